"""The commands of a house: to open one, to look after it, to bring it elsewhere."""
