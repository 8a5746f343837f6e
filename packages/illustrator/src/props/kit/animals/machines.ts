import type { Limb } from './animal.ts'

/** A walking machine with four legs and a lamp for a face. */
export function robotDog(shell: string, dark: string, lamp: string): readonly Limb[] {
  const leg = (z: number, bend: number): readonly Limb[] => [
    { from: [0.85, 3.4, z], radii: [0.42, 0.42], colour: dark, both: true },
    { from: [0.95, 3.3, z], to: [1, 1.9, z - bend], radii: [0.32, 0.24], colour: shell, both: true },
    { from: [1, 1.85, z - bend], radii: [0.26, 0.26], colour: dark, both: true },
    { from: [1, 1.8, z - bend], to: [1, 0.3, z], radii: [0.2, 0.14], colour: shell, both: true },
    { from: [1, 0.2, z], radii: [0.22, 0.22], colour: dark, both: true },
  ]
  return [
    { from: [0.3, 3.6, -1.8], to: [0.3, 3.6, 1.7], radii: [0.62, 0.62], colour: shell, both: true },
    { from: [0, 4.15, -1.2], to: [0, 4.15, 1], radii: [0.24, 0.24], colour: dark },
    { from: [0, 4, 1.9], to: [0, 4.7, 2.5], radii: [0.3, 0.26], colour: dark },
    { from: [0.2, 5.05, 2.6], to: [0.2, 4.9, 3.5], radii: [0.5, 0.4], colour: shell, both: true },
    { from: [0, 5.05, 3.5], radii: [0.42, 0.42], colour: '#101216', smooth: true },
    {
      from: [0.24, 5.12, 3.86],
      radii: [0.11, 0.11],
      colour: lamp,
      both: true,
      eye: { look: [0.1, 0, 1], pupil: 'lamp' },
    },
    { from: [0.4, 5.5, 2.7], to: [0.5, 6.1, 2.5], radii: [0.14, 0.05], colour: dark, both: true },
    { from: [0, 4, -2.2], to: [0, 4.9, -2.8], radii: [0.09, 0.06], colour: dark },
    ...leg(1.5, 0.35),
    ...leg(-1.5, 0.45),
  ]
}

/** A little helper with a dome of a head, on two treads. */
export const droid = (shell: string, trim: string, lamp: string): readonly Limb[] => [
  { from: [0, 1.3, 0], to: [0, 2.9, 0], radii: [1.05, 1.05], colour: shell },
  { from: [0, 2.6, 0], to: [0, 2.7, 0], radii: [1.1, 1.1], colour: trim, flat: { way: [0, 1, 0], by: 0.2 } },
  { from: [0, 3.35, 0], radii: [0.98, 0.98], colour: shell },
  { from: [0, 3.5, 0.8], radii: [0.36, 0.36], colour: '#14161a', smooth: true },
  { from: [0, 3.54, 1.04], radii: [0.2, 0.2], colour: lamp, eye: { look: [0, 0, 1], pupil: 'lamp' } },
  { from: [0.42, 3.3, 0.82], radii: [0.12, 0.12], colour: '#c8322c', smooth: true },
  { from: [0, 1.9, 0.98], to: [0, 1.5, 0.98], radii: [0.3, 0.3], colour: trim, flat: { way: [0, 0, 1], by: 0.4 } },
  { from: [0.5, 4.2, -0.2], to: [0.55, 5, -0.25], radii: [0.06, 0.04], colour: trim },
  { from: [1.2, 2.7, 0], to: [1.25, 1, 0], radii: [0.3, 0.26], colour: trim, both: true },
  { from: [1.25, 0.5, -0.5], to: [1.25, 0.5, 0.55], radii: [0.46, 0.46], colour: '#2a2c30', both: true },
  { from: [0, 0.5, 0.2], to: [0, 0.5, 0.5], radii: [0.44, 0.4], colour: '#2a2c30' },
]

/** Four rotors around a body with a lens. */
export const drone = (shell: string, dark: string, lamp: string): readonly Limb[] => [
  { from: [0.16, 0, -0.2], to: [0.16, 0, 0.3], radii: [0.36, 0.32], colour: shell, both: true },
  { from: [0, -0.16, 0.55], radii: [0.26, 0.26], colour: '#101216', smooth: true },
  { from: [0, -0.15, 0.74], radii: [0.13, 0.13], colour: lamp, eye: { look: [0, 0, 1], pupil: 'lamp' } },
  ...[0.85, -0.85].flatMap((z): readonly Limb[] => [
    { from: [0.3, 0.08, z * 0.3], to: [0.95, 0.2, z], radii: [0.09, 0.07], colour: dark, both: true },
    { from: [0.95, 0.2, z], to: [0.95, 0.36, z], radii: [0.13, 0.12], colour: shell, both: true },
    {
      from: [0.95, 0.42, z],
      to: [0.95, 0.43, z],
      radii: [0.55, 0.55],
      colour: '#8a9098',
      flat: { way: [0, 1, 0], by: 0.06 },
      both: true,
    },
  ]),
  { from: [0.34, -0.3, -0.2], to: [0.42, -0.7, 0.1], radii: [0.05, 0.04], colour: dark, both: true },
]
