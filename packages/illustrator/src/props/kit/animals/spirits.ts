import type { Limb } from './animal.ts'
import { chain } from './limbs.ts'
import { triples } from '#geometry/numbers.ts'

/** A heap of jelly with two eyes. */
export const slime = (jelly: string): readonly Limb[] => [
  { from: [0, 0.75, 0], to: [0, 1, 0], radii: [1.35, 1.12], colour: jelly, flat: { way: [0, 1, 0], by: 0.86 } },
  { from: [0, 0.2, 0], to: [0, 0.22, 0], radii: [1.62, 1.62], colour: jelly, flat: { way: [0, 1, 0], by: 0.26 } },
  { from: [0, 1.7, 0], to: [0.08, 2.2, 0.1], radii: [0.5, 0.1], colour: jelly },
  {
    from: [0.4, 1.16, 1.06],
    radii: [0.18, 0.18],
    colour: '#14181c',
    both: true,
    eye: { look: [0.2, 0.1, 1], pupil: 'dark' },
  },
  { from: [0.14, 0.86, 1.24], to: [-0.14, 0.86, 1.24], radii: [0.045, 0.045], colour: '#14181c', smooth: true },
]

/** A small ghost of light with a tail. */
export const wisp = (light: string): readonly Limb[] => [
  { from: [0, 0.2, 0], to: [0, 0.5, 0.04], radii: [0.62, 0.58], colour: light },
  ...chain(triples`0 -0.1 0, 0.1 -0.7 -0.1, 0.34 -1.2 -0.15, 0.75 -1.5 -0.1`, (share) => 0.5 - share * 0.45, light),
  { from: [0.3, 0.9, 0], to: [0.38, 1.3, -0.05], radii: [0.16, 0.02], colour: light, both: true },
  { from: [0.56, 0.1, 0.1], to: [0.86, -0.1, 0.3], radii: [0.16, 0.08], colour: light, both: true },
  {
    from: [0.24, 0.46, 0.52],
    radii: [0.12, 0.14],
    colour: '#10202c',
    both: true,
    eye: { look: [0.2, 0, 1], pupil: 'dark' },
  },
]
