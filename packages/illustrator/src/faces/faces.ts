import type { ExpressionId } from '@eidolon/people'
import type { Muscles } from './units.ts'

/** What the face does, and with it the head and the eyes. */
export type Face = {
  readonly muscles: Muscles
  /** The head: chin down, turned to the left, bent to the left, in degrees. */
  readonly head?: readonly [down: number, left: number, bent: number]
  /** Eyes that go past the camera: left and up, in degrees. */
  readonly eyes?: readonly [left: number, up: number]
  /** Color in the cheeks beyond the person's own. */
  readonly blush?: number
  /** Tears on the cheeks, 0..1. */
  readonly tears?: number
  /** Shadows under the eyes, 0..1. */
  readonly weary?: number
  /** How little light there is, 0..1: pupils open. */
  readonly dim?: number
}

/** Every expression of the catalog. A smile includes the eyes, and "neutral" isn't quite blank. */
export const faces: Readonly<Record<ExpressionId, Face>> = {
  neutral: { muscles: { smile: 0.14, lift: 0.54, browUp: 0.08, squint: 0.06 } },
  smile: { muscles: { smile: 0.54, lift: 0.66, browUp: 0.2, squint: 0.26 }, head: [0, 0, 3] },
  happy: { muscles: { smile: 0.64, lift: 0.56, beam: 0.42, browUp: 0.44, squint: 0.5 }, head: [-3, 0, 6] },
  // Teeth that are shut: with a gap between them it is a laugh.
  grin: {
    muscles: { smile: 0.3, beam: 1, bare: 0.36, stretch: 0.2, squint: 0.34, browUp: 0.14 },
    head: [3, 0, 0],
  },
  // Eyes that are shut tell it from everybody who is merely happy; farther open, mouths come through thin cheeks.
  laugh: {
    muscles: { smile: 0.62, beam: 0.8, open: 0.46, squint: 0.9, close: 0.66, browUp: 0.3 },
    head: [-12, 2, 7],
  },
  smirk: {
    muscles: {
      smileL: 1,
      smile: 0.06,
      lift: 0.04,
      press: 0.06,
      browUpL: 0.75,
      browOuterL: 0.2,
      browDownR: 0.3,
      squint: 0.22,
      squintL: 0.2,
      close: 0.1,
    },
    head: [2, 4, -5],
  },
  wink: {
    muscles: { smile: 0.3, lift: 0.35, beam: 0.3, closeR: 0.96, squintR: 0.2, browUpL: 0.34, browDownR: 0.14 },
    head: [0, 3, -6],
  },
  calm: { muscles: { smile: 0.3, lift: 0.5, close: 0.28, browInner: 0.14, browUp: 0.12 }, head: [3, 0, 4] },
  confident: {
    muscles: { smile: 0.46, lift: 0.46, browDown: 0.16, squint: 0.28, press: 0.08 },
    head: [-8, 7, -2],
  },
  proud: { muscles: { smile: 0.26, lift: 0.4, press: 0.28, browUp: 0.38, close: 0.24 }, head: [-13, 8, 0] },
  determined: {
    muscles: { browDown: 0.72, squint: 0.5, press: 0.12, stretch: 0.5, lift: 0.1, flare: 0.3 },
    head: [6, 0, 0],
  },
  serious: { muscles: { browDown: 0.4, press: 0.24, frown: 0.08, squint: 0.1 }, head: [2, 0, 0] },
  // Brows drawn together: raised ones would ask.
  thoughtful: {
    muscles: { browInner: 0.4, browDown: 0.4, press: 0.26, smileR: 0.24, purse: 0.16, squint: 0.16 },
    head: [-3, 8, 8],
    eyes: [20, 18],
  },
  dreamy: {
    muscles: { smile: 0.14, lift: 0.35, browInner: 0.3, browUp: 0.16, close: 0.2, part: 0.1 },
    head: [-3, 5, 8],
    eyes: [6, 14],
  },
  curious: {
    muscles: { browUp: 0.9, browInner: 0.24, wide: 0.75, smile: 0.46, lift: 0.44, part: 0.24 },
    head: [6, 0, 13],
  },
  surprised: {
    muscles: { browUp: 1, browInner: 0.3, wide: 1, open: 0.52, funnel: 0.34 },
    head: [-3, 0, 0],
  },
  excited: {
    muscles: { smile: 0.44, beam: 0.62, open: 0.3, browUp: 0.7, wide: 0.5, browInner: 0.2 },
    head: [-4, 0, 4],
  },
  // Down rather than aside: a glance from the corner of the eye flirts.
  shy: {
    muscles: { smile: 0.36, lift: 0.42, press: 0.26, browInner: 0.7, browUp: 0.14, close: 0.08 },
    head: [14, 8, 6],
    eyes: [-7, -16],
    blush: 1,
  },
  sad: { muscles: { browInner: 1, frown: 0.7, close: 0.24, pout: 0.1 }, head: [8, 0, 4], eyes: [0, -8] },
  tearful: {
    muscles: { browInner: 1, frown: 0.5, stretch: 0.22, squint: 0.3, part: 0.2, sneer: 0.12 },
    head: [2, 0, 6],
    blush: 0.3,
    tears: 1,
  },
  worried: {
    muscles: {
      browInner: 1,
      browUp: 0.3,
      browDown: 0.2,
      frown: 0.42,
      stretch: 0.5,
      part: 0.24,
      wide: 0.45,
    },
    head: [5, 4, 4],
  },
  afraid: {
    muscles: { browInner: 1, browUp: 0.3, browDown: 0.2, wide: 1, stretch: 0.85, open: 0.14, part: 0.34, neck: 0.4 },
    head: [-4, -12, 0],
  },
  angry: {
    muscles: {
      browDown: 1,
      wide: 0.55,
      squint: 0.2,
      press: 0.42,
      frown: 0.86,
      flare: 1,
      sneer: 0.62,
      snarl: 0.1,
      neck: 0.35,
    },
    head: [12, 0, 0],
  },
  furious: {
    muscles: {
      browDown: 1,
      wide: 0.44,
      squint: 0.26,
      open: 0.46,
      bare: 0.6,
      snarl: 0.5,
      flare: 1,
      sneer: 0.85,
      neck: 0.55,
    },
    head: [4, 0, 3],
  },
  disgusted: {
    muscles: { browDown: 0.75, sneer: 1, squint: 0.62, snarl: 0.9, frown: 0.5, part: 0.3, pout: 0.3, flare: 0.3 },
    head: [-8, -14, 7],
  },
  suspicious: {
    muscles: { browDownL: 0.9, browUpR: 0.42, browDownR: 0.2, squint: 0.7, press: 0.3, frown: 0.14 },
    head: [4, 13, 0],
    eyes: [-13, 1],
  },
  // Both brows ask; one alone would doubt.
  confused: {
    muscles: {
      browDown: 0.4,
      browInner: 0.9,
      browUpL: 0.7,
      squintR: 0.4,
      part: 0.3,
      open: 0.1,
      stretch: 0.24,
      frown: 0.12,
      sneerR: 0.4,
    },
    head: [1, -3, -14],
    eyes: [-4, 3],
  },
  bored: { muscles: { close: 0.36, browUp: 0.12, frown: 0.34, smileR: 0.16 }, head: [1, 6, 12], eyes: [22, 3] },
  tired: { muscles: { close: 0.5, browInner: 0.5, browUp: 0.16, frown: 0.26, part: 0.14 }, head: [3, 0, 7], weary: 1 },
  'eyes-closed': { muscles: { close: 1, smile: 0.14, lift: 0.35, browInner: 0.06, browUp: 0.06 }, head: [2, 0, 3] },
  'lips-parted': {
    muscles: { part: 0.42, open: 0.07, smile: 0.06, lift: 0.1, close: 0.1, browInner: 0.14, browUp: 0.06 },
    head: [-2, 0, 3],
  },
  yawn: {
    muscles: { close: 1, open: 1, funnel: 0.3, browInner: 0.6, browDown: 0.2, squint: 0.7, flare: 0.3 },
    head: [-8, 0, 5],
  },
  sing: {
    muscles: { open: 0.42, funnel: 0.3, browUp: 0.2, browInner: 0.7, close: 0.62, smile: 0.24, lift: 0.2 },
    head: [-8, 6, 7],
  },
  pout: { muscles: { pout: 1, purse: 0.16, frown: 0.56, browInner: 0.5, browDown: 0.3, close: 0.08 }, head: [9, 0, 8] },
}

/** Eyes shut for a moment. */
export const blink: Muscles = { close: 1, browDown: 0.06 }

/** The mouth's shapes of speech, for films: laid over an expression. */
export const visemes = {
  rest: {},
  ah: { open: 0.42, part: 0.2 },
  eh: { open: 0.22, part: 0.3, stretch: 0.2 },
  ee: { open: 0.08, part: 0.35, stretch: 0.4, smile: 0.15 },
  oh: { open: 0.3, funnel: 0.35 },
  oo: { open: 0.12, purse: 0.5 },
  mm: { press: 0.55 },
  ff: { part: 0.25, press: 0.25 },
  ss: { part: 0.35, stretch: 0.15 },
} as const satisfies Readonly<Record<string, Muscles>>
