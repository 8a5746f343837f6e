import { ball, circle, cord, type Fitting, gripOf, held, lathe, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { plain, prop, straw, triples, upwards, type Vector } from '#props/prop-kit.ts'

/** Hangs from the hand by its bow, with apples in it. */
export const basket = prop({
  label: 'Basket',
  words:
    'basket, wicker basket, picnic basket, woven basket, basket of fruit, basket of apples, basket of flowers, carrying a basket',
  order: 1000,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [wicker, rims, fruit] = [newMesh(), newMesh(), newMesh()]
  lathe(wicker, pairs`0 -2.5, 0.75 -2.5, 0.95 -1.9, 1.1 -1.35, 1.02 -1.36, 0.85 -1.9, 0 -2.3`, 40, [0, 0, 0])
  const ring = (radius: number, y: number): readonly Vector[] =>
    Array.from({ length: 37 }, (_, nth): Vector => {
      const { x, y: deep } = circle(nth / 36)
      return [x * radius, y, deep * radius]
    })
  cord(rims, ring(1.08, -1.34), 0.09, 8, true)
  cord(rims, ring(0.76, -2.46), 0.07, 8, true)
  const bow = Array.from({ length: 25 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 48)
    return [0, -1.4 + y * 1.4, x * 1.05]
  })
  cord(rims, bow, 0.08, 8)
  for (const [x, z, y] of triples`0 0 -1.3, 0.5 0.25 -1.42, -0.5 0.2 -1.42, 0.1 -0.55 -1.42, -0.05 0.6 -1.45`)
    ball(fruit, [x, y, z], [0.3, 0.28, 0.3], 16, 12)
  return held(
    grip.middle,
    upwards,
    [0.5, 0, 1],
    [
      [wicker, { name: 'basket', material: 'cloth', surface: straw('#b98a4e'), twoSided: true }],
      [rims, { name: 'basket rims', material: 'cloth', surface: straw('#9a6f3a') }],
      [fruit, { name: 'basket fruit', material: 'hard', surface: plain('#b3241d', 0.25) }],
    ],
  )
}
