/* eslint-disable */
// Made by `python -m discovery.server.protocol.schema`.

import type { StandingOrder, TablePlan } from "./protocol";

/** How a table is kept, as in a plan. */
export type Conduct = Required<Pick<TablePlan, "leaving" | "turn_seconds" | "window_seconds" | "away" | "window_hours" | "watching" | "delay_steps" | "learner" | "hints" | "touched" | "joining" | "undo" | "bank_minutes" | "increment_seconds" | "move_days" | "quiet_from" | "quiet_until" | "zone" | "gone_minutes">>;

export const AWAY: readonly Conduct["away"][] = ["order", "wait", "days"];
export const WATCHING: readonly Conduct["watching"][] = ["now", "delayed", "end"];
export const UNDOING: readonly Conduct["undo"][] = ["off", "free", "consent"];
export const ORDERS: readonly StandingOrder["order"][] = ["never", "agree", "ask-if-could", "always"];
export const CONDUCT: Conduct = {"leaving": "discard", "turn_seconds": 0, "window_seconds": 5, "away": "order", "window_hours": 24, "watching": "now", "delay_steps": 10, "learner": false, "hints": true, "touched": false, "joining": false, "undo": "consent", "bank_minutes": 0, "increment_seconds": 0, "move_days": 0, "quiet_from": 0, "quiet_until": 0, "zone": "UTC", "gone_minutes": 2};
