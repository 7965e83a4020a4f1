"""The rules of Spy Club, CL-1 to CL-25."""
