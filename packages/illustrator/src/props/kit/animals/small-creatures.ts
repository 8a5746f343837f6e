import type { Vector } from '#geometry/vector.ts'
import { headOf } from './animal-head.ts'
import type { Limb } from './animal.ts'
import { eyeOf, chain } from './limbs.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** Eight legs around a furry body. */
export function spider(coat: string, legs: string): readonly Limb[] {
  const leg = (nth: number): readonly Limb[] => {
    const ahead = 0.9 - nth * 0.6
    const knee: Vector = [1.1, 1.15, ahead * 0.9]
    return [
      { from: [0.25, 0.55, 0.25 - nth * 0.14], to: knee, radii: [0.13, 0.11], colour: legs, both: true },
      { from: knee, to: [1.7, 0.05, ahead * 1.7], radii: [0.11, 0.05], colour: legs, both: true },
    ]
  }
  return [
    { from: [0, 0.8, -0.9], to: [0, 0.7, -0.5], radii: [0.72, 0.55], colour: coat },
    { from: [0, 0.55, 0.1], to: [0, 0.55, 0.35], radii: [0.4, 0.36], colour: legs },
    eyeOf([0.12, 0.74, 0.62], 0.09, '#120c0a', [0.3, 0.4, 1], 'dark'),
    eyeOf([0.27, 0.68, 0.54], 0.06, '#120c0a', [0.6, 0.4, 0.8], 'dark'),
    {
      from: [0.12, 0.42, 0.62],
      to: [0.1, 0.2, 0.74],
      radii: [0.09, 0.03],
      colour: '#2a1612',
      smooth: true,
      both: true,
    },
    ...[0, 1, 2, 3].flatMap(leg),
  ]
}

/** A shell that is carried on a long foot. */
export const snail = (shell: string, skin: string): readonly Limb[] => [
  ...chain(
    triples`0 0.16 -1.2, 0 0.2 -0.4, 0 0.22 0.6, 0 0.5 1.1, 0 0.9 1.3`,
    (share) => 0.12 + 0.18 * sin(share * 2.8),
    skin,
    { plain: true },
  ),
  ...chain(
    Array.from({ length: 18 }, (_, nth): Vector => {
      const turn = nth * 0.62
      const radius = 0.06 + nth * 0.036
      return [0.32 - nth * 0.016, 0.95 - cos(turn) * radius, -0.2 + sin(turn) * radius]
    }),
    (share) => 0.1 + share * 0.3,
    shell,
  ),
  { from: [0.12, 1, 1.35], to: [0.22, 1.4, 1.55], radii: [0.06, 0.05], colour: skin, both: true, plain: true },
  eyeOf([0.22, 1.42, 1.56], 0.08, '#120e0a', [0.3, 0.2, 1], 'dark'),
]

/** Claws, a broad shell and six legs. */
export const crab = (coat: string, pale: string): readonly Limb[] => [
  { from: [0.3, 0.55, 0], to: [-0.3, 0.55, 0], radii: [0.72, 0.72], colour: coat, flat: { way: [0, 1, 0], by: 0.55 } },
  { from: [0.26, 0.85, 0.5], to: [0.3, 1.15, 0.58], radii: [0.06, 0.06], colour: coat, both: true },
  eyeOf([0.3, 1.2, 0.6], 0.1, '#120c0a', [0.2, 0.1, 1], 'dark'),
  { from: [0.75, 0.55, 0.4], to: [1.3, 0.6, 0.9], radii: [0.17, 0.15], colour: coat, both: true },
  { from: [1.3, 0.65, 0.95], to: [1.1, 0.95, 1.4], radii: [0.32, 0.12], colour: pale, both: true },
  { from: [1.35, 0.65, 0.95], to: [1.4, 0.95, 1.4], radii: [0.24, 0.07], colour: coat, both: true },
  ...[0.2, -0.2, -0.6].flatMap((z): readonly Limb[] => [
    { from: [0.8, 0.5, z * 0.6], to: [1.4, 0.75, z * 1.3], radii: [0.13, 0.1], colour: coat, both: true },
    { from: [1.4, 0.75, z * 1.3], to: [1.75, 0.05, z * 1.6], radii: [0.1, 0.03], colour: coat, both: true },
  ]),
]

/** A round back of spines, a pale face below. */
export function hedgehog(): readonly Limb[] {
  const [spine, face] = ['#5a4636', '#d0b490']
  const quills = Array.from({ length: 64 }, (_, nth): Limb[] => {
    const up = 0.12 + ((nth * 0.7548) % 1) * 0.88
    const turn = nth * 2.4
    const level = Math.sqrt(Math.max(0, 1 - up * up))
    const way: Vector = [cos(turn) * level, up, sin(turn) * level]
    if (way[2] > 0.72) return []
    const from: Vector = [way[0] * 0.72, 0.72 + way[1] * 0.66, -0.25 + way[2] * 0.86]
    return [
      {
        from,
        to: [from[0] + way[0] * 0.5, from[1] + way[1] * 0.46, from[2] + way[2] * 0.4 - 0.24],
        radii: [0.11, 0.02],
        colour: nth % 3 === 0 ? '#c8b090' : spine,
      },
    ]
  })
  return [
    { from: [0, 0.75, -0.45], to: [0, 0.72, 0.1], radii: [0.78, 0.72], colour: spine },
    { from: [0, 0.5, -0.3], to: [0, 0.52, 0.5], radii: [0.56, 0.5], colour: face, plain: true },
    { from: [0, 0.64, 0.62], to: [0, 0.5, 1.12], radii: [0.42, 0.13], colour: face, plain: true },
    { from: [0, 0.54, 1.26], radii: [0.11, 0.11], colour: '#181412', smooth: true },
    eyeOf([0.24, 0.76, 0.92], 0.1, '#120e0c', [0.6, 0.15, 0.8], 'dark'),
    {
      from: [0.36, 0.96, 0.52],
      to: [0.42, 1.08, 0.5],
      radii: [0.15, 0.13],
      colour: face,
      both: true,
      flat: { way: [0.2, 0, 1], by: 0.4 },
    },
    ...[0.45, -0.55].map((z): Limb => ({
      from: [0.4, 0.35, z],
      to: [0.42, 0.1, z + 0.12],
      radii: [0.18, 0.12],
      colour: face,
      both: true,
    })),
    ...quills.flat(),
  ]
}

/** Brows, a high crown and heavy shoulders. */
const greatApe = (coat: string): readonly Limb[] => [
  { from: [0.12, 2.98, 0.72], to: [0.42, 2.94, 0.62], radii: [0.13, 0.11], colour: coat, both: true },
  { from: [0, 3.1, 0.1], to: [0, 3.45, -0.1], radii: [0.5, 0.3], colour: coat },
  { from: [0.5, 2, -0.1], to: [0.72, 1.9, 0.05], radii: [0.56, 0.48], colour: coat, both: true },
  { from: [0.72, 1.9, 0.05], to: [0.95, 1.05, 0.45], radii: [0.4, 0.3], colour: coat, both: true },
]

/** Sits with long arms before it and a long tail. */
export function monkey(coat: string, face: string, great = false): readonly Limb[] {
  return [
    { from: [0, 0.75, -0.3], to: [0, 1.9, 0], radii: [0.72, 0.56], colour: coat },
    { from: [0, 1, 0.15], to: [0, 1.7, 0.26], radii: [0.48, 0.4], colour: face, plain: true },
    ...headOf([0, 2.75, 0.22], 4, {
      size: 0.62,
      muzzle: [0.28, 0.5, 0.42, 0.36],
      ears: great ? 'round' : 'mouse',
      nose: great ? 'wide' : 'none',
      eyes: { iris: '#4a2c14', size: great ? 0.1 : 0.2, at: [0.34, 0.16] },
      cheeks: 0,
      colours: { coat, muzzle: face, mask: face, ears: great ? coat : face, inner: face },
    }),
    ...(great ? greatApe(coat) : []),
    { from: [0.56, 1.9, 0.05], to: [0.85, 1.1, 0.4], radii: [0.26, 0.2], colour: coat, both: true },
    { from: [0.85, 1.1, 0.4], to: [0.6, 0.3, 0.95], radii: [0.2, 0.15], colour: coat, both: true },
    { from: [0.6, 0.2, 1], to: [0.58, 0.12, 1.2], radii: [0.17, 0.13], colour: face, both: true, plain: true },
    { from: [0.5, 0.6, -0.2], to: [0.8, 0.95, 0.55], radii: [0.4, 0.26], colour: coat, both: true },
    { from: [0.8, 0.95, 0.55], to: [0.75, 0.2, 0.7], radii: [0.24, 0.16], colour: coat, both: true },
    { from: [0.75, 0.14, 0.7], to: [0.8, 0.12, 1.1], radii: [0.17, 0.13], colour: face, both: true, plain: true },
    ...(!great
      ? chain(triples`0 0.5 -0.9, 0.1 0.25 -1.6, 0.4 0.5 -2.2, 0.5 1.2 -2.3, 0.3 1.6 -2`, () => 0.13, coat)
      : []),
  ]
}

/** Hangs in the air with its wings spread. */
export const bat = (coat: string, skin: string): readonly Limb[] => [
  { from: [0, -0.35, 0], to: [0, 0.25, 0.05], radii: [0.32, 0.36], colour: coat },
  ...headOf([0, 0.66, 0.16], 4, {
    size: 0.32,
    muzzle: [0.4, 0.5, 0.36],
    ears: 'bat',
    eyes: { size: 0.22, iris: '#2a1a12', pupil: 'dark' },
    colours: { coat, ears: skin, inner: '#8a5a5a' },
  }),
  { from: [0.25, 0.3, 0], to: [1.05, 0.85, -0.1], radii: [0.09, 0.06], colour: skin, both: true },
  { from: [1.05, 0.85, -0.1], to: [2.1, 0.55, -0.2], radii: [0.06, 0.03], colour: skin, both: true },
  ...pairs`2 0.3, 1.55 -0.3, 1 -0.5, 0.5 -0.5`.map(([x, y]): Limb => ({
    from: [1, 0.72, -0.1],
    to: [x, y, -0.2],
    radii: [0.34, 0.16],
    colour: skin,
    flat: { way: [0, 0, 1], by: 0.1 },
    both: true,
    plain: true,
  })),
  {
    from: [0.3, 0.2, -0.05],
    to: [0.75, 0.3, -0.1],
    radii: [0.4, 0.5],
    colour: skin,
    flat: { way: [0, 0, 1], by: 0.1 },
    both: true,
    plain: true,
  },
]
