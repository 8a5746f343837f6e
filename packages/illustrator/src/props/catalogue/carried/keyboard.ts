import { along, axes, between, box, cord, cross, type Fitting, gripOf, held, lengthOf, metal } from '#props/prop-kit.ts'
import { minus, newMesh, type Part, plain, prop, steel, type Surface, toPart, unit, upwards } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** A stage piano on crossed legs below hands that play, else a small one under the arm. */
export const keyboard = prop({
  label: 'Keyboard',
  words:
    'electric piano, digital piano, stage piano, piano keyboard, synthesizer, synthesiser, synth keyboard, piano keys',
  order: 960,
  slot: 'hand',
  poses: { 'playing-piano': 1 },
  hand: { fingers: 'flat', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const plays = left.facing[1] < -0.6 && right.facing[1] < -0.6 && lengthOf(over) < 6
  const grip = gripOf(fitting, 0.16)
  const [half, deep] = plays ? [5, 0.85] : [1.6, 0.5]
  const [body, keys, black] = [newMesh(), newMesh(), newMesh()]
  for (const x of [-0.75, -0.25, 0.25, 0.75]) box(body, [x * half, 0, 0], [half / 4, 0.17, deep], axes)
  box(body, [0, 0.22, deep * 0.62], [half, 0.1, deep * 0.36], axes)
  box(keys, [0, 0.18, -deep * 0.38], [half - 0.15, 0.05, deep * 0.58], axes)
  const count = Math.round(half * 7)
  for (let nth = 0; nth < count; nth++) {
    // Twos and threes between the white ones.
    if ([2, 6].includes(nth % 7)) continue
    const x = (nth + 1) * ((2 * half - 0.3) / (count + 1)) - half + 0.15
    box(black, [x, 0.25, -deep * 0.18], [0.045, 0.05, deep * 0.36], axes)
  }
  const pieces = [
    [body, { name: 'keyboard', material: 'hard', surface: plain([0.018, 0.018, 0.02], 0.3) }],
    [keys, { name: 'piano keys', material: 'hard', surface: ivory }],
    [black, { name: 'black keys', material: 'hard', surface: plain([0.01, 0.01, 0.011], 0.2) }],
  ] as const
  if (!plays) return held(grip.middle, grip.thumb, grip.facing, pieces)
  const ahead = unit(cross(unit([over[0], 0, over[2]]), upwards))
  // Fingers are a hand's length ahead of the palms and touch the keys.
  const at = along(along(between(left.palm, right.palm, 0.5), ahead, 1), upwards, -0.62)
  return [...held(at, upwards, ahead, pieces), standBelow(at, ahead)]
}

/** Two crossed tubes at each side. */
function standBelow(at: Vector, ahead: Vector): Part {
  const legs = newMesh()
  const aside = unit(cross(upwards, ahead))
  for (const side of [-3, 3]) {
    const middle = along(at, aside, side)
    for (const way of [-1, 1]) {
      const top = along(along(middle, ahead, way * 0.6), upwards, -0.15)
      const foot = along([middle[0], 0.08, middle[2]], ahead, -way * 1.3)
      cord(legs, [top, between(top, foot, 0.5), foot], 0.12, 8)
    }
  }
  for (const way of [-1, 1]) {
    const foot = (side: number): Vector => along(along([at[0], 0.1, at[2]], aside, side), ahead, way * 1.3)
    cord(legs, [foot(-3), foot(0), foot(3)], 0.1, 8)
  }
  return toPart(legs, { name: 'keyboard stand', material: 'hard', surface: metal(steel, 0.4) })
}

const ivory: Surface = (spot) => {
  const gap = spot.x * 7
  const line = gap - Math.floor(gap) < 0.1 && spot.grain < 0.06 ? 0.3 : 1
  spot.red = 0.85 * line
  spot.green = 0.83 * line
  spot.blue = 0.76 * line
  spot.rough = 0.2
}
