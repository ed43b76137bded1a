"""Las Vegas: dice and bills."""
