"""Late objection: cards may be laid without their prerequisites, and anybody may object (rule S34)."""
