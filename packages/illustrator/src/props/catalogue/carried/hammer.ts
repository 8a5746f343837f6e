import { axes, box, cord, type Fitting, gold, gripOf, held, lathe, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plus, prop, raised, seenAgainst, steel, type Vector, wood } from '#props/prop-kit.ts'

/** A heavy block on a wooden handle. */
export const hammer = prop({
  label: 'Hammer',
  words:
    'hammer, hammers, hammering, mallet, sledgehammer, sledge hammer, blacksmith hammer, smiths hammer, claw hammer, hammer in hand',
  order: 670,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  dyed: ['hammer head'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const [handle, block, bands] = [newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-0.75, -0.2, 0.6, 1.6, 2.5].map((y): Vector => [0, y, 0]),
    (share) => 0.125 - 0.03 * share,
    10,
  )
  lathe(bands, pairs`0 -0.84, 0.15 -0.82, 0.16 -0.72, 0.12 -0.66`, 14, [0, 0, 0])
  box(block, [0, 2.35, 0], [0.3, 0.36, 0.62], axes)
  for (const z of [-0.66, 0.66]) box(bands, [0, 2.35, z], [0.36, 0.42, 0.08], axes)
  box(bands, [0, 2.74, 0], [0.1, 0.05, 0.12], axes)
  return held(grip.middle, raised(grip.thumb), plus(grip.facing, grip.along), [
    [handle, { name: 'hammer', material: 'hard', surface: wood(seenAgainst(fitting, '#7d5633')) }],
    [block, { name: 'hammer head', material: 'hard', surface: metal(steel, 0.4) }],
    [bands, { name: 'hammer bands', material: 'hard', surface: metal(gold, 0.35), twoSided: true }],
  ])
}
