"""The pictures of The Hammer of Thor."""
