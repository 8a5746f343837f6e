import { axes, box, circle, cord, type Fitting, gold, gripOf, held, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, prop, raised, type Vector } from '#props/prop-kit.ts'

/** A large old one, its bit up. */
export const key = prop({
  label: 'Key',
  words:
    'holding a key, key in hand, golden key, old key, giant key, big key, magic key, ornate key, skeleton key, bunch of keys, keys in hand, holding keys, rusty key',
  order: 690,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.09)
  const brass = newMesh()
  cord(
    brass,
    [-0.4, 0.3, 1, 1.7].map((y): Vector => [0, y, 0]),
    0.075,
    10,
  )
  // Three rings for a handle, below the fist.
  for (const [y, z] of pairs`-0.66 0, -0.9 0.24, -0.9 -0.24`) {
    const ring = Array.from({ length: 19 }, (_, nth): Vector => {
      const { x, y: high } = circle(nth / 18)
      return [0, y + high * 0.19, z + x * 0.19]
    })
    cord(brass, ring, 0.055, 8, true)
  }
  box(brass, [0, 1.5, 0.3], [0.05, 0.26, 0.26], axes)
  box(brass, [0, 1.05, 0.2], [0.05, 0.08, 0.16], axes)
  box(brass, [0, 1.5, 0.62], [0.05, 0.08, 0.08], axes)
  for (const y of [-0.42, 0.78, 1.72]) {
    const ring = Array.from({ length: 13 }, (_, nth): Vector => {
      const { x, y: deep } = circle(nth / 12)
      return [x * 0.09, y, deep * 0.09]
    })
    cord(brass, ring, 0.045, 7, true)
  }
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [brass, { name: 'key', material: 'hard', surface: metal(gold, 0.28) }],
  ])
}
