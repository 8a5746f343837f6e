import type { Limb } from './animal.ts'
import { eyeOf, chain } from './limbs.ts'
import { triples } from '#geometry/numbers.ts'

/** Ears like sails, a trunk and tusks. */
export function elephant(skin: string): readonly Limb[] {
  const leg = (x: number, z: number): readonly Limb[] => [
    { from: [x, 10, z], to: [x, 1.2, z], radii: [2.1, 1.35], colour: skin, both: true },
    { from: [x, 0.8, z], to: [x, 0.7, z + 0.3], radii: [1.5, 1.45], colour: skin, both: true },
  ]
  return [
    { from: [0, 14.5, -5], to: [0, 14.5, 3.4], radii: [4.8, 4.6], colour: skin },
    { from: [0, 17.4, 7.6], to: [0, 16.4, 8.6], radii: [2.9, 2.5], colour: skin },
    ...chain(triples`0 15.6 10, 0 12.4 12, 0 8 12.6, 0 4.6 12.2, 0 3.2 13.2`, (share) => 1.6 - share * 1, skin),
    { from: [1.3, 14, 10], to: [2, 11.4, 13.4], radii: [0.5, 0.14], colour: '#efe6d0', smooth: true, both: true },
    eyeOf([2.3, 17.2, 9.4], 0.36, '#3a2412', [0.9, 0, 0.5], 'round'),
    {
      from: [2.6, 17.6, 6.8],
      to: [5.6, 15.6, 5.8],
      radii: [2.4, 3.1],
      colour: skin,
      flat: { way: [0.5, 0, 1], by: 0.22 },
      both: true,
    },
    ...leg(2.7, 2.6),
    ...leg(2.6, -5.2),
    ...chain(triples`0 16 -9.6, 0 11 -10.8, 0 7 -10.6`, (share) => 0.5 - share * 0.25, skin),
  ]
}
