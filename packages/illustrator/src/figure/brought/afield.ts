import { between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { metal, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { bench, type Brought, inHand, type Stuff } from './bench.ts'

/** A rock below the right foot. */
export const boulder: Brought = {
  make: ({ body }) => {
    const made = bench()
    const stone: Stuff = { name: 'boulder', surface: plain('#8a857c', 0.95), cloth: true }
    const [ankle, toe] = [body.bones.joint('foot.R'), body.bones.joint('toe2-1.R')]
    const middle = between(ankle, toe, 0.45)
    const top = Math.max(0.6, toe[1] - 0.15)
    made.ball(stone, [middle[0], top * 0.48, middle[2]], [2.1, top * 0.52, 1.8])
    made.ball(stone, [middle[0] - 1.3, top * 0.32, middle[2] + 0.5], [1.5, top * 0.38, 1.3])
    made.ball(stone, [middle[0] + 0.6, top * 0.28, middle[2] + 0.6], [1.2, top * 0.34, 1.3])
    return made.parts()
  },
}

/** A wheel of spokes on its post, both hands at it. */
export const shipWheel: Brought = {
  make: ({ left, right }) => {
    const made = bench()
    const [one, other] = [inHand(left, 0.12), inHand(right, 0.12)]
    const hub: Vector = [(one[0] + other[0]) / 2, Math.min(one[1], other[1]) - 0.8, (one[2] + other[2]) / 2 + 0.1]
    const wide = Math.max(1.5, lengthOf(minus(one, hub)))
    const wood: Stuff = { name: 'ship wheel', surface: plain('#7a4a26', 0.4) }
    const circle = (radius: number): readonly Vector[] =>
      Array.from({ length: 33 }, (_, nth): Vector => {
        const turn = (nth / 32) * 6.283185307179586
        return [hub[0] + radius * cos(turn), hub[1] + radius * sin(turn), hub[2]]
      })
    made.cord(wood, circle(wide), 0.15)
    made.cord(wood, circle(wide * 0.35), 0.12)
    for (let nth = 0; nth < 8; nth++) {
      const turn = nth * 0.7853981633974483 + 0.39
      const out = wide + 0.75
      made.cord(wood, [hub, [hub[0] + out * cos(turn), hub[1] + out * sin(turn), hub[2]]], 0.09)
    }
    made.ball({ name: 'hub', surface: metal([0.75, 0.55, 0.25], 0.3) }, hub, [0.35, 0.35, 0.25])
    made.box(wood, [hub[0], hub[1] / 2, hub[2] + 0.7], [0.45, hub[1] / 2, 0.35])
    made.box(wood, [hub[0], 0.15, hub[2] + 0.7], [1, 0.15, 0.8])
    return made.parts()
  },
}
