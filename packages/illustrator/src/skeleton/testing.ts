import type { Bone, Pack } from '#pack/pack.ts'
import type { Vector } from '#geometry/vector.ts'

/** The bones of one side and of the middle: name, what they hang on, and where they begin; the left lies at +x. */
const middle: readonly (readonly [name: string, parent: string, at: Vector])[] = [
  ['root', '', [0, 0.7, 0.1]],
  ['spine05', 'root', [0, 1.2, 0]],
  ['spine04', 'spine05', [0, 2, 0.1]],
  ['spine03', 'spine04', [0, 2.8, 0.1]],
  ['spine02', 'spine03', [0, 3.6, 0]],
  ['spine01', 'spine02', [0, 4.6, -0.1]],
  ['neck01', 'spine01', [0, 5.6, 0]],
  ['neck02', 'neck01', [0, 5.9, 0.1]],
  ['neck03', 'neck02', [0, 6.2, 0.2]],
  ['head', 'neck03', [0, 6.5, 0.3]],
]
const left: readonly (readonly [name: string, parent: string, at: Vector])[] = [
  ['eye', 'head', [0.31, 7.28, 1.1]],
  ['clavicle', 'spine01', [0.2, 5.2, 0.3]],
  ['shoulder01', 'clavicle', [1.1, 5.3, 0.1]],
  ['upperarm01', 'shoulder01', [1.68, 5.25, 0.17]],
  ['upperarm02', 'upperarm01', [2.4, 4.37, 0.15]],
  ['lowerarm01', 'upperarm02', [3.13, 3.49, 0.13]],
  ['lowerarm02', 'lowerarm01', [3.7, 2.99, 0.92]],
  ['wrist', 'lowerarm02', [4.28, 2.48, 1.71]],
  ['upperleg01', 'root', [0.95, 0.66, 0.1]],
  ['upperleg02', 'upperleg01', [1, -1.4, 0.1]],
  ['lowerleg01', 'upperleg02', [1.05, -3.5, 0.15]],
  ['foot', 'lowerleg01', [1.1, -7.3, -0.1]],
]

/** Along the hand and from the little finger to the index, as the palm looks down. */
const along: Vector = [0.521, -0.459, 0.719]
const spread: Vector = [-0.78, 0.1, 0.62]
const wrist: Vector = [4.28, 2.48, 1.71]

/** Three joints and a tip for each finger, from the thumb on. */
const fingerPoint = (finger: number, joint: number): Vector => {
  const [far, off] = finger === 1 ? [0.25 + joint * 0.3, 0.5 + joint * 0.12] : [0.9 + joint * 0.28, 0.75 - finger * 0.2]
  return [
    wrist[0] + along[0] * far + spread[0] * off,
    wrist[1] + along[1] * far + spread[1] * off,
    wrist[2] + along[2] * far + spread[2] * off,
  ]
}

const flipped = ([x, y, z]: Vector): Vector => [-x, y, z]
const middles = new Set(middle.map(([name]) => name))

/**
 * As much of a pack as a skeleton needs: a person of sticks, half a hand of base vertices a bone, the ground at -8.
 * `skin` are further places of the body that hands can reach for, one vertex each.
 */
export function stickPack(skin: readonly Vector[] = []): Pack {
  const points: Vector[] = []
  const bones: Bone[] = []
  const put = (point: Vector): Uint16Array => Uint16Array.of(points.push(point) - 1)
  const bone = (name: string, parent: string, at: Vector, tip: Vector = at) =>
    bones.push({ name, parent: bones.findIndex((other) => other.name === parent), joint: put(at), tip: put(tip) })
  for (const [name, parent, at] of middle) bone(name, parent, at)
  for (const [end, side] of [
    ['.L', (at: Vector) => at],
    ['.R', flipped],
  ] as const) {
    for (const [name, parent, at] of left)
      bone(`${name}${end}`, middles.has(parent) ? parent : `${parent}${end}`, side(at))
    for (let finger = 1; finger <= 5; finger += 1) {
      for (let joint = 1; joint <= 3; joint += 1) {
        const parent = joint === 1 ? `wrist${end}` : `finger${finger}-${joint - 1}${end}`
        bone(
          `finger${finger}-${joint}${end}`,
          parent,
          side(fingerPoint(finger, joint - 1)),
          side(fingerPoint(finger, joint)),
        )
      }
    }
    for (let toe = 1; toe <= 5; toe += 1) bone(`toe${toe}-1${end}`, `foot${end}`, side([0.8 + toe * 0.15, -7.8, 1]))
  }
  put([0, -8, 0])
  points.push(...skin)
  const count = points.length
  return {
    version: 'sticks',
    base: {
      positions: Float32Array.from(points.flat()),
      quads: Uint16Array.from({ length: count * 4 }, (_, at) => Math.floor(at / 4)),
      uvQuads: new Uint16Array(count * 4),
      uvs: new Float32Array(2),
      boneIndices: new Uint8Array(count * 4),
      boneWeights: Float32Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? 1 : 0)),
      groups: new Map([['body', { first: 0, count }]]),
    },
    bones,
    targets: new Map(),
    proxies: new Map(),
    textures: new Map(),
    poses: new Map(),
  }
}

/** The names of bones with sides exchanged. */
export const otherSide = (name: string): string => name.replace(/\.[LR]$/, (end) => (end === '.L' ? '.R' : '.L'))

/** How far two lists of numbers lie apart at most. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))))
