import { acrossChest, axes, box, cord, type Fitting, glowing, gripOf, held, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, plain, prop, steel, type Vector } from '#props/prop-kit.ts'

/** A long blaster as in films of the future, across the chest unless somebody aims. */
export const rifle = prop({
  label: 'Blaster rifle',
  words:
    'rifle, rifles, plasma rifle, laser rifle, blaster rifle, pulse rifle, plasma gun, energy rifle, futuristic rifle, big gun, futuristic gun rifle, laser cannon, railgun',
  order: 970,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: true,
    arms: acrossChest,
  },
  dyed: ['rifle', 'rifle shell'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const [dark, shell, lights] = [newMesh(), newMesh(), newMesh()]
  box(dark, [0, -0.12, 0], [0.1, 0.45, 0.17], axes)
  box(dark, [0, 0.3, -1.15], [0.12, 0.34, 0.6], axes)
  box(dark, [0, 0.05, 0.95], [0.1, 0.3, 0.22], axes)
  box(shell, [0, 0.52, 0.3], [0.16, 0.22, 1], axes)
  box(shell, [0, 0.84, 0.25], [0.07, 0.1, 0.5], axes)
  const tube = (mesh: typeof dark, radius: number, from: number, to: number) =>
    cord(
      mesh,
      [0, 0.5, 1].map((share): Vector => [0, 0.54, from + (to - from) * share]),
      radius,
      16,
    )
  tube(shell, 0.17, 1.25, 2.3)
  tube(dark, 0.1, 2.25, 3.3)
  tube(shell, 0.14, 3.2, 3.42)
  for (const z of [1.45, 1.7, 1.95]) tube(lights, 0.19, z, z + 0.08)
  return held(grip.middle, grip.thumb, grip.along, [
    [dark, { name: 'rifle', material: 'hard', surface: plain([0.028, 0.028, 0.03], 0.5), twoSided: true }],
    [shell, { name: 'rifle shell', material: 'hard', surface: metal(steel, 0.35), twoSided: true }],
    [
      lights,
      { name: 'rifle lights', material: 'glow', surface: glowing(fitting.colours.accent, 2), castsShadow: false },
    ],
  ])
}
