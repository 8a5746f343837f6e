import { between, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { metal, plain } from '#props/materials.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { bench, type StationProp, inHand, type Stuff } from './bench.ts'
import { triples } from '#geometry/numbers.ts'

/** A rock below the right foot. */
export const boulder: StationProp = {
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
export const shipWheel: StationProp = {
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

/** A block with a log on it, before who splits wood. */
export const choppingBlock: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const bark: Stuff = { name: 'bark', surface: plain('#5b4330', 0.95), cloth: true }
    const cut: Stuff = { name: 'cut wood', surface: plain('#c9a472', 0.85) }
    const toes = Math.max(body.bones.joint('toe2-1.L')[2], body.bones.joint('toe2-1.R')[2])
    const [x, z] = [body.bones.joint('root')[0], toes + 2.6]
    const trunk = (wide: number, low: number, high: number, [dx, dz]: readonly [number, number]) => {
      made.cord(
        bark,
        [
          [x + dx, low, z + dz],
          [x + dx, high, z + dz],
        ],
        wide,
        18,
      )
      made.ball(cut, [x + dx, high, z + dz], [wide * 0.96, 0.05, wide * 0.96])
    }
    trunk(1.5, 0, 3, [0, 0])
    trunk(0.7, 3, 5.2, [0, 0])
    for (const [dx, dz, turn] of triples`-3.4 -2.7 0.2, -3.6 -0.8 -0.5, 2.9 0.9 1.1`) {
      const [ex, ez] = [1.3 * cos(turn), 1.3 * sin(turn)]
      made.cord(
        bark,
        [
          [x + dx - ex, 0.55, z + dz - ez],
          [x + dx + ex, 0.55, z + dz + ez],
        ],
        0.55,
        14,
      )
      made.ball(cut, [x + dx + ex, 0.55, z + dz + ez], [0.5, 0.5, 0.5])
    }
    return made.parts()
  },
}

/** A rope below both feet, between two trestles. */
export const tightrope: StationProp = {
  make: ({ body }) => {
    const made = bench()
    const line: Stuff = { name: 'tightrope', surface: plain('#c8b48c', 0.9) }
    const beam: Stuff = { name: 'trestle', surface: plain('#7a4a26', 0.6) }
    const balls = ['L', 'R']
      .map((side) => body.bones.joint(`toe2-1.${side}`))
      .toSorted((one, other) => one[2] - other[2])
    const [x, z] = [(balls[0]![0] + balls[1]![0]) / 2, (balls[0]![2] + balls[1]![2]) / 2]
    const sag = Math.min(balls[0]![1], balls[1]![1]) - 0.35
    const ends = [-13, 13].map((far): Vector => [x, sag + 0.6, z + far])
    made.cord(line, [ends[0]!, [x, sag, balls[0]![2] - 0.6], [x, sag, balls[1]![2] + 0.6], ends[1]!], 0.14)
    for (const [, y, deep] of ends)
      for (const side of [-1, 1])
        made.cord(
          beam,
          [
            [x + side * 2.2, 0, deep],
            [x, y + 0.3, deep],
          ],
          0.22,
        )
    return made.parts()
  },
}
