"""The Discovery card games: a pure rules engine that knows nothing of screens, stores or sockets."""
