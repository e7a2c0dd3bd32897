/** A drawing in a box of 160 x 80: outlines from back to front, each in a tone of the theme. */
export type Scene = readonly (readonly [tone: "far" | "deep" | "mid" | "near" | "light" | "line", outline: string])[];
