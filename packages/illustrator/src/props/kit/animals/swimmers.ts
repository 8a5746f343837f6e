import type { Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'
import { eyeOf, chain } from './limbs.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { triples } from '#geometry/numbers.ts'

/** What swims: sharks, dolphins, whales, fish. It hangs at y = 0 and looks to +z; the flukes stand or lie. */
export function swimmer(form: {
  readonly long: number
  readonly thick: number
  readonly coat: string
  readonly belly: string
  readonly fins?: string
  readonly tail: 'upright' | 'level'
  readonly snout?: number
  readonly eye?: string
  readonly patch?: string
  readonly veil?: true
}): readonly Limb[] {
  const { long, thick: t, coat, belly, fins = coat, tail, snout = 0.4, patch } = form
  const half = long / 2
  const upright = tail === 'upright'
  const blade = (x: number, y: number, z: number): { way: Vector; by: number } => ({ way: [x, y, z], by: 0.3 })
  const end: Vector = [0, 0, -half]
  const fluke = form.veil ? 1.15 : 1
  return [
    { from: [0, 0, -half * 0.35], to: [0, 0, half * 0.4], radii: [t * 0.78, t], colour: coat },
    { from: [0, 0, half * 0.4], to: [0, -t * 0.05, half * 0.86], radii: [t * 0.96, t * snout], colour: coat },
    { from: [0, 0, -half * 0.35], to: end, radii: [t * 0.78, t * 0.16], colour: coat },
    {
      from: [0, -t * 0.36, -half * 0.5],
      to: [0, -t * 0.34, half * 0.7],
      radii: [t * 0.42, t * 0.66],
      colour: belly,
      plain: true,
    },
    ...(patch
      ? [
          {
            from: [t * 0.62, t * 0.34, half * 0.5],
            to: [t * 0.66, t * 0.34, half * 0.26],
            radii: [t * 0.22, t * 0.2],
            colour: patch,
            both: true,
            plain: true,
          } satisfies Limb,
        ]
      : []),
    eyeOf(
      [t * 0.6, t * 0.14, half * 0.66],
      t * 0.11,
      form.eye ?? '#16120e',
      [1, 0.1, 0.3],
      form.eye ? 'round' : 'dark',
    ),
    // Fins: on the back, at the sides, and the tail.
    {
      from: [0, t * 0.8, half * 0.06],
      to: [0, t * 1.75, -half * 0.24],
      radii: [t * 0.6, t * 0.1],
      colour: fins,
      flat: blade(1, 0, 0),
      plain: true,
    },
    {
      from: [t * 0.7, -t * 0.3, half * 0.3],
      to: [t * 1.9, -t * 0.8, -half * 0.02],
      radii: [t * 0.44, t * 0.12],
      colour: fins,
      flat: blade(0, 1, 0.3),
      both: true,
      plain: true,
    },
    ...(upright
      ? [1, -1].map((way): Limb => ({
          from: end,
          to: [0, way * t * 1.25 * fluke, -half - t * 0.9 * fluke],
          radii: [t * 0.3, t * 0.12 * fluke],
          colour: fins,
          flat: blade(1, 0, 0),
          plain: true,
        }))
      : [
          {
            from: end,
            to: [t * 1.5, 0, -half - t * 0.8],
            radii: [t * 0.34, t * 0.14],
            colour: fins,
            flat: blade(0, 1, 0),
            both: true,
            plain: true,
          } satisfies Limb,
        ]),
  ]
}

/** A bag of a head over eight arms. */
export function octopus(coat: string, pale: string): readonly Limb[] {
  const arms = Array.from({ length: 8 }, (_, nth) => {
    const turn = (nth / 8) * Math.PI * 2 + 0.39
    const [c, s] = [cos(turn), sin(turn)]
    const points = Array.from({ length: 7 }, (__, step): Vector => {
      const out = 0.4 + step * 0.36
      const sway = sin(step * 0.9 + nth) * 0.22
      return [
        c * out - s * sway,
        Math.max(0.12, 0.75 - step * 0.14 + (step > 4 ? (step - 4) * 0.2 : 0)),
        s * out + c * sway,
      ]
    })
    return chain(points, (share) => 0.32 - share * 0.25, nth % 2 === 0 ? coat : pale)
  })
  return [
    { from: [0, 1.5, -0.25], to: [0, 0.95, 0.1], radii: [0.95, 0.62], colour: coat },
    eyeOf([0.42, 1.12, 0.6], 0.2, '#e0b84a', [0.5, 0.1, 1], 'slit'),
    ...arms.flat(),
  ]
}

/** Lies on its belly with its head up. */
export const seal = (coat: string, belly: string): readonly Limb[] => [
  ...chain(
    triples`0 2.2 1.2, 0 1.3 0.7, 0 0.95 -0.6, 0 0.7 -2, 0 0.4 -3.2`,
    (share) => 0.62 + 0.5 * sin(share * 3) - share * 0.3,
    coat,
  ),
  { from: [0, 1.9, 1.5], to: [0, 0.8, 0.6], radii: [0.5, 0.7], colour: belly, plain: true },
  { from: [0, 2.7, 1.4], to: [0, 2.7, 1.5], radii: [0.66, 0.62], colour: coat },
  { from: [0.2, 2.5, 1.95], radii: [0.26, 0.26], colour: belly, both: true, plain: true },
  { from: [0, 2.66, 2.18], radii: [0.12, 0.12], colour: '#181416', smooth: true },
  eyeOf([0.34, 2.86, 1.9], 0.16, '#140e0c', [0.5, 0.1, 0.9], 'dark'),
  {
    from: [0.8, 0.8, 0.7],
    to: [1.7, 0.12, 1],
    radii: [0.4, 0.26],
    colour: coat,
    both: true,
    flat: { way: [0.2, 1, 0], by: 0.35 },
  },
  {
    from: [0.15, 0.3, -3.2],
    to: [0.6, 0.2, -4],
    radii: [0.26, 0.3],
    colour: coat,
    both: true,
    flat: { way: [0, 1, 0], by: 0.35 },
  },
]
