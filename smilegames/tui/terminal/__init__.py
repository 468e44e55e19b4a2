"""The line between the program and its terminal: keys in, cells out, colours that can be shown."""
