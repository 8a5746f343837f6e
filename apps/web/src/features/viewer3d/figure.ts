import type { Avatar, Turns } from '@eidolon/illustrator/live.ts'

/** Somebody as bones, meshes and paint, to be shown by `FigureView`: plain numbers, made without the server (`use-figure.ts`). */
export type Figure = Avatar

/** How they stand: how each bone is turned against the one above it, from arms out. The bones are called as VRM calls them. */
export type FigurePose = Turns

/** The same person with other genes, until they are made anew. */
export type { Moved } from '@eidolon/illustrator/live.ts'

/** Where they are looked at from. */
export type View = {
  /** Degrees around them: 0 before them, 90 at their left side, 180 behind. */
  readonly turn: number
  /** Degrees over them; negative ones are below. */
  readonly tilt: number
  /** From 0, all of them with room around, to 1, the face. */
  readonly near: number
}

export type Point3 = readonly [x: number, y: number, z: number]

/** Where something of a figure is seen. */
export type ProjectedBone = {
  /** Shares of the canvas, from the upper left. */
  readonly x: number
  readonly y: number
  /** Meters. */
  readonly at: Point3
  /** How many meters the height of the canvas is at this depth. */
  readonly high: number
}

export const frontView: View = { turn: 0, tilt: 3, near: 0.72 }

const steepest = 60

/** A view as it can be: once around, never upside down, never inside. */
export const clampView = ({ turn, tilt, near }: View): View => ({
  turn: ((((turn + 180) % 360) + 360) % 360) - 180,
  tilt: Math.max(-steepest / 2, Math.min(steepest, tilt)),
  near: Math.max(0, Math.min(1, near)),
})

/** What keys do to a view; nothing for all other keys. */
export function turnedByKey(view: View, key: string): View | undefined {
  const { turn, tilt, near } = view
  switch (key) {
    case 'ArrowLeft':
      return clampView({ ...view, turn: turn - 10 })
    case 'ArrowRight':
      return clampView({ ...view, turn: turn + 10 })
    case 'ArrowUp':
      return clampView({ ...view, tilt: tilt + 5 })
    case 'ArrowDown':
      return clampView({ ...view, tilt: tilt - 5 })
    case '+':
    case '=':
      return clampView({ ...view, near: near + 0.08 })
    case '-':
      return clampView({ ...view, near: near - 0.08 })
    case 'Home':
      return frontView
    default:
      return undefined
  }
}
