"""Lessons: records whose comments tell a learner what to do, and why."""
