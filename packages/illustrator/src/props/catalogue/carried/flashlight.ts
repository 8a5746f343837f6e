import { ball, cord, type Fitting, glowing, gripOf, held, lathe, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plain, plus, prop, steel, times, unit, upwards, type Vector } from '#props/prop-kit.ts'

/** Switched on; it points ahead and aside. */
export const flashlight = prop({
  label: 'Flashlight',
  words: 'flashlight, flash light, flashlights, electric torch, torchlight in hand',
  order: 1010,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  glow: { part: 'flashlight lens', strength: 1.4, reach: 1.4 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.16)
  const [tube, head, lens] = [newMesh(), newMesh(), newMesh()]
  cord(
    tube,
    [-0.75, -0.3, 0.2, 0.7].map((y): Vector => [0, y, 0]),
    0.16,
    16,
  )
  ball(tube, [0, -0.75, 0], [0.16, 0.06, 0.16], 14, 8)
  lathe(head, pairs`0.16 0.6, 0.3 0.95, 0.32 1.25, 0.28 1.26`, 22, [0, 0, 0])
  ball(lens, [0, 1.2, 0], [0.27, 0.06, 0.27], 20, 8)
  const axis = unit(plus(plus(times(grip.thumb, 0.35), times(grip.facing, 0.75)), [0, 0.15, 0.55]))
  return held(grip.middle, axis, upwards, [
    [tube, { name: 'flashlight', material: 'hard', surface: plain([0.025, 0.026, 0.03], 0.4) }],
    [head, { name: 'flashlight head', material: 'hard', surface: metal(steel, 0.3), twoSided: true }],
    [lens, { name: 'flashlight lens', material: 'glow', surface: glowing([1, 0.94, 0.78], 4), castsShadow: false }],
  ])
}
