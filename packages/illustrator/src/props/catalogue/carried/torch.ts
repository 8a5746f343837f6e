import { circle, cord, type Fitting, glowing, gripOf, held, lathe, newMesh, noise, pairs } from '#props/prop-kit.ts'
import { type Part, plus, prop, sheet, smoothstep, type Surface, unit, upwards, type Vector } from '#props/prop-kit.ts'
import { weave, wood } from '#props/prop-kit.ts'

/** A burning one. */
export const torch = prop({
  label: 'Torch',
  words: 'torch, burning torch, flaming torch',
  order: 530,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'raised', both: false },
  glow: { part: 'flame', strength: 1.2, reach: 1.6 },
  dyed: ['flame'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.13)
  const [pole, wrap, flame, core] = [newMesh(), newMesh(), newMesh(), newMesh()]
  cord(
    pole,
    [-1.6, -0.5, 0.6, 1.6].map((y): Vector => [0, y, 0]),
    (share) => 0.09 + 0.05 * share,
    10,
  )
  lathe(wrap, pairs`0.12 1.3, 0.24 1.45, 0.27 1.7, 0.24 1.95, 0.1 2.02, 0 2.02`, 16, [0, 0, 0])
  const burning =
    (size: number) =>
    (u: number, v: number): Vector => {
      const { x, y } = circle(u)
      const wide =
        size *
        0.34 *
        Math.sqrt(Math.max(0, v * 1.4 + 0.25)) *
        (1 - smoothstep(0.25, 1, v)) *
        (1 + 0.25 * circle(u * 3 + v).x)
      return [y * wide + 0.12 * v * circle(v * 0.8).y, 1.7 + v * 1.5 * size, x * wide]
    }
  sheet(flame, burning(1), 18, 14)
  sheet(core, burning(0.66), 14, 10)
  return held(
    grip.middle,
    unit(plus(upwards, [0, 0, 0.12])),
    [0, 0, 1],
    [
      [pole, { name: 'torch', material: 'hard', surface: wood([0.14, 0.08, 0.045]) }],
      [wrap, { name: 'torch rags', material: 'cloth', surface: weave([0.06, 0.045, 0.035]), twoSided: true }],
      [flame, { name: 'flame', material: 'glow', surface: fire, castsShadow: false, twoSided: true, blended: true }],
      [core, { name: 'flame core', material: 'glow', surface: glowing([1, 0.82, 0.45], 4), castsShadow: false }],
    ],
  )
}

const fire: Surface = (spot) => {
  const lick = noise(spot.x * 4, spot.y * 2.2, spot.z * 4)
  spot.red = 1
  spot.green = 0.45 - 0.28 * spot.v
  spot.blue = 0.08
  spot.glow = 3
  spot.alpha = Math.max(0, Math.min(1, 1.15 - 0.9 * spot.v * (0.5 + lick)))
}
