"""What the engine needs of a GPU: the one that is there, and arrays that lie in its memory."""
