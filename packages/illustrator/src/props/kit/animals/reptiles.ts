import type { Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'
import { eyeOf, chain } from './limbs.ts'
import { cos, sin } from '@eidolon/people/exact.ts'

/** A snake in coils, its head raised. */
export function snake(coat: string, belly: string, hooded = false): readonly Limb[] {
  const coil = Array.from({ length: 25 }, (_, nth): Vector => {
    const turn = nth * 0.62
    const radius = 1.15 - nth * 0.018
    return [cos(turn) * radius, 0.24 + nth * 0.022, sin(turn) * radius * 0.9 - 0.2]
  })
  const last = coil.at(-1) ?? [0, 0.8, 0]
  const neck: readonly Vector[] = [last, [last[0] * 0.6, 1.1, 0.2], [0.1, 1.7, 0.3], [0, 2.3, 0.15], [0, 2.8, 0.3]]
  return [
    ...chain(coil, (share) => 0.06 + Math.min(0.2, share * 0.8), coat),
    ...chain(neck, (share) => 0.26 - share * 0.08, coat),
    ...chain(
      neck.slice(2).map(([x, y, z]): Vector => [x, y, z + 0.1]),
      () => 0.14,
      belly,
      { plain: true },
    ),
    ...(hooded
      ? [
          {
            from: [0, 2.15, 0.14],
            to: [0, 2.75, 0.2],
            radii: [0.34, 0.5],
            colour: coat,
            flat: { way: [0, 0, 1], by: 0.3 },
          } satisfies Limb,
        ]
      : []),
    {
      from: [0, 2.92, 0.4],
      to: [0, 2.86, 0.82],
      radii: [0.26, 0.17],
      colour: coat,
      flat: { way: [0, 1, 0], by: 0.72 },
    },
    eyeOf([0.17, 2.99, 0.62], 0.075, '#d8b02c', [0.8, 0.2, 0.6], 'slit'),
    { from: [0, 2.8, 0.98], to: [0, 2.74, 1.3], radii: [0.025, 0.015], colour: '#a0242c', smooth: true },
  ]
}

/** Geckos, iguanas, crocodiles: low, with a long tail. */
export function lizard(coat: string, belly: string, crest?: string): readonly Limb[] {
  const tail = Array.from({ length: 9 }, (_, nth): Vector => [
    sin(nth * 0.5) * 0.28 * nth * 0.3,
    0.36 - nth * 0.03,
    -1 - nth * 0.36,
  ])
  const leg = (z: number, ahead: number): readonly Limb[] => [
    { from: [0.3, 0.42, z], to: [0.78, 0.5, z + ahead * 0.5], radii: [0.17, 0.12], colour: coat, both: true },
    { from: [0.78, 0.5, z + ahead * 0.5], to: [0.86, 0.1, z + ahead], radii: [0.12, 0.09], colour: coat, both: true },
    ...[-0.16, 0, 0.16].map((x): Limb => ({
      from: [0.86, 0.07, z + ahead],
      to: [0.9 + x, 0.05, z + ahead + 0.26],
      radii: [0.06, 0.045],
      colour: coat,
      both: true,
    })),
  ]
  return [
    {
      from: [0, 0.45, -0.9],
      to: [0, 0.52, 0.7],
      radii: [0.34, 0.42],
      colour: coat,
      flat: { way: [0, 1, 0], by: 0.82 },
    },
    { from: [0, 0.33, -0.7], to: [0, 0.38, 0.7], radii: [0.3, 0.34], colour: belly, plain: true },
    ...chain(tail, (share) => 0.3 - share * 0.27, coat),
    { from: [0, 0.62, 0.8], to: [0, 0.82, 1.2], radii: [0.34, 0.34], colour: coat },
    {
      from: [0, 0.86, 1.25],
      to: [0, 0.78, 1.75],
      radii: [0.38, 0.2],
      colour: coat,
      flat: { way: [0, 1, 0], by: 0.74 },
    },
    eyeOf([0.27, 1.04, 1.42], 0.12, '#d8a02c', [0.85, 0.2, 0.5], 'slit'),
    ...leg(0.55, 0.3),
    ...leg(-0.75, 0.2),
    ...(crest
      ? Array.from({ length: 7 }, (_, nth): Limb => ({
          from: [0, 0.86, 0.9 - nth * 0.3],
          to: [0, 1.22 - nth * 0.04, 0.78 - nth * 0.3],
          radii: [0.1, 0.02],
          colour: crest,
        }))
      : []),
  ]
}

/** A shell on four short legs. */
export function turtle(shell: string, skin: string): readonly Limb[] {
  const up = { way: [0, 1, 0] as Vector, by: 0.62 }
  return [
    { from: [0, 0.78, -0.2], to: [0, 0.78, 0.2], radii: [1.12, 1.12], colour: shell, flat: up },
    {
      from: [0, 0.5, -0.2],
      to: [0, 0.5, 0.2],
      radii: [1.2, 1.2],
      colour: '#8a7a4c',
      flat: { way: [0, 1, 0], by: 0.22 },
      plain: true,
    },
    { from: [0, 0.62, 1], to: [0, 1.05, 1.6], radii: [0.3, 0.26], colour: skin, plain: true },
    { from: [0, 1.16, 1.72], to: [0, 1.1, 1.92], radii: [0.36, 0.28], colour: skin, plain: true },
    eyeOf([0.24, 1.26, 1.9], 0.1, '#3a2a14', [0.8, 0.15, 0.6], 'dark'),
    ...[0.8, -0.8].flatMap((z): readonly Limb[] => [
      { from: [0.75, 0.5, z], to: [1.2, 0.2, z * 1.35], radii: [0.32, 0.24], colour: skin, both: true, plain: true },
      {
        from: [1.2, 0.16, z * 1.35],
        to: [1.3, 0.13, z * 1.35 + 0.2],
        radii: [0.22, 0.16],
        colour: skin,
        both: true,
        plain: true,
      },
    ]),
    { from: [0, 0.45, -1.2], to: [0, 0.3, -1.6], radii: [0.16, 0.05], colour: skin, plain: true },
  ]
}

/** A frog or toad that sits. */
export function frog(coat: string, belly: string): readonly Limb[] {
  return [
    { from: [0, 0.55, -0.4], to: [0, 0.85, 0.35], radii: [0.62, 0.56], colour: coat },
    { from: [0, 0.45, -0.1], to: [0, 0.66, 0.55], radii: [0.5, 0.46], colour: belly, plain: true },
    {
      from: [0, 1.06, 0.62],
      to: [0, 0.98, 0.9],
      radii: [0.52, 0.42],
      colour: coat,
      flat: { way: [0, 1, 0.2], by: 0.72 },
    },
    { from: [0.34, 1.36, 0.62], radii: [0.2, 0.2], colour: coat, both: true },
    eyeOf([0.38, 1.42, 0.68], 0.17, '#d8a82c', [0.7, 0.3, 0.65], 'slit'),
    { from: [0.55, 0.5, -0.5], to: [0.98, 0.55, 0.25], radii: [0.36, 0.24], colour: coat, both: true },
    { from: [0.98, 0.5, 0.25], to: [0.85, 0.12, -0.5], radii: [0.22, 0.13], colour: coat, both: true },
    { from: [0.85, 0.09, -0.5], to: [1.15, 0.07, 0.35], radii: [0.12, 0.1], colour: coat, both: true },
    { from: [0.42, 0.55, 0.6], to: [0.58, 0.12, 0.9], radii: [0.18, 0.11], colour: coat, both: true },
    ...[-0.2, 0, 0.2].map((x): Limb => ({
      from: [0.58, 0.08, 0.9],
      to: [0.6 + x, 0.06, 1.2],
      radii: [0.07, 0.06],
      colour: coat,
      both: true,
    })),
  ]
}
