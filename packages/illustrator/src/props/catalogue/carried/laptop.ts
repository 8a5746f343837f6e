import { along, axes, ball, between, betweenFingers, box, cross, type Fitting, gripOf, held } from '#props/prop-kit.ts'
import { lengthOf, metal, minus, newMesh, type Part, plain, prop, slab, type Surface, unit } from '#props/prop-kit.ts'
import { upwards, type Vector } from '#props/prop-kit.ts'

/** Open below hands that type, else closed in one hand. */
export const laptop = prop({
  label: 'Laptop',
  words:
    'laptop, laptops, laptop computer, macbook, notebook computer, computer on her lap, computer on his lap, chromebook',
  order: 820,
  slot: 'hand',
  poses: { typing: 3, holding: 1 },
  hand: {
    fingers: 'between',
    arm: 'front',
    both: false,
    // Closed, held to the chest.
    arms: {
      arms: {
        left: { arm: [2, 8, 4], elbow: 16, roll: 16 },
        right: {
          reach: 'ribs',
          off: [-0.55, -0.2, 0.75],
          elbow: [1, -0.8, -0.1],
          palm: [0.05, 0, -1],
          along: [-1, 0.35, 0.05],
        },
      },
      fingers: { left: 'relaxed', right: 'hold' },
    },
  },
  dyed: ['laptop', 'laptop lid'],
  make,
})

const [wide, deep] = [1.65, 1.15]

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const types = left.facing[1] < -0.6 && right.facing[1] < -0.6 && lengthOf(over) < 2.6 && Math.abs(over[1]) < 0.6
  return types ? opened(between(left.palm, right.palm, 0.5), over) : closed(fitting)
}

const silvery = metal([0.5, 0.51, 0.53], 0.38)

/** The keys are below the fingers, the screen stands beyond them. */
function opened(palms: Vector, over: Vector): readonly Part[] {
  const ahead = unit(cross(unit([over[0], 0, over[2]]), upwards))
  const [base, keys, lid, screen, mark] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  box(base, [0, 0, 0], [wide, 0.07, deep], axes)
  for (let column = 0; column < 12; column++)
    for (let row = 0; row < 4; row++)
      box(keys, [(column - 5.5) * 0.25, 0.08, 0.7 - row * 0.3], [0.1, 0.015, 0.12], axes)
  const lean = unit([0, 1, 0.32])
  const tilted = [[1, 0, 0], lean, [0, -lean[2], lean[1]]] as const
  const middle = along([0, 0.06, deep], lean, deep)
  box(lid, middle, [wide, deep, 0.045], tilted)
  box(screen, along(middle, tilted[2], -0.048), [wide - 0.1, deep - 0.1, 0.004], tilted)
  ball(mark, along(middle, tilted[2], 0.05), [0.2, 0.2, 0.02], 16, 8)
  // Fingers are a hand's length ahead of the palms.
  const at = along(along(palms, ahead, 0.45), upwards, -0.42)
  return held(at, upwards, ahead, [
    [base, { name: 'laptop', material: 'hard', surface: silvery }],
    [keys, { name: 'laptop keys', material: 'hard', surface: plain([0.02, 0.02, 0.022], 0.6) }],
    [lid, { name: 'laptop lid', material: 'hard', surface: silvery }],
    [screen, { name: 'laptop screen', material: 'glow', surface: lit, castsShadow: false }],
    [mark, { name: 'laptop mark', material: 'hard', surface: plain([0.85, 0.86, 0.88], 0.2) }],
  ])
}

function closed(fitting: Fitting): readonly Part[] {
  const flat = gripOf(fitting, 0.1)
  const isAtChest = flat.facing[2] < -0.5
  const { at, axis, towards } = isAtChest
    ? { at: flat.middle, axis: flat.thumb, towards: flat.facing }
    : betweenFingers(fitting, { wide: wide * 0.75, thick: 0.1 })
  const shell = newMesh()
  slab(shell, [0, 0.2, 0], [wide * 0.75, deep * 0.9, 0.1], 4, 4)
  return held(at, axis, towards, [[shell, { name: 'laptop', material: 'hard', surface: silvery }]])
}

/** Windows of something, in cool light. */
const lit: Surface = (spot) => {
  const line = spot.v * 14
  const isText = spot.u > 0.1 && spot.u < 0.45 + 0.4 * ((Math.floor(line) * 0.37) % 1) && line - Math.floor(line) < 0.45
  const tone = isText && spot.grain < 0.08 ? 0.5 : 1
  spot.red = 0.5 * tone
  spot.green = 0.64 * tone
  spot.blue = 0.85 * tone
  spot.glow = 0.9
}
