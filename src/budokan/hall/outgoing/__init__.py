"""What the hall tells: of one seat what it may know (`seats`), of a room what is sent to it (`rooms`)."""
