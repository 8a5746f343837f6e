import { cos, sin } from '@eidolon/people/exact.ts'
import { type Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'

export type EarForm =
  | 'prick'
  | 'large'
  | 'bat'
  | 'floppy'
  | 'long'
  | 'folded'
  | 'round'
  | 'upright'
  | 'side'
  | 'mouse'
  | 'none'
export type HornForm = 'goat' | 'ram' | 'cow' | 'antlers' | 'stubs' | 'unicorn' | 'none'

/** A head by the radius of its skull; everything else is a share of that. */
export type HeadForm = {
  readonly size: number
  /** How long the muzzle is, how thick where it begins and where it ends, and how far it hangs below the middle. */
  readonly muzzle: readonly [long: number, from: number, to: number, low?: number]
  readonly ears: EarForm
  readonly eyes?: {
    readonly patch?: number
    readonly iris?: string
    readonly pupil?: 'round' | 'slit' | 'dark' | 'lamp'
    readonly size?: number
    /** How far from the middle, and how high. */
    readonly at?: readonly [aside: number, up: number]
  }
  /** How wide cheeks are, 0 for none: cats, foxes, hamsters. */
  readonly cheeks?: number
  readonly horns?: HornForm
  readonly nose?: 'small' | 'wide' | 'snout' | 'none'
  readonly colours: {
    readonly coat: string
    readonly muzzle?: string
    readonly cheeks?: string
    readonly ears?: string
    readonly inner?: string
    readonly nose?: string
    readonly horns?: string
    /** Around the eyes: raccoons, pandas, huskies. */
    readonly mask?: string
    /** Over the brow: the blaze of collies, the stripe of badgers. */
    readonly blaze?: string
  }
}

/** The limbs of a head: its middle, and how far it looks down, degrees. */
export function headOf(middle: Vector, down: number, form: HeadForm): readonly Limb[] {
  const { size: r, muzzle, ears, eyes = {}, cheeks = 0, horns = 'none', nose = 'small', colours } = form
  const [long, from, to, low = 0.22] = muzzle
  const angle = (down / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  /** Aside, up and ahead by shares of the skull. */
  const at = (x: number, y: number, z: number): Vector => [
    middle[0] + x * r,
    middle[1] + (y * c - z * s) * r,
    middle[2] + (z * c + y * s) * r,
  ]
  const way = (x: number, y: number, z: number): Vector => [x, y * c - z * s, z * c + y * s]
  const [aside, up] = eyes.at ?? [0.46, 0.22]
  const eye = (eyes.size ?? 0.2) * r
  /** A panda's are larger than its eyes. */
  const patch = eyes.patch ?? 1.75
  const out = Math.sqrt(Math.max(0.05, 0.98 - aside * aside - up * up))
  const face = colours.muzzle ?? colours.coat
  const tip = Math.max(0.72, 0.6 + long)
  const noseSize = nose === 'wide' ? 0.26 : nose === 'snout' ? to * 0.94 : 0.17
  return [
    { from: at(0, 0, -0.12), to: at(0, 0.02, 0.06), radii: [r * 0.98, r * 0.94], colour: colours.coat },
    ...(long > 0
      ? [
          {
            from: at(0, -low * 0.7, 0.58),
            to: at(0, -low, tip - to * 0.4),
            radii: [from * r, to * r] as const,
            colour: face,
            plain: true as const,
          },
        ]
      : []),
    // The lower jaw.
    ...(long > 0.35
      ? [
          {
            from: at(0, -low - from * 0.5, 0.5),
            to: at(0, -low - to * 0.72, tip - to * 0.75),
            radii: [from * r * 0.62, to * r * 0.6] as const,
            colour: face,
            plain: true as const,
          },
        ]
      : []),
    ...(cheeks > 0
      ? [
          {
            from: at(0.46 * cheeks, -0.3, 0.34),
            radii: [0.5 * cheeks * r, 0.5 * cheeks * r] as const,
            colour: colours.cheeks ?? face,
            plain: true as const,
            both: true as const,
          },
        ]
      : []),
    ...(colours.mask
      ? [
          {
            from: at(aside * 1.02, up - 0.05, out * (patch > 2 ? 0.8 : 0.66)),
            radii: [eye * patch, eye * patch] as const,
            colour: colours.mask,
            plain: true as const,
            both: true as const,
          },
        ]
      : []),
    ...(colours.blaze
      ? [
          {
            from: at(0, 0.86, 0.2),
            to: at(0, 0.05, 0.88),
            radii: [0.2 * r, 0.24 * r] as const,
            colour: colours.blaze,
            plain: true as const,
          },
        ]
      : []),
    ...(nose === 'none'
      ? []
      : [
          {
            from: at(0, -low + to * (nose === 'snout' ? 0.1 : 0.5), tip + (nose === 'snout' ? 0.02 : to * 0.24)),
            radii: [noseSize * r, noseSize * r] as const,
            colour: colours.nose ?? '#1b1614',
            smooth: true as const,
            flat: { way: nose === 'snout' ? way(0, 0, 1) : way(0, 1, 0.3), by: nose === 'snout' ? 0.4 : 0.8 },
          },
        ]),
    ...(nose === 'snout'
      ? [
          {
            from: at(0.13, -low + 0.06, tip + noseSize * 0.36),
            radii: [0.075 * r, 0.075 * r] as const,
            colour: '#4a2420',
            smooth: true as const,
            both: true as const,
          },
        ]
      : []),
    {
      from: at(aside, up, out * 0.93),
      radii: [eye, eye],
      colour: eyes.iris ?? '#5a3516',
      both: true,
      eye: { look: way(aside * 0.9, 0.04, 1), pupil: eyes.pupil ?? 'round' },
    },
    ...earsOf(ears, at, way, r, colours.ears ?? colours.coat, colours.inner ?? '#c99a8a'),
    ...hornsOf(horns, at, r, colours.horns ?? '#a08c6c'),
  ]
}

type At = (x: number, y: number, z: number) => Vector

function earsOf(form: EarForm, at: At, way: At, r: number, coat: string, inner: string): readonly Limb[] {
  const pair = (
    from: Vector,
    to: Vector,
    radii: readonly [number, number],
    colour: string,
    thin: Vector,
    by: number,
  ): Limb => ({
    from,
    to,
    radii: [radii[0] * r, radii[1] * r],
    colour,
    flat: { way: thin, by },
    both: true,
    plain: true,
  })
  const ahead = way(0.25, 0, 1)
  const sideways = way(1, 0, 0.15)
  const pricked = (wide: number, tall: number, lean: number) => [
    pair(at(0.5, 0.66, -0.1), at(0.5 + lean, 0.66 + tall, -0.16), [wide, 0.05], coat, ahead, 0.34),
    pair(
      at(0.51, 0.7, 0.02),
      at(0.5 + lean * 0.95, 0.62 + tall * 0.82, -0.04),
      [wide * 0.62, 0.04],
      inner,
      ahead,
      0.26,
    ),
  ]
  switch (form) {
    case 'prick':
      return pricked(0.38, 0.85, 0.14)
    case 'large':
      return pricked(0.46, 1.25, 0.16)
    case 'bat':
      return pricked(0.58, 1.5, 0.5)
    case 'floppy':
      return [
        pair(at(0.72, 0.62, -0.1), at(1.02, -0.02, 0.02), [0.24, 0.34], coat, sideways, 0.42),
        pair(at(1.02, -0.02, 0.02), at(1.0, -0.5, 0.1), [0.34, 0.24], coat, sideways, 0.4),
      ]
    case 'long':
      return [
        pair(at(0.76, 0.5, -0.12), at(1.08, -0.4, 0.02), [0.26, 0.42], coat, sideways, 0.4),
        pair(at(1.08, -0.4, 0.02), at(1.02, -1.2, 0.12), [0.42, 0.34], coat, sideways, 0.38),
      ]
    case 'folded':
      return [
        pair(at(0.62, 0.74, -0.05), at(0.95, 0.6, 0.2), [0.28, 0.26], coat, way(0.4, 1, 0.2), 0.5),
        pair(at(0.95, 0.6, 0.2), at(0.98, 0.22, 0.42), [0.26, 0.14], coat, sideways, 0.5),
      ]
    case 'round':
      return [
        pair(at(0.7, 0.74, -0.12), at(0.74, 0.82, -0.12), [0.36, 0.34], coat, ahead, 0.5),
        pair(at(0.72, 0.76, 0.04), at(0.74, 0.82, 0.04), [0.22, 0.2], inner, ahead, 0.3),
      ]
    case 'mouse':
      return [
        pair(at(0.72, 0.84, -0.1), at(0.84, 1.0, -0.12), [0.52, 0.52], coat, ahead, 0.22),
        pair(at(0.74, 0.86, 0.02), at(0.84, 1.0, 0), [0.38, 0.38], inner, ahead, 0.16),
      ]
    case 'upright':
      return [
        pair(at(0.34, 0.72, -0.2), at(0.52, 1.7, -0.42), [0.24, 0.34], coat, ahead, 0.42),
        pair(at(0.52, 1.7, -0.42), at(0.62, 2.5, -0.6), [0.34, 0.12], coat, ahead, 0.42),
        pair(at(0.38, 0.9, -0.1), at(0.58, 2.2, -0.42), [0.18, 0.14], inner, ahead, 0.34),
      ]
    case 'side':
      return [
        pair(at(0.72, 0.5, -0.25), at(1.25, 0.56, -0.3), [0.2, 0.32], coat, way(0, 0.5, 1), 0.4),
        pair(at(1.25, 0.56, -0.3), at(1.7, 0.46, -0.3), [0.32, 0.08], coat, way(0, 0.5, 1), 0.4),
        pair(at(0.95, 0.5, -0.16), at(1.5, 0.5, -0.2), [0.16, 0.1], inner, way(0, 0.5, 1), 0.4),
      ]
    case 'none':
      return []
  }
}

function hornsOf(form: HornForm, at: At, r: number, colour: string): readonly Limb[] {
  const bar = (from: Vector, to: Vector, thick: number, thin: number): Limb => ({
    from,
    to,
    radii: [thick * r, thin * r],
    colour,
    smooth: true,
    both: true,
  })
  switch (form) {
    case 'goat':
      return [
        bar(at(0.32, 0.8, 0), at(0.44, 1.5, -0.4), 0.2, 0.15),
        bar(at(0.44, 1.5, -0.4), at(0.62, 1.8, -1.1), 0.15, 0.05),
      ]
    case 'ram':
      return [
        bar(at(0.55, 0.75, -0.1), at(1.0, 0.8, -0.6), 0.32, 0.3),
        bar(at(1.0, 0.8, -0.6), at(1.3, 0.1, -0.75), 0.3, 0.26),
        bar(at(1.3, 0.1, -0.75), at(1.3, -0.45, -0.2), 0.26, 0.2),
        bar(at(1.3, -0.45, -0.2), at(1.35, -0.35, 0.35), 0.2, 0.07),
      ]
    case 'cow':
      return [
        bar(at(0.5, 0.86, 0), at(1.2, 1.2, 0.1), 0.24, 0.18),
        bar(at(1.2, 1.2, 0.1), at(1.35, 1.95, 0.3), 0.18, 0.04),
      ]
    case 'stubs':
      return [bar(at(0.3, 0.85, -0.1), at(0.34, 1.35, -0.15), 0.12, 0.13)]
    case 'antlers':
      return [
        bar(at(0.36, 0.8, -0.15), at(0.85, 1.7, -0.5), 0.15, 0.13),
        bar(at(0.85, 1.7, -0.5), at(1.5, 2.6, -0.5), 0.13, 0.11),
        bar(at(1.5, 2.6, -0.5), at(1.35, 3.7, -0.1), 0.11, 0.04),
        bar(at(0.6, 1.2, -0.3), at(0.7, 1.5, 0.35), 0.11, 0.03),
        bar(at(1.05, 2.0, -0.5), at(1.0, 2.7, 0.1), 0.11, 0.03),
        bar(at(1.5, 2.6, -0.5), at(2.1, 3.2, -0.3), 0.11, 0.03),
        bar(at(1.2, 2.2, -0.5), at(1.9, 2.3, -0.5), 0.1, 0.03),
      ]
    case 'unicorn':
      return [{ ...bar(at(0, 0.7, 0.55), at(0, 2.1, 1.3), 0.15, 0.02), from: at(0, 0.7, 0.55) }]
    case 'none':
      return []
  }
}
