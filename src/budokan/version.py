"""The version of the house."""

VERSION = "0.1.0"
