import { ball, circle, cord, type Fitting, glass, gold, gripOf, held, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, prop, raised, type Vector, wood } from '#props/prop-kit.ts'

export const magnifyingGlass = prop({
  label: 'Magnifying glass',
  words: 'magnifying glass, magnifier, loupe, magnifying lens, with a magnifying glass',
  order: 700,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'raised', both: false },
  dyed: ['magnifying rim'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [handle, rim, lens] = [newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-0.7, -0.4, 0.1, 0.5, 0.75].map((y): Vector => [0, y, 0]),
    (share) => 0.13 - 0.045 * share,
    10,
  )
  const ring = Array.from({ length: 37 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 36)
    return [x * 0.72, 1.55 + y * 0.72, 0]
  })
  cord(rim, ring, 0.07, 9, true)
  cord(
    rim,
    [0.68, 0.78, 0.88].map((y): Vector => [0, y, 0]),
    0.11,
    10,
  )
  ball(lens, [0, 1.55, 0], [0.69, 0.69, 0.05], 30, 14)
  return held(
    grip.middle,
    raised(grip.thumb),
    [0, 0, 1],
    [
      [handle, { name: 'magnifying glass', material: 'hard', surface: wood([0.16, 0.06, 0.03]) }],
      [rim, { name: 'magnifying rim', material: 'hard', surface: metal(gold, 0.25) }],
      [
        lens,
        {
          name: 'magnifying lens',
          material: 'glass',
          surface: glass([0.75, 0.88, 0.95], 0.2),
          twoSided: true,
          blended: true,
          castsShadow: false,
        },
      ],
    ],
  )
}
