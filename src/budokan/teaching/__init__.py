"""First games that teach: scripts of games, played on the real engine. A script is data; its words are in the catalogues."""
