import { cos, sin } from '@eidolon/people/exact.ts'
import type { Body } from '#body/body.ts'
import type { Vector } from '#geometry/vector.ts'
import { felt, gold, leather, metal, plain, weave, wood } from '#props/materials.ts'
import { bench, type StationProp, type Stuff } from './bench.ts'
import { timber } from './tables.ts'

/** Where somebody sits, a little into the cushion. */
const seatOf = ({ seat }: Body): Vector => (seat ? [seat[0], seat[1] - 0.05, seat[2]] : [0, 4, 0])

/** A padded block: a box whose upper edge is round. */
function pad(made: ReturnType<typeof bench>, stuff: Stuff, [x, y, z]: Vector, [wide, tall, deep]: Vector): void {
  made.box(stuff, [x, y, z], [wide, tall, deep])
  made.cord(
    stuff,
    [
      [x - wide, y + tall, z + deep - 0.14],
      [x + wide, y + tall, z + deep - 0.14],
    ],
    0.14,
  )
}

function upholstered(body: Body, half: number, stuff: Stuff) {
  const [x, y, z] = seatOf(body)
  const made = bench()
  const front = z + 1.9
  pad(made, stuff, [x, y - 0.45, front - 1.9], [half, 0.4, 1.95])
  made.box(stuff, [x, y / 2 - 0.4, front - 2.1], [half, Math.max(0.2, y / 2 - 0.75), 1.9])
  // The back leans a little.
  made.box(
    stuff,
    [x, y + 2.4, z - 2.25],
    [half, 3.0, 0.55],
    [
      [1, 0, 0],
      [0, 0.985, -0.17],
      [0, 0.17, 0.985],
    ],
  )
  made.cord(
    stuff,
    [
      [x - half, y + 5.35, z - 3.05],
      [x + half, y + 5.35, z - 3.05],
    ],
    0.5,
    16,
  )
  for (const side of [-1, 1]) {
    const at = x + side * (half + 0.5)
    made.box(stuff, [at, y / 2 + 0.2, front - 2.2], [0.5, y / 2 - 0.1, 2.1])
    made.cord(
      stuff,
      [
        [at, y + 0.75, front - 4.3],
        [at, y + 0.75, front - 0.15],
      ],
      0.56,
      16,
    )
    made.ball(stuff, [at, y + 0.75, front - 0.15], [0.56, 0.56, 0.1])
    for (const deep of [front - 0.3, front - 3.9]) made.box(timber, [at, 0.25, deep], [0.22, 0.25, 0.22])
  }
  return made
}

export const armchair: StationProp = {
  seat: true,
  make: ({ body }) => upholstered(body, 2.25, { name: 'armchair', surface: leather('#6b3a24') }).parts(),
}

export const sofa: StationProp = {
  seat: true,
  make: ({ body, colours }) => {
    const made = upholstered(body, 6.4, { name: 'sofa', surface: felt('#7d8a94'), cloth: true })
    const [x, y, z] = seatOf(body)
    made.ball(
      { name: 'cushion', surface: weave(colours.accent), cloth: true },
      [x - 4.6, y + 1.2, z - 1.2],
      [1.35, 1.3, 0.55],
    )
    return made.parts()
  },
}

export const throne: StationProp = {
  seat: true,
  make: ({ body }) => {
    const made = bench()
    const [x, y, z] = seatOf(body)
    const gilt: Stuff = { name: 'gilt', surface: metal(gold, 0.3) }
    const carved: Stuff = { name: 'throne', surface: wood('#3d2618') }
    const velvet: Stuff = { name: 'velvet', surface: felt('#7a1526'), cloth: true }
    made.box(carved, [x, y / 2 - 0.25, z - 0.1], [2.5, y / 2 - 0.25, 2.2])
    made.box(velvet, [x, y - 0.2, z - 0.05], [2.35, 0.2, 2.1])
    made.box(carved, [x, y + 3.6, z - 2.6], [2.5, 4, 0.4])
    made.box(velvet, [x, y + 3.4, z - 2.18], [1.85, 3.3, 0.06])
    // Gables, a row of points and balls on the posts.
    for (let nth = -3; nth <= 3; nth++) {
      const high = y + 8.6 - Math.abs(nth) * 0.45
      made.cord(
        gilt,
        [
          [x + nth * 0.72, y + 7.3, z - 2.6],
          [x + nth * 0.72, high, z - 2.6],
        ],
        (share) => 0.36 * (1 - share) + 0.03,
      )
    }
    for (const side of [-1, 1]) {
      made.cord(
        gilt,
        [
          [x + side * 2.55, 0, z - 2.5],
          [x + side * 2.55, y + 7.9, z - 2.5],
        ],
        0.26,
        14,
      )
      made.ball(gilt, [x + side * 2.55, y + 8.2, z - 2.5], [0.42, 0.42, 0.42])
      made.cord(
        gilt,
        [
          [x + side * 2.6, 0, z + 1.9],
          [x + side * 2.6, y + 0.85, z + 1.9],
        ],
        0.24,
        14,
      )
      made.ball(gilt, [x + side * 2.6, y + 0.95, z + 2], [0.42, 0.42, 0.42])
      made.box(carved, [x + side * 2.6, y + 0.82, z - 0.3], [0.3, 0.16, 2.3])
    }
    made.box(carved, [x, 0.12, z - 0.6], [3.6, 0.12, 3])
    return made.parts()
  },
}

/** A wooden chair whose back is before the person. */
export const turnedChair: StationProp = {
  seat: true,
  make: ({ body, left }) => {
    const made = bench()
    const [x, y, z] = seatOf(body)
    const rail = left.palm[1] - 0.35
    made.box(timber, [x, y - 0.14, z + 0.2], [1.8, 0.14, 1.8])
    const back = Math.max(z + 1.9, left.palm[2] - 0.25)
    for (const side of [-1, 1]) {
      made.cord(
        timber,
        [
          [x + side * 1.6, 0, z - 1.4],
          [x + side * 1.6, y - 0.2, z - 1.4],
        ],
        0.15,
      )
      made.cord(
        timber,
        [
          [x + side * 1.6, 0, z + 1.9],
          [x + side * 1.6, y - 0.1, z + 1.9],
          [x + side * 1.6, rail, back],
        ],
        0.16,
      )
    }
    made.box(timber, [x, rail - 0.1, back], [1.8, 0.28, 0.1])
    for (const nth of [-0.8, 0, 0.8])
      made.cord(
        timber,
        [
          [x + nth, y, z + 1.85],
          [x + nth, rail - 0.2, back],
        ],
        0.09,
      )
    made.box(timber, [x, y / 2, z + 1.9], [1.5, 0.09, 0.09])
    return made.parts()
  },
}

/** A mattress below who lies, a pillow below the head and a blanket to the chest. */
export const bed: StationProp = {
  make: ({ body, colours }) => {
    const { bones } = body
    const made = bench()
    const head = bones.joint('head')
    const chest = bones.joint('spine01')
    const foot = bones.joint('foot.L')
    const way = head[0] > foot[0] ? 1 : -1
    const sheet: Stuff = { name: 'bed sheet', surface: weave('#ece8e0'), cloth: true }
    const middle: Vector = [(head[0] + foot[0]) / 2, 0, (chest[2] + foot[2]) / 2]
    const half = Math.abs(head[0] - foot[0]) / 2 + 2.4
    // The ground is where the mattress is, so that nobody has to be lifted: it is a low bed, seen to its edge.
    made.box(sheet, [middle[0], 0, middle[2]], [half, 0.04, 4.6])
    made.box(
      { name: 'bed frame', surface: wood('#6f4d31') },
      [middle[0] + way * (half + 0.15), 1.6, middle[2]],
      [0.15, 1.6, 4.7],
    )
    made.ball(
      { name: 'pillow', surface: plain('#f4f1ea', 0.9), cloth: true },
      [head[0] + way * 0.5, 0.28, head[2]],
      [1.5, 0.5, 2.4],
    )
    const cover: Stuff = { name: 'blanket', surface: weave(colours.accent), cloth: true }
    const reach = Math.abs(chest[0] - foot[0]) + 1.2
    const lies = overBody(body)
    made.sheet(
      cover,
      (u, v) => {
        const [x, z] = [chest[0] - way * (0.2 + v * reach), middle[2] + (u * 2 - 1) * 4.4 * way]
        const fold = 0.06 * sin(v * 23 + u * 9) + 0.05 * cos(u * 31)
        return [x, Math.max(0.06, lies(x, z) + fold), z]
      },
      60,
      60,
    )
    return made.parts()
  },
}

/** How high a blanket lies over a body at a place: it hangs from what is highest around, not into every hollow. */
function overBody({ posed, pack }: Body, bones = /./): (x: number, z: number) => number {
  const cell = 0.35
  const highest = new Map<string, number>()
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    if (!bones.test(pack.bones[pack.base.boneIndices[vertex * 4]!]!.name)) continue
    const key = `${Math.round(posed[vertex * 3]! / cell)} ${Math.round(posed[vertex * 3 + 2]! / cell)}`
    highest.set(key, Math.max(highest.get(key) ?? 0, posed[vertex * 3 + 1]!))
  }
  const reach = 5
  return (x, z) => {
    let high = 0
    const [column, row] = [Math.round(x / cell), Math.round(z / cell)]
    for (let dx = -reach; dx <= reach; dx++)
      for (let dz = -reach; dz <= reach; dz++) {
        const there = highest.get(`${column + dx} ${row + dz}`)
        if (there === undefined) continue
        const [ox, oz] = [(column + dx) * cell - x, (row + dz) * cell - z]
        high = Math.max(high, there + 0.2 - Math.max(0, Math.sqrt(ox * ox + oz * oz) - 0.3) * 1.4)
      }
    return high
  }
}

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** A bed below who sits up in it, pillows behind the back and a blanket over the legs. */
export const bedUnder: StationProp = {
  make: ({ body, colours }) => {
    const { bones, posed } = body
    const made = bench()
    const hips = bones.joint('root')
    const far = Math.max(bones.joint('foot.L')[2], bones.joint('foot.R')[2])
    const back = Math.min(hips[2], bones.joint('spine01')[2]) - 1.5
    let top = 99
    for (let vertex = 0; vertex < bodyVertices; vertex += 1) top = Math.min(top, posed[vertex * 3 + 1]!)
    const sheet: Stuff = { name: 'bed sheet', surface: weave('#ece8e0'), cloth: true }
    const frame: Stuff = { name: 'bed frame', surface: wood('#6f4d31') }
    const [middle, half] = [(back + far) / 2 + 0.7, (far - back) / 2 + 1.5]
    made.box(sheet, [hips[0], top - 0.9, middle], [5, 0.9, half])
    made.box(frame, [hips[0], (top - 1.6) / 2, middle], [5.1, (top - 1.6) / 2, half + 0.1])
    made.box(frame, [hips[0], top / 2 + 2.4, middle - half - 0.2], [5.2, top / 2 + 2.4, 0.2])
    const pillow: Stuff = { name: 'pillow', surface: plain('#f4f1ea', 0.9), cloth: true }
    made.ball(pillow, [hips[0] - 0.4, top + 1.7, back + 0.1], [2.3, 1.7, 0.8])
    made.ball(pillow, [hips[0] + 2.9, top + 1.3, back + 0.1], [1.9, 1.3, 0.7])
    const cover: Stuff = { name: 'blanket', surface: weave(colours.accent), cloth: true }
    const lies = overBody(body, /^(?:upperleg|lowerleg|foot|toe)/)
    const from = hips[2] + 1.1
    made.sheet(
      cover,
      (u, v) => {
        const side = (1 - u * 2) * 6.4
        const [x, z] = [hips[0] + Math.max(-5.12, Math.min(5.12, side)), from + v * (far + 2 - from)]
        const fold = 0.06 * sin(v * 23 + u * 9) + 0.05 * cos(u * 31)
        // Beyond the edges it hangs down.
        const hangs = Math.max(0, Math.abs(side) - 5.12)
        return [x, Math.max(top + 0.08, lies(x, z) + fold) - hangs, z]
      },
      60,
      60,
    )
    return made.parts()
  },
}
