import { cos, sin } from '@eidolon/people/exact.ts'
import { along, between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { glowing, metal, plain } from '#props/materials.ts'
import { bench, type Bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { dark, iron, spoonWood, steelware } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** Between two fingers, with an ember at its end. */
export const cigarette: StationProp = {
  make: ({ right, free }) => {
    if (!free) return []
    const made = bench()
    const white: Stuff = { name: 'cigarette', surface: plain('#f1ede4', 0.8) }
    made.cord(white, triples`0 -0.25 0, 0 0.5 0`, 0.05)
    made.cord({ name: 'filter', surface: plain('#c98d4e', 0.8) }, triples`0 -0.45 0, 0 -0.25 0`, 0.05)
    made.cord({ name: 'ember', surface: glowing([1, 0.3, 0.05], 1.5) }, triples`0 0.5 0, 0 0.56 0`, 0.048)
    return made.at(along(inHand(right, 0.08), right.along, 0.75), [-0.25, 0.2, 0.95])
  },
}

/** Something with a long shaft: from the upper hand through the lower one to the ground, where `end` is. */
function shafted(end: (made: Bench, long: number) => void, shaft: Stuff = spoonWood): StationProp {
  return {
    make: ({ left, right, free }) => {
      if (!free) return []
      const [one, other] = [inHand(left, 0.1), inHand(right, 0.1)]
      const [high, low] = one[1] > other[1] ? [one, other] : [other, one]
      const way = towards(high, low)
      const drop: Vector = way[1] < -0.35 ? way : [way[0] * 0.6, -0.75, Math.max(0.2, way[2])]
      const long = (high[1] - 0.5) / -drop[1]
      const made = bench()
      made.cord(
        shaft,
        [
          [0, -0.8, 0],
          [0, long / 2, 0],
          [0, long - 1.4, 0],
        ],
        0.1,
      )
      end(made, long)
      return made.at(high, drop)
    },
  }
}

export const sweepingBroom = shafted((made, long) => {
  const straw: Stuff = { name: 'bristles', surface: plain('#b58d4a', 0.95), cloth: true }
  made.lathe(straw, [
    [0.12, long - 1.5],
    [0.4, long - 1.2],
    [0.75, long],
    [0, long],
  ])
})

export const mop = shafted((made, long) => {
  const cotton: Stuff = { name: 'mop', surface: plain('#d9d4c8', 0.95), cloth: true }
  made.box(steelware, [0, long - 1.35, 0], [0.5, 0.12, 0.16])
  for (let nth = 0; nth < 26; nth++) {
    const turn = nth * 2.4
    const far = 0.35 + 0.65 * ((nth * 0.37) % 1)
    made.cord(
      cotton,
      [
        [((nth % 7) - 3) * 0.13, long - 1.35, 0],
        [far * 0.7 * cos(turn), long - 0.6, far * 0.5 * sin(turn)],
        [far * cos(turn) * 1.1, long + 0.1, far * sin(turn) * 0.9],
      ],
      0.07,
      6,
    )
  }
})

export const spade = shafted((made, long) => {
  made.box(steelware, [0, long - 0.5, 0], [0.62, 0.9, 0.05])
  made.ball(steelware, [0, long + 0.4, 0], [0.6, 0.3, 0.05])
  made.box(spoonWood, [0, -0.8, 0], [0.42, 0.1, 0.1])
})

export const rake = shafted((made, long) => {
  made.box(iron, [0, long - 0.5, 0], [1.1, 0.08, 0.08])
  for (let nth = -5; nth <= 5; nth++)
    made.cord(
      iron,
      [
        [nth * 0.2, long - 0.5, 0],
        [nth * 0.22, long - 0.1, 0.25],
        [nth * 0.24, long, 0.45],
      ],
      0.04,
      6,
    )
})

/** Its wand in both hands, its body on wheels behind. */
export const vacuum: StationProp = {
  make: (setup) => {
    if (!setup.free) return []
    const plastic: Stuff = { name: 'vacuum cleaner', surface: plain(setup.colours.accent, 0.3) }
    const wand = shafted((made, long) => {
      made.box(plastic, [0, long - 0.4, 0], [0.9, 0.28, 0.3])
      made.box(dark, [0, long - 0.15, 0], [0.95, 0.1, 0.34])
    }, steelware)
    const made = bench()
    const hand = inHand(setup.right, 0.1)
    const at: Vector = [-3.4, 0, -1.4]
    made.ball(plastic, [at[0], 1, at[2]], [1.1, 0.9, 1.5])
    for (const side of [-1, 1]) made.ball(dark, [at[0] + side * 1.05, 0.6, at[2] - 0.5], [0.15, 0.6, 0.6])
    made.cord(
      dark,
      [
        [at[0], 1.2, at[2] + 1.2],
        [at[0] + 0.2, 1.6, at[2] + 2.4],
        [hand[0] - 1.2, hand[1] * 0.75, hand[2]],
        along(hand, [-0.15, 0.5, -0.25], 1),
      ],
      0.16,
    )
    return [...wand.make(setup), ...made.parts()]
  },
}

const wool: Stuff = { name: 'knitting', surface: plain('#b2485a', 0.95), cloth: true }

/** Two needles, what hangs from them, and the ball that the thread comes from. */
export const knitting: StationProp = {
  make: ({ left, right, body, free }) => {
    if (!free) return []
    const made = bench()
    const [one, other] = [along(inHand(left, 0.08), left.along, 0.7), along(inHand(right, 0.08), right.along, 0.7)]
    const middle: Vector = along(between(one, other, 0.5), [0, 0.1, 0.35], 1)
    for (const hand of [one, other])
      made.cord(
        steelware,
        [along(hand, towards(middle, hand), 0.7), hand, along(middle, towards(hand, middle), 0.5)],
        0.045,
      )
    made.sheet(wool, (u, v) => [middle[0] + (u - 0.5) * 1.7, middle[1] - v * 1.5, middle[2] + 0.1 + v * 0.35], 12, 12)
    const knee = body.bones.joint('lowerleg01.R')
    made.ball(wool, [knee[0] - 1.5, 0.5, knee[2] + 0.6], [0.5, 0.5, 0.5])
    made.cord(wool, [middle, [knee[0] - 1.1, knee[1], knee[2] + 0.9], [knee[0] - 1.5, 0.9, knee[2] + 0.6]], 0.03)
    return made.parts()
  },
}

/** A gamepad between the hands. */
export const controller: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const [one, other] = [inHand(left, 0.25), inHand(right, 0.25)]
    const middle = along(between(one, other, 0.5), [0, 0.2, 0.55], 1)
    const half = Math.max(0.55, Math.min(1, lengthOf(minus(one, other)) / 2))
    const made = bench()
    made.box(dark, [0, 0, 0], [half, 0.14, 0.42])
    for (const side of [-1, 1]) {
      made.cord(
        dark,
        [
          [side * half * 0.9, 0, 0.2],
          [side * half * 1.1, -0.05, -0.2],
          [side * half * 1.15, -0.15, -0.7],
        ],
        0.2,
      )
      made.ball(steelware, [side * half * 0.4, 0.16, -0.15], [0.15, 0.1, 0.15])
    }
    for (const [nth, color] of ['#d23c3c', '#3c7bd2', '#47a85a', '#d9b23c'].entries())
      made.ball(
        { name: `button ${nth}`, surface: plain(color, 0.3) },
        [-half * 0.7 + (nth % 2) * 0.2 - 0.1, 0.15, 0.1 + Math.floor(nth / 2) * 0.2],
        [0.07, 0.05, 0.07],
      )
    return made.at(middle, [0, 0.85, -0.52], [0, 0.52, 0.85])
  },
}

/** A carton as wide as the hands are apart. */
export const carton: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const made = bench()
    const half = Math.max(0.9, Math.abs(left.palm[0] - right.palm[0]) / 2 - 0.12)
    const middle = between(left.palm, right.palm, 0.5)
    const board: Stuff = { name: 'box', surface: plain('#b98d5c', 0.9) }
    made.box(board, [middle[0], middle[1] + 0.4, middle[2] + 0.35], [half, 1.05, 1])
    made.box(
      { name: 'tape', surface: plain('#d8bf8f', 0.4) },
      [middle[0], middle[1] + 0.4, middle[2] + 0.35],
      [0.22, 1.06, 1.01],
    )
    return made.parts()
  },
}

/** At the eyes, in both hands. */
export const binoculars: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const made = bench()
    const middle = along(between(left.palm, right.palm, 0.5), [0, 0.25, 0.1], 1)
    for (const side of [-1, 1]) {
      made.cord(
        dark,
        [
          [side * 0.32, -0.55, 0],
          [side * 0.34, 0, 0],
          [side * 0.42, 0.75, 0],
        ],
        (share) => 0.2 + 0.13 * share,
        16,
      )
      made.ball({ name: 'lens', surface: metal([0.25, 0.3, 0.42], 0.08) }, [side * 0.42, 0.74, 0], [0.3, 0.05, 0.3])
    }
    made.box(iron, [0, 0, 0], [0.25, 0.3, 0.08])
    return made.at(middle, [0, 0, 1], [0, 1, 0])
  },
}

/** A ring in an open case. */
export const ringBox: StationProp = {
  make: ({ left, free }) => {
    if (!free) return []
    const made = bench()
    const velvet: Stuff = { name: 'ring box', surface: plain('#24306b', 0.8), cloth: true }
    made.box(velvet, [0, 0.12, 0], [0.36, 0.14, 0.32])
    made.box(velvet, [0, 0.52, -0.34], [0.36, 0.3, 0.08])
    made.box({ name: 'ring cushion', surface: plain('#efe9df', 0.8), cloth: true }, [0, 0.25, 0], [0.28, 0.03, 0.24])
    made.cord(
      { name: 'ring', surface: metal([0.85, 0.6, 0.25], 0.15) },
      Array.from({ length: 17 }, (_, nth): Vector => ringAt(nth / 16)),
      0.03,
    )
    made.ball({ name: 'diamond', surface: glowing([0.85, 0.92, 1], 0.5) }, [0, 0.58, 0], [0.08, 0.08, 0.08])
    return made.at(along(inHand(left, 0.12), left.along, 0.35))
  },
}

const ringAt = (share: number): Vector => {
  const angle = share * 6.283185307179586
  return [0.14 * cos(angle), 0.4 + 0.14 * sin(angle), 0]
}

/** Balls in an arch from hand to hand. */
export const jugglingBalls: StationProp = {
  make: ({ left, right, colours, free }) => {
    if (!free) return []
    const made = bench()
    const [one, other] = [inHand(left, 0.34), inHand(right, 0.34)]
    const dyes = [colours.accent, '#d8a23a', '#3f8fb5', '#c2493d', '#5b9a55']
    for (const [nth, dye] of dyes.entries()) {
      const share = nth / (dyes.length - 1)
      const high = share * (1 - share) * 4 * 7.6
      const at = along(between(one, other, share), [0, high, 0.1 * high], 1)
      made.ball({ name: `ball ${nth}`, surface: plain(dye, 0.4) }, at, [0.34, 0.34, 0.34])
    }
    return made.parts()
  },
}

/** A hoop with cloth in the left hand, needle and thread in the right. */
export const embroidery: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const made = bench()
    const hoop = along(inHand(left, 0.1), left.along, 0.75)
    const needle = along(inHand(right, 0.06), right.along, 0.75)
    const cloth: Stuff = { name: 'cloth', surface: plain('#efe7d8', 0.9), cloth: true }
    const ring = bench()
    ring.lathe(spoonWood, pairs`0.98 -0.08, 1.06 -0.08, 1.06 0.08, 0.98 0.08, 0.98 -0.08`)
    ring.lathe(cloth, pairs`1 0.02, 0 0.02`)
    for (let nth = 0; nth < 6; nth++)
      ring.ball(
        { name: `stitches ${nth % 3}`, surface: plain(['#b2485a', '#4f8f3a', '#d8a23a'][nth % 3] ?? '#b2485a', 0.8) },
        [0.4 * cos(nth), 0.04, 0.4 * sin(nth)],
        [0.13, 0.03, 0.13],
      )
    made.cord(steelware, [needle, along(needle, [-0.1, 0.1, 0.4], 1)], 0.025)
    made.cord(wool, [needle, between(needle, hoop, 0.5), hoop], 0.02)
    return [...ring.at(hoop, [0, 0.75, 0.66]), ...made.parts()]
  },
}
