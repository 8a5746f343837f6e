import {
  along,
  shoulderFrame,
  box,
  circle,
  type Fitting,
  type ShoulderFrame,
  leather,
  linear,
  type Mesh,
} from '#props/prop-kit.ts'
import { metal, newMesh, type Part, plus, prop, scaled, seenAgainst, sheet, skinAt, steel } from '#props/prop-kit.ts'
import { strapAlong, times, toPart, triples, type Vector, weave } from '#props/prop-kit.ts'

export const backpack = prop({
  label: 'Backpack',
  words: 'backpack, rucksack, knapsack, school bag, rucksacks',
  order: 320,
  slot: 'back',
  dyed: ['backpack', 'backpack pocket', 'backpack straps'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const [body, pocket, straps, metalBits] = [newMesh(), newMesh(), newMesh(), newMesh()]
  bag(body, frame, [1.25, 1.75, 0.55], 0, -0.75)
  bag(pocket, frame, [0.85, 0.65, 0.2], 0.95, -1.45)
  // A flap over the upper third.
  bag(pocket, frame, [1.28, 0.5, 0.6], -0.03, 0.62)
  for (const side of [1, -1]) strapOver(straps, fitting, frame, side)
  box(
    metalBits,
    along(along(frame.middle, frame.up, 0.1), frame.back, 1.18),
    [0.09, 0.14, 0.03],
    [frame.right, frame.up, frame.back],
  )
  const main = linear(seenAgainst(fitting, fitting.colours.secondary))
  return [
    toPart(body, { name: 'backpack', material: 'cloth', surface: weave(scaled(main, 0.75)), twoSided: true }),
    toPart(pocket, { name: 'backpack pocket', material: 'cloth', surface: weave(scaled(main, 0.55)), twoSided: true }),
    toPart(straps, {
      name: 'backpack straps',
      material: 'hard',
      surface: leather([0.07, 0.042, 0.024]),
      twoSided: true,
    }),
    toPart(metalBits, { name: 'backpack buckle', material: 'hard', surface: metal(steel) }),
  ]
}

/** A rounded bag: half its sizes, so many decimeters off the back. */
function bag(mesh: Mesh, { middle, right, up, back }: ShoulderFrame, half: Vector, off: number, low: number): void {
  sheet(
    mesh,
    (u, v) => {
      const round = circle(u)
      const tall = circle(v / 2 - 0.25)
      const [x, z] = [squared(round.y), squared(round.x)]
      const [flat, y] = [Math.sqrt(Math.sqrt(Math.max(0, tall.x))), squared(tall.y)]
      const at = along(along(middle, up, low + y * half[1]), right, x * half[0] * flat)
      return along(at, back, off + half[2] + z * half[2] * flat)
    },
    32,
    20,
  )
}

/** A circle's coordinate pushed towards a square's. */
const squared = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value))

/** Places of the base mesh that a strap goes over: the shoulder, the chest, and below the arm. */
const onTrunk: readonly Vector[] = triples`
  0.9 5.45 -0.5, 1.02 5.72 -0.1, 1 5.6 0.45, 0.96 5.2 0.95, 0.97 4.7 1.15, 1.05 4.2 1.25, 1.2 3.7 1.1, 1.3 3.3 0.7,
  1.3 3.05 0.15, 1.1 2.9 -0.35`

/** From the pack's top over the shoulder, down the chest and back below the arm. */
function strapOver(mesh: Mesh, fitting: Fitting, { middle, right, up, back }: ShoulderFrame, side: number): void {
  const out = times(right, side)
  const from = (x: number, y: number, z: number): Vector =>
    plus(plus(along(middle, out, x), times(up, y)), times(back, z))
  const guide: readonly Vector[] = [
    from(0.6, 0.7, 0.1),
    ...onTrunk.map(([x, y, z]) => skinAt(fitting.body, [x * side, y, z])),
    from(0.9, -1.5, 0.05),
  ]
  strapAlong(mesh, fitting, guide)
}
