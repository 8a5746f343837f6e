import type { Vector } from '#geometry/vector.ts'
import type { Limb } from './animal.ts'
import { eyeOf, chain, wings } from './limbs.ts'
import { triples } from '#geometry/numbers.ts'

/** A great dragon that sits up behind its person, wings raised. */
export function dragon(scale: string, belly: string, horn: string, skin: string): readonly Limb[] {
  const spine: readonly Vector[] = triples`0 3.4 -7, 0 4.4 -4.4, 0 5.2 -1.4, 0 6.8 1`
  const neck: readonly Vector[] = triples`0 6.8 1, 0 9.4 2.6, 0 12 2.6, 0 14 2.4, 0 15.2 3.4`
  const tail: readonly Vector[] = triples`0 3.2 -7.4, 0.6 1.6 -10, 2.4 0.9 -12, 5 0.7 -12.4, 7.4 0.6 -11`
  const spikes = [...spine, ...neck.slice(1)].map(([x, y, z], nth): Limb => ({
    from: [x, y + (nth < 4 ? 1.7 : 0.6), z - (nth < 4 ? 0.3 : 0.9)],
    to: [x, y + (nth < 4 ? 2.9 : 1.1), z - (nth < 4 ? 1.2 : 2)],
    radii: [0.36, 0.05],
    colour: horn,
  }))
  return [
    ...chain(spine, (share) => 1.9 + share * 0.4, scale),
    ...chain(neck, (share) => 1.75 - share * 0.85, scale),
    ...chain(triples`0 4.6 0.4, 0 6.6 2.2, 0 9.2 3.5, 0 11.8 3.4, 0 13.8 3.1`, (share) => 1.5 - share * 0.8, belly, {
      plain: true,
    }),
    ...chain(tail, (share) => 1.5 - share * 1.25, scale),
    { from: [7.4, 0.6, -11], to: [8.6, 0.7, -10], radii: [0.7, 0.1], colour: horn, flat: { way: [0, 1, 0], by: 0.3 } },
    { from: [0, 15.6, 3.8], to: [0, 15.5, 4.6], radii: [1.15, 1], colour: scale },
    { from: [0, 15.3, 5], to: [0, 14.9, 7], radii: [0.85, 0.6], colour: scale },
    { from: [0, 14.6, 4.8], to: [0, 14.3, 6.7], radii: [0.6, 0.4], colour: belly, plain: true },
    { from: [0.7, 16.1, 4.6], to: [0.66, 15.7, 5.4], radii: [0.36, 0.2], colour: scale, both: true },
    eyeOf([0.8, 15.72, 5.1], 0.3, '#f0a818', [0.75, 0.05, 0.7], 'slit'),
    { from: [0.34, 15.25, 7.4], radii: [0.16, 0.16], colour: '#16100c', smooth: true, both: true },
    { from: [0.75, 16.2, 3.6], to: [1.5, 17.8, 1.7], radii: [0.38, 0.05], colour: horn, smooth: true, both: true },
    { from: [0.95, 15.2, 3.6], to: [1.9, 15.5, 2.4], radii: [0.3, 0.04], colour: horn, smooth: true, both: true },
    ...[5.8, 6.3, 6.7].map((z): Limb => ({
      from: [0.46, 14.75, z],
      to: [0.46, 14.35, z],
      radii: [0.1, 0.02],
      colour: '#efe6d0',
      smooth: true,
      both: true,
    })),
    ...spikes,
    { from: [1.7, 5.6, 1], to: [2.2, 3, 2.4], radii: [1.15, 0.75], colour: scale, both: true },
    { from: [2.2, 3, 2.4], to: [2, 0.7, 2.2], radii: [0.72, 0.5], colour: scale, both: true },
    { from: [1.9, 3.6, -5.6], to: [2.9, 3.2, -3], radii: [1.7, 0.9], colour: scale, both: true },
    { from: [2.9, 3.2, -3], to: [2.7, 0.7, -4.2], radii: [0.85, 0.5], colour: scale, both: true },
    ...[2.2, -4.2].flatMap((z) =>
      [-0.5, 0, 0.5].map((x): Limb => ({
        from: [2 + (z < 0 ? 0.7 : 0), 0.5, z],
        to: [2 + (z < 0 ? 0.7 : 0) + x, 0.24, z + 1.3],
        radii: [0.4, 0.14],
        colour: scale,
        both: true,
      })),
    ),
    ...wings([1.2, 7, -1.6], 11, scale, skin, true),
  ]
}

/** A dragon no larger than a cat, which perches. */
export function dragonling(scale: string, belly: string, horn: string, skin: string): readonly Limb[] {
  const spike = (y: number, z: number, size: number): Limb => ({
    from: [0, y, z],
    to: [0, y + size, z - size],
    radii: [size * 0.4, 0.02],
    colour: horn,
  })
  return [
    { from: [0, 0.6, -0.5], to: [0, 0.95, 0.2], radii: [0.46, 0.44], colour: scale },
    { from: [0, 0.6, -0.1], to: [0, 1.1, 0.48], radii: [0.36, 0.3], colour: belly, plain: true },
    { from: [0, 1.1, 0.3], to: [0, 1.8, 0.55], radii: [0.34, 0.26], colour: scale },
    { from: [0, 2.1, 0.7], to: [0, 2.06, 0.9], radii: [0.48, 0.42], colour: scale },
    { from: [0, 1.96, 1.1], to: [0, 1.86, 1.5], radii: [0.3, 0.2], colour: scale },
    { from: [0, 1.8, 1], to: [0, 1.72, 1.4], radii: [0.22, 0.14], colour: belly, plain: true },
    eyeOf([0.32, 2.22, 1.04], 0.17, '#f0b028', [0.55, 0.1, 0.85], 'slit'),
    { from: [0.09, 1.98, 1.66], radii: [0.035, 0.035], colour: '#16100c', smooth: true, both: true },
    { from: [0.26, 2.45, 0.6], to: [0.42, 2.95, 0.1], radii: [0.12, 0.02], colour: horn, smooth: true, both: true },
    {
      from: [0.42, 2.1, 0.55],
      to: [0.8, 2.2, 0.3],
      radii: [0.12, 0.03],
      colour: skin,
      both: true,
      flat: { way: [0.2, 0, 1], by: 0.4 },
    },
    ...triples`2.5 0.5 0.24, 2 0.2 0.22, 1.5 0 0.24, 1.25 -0.4 0.26, 1 -0.8 0.24`.map(([y, z, size]) =>
      spike(y, z, size),
    ),
    { from: [0.34, 0.6, 0.2], to: [0.38, 0.1, 0.42], radii: [0.2, 0.12], colour: scale, both: true },
    { from: [0.38, 0.07, 0.42], to: [0.4, 0.05, 0.66], radii: [0.12, 0.07], colour: scale, both: true },
    { from: [0.36, 0.5, -0.5], to: [0.5, 0.1, -0.2], radii: [0.3, 0.13], colour: scale, both: true },
    { from: [0.5, 0.07, -0.2], to: [0.5, 0.05, 0.06], radii: [0.13, 0.08], colour: scale, both: true },
    ...chain(triples`0 0.45 -0.85, 0.2 0.1 -1.4, 0.6 -0.3 -1.6, 1 -0.9 -1.4`, (share) => 0.3 - share * 0.24, scale),
    {
      from: [1, -0.9, -1.4],
      to: [1.15, -1.2, -1.25],
      radii: [0.2, 0.02],
      colour: horn,
      flat: { way: [0, 0, 1], by: 0.3 },
    },
    ...wings([0.3, 1.15, -0.1], 1.9, scale, skin, true),
  ]
}
