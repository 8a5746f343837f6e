import type { Body } from '#body/body.ts'
import { along, between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { headOf } from '#head/head.ts'
import { gold, metal, plain } from '#props/materials.ts'
import { bench, type StationProp, inHand, type Stuff, towards, trunkFront } from './bench.ts'
import { dark, iron, steelware } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const brass: Stuff = { name: 'brass', surface: metal(gold, 0.3) }
const varnish: Stuff = { name: 'cello', surface: plain('#8a3f1a', 0.3) }
const hide: Stuff = { name: 'drum skin', surface: plain('#efe8da', 0.7) }

/** Before the lips, where a mouthpiece is. */
const mouthOf = (body: Body): Vector => headOf(body).placing.point([0, 6.6, 1.68])

/** From the lips down through both hands, its bell turned up again. */
export const saxophone: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const lips = mouthOf(body)
    const [upper, lower] = [inHand(left, 0.2), inHand(right, 0.25)]
    const down = towards(upper, lower)
    const foot = along(lower, down, 1.1)
    const neck = along(upper, down, -0.8)
    made.cord(dark, [lips, along(lips, towards(lips, neck), 0.4)], (share) => 0.07 + 0.05 * share)
    made.cord(brass, [along(lips, towards(lips, neck), 0.35), along(neck, [0, 0.25, 0], 1), neck], 0.09)
    made.cord(brass, [neck, upper, lower, foot], (share) => 0.1 + 0.2 * share, 16)
    const turn: Vector = [foot[0], foot[1] - 0.35, foot[2] + 0.45]
    const bell: Vector = [foot[0] - 0.15, foot[1] + 1.5, foot[2] + 1.5]
    made.cord(brass, [foot, turn, [foot[0], foot[1] - 0.1, foot[2] + 0.95]], 0.31, 16)
    made.cord(
      brass,
      [[foot[0], foot[1] - 0.1, foot[2] + 0.95], between(turn, bell, 0.6), bell],
      (share) => 0.32 + 0.38 * share * share,
      20,
    )
    for (let nth = 0; nth < 7; nth++)
      made.ball(steelware, along(along(upper, down, nth * 0.32), [0, 0, 0.22], 1), [0.11, 0.11, 0.06])
    return made.parts()
  },
}

/** Straight ahead from the lips. */
export const trumpet: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const lips = mouthOf(body)
    const grip = between(inHand(left, 0.15), inHand(right, 0.15), 0.5)
    const ahead = towards(lips, [lips[0] * 0.6 + grip[0] * 0.4, lips[1] + 0.05, lips[2] + 2])
    const at = (far: number, up = 0): Vector => along(along(lips, ahead, far), [0, 1, 0], up)
    made.cord(steelware, [lips, at(0.25)], (share) => 0.13 - 0.07 * share)
    made.cord(brass, [at(0.2), at(1.4), at(2.9)], 0.07)
    made.cord(brass, [at(2.9), at(3.5), at(3.9)], (share) => 0.09 + 0.48 * share * share, 20)
    made.cord(brass, [at(2.4), at(2.65, -0.25), at(2.4, -0.5), at(1, -0.5), at(0.8, -0.25), at(1)], 0.065)
    for (const far of [1.35, 1.6, 1.85]) {
      made.cord(brass, [at(far, -0.65), at(far, 0.2)], 0.1)
      made.ball(steelware, at(far, 0.3), [0.08, 0.06, 0.08])
    }
    return made.parts()
  },
}

/** Between the knees, its neck at the left shoulder, and a bow in the right hand. */
export const cello: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const neck = inHand(left, 0.15)
    const foot: Vector = [-0.1, 0.9, trunkFront(body, neck[1] - 3) + 1.9]
    const way = towards(foot, neck)
    const long = lengthOf(minus(neck, foot))
    made.ball(varnish, [0, 1.5, 0], [1.65, 1.35, 0.5])
    made.ball(varnish, [0, 2.7, 0], [1.1, 1, 0.48])
    made.ball(varnish, [0, 3.9, 0], [1.3, 1.15, 0.46])
    made.cord(iron, triples`0 -0.95 0, 0 0.3 0`, 0.05)
    made.box(dark, [0, (long + 4.6) / 2, 0.42], [0.17, (long - 2.4) / 2, 0.1])
    made.box(dark, [0, 1.1, 0.55], [0.2, 0.7, 0.06])
    made.box(varnish, [0, 2.2, 0.65], [0.45, 0.06, 0.2])
    for (const side of [-1, 1]) made.box(dark, [side * 0.5, 2.3, 0.44], [0.05, 0.45, 0.03])
    made.ball(varnish, [0, long + 1.3, 0.2], [0.22, 0.3, 0.24])
    for (let nth = 0; nth < 4; nth++)
      made.cord(
        steelware,
        [
          [(nth - 1.5) * 0.09, 1.7, 0.66],
          [(nth - 1.5) * 0.09, 2.2, 0.86],
          [(nth - 1.5) * 0.06, long + 1, 0.5],
        ],
        0.012,
        4,
      )
    const bow = bench()
    const hand = inHand(right, 0.08)
    const string = along(foot, way, 3)
    bow.cord(varnish, triples`0 -0.4 0, 0 2 0.06, 0 4.6 0`, 0.05)
    bow.box({ name: 'horsehair', surface: plain('#eee6d2', 0.6) }, [0, 2.1, 0.2], [0.02, 2.4, 0.02])
    const drawn = towards(hand, [string[0], string[1], string[2] + 0.75])
    return [...made.at(foot, way, [0, 0.2, 1]), ...(free ? bow.at(hand, drawn) : [])]
  },
}

/** A frame of three sides with its strings between the hands. */
export const harp: StationProp = {
  make: ({ body, left, right }) => {
    const made = bench()
    const middle = between(left.palm, right.palm, 0.5)
    const near = trunkFront(body, middle[1]) + 0.35
    const wood: Stuff = { name: 'harp', surface: plain('#b98235', 0.3) }
    const shoulder: Vector = [middle[0], middle[1] + 1.4, near]
    const foot: Vector = [middle[0], 0.35, near + 3.1]
    const head: Vector = [middle[0], middle[1] + 3.6, near + 4.3]
    made.cord(wood, [shoulder, between(shoulder, foot, 0.5), foot], (share) => 0.25 + 0.25 * share, 14)
    made.cord(brass, [[foot[0], 0.3, foot[2] + 0.7], between([foot[0], 0.3, foot[2] + 0.7], head, 0.5), head], 0.22, 14)
    const neck: readonly Vector[] = [
      shoulder,
      [middle[0], shoulder[1] + 0.9, near + 1.2],
      [middle[0], shoulder[1] + 0.8, near + 2.6],
      head,
    ]
    made.cord(wood, neck, 0.2, 12)
    made.box(wood, [foot[0], 0.16, foot[2] + 0.3], [0.9, 0.16, 0.9])
    made.ball(brass, head, [0.38, 0.38, 0.38])
    const onNeck = (share: number): Vector => {
      const at = share * 3
      const piece = Math.min(2, Math.floor(at))
      return between(neck[piece]!, neck[piece + 1]!, at - piece)
    }
    for (let nth = 1; nth < 22; nth++)
      made.cord(steelware, [onNeck(nth / 23), between(shoulder, foot, nth / 23)], 0.015, 4)
    return made.parts()
  },
}

/** A drum, its axis upright. */
function drum(made: ReturnType<typeof bench>, shell: Stuff, [x, y, z]: Vector, wide: number, high: number): void {
  made.lathe(
    shell,
    [
      [wide, -high],
      [wide, 0],
    ],
    [x, y, z],
  )
  made.lathe(
    hide,
    [
      [wide * 0.97, 0.01],
      [0, 0.012],
    ],
    [x, y, z],
  )
  made.lathe(
    steelware,
    [
      [wide, -0.09],
      [wide + 0.06, -0.05],
      [wide + 0.06, 0.06],
      [wide, 0.08],
    ],
    [x, y, z],
  )
  for (const [dx, dz] of pairs`0.8 0.6, -0.8 0.6, 0 -1`)
    made.cord(
      iron,
      [
        [x + dx * wide * 0.8, y - high * 0.8, z + dz * wide * 0.8],
        [x + dx * wide * 1.1, 0, z + dz * wide * 1.1],
      ],
      0.05,
    )
}

/** Snare, tom, bass drum and two cymbals around who sits at them, and sticks in the hands. */
export const drumKit: StationProp = {
  make: ({ body, left, right, free, colours }) => {
    const made = bench()
    const shell: Stuff = { name: 'drum', surface: plain(colours.accent, 0.25) }
    const low = Math.min(left.palm[1], right.palm[1]) - 0.75
    const front = trunkFront(body, low) + 1.4
    drum(made, shell, [1, low, front + 1.1], 1.15, 0.8)
    drum(made, shell, [-2.6, low - 0.4, front + 0.9], 1.3, 1.6)
    drum(made, shell, [-0.9, low + 0.25, front + 2.8], 0.95, 0.9)
    const bass: Vector = [0, 1.75, front + 3.6]
    made.cord(shell, [[bass[0], bass[1], bass[2] - 0.9], bass], 1.75, 28)
    made.ball(hide, bass, [1.68, 1.68, 0.06])
    for (const [x, y, z] of [
      [3.1, low + 2, front + 2.2],
      [-3.2, low + 2.4, front + 2.6],
    ] as const) {
      made.lathe(brass, pairs`1.45 -0.12, 0.4 0.02, 0.2 0.14, 0 0.15`, [x, y, z])
      made.cord(
        iron,
        [
          [x, y, z],
          [x, 0, z],
        ],
        0.05,
      )
    }
    if (!free) return made.parts()
    const sticks = [left, right].flatMap((hand) => {
      const stick = bench()
      stick.cord(
        { name: 'drumstick', surface: plain('#c79a62', 0.6) },
        triples`0 -0.5 0, 0 1.2 0, 0 2.6 0`,
        (share) => 0.08 - 0.03 * share,
      )
      return stick.at(inHand(hand, 0.08), hand.thumb)
    })
    return [...made.parts(), ...sticks]
  },
}

/** A stick to beat time with. */
export const baton: StationProp = {
  make: ({ right, free }) => {
    if (!free) return []
    const made = bench()
    made.cord(
      { name: 'baton', surface: plain('#f0ead9', 0.5) },
      triples`0 0 0, 0 1.8 0, 0 3.2 0`,
      (share) => 0.045 - 0.03 * share,
    )
    made.ball({ name: 'cork', surface: plain('#b58a55', 0.8) }, [0, 0, 0], [0.11, 0.22, 0.11])
    return made.at(along(inHand(right, 0.08), right.along, 0.4), towards([0, 0, 0], along(right.along, [0, 0.6, 0], 1)))
  },
}
