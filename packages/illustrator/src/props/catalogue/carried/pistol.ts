import { axes, box, circle, cord, type Fitting, glowing, gripOf, held, lifted, metal } from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, steel, type Vector } from '#props/prop-kit.ts'

/** A blaster as in films of the future: a short thick barrel with rings that glow. Beside the head it points up. */
export const pistol = prop({
  label: 'Blaster',
  words:
    'blaster, blasters, ray gun, raygun, laser gun, laser pistol, sci fi gun, laser blaster, futuristic pistol, energy pistol, plasma pistol, phaser, futuristic gun, space gun, scifi gun',
  order: 790,
  slot: 'hand',
  poses: { aiming: 1, holding: 2 },
  hand: {
    fingers: 'fist',
    arm: 'front',
    both: false,
    arms: lifted,
  },
  dyed: ['blaster', 'blaster body'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const [handle, body, barrel, lights] = [newMesh(), newMesh(), newMesh(), newMesh()]
  box(handle, [0, -0.12, 0], [0.11, 0.5, 0.19], axes)
  box(body, [0, 0.52, 0.35], [0.14, 0.2, 0.62], axes)
  box(body, [0, 0.76, 0.1], [0.06, 0.06, 0.3], axes)
  const guard = Array.from({ length: 11 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 20 + 0.5)
    return [0, 0.34 + y * 0.3, 0.42 + x * 0.22]
  })
  cord(body, guard, 0.035, 6)
  const tube = (mesh: typeof body, radius: number, from: number, to: number) =>
    cord(
      mesh,
      [0, 0.5, 1].map((share): Vector => [0, 0.54, from + (to - from) * share]),
      radius,
      18,
    )
  tube(barrel, 0.13, 0.9, 1.75)
  tube(body, 0.19, 1.62, 1.82)
  for (const z of [1.08, 1.26, 1.44]) tube(lights, 0.155, z, z + 0.07)
  return held(grip.middle, grip.thumb, grip.along, [
    [handle, { name: 'blaster', material: 'hard', surface: plain([0.03, 0.028, 0.027], 0.6) }],
    [body, { name: 'blaster body', material: 'hard', surface: metal([0.3, 0.31, 0.34], 0.35), twoSided: true }],
    [barrel, { name: 'blaster barrel', material: 'hard', surface: metal(steel, 0.25), twoSided: true }],
    [
      lights,
      { name: 'blaster lights', material: 'glow', surface: glowing(fitting.colours.accent, 2), castsShadow: false },
    ],
  ])
}
