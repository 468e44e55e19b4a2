"""Every sentence people read. Facts and codes go in, words come out, in the reader's language."""
