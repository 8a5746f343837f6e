import { along, type Vector } from '#geometry/vector.ts'
import { plain, weave } from '#props/materials.ts'
import { armsLow, bench, type StationProp, inHand, type Stuff, towards } from './bench.ts'
import { china, drawTable, steelware, tableBefore } from './tables.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** A teapot that the right hand tilts over the cup in the left. */
export const teapot: StationProp = {
  make: ({ left, right, free }) => {
    if (!free) return []
    const cupAt = inHand(left, 0.4)
    const cup = bench()
    cup.lathe(china, pairs`0 -0.4, 0.24 -0.4, 0.3 -0.3, 0.42 0.2, 0.44 0.35, 0.41 0.35, 0.36 0.1`)
    cup.lathe({ name: 'tea', surface: plain('#8a4a1c', 0.15) }, pairs`0.4 0.2, 0 0.2`)
    // Upright it is tipped towards the cup by turning its axis; the handle is in the hand.
    const grip = inHand(right, 0.12)
    const across = towards([grip[0], 0, grip[2]], [cupAt[0], 0, cupAt[2]])
    const axis: Vector = [across[0] * 0.5, 0.866, across[2] * 0.5]
    const kettle = bench()
    const body: Stuff = { name: 'teapot', surface: plain('#4a6d8c', 0.2) }
    kettle.lathe(
      body,
      pairs`0 -0.6, 0.5 -0.6, 0.78 -0.25, 0.8 0.1, 0.55 0.45, 0.3 0.52, 0.28 0.58, 0.12 0.62, 0.12 0.72, 0 0.76`,
      [0, 0, 1.15],
    )
    kettle.cord(body, triples`0 0.35 0.5, 0 0.42 0.05, 0 -0.1 -0.05, 0 -0.4 0.55`, 0.09)
    kettle.cord(body, triples`0 -0.25 1.8, 0 0 2.15, 0 0.42 2.4, 0 0.5 2.62`, (share) => 0.2 - 0.1 * share)
    const stream = bench()
    const front: Vector = [across[0] * 0.866, -0.5, across[2] * 0.866]
    const tip = along(along(grip, axis, 0.5), front, 2.6)
    stream.cord(
      { name: 'stream', surface: plain('#a86a34', 0.1) },
      [
        tip,
        [cupAt[0] + (tip[0] - cupAt[0]) * 0.35, (tip[1] + cupAt[1]) / 2 + 0.2, cupAt[2] + (tip[2] - cupAt[2]) * 0.35],
        [cupAt[0], cupAt[1] + 0.15, cupAt[2]],
      ],
      0.05,
    )
    return [...cup.at(cupAt), ...kettle.at(grip, axis, across), ...stream.parts()]
  },
}

/** A plate before the person, a fork in the right hand. */
export const dinner: StationProp = {
  make: ({ body, left, right, free }) => {
    const made = bench()
    const table = tableBefore(body, Math.min(armsLow(body), left.palm[1] - 0.35) - 0.05, [4, 2.2])
    const [, y] = table.top
    drawTable(made, table, { name: 'table cloth', surface: weave('#e9e4da'), cloth: true })
    const ahead = table.top[2] - 1
    made.lathe(china, pairs`0 0.03, 0.75 0.03, 1.25 0.16, 1.22 0.22, 0.72 0.09, 0 0.09`, [0, y, ahead])
    const food = ['#8a4b2a', '#4f8a3a', '#d9b45a'].map((color): Stuff => ({
      name: `food ${color}`,
      surface: plain(color, 0.6),
      cloth: true,
    }))
    made.ball(food[0]!, [-0.25, y + 0.2, ahead], [0.45, 0.16, 0.35])
    for (let nth = 0; nth < 6; nth++)
      made.ball(
        food[1]!,
        [0.35 + (nth % 3) * 0.14, y + 0.18 + (nth % 2) * 0.08, ahead - 0.25 + nth * 0.09],
        [0.14, 0.12, 0.14],
      )
    made.ball(food[2]!, [0, y + 0.18, ahead + 0.42], [0.35, 0.14, 0.22])
    made.lathe({ name: 'glass', surface: plain('#b9cfd6', 0.1) }, pairs`0 0, 0.3 0.02, 0.36 0.9, 0.33 0.9, 0.28 0.1`, [
      -1.9,
      y,
      ahead + 0.7,
    ])
    const fork = bench()
    fork.cord(steelware, triples`0 -0.8 0, 0 0.7 0`, 0.05)
    for (let nth = -1; nth <= 1; nth++)
      fork.cord(
        steelware,
        [
          [nth * 0.02, 0.7, 0],
          [nth * 0.09, 0.85, 0],
          [nth * 0.09, 1.2, 0],
        ],
        0.025,
      )
    fork.ball(food[0]!, [0, 1.15, 0], [0.15, 0.13, 0.13])
    const knife = bench()
    knife.cord(steelware, triples`0 -0.6 0, 0 0.3 0`, 0.06)
    knife.box(steelware, [0, 0.9, 0], [0.02, 0.65, 0.1])
    const from = inHand(right, 0.06)
    const other = inHand(left, 0.06)
    const mouth = body.bones.joint('head')
    return [
      ...made.parts(),
      ...(free
        ? [
            ...fork.at(from, towards(from, [mouth[0], mouth[1] + 0.1, mouth[2] + 1])),
            ...knife.at(other, towards(other, [0, y + 0.2, ahead])),
          ]
        : []),
    ]
  },
}
