/** A light from a side, as the stage has it: where it comes from, its color and how strong it is. */
type Lamp = { readonly from: readonly [number, number, number]; readonly colour: string; readonly power: number }

export type StageLight = {
  readonly label: string
  readonly lamps: readonly Lamp[]
  /** From everywhere: from above, and thrown back by the floor. */
  readonly sky: string
  readonly ground: string
  readonly around: number
  /** What is behind them. */
  readonly backdrop: string
}

/**
 * The stage's version of some lights of the generator, under the same ids; the empty one is what portraits have. It is
 * near them and not the same: the illustrator's light has shadows and bounces that a page has no time for.
 */
export const stageLights: Readonly<Record<string, StageLight>> = {
  '': {
    label: 'As on the portrait',
    lamps: [
      { from: [-0.55, 0.6, 0.75], colour: '#fff1e2', power: 2.5 },
      { from: [0.8, 0.25, 0.55], colour: '#dfe8ff', power: 0.7 },
      { from: [0.6, 0.7, -0.8], colour: '#ffffff', power: 1.3 },
    ],
    sky: '#f4f3f6',
    ground: '#8d8078',
    around: 1.1,
    backdrop: '#b9b6b3',
  },
  soft: {
    label: 'Soft light',
    lamps: [{ from: [-0.2, 0.5, 0.9], colour: '#ffffff', power: 1.4 }],
    sky: '#ffffff',
    ground: '#b9b4ae',
    around: 2,
    backdrop: '#d5d2ce',
  },
  golden: {
    label: 'Golden light',
    lamps: [
      { from: [-0.85, 0.25, 0.5], colour: '#ffb566', power: 3.2 },
      { from: [0.7, 0.5, -0.7], colour: '#ffd9a0', power: 1.4 },
    ],
    sky: '#ffd9b0',
    ground: '#7a5a44',
    around: 0.9,
    backdrop: '#c79f77',
  },
  dramatic: {
    label: 'Dramatic light',
    lamps: [
      { from: [-0.95, 0.35, 0.25], colour: '#fff0dd', power: 3.6 },
      { from: [0.9, 0.4, -0.6], colour: '#8fa6ff', power: 0.9 },
    ],
    sky: '#2b2b33',
    ground: '#15120f',
    around: 0.6,
    backdrop: '#232227',
  },
  rim: {
    label: 'Light from behind',
    lamps: [
      { from: [-0.7, 0.6, -0.8], colour: '#ffffff', power: 4 },
      { from: [0.8, 0.5, -0.7], colour: '#fff1dd', power: 3 },
      { from: [0, 0.2, 1], colour: '#ffffff', power: 0.5 },
    ],
    sky: '#5b5d66',
    ground: '#2a2826',
    around: 0.8,
    backdrop: '#3b3a3f',
  },
  moon: {
    label: 'Moonlight',
    lamps: [
      { from: [0.6, 0.8, 0.35], colour: '#9db8ff', power: 2 },
      { from: [-0.8, 0.3, -0.6], colour: '#6f8fe0', power: 0.9 },
    ],
    sky: '#31405f',
    ground: '#10141f',
    around: 0.9,
    backdrop: '#1b2233',
  },
  neon: {
    label: 'Neon light',
    lamps: [
      { from: [-0.9, 0.2, 0.45], colour: '#ff3fa4', power: 3 },
      { from: [0.9, 0.3, 0.3], colour: '#33c8ff', power: 3 },
    ],
    sky: '#3a2b55',
    ground: '#160f22',
    around: 0.7,
    backdrop: '#241a34',
  },
  candle: {
    label: 'Candlelight',
    lamps: [{ from: [0.25, -0.25, 0.9], colour: '#ff9d4a', power: 2.6 }],
    sky: '#4a3222',
    ground: '#6b4526',
    around: 0.6,
    backdrop: '#2b1e15',
  },
}
