import type { Body } from '#body/body.ts'
import { along, type Vector } from '#geometry/vector.ts'
import { headOf } from '#head/head.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Palette } from '#props/fitting.ts'
import { metal, plain } from '#props/materials.ts'
import { bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { dark, steelware } from './tables.ts'
import { fours, pairs, triples } from '#geometry/numbers.ts'

const bristles: Stuff = { name: 'bristles', surface: plain('#2a2420', 0.9), cloth: true }
const gilt: Stuff = { name: 'gilt', surface: metal([0.8, 0.55, 0.25], 0.25) }

/** A place of the head, as the base mesh has it. */
const onHead = (body: Body, at: Vector): Vector => headOf(body).placing.point(at)
const lips: Vector = [0, 6.62, 1.6]

/** Its bristles are towards the hair. */
export const hairbrush: StationProp = {
  make: ({ right, free, body }) => {
    if (!free) return []
    const made = bench()
    const back: Stuff = { name: 'hairbrush', surface: plain('#7a4a2b', 0.4) }
    made.cord(back, triples`0 -0.7 0, 0 0.3 0, 0 0.6 0`, 0.11)
    made.ball(back, [0, 1.25, 0], [0.36, 0.72, 0.12])
    made.box(bristles, [0, 1.25, 0.16], [0.26, 0.58, 0.12])
    const from = inHand(right, 0.1)
    return made.at(from, right.thumb, towards(from, onHead(body, [0, 7.2, 0.2])))
  },
}

export const toothbrush: StationProp = {
  make: ({ right, free, body }) => {
    if (!free) return []
    const made = bench()
    const plastic: Stuff = { name: 'toothbrush', surface: plain('#2f8fb3', 0.3) }
    made.cord(plastic, triples`0 -0.6 0, 0 0.4 0, 0 1.3 0`, (share) => 0.075 - 0.03 * share)
    made.box({ name: 'white bristles', surface: plain('#f2f2ee', 0.8) }, [0, 1.15, -0.07], [0.05, 0.16, 0.07])
    const from = inHand(right, 0.08)
    return made.at(from, towards(from, onHead(body, lips)), [0, 1, 0])
  },
}

/** At the lips; the left hand has a mirror. */
export const lipstick: StationProp = {
  make: ({ left, right, free, body, colours }) => {
    if (!free) return []
    const stick = bench()
    stick.cord(dark, triples`0 -0.5 0, 0 0.1 0`, 0.1)
    stick.cord(gilt, triples`0 0.1 0, 0 0.35 0`, 0.085)
    stick.cord(
      { name: 'lipstick', surface: plain('#a61f35', 0.3) },
      triples`0 0.35 0, 0 0.6 0, 0 0.68 0`,
      (share) => 0.07 - 0.03 * share,
    )
    const from = along(inHand(right, 0.12), right.along, 0.55)
    const compact = bench()
    const lid: Stuff = { name: 'compact', surface: plain(colours.accent, 0.25) }
    compact.lathe(lid, pairs`0 -0.05, 0.38 -0.05, 0.41 0, 0.38 0.05, 0 0.05`)
    compact.lathe({ name: 'mirror', surface: metal([0.75, 0.78, 0.8], 0.06) }, pairs`0.34 -0.055, 0 -0.056`)
    return [
      ...stick.at(from, towards(from, onHead(body, lips))),
      // The lid looks away from the face.
      ...compact.at(along(inHand(left, 0.1), left.along, 0.75), towards(onHead(body, lips), left.palm)),
    ]
  },
}

/** A safety razor at the cheek. */
export const razor: StationProp = {
  make: ({ right, free, body }) => {
    if (!free) return []
    const made = bench()
    made.cord(steelware, triples`0 -0.6 0, 0 0.75 0`, 0.06)
    made.box(steelware, [0, 0.8, 0.03], [0.26, 0.06, 0.09])
    const foam = bench()
    const white: Stuff = { name: 'shaving foam', surface: plain('#f5f6f4', 0.6), cloth: true }
    for (const [x, y, z, size] of fours`
      0.62 6.55 1 0.2, 0.5 6.3 1.15 0.2, 0.3 6.12 1.32 0.18, 0.08 6.08 1.38 0.18, 0.68 6.8 0.85 0.17,
      -0.16 6.1 1.36 0.17`)
      foam.ball(white, onHead(body, [x, y, z]), [size, size * 0.9, size * 0.8])
    const from = along(inHand(right, 0.08), right.along, 0.4)
    return [...foam.parts(), ...made.at(from, towards(from, onHead(body, [-0.5, 6.55, 1.15])))]
  },
}

/** Its nozzle to the hair. */
export const hairDryer: StationProp = {
  make: ({ right, free, body, colours }) => {
    if (!free) return []
    const made = bench()
    const plastic: Stuff = { name: 'hair dryer', surface: plain(colours.accent, 0.3) }
    made.cord(plastic, triples`0 -0.7 0, 0 0.5 0`, 0.16)
    made.ball(plastic, [0, 0.75, -0.1], [0.42, 0.42, 0.6])
    made.cord(plastic, triples`0 0.75 0.1, 0 0.75 0.8`, 0.3, 18)
    made.cord(dark, triples`0 0.75 0.78, 0 0.75 1.05`, 0.26, 18)
    const from = inHand(right, 0.16)
    return made.at(from, right.thumb, towards(from, onHead(body, [0, 7.6, 0.2])))
  },
}

/** Lather all over the hair. */
const lather = (stuff: (colors: Palette) => Stuff): StationProp => ({
  make: ({ body, colours }) => {
    const made = bench()
    const foam = stuff(colours)
    for (let nth = 0; nth < 42; nth++) {
      const up = 0.15 + 0.85 * ((nth * 0.618) % 1)
      const flat = Math.sqrt(Math.max(0, 1 - up * up))
      const turn = nth * 2.39996
      const size = 0.24 + 0.14 * ((nth * 0.37) % 1)
      const at: Vector = [0.92 * flat * cos(turn), 7.45 + 1.15 * up, 0.3 + 1.05 * flat * sin(turn)]
      // The face stays free.
      if (at[2] > 0.95 && at[1] < 8.1) continue
      made.ball(foam, onHead(body, at), [size, size, size])
    }
    return made.parts()
  },
})

export const hairFoam = lather(() => ({ name: 'foam', surface: plain('#f6f7f6', 0.6), cloth: true }))
export const hairDye = lather(({ accent }) => ({ name: 'hair dye', surface: plain(accent, 0.35), cloth: true }))
