"""Small games that live only here. The laws hold on them, and reject them once they are spoilt."""
