/* eslint-disable */
// Made by `python -m discovery.server.protocol.schema`; schema sha256 f9393d5e782df7eba22e1aaf43d2ca33e33bad36a660fd2d736589e7b360690c.

/**
 * The messages of a family of games, by name.
 */
export interface Messages {
  WalkPosition: WalkPosition;
  WalkHappening: WalkHappening;
  WalkMap: WalkMap;
  WalkPositionChange: WalkPositionChange;
}
/**
 * A walk as one viewer may know it. A token is ``""`` where there is none, ``"?"`` where it is hidden.
 *
 * ``tokens`` has an entry a space of the map, ``places`` and ``held`` one a seat. ``steps`` are left of this
 * turn's roll. ``asked``: the viewer may still answer in the open window. ``reason`` is how it ended, ``""``
 * while it goes on.
 */
export interface WalkPosition {
  family: "walk";
  viewer: number;
  phase: string;
  turn: number;
  turn_number: number;
  actors: number[];
  legal: string[];
  tokens: string[];
  places: number[][];
  held: string[][];
  steps: number;
  asked: boolean;
  resting: number[];
  winners: number[];
  reason: string;
}
/**
 * One thing that happened; ``token`` is ``""`` where the viewer may not know it.
 */
export interface WalkHappening {
  family: "walk";
  kind: string;
  seat: number;
  token: string;
  other: number;
  number: number;
}
/**
 * The map: its spaces by number, as axial coordinates, and the seats it has room for.
 */
export interface WalkMap {
  family: "walk";
  id: string;
  name: {
    [k: string]: string;
  };
  spaces: number[][];
  max_seats: number;
}
/**
 * The fields of a ``WalkPosition`` that are not as they were.
 */
export interface WalkPositionChange {
  family?: "walk";
  viewer?: number;
  phase?: string;
  turn?: number;
  turn_number?: number;
  actors?: number[];
  legal?: string[];
  tokens?: string[];
  places?: number[][];
  held?: string[][];
  steps?: number;
  asked?: boolean;
  resting?: number[];
  winners?: number[];
  reason?: string;
}
