import type { Body } from '#body/body.ts'
import { bump } from '#geometry/interpolate.ts'
import type { Vector } from '#geometry/vector.ts'
import type { GroupName, Pack } from '#pack/pack.ts'

/** Rings of the dummy from below to above, and corners of each. */
export const rings = 28
export const columns = 24
const low = -3
const bodyVertices = 13_380
const step = 0.3

/** Half the dummy's width at a height: a waist at 2, a chest at 3.8. */
export const girth = (y: number): number => 1.1 - 0.4 * bump(2, 0.8, y) + 0.2 * bump(3.8, 0.9, y)

/** A ring's corner, so far off the dummy's skin. */
function corner(ring: number, column: number, off: number): Vector {
  const y = low + ring * step
  const turn = (column / columns) * 2 * Math.PI
  const wide = girth(y) + off
  return [Math.sin(turn) * wide, y, 0.15 + Math.cos(turn) * wide]
}

/** A tailor's dummy without arms and head: its skin is a tube, and a stocking lies over it. */
export function dummyPack(): Pack {
  const points: Vector[] = []
  const quads: number[] = []
  const groups = new Map<GroupName, { readonly first: number; readonly count: number }>()
  for (const [name, off] of [
    ['body', 0],
    ['helper-tights', 0.08],
  ] as const) {
    const from = points.length
    const first = quads.length / 4
    for (let ring = 0; ring < rings; ring += 1) {
      for (let column = 0; column < columns; column += 1) {
        points.push(corner(ring, column, off))
        if (ring + 1 === rings) continue
        const [a, b] = [from + ring * columns + column, from + ring * columns + ((column + 1) % columns)]
        quads.push(a, b, b + columns, a + columns)
      }
    }
    groups.set(name, { first, count: quads.length / 4 - first })
    // Helpers come behind all vertices of a body.
    while (points.length < bodyVertices) points.push([99, 99, 99])
  }
  return {
    base: {
      positions: Float32Array.from(points.flat()),
      quads: Uint16Array.from(quads),
      groups,
      boneIndices: new Uint8Array(points.length * 4),
      boneWeights: Float32Array.from({ length: points.length * 4 }, (_, at) => (at % 4 === 0 ? 1 : 0)),
    },
    bones: [{ name: 'root', parent: -1, joint: new Uint16Array(0), tip: new Uint16Array(0) }],
  } as unknown as Pack
}

const joints: Readonly<Record<string, Vector>> = {
  spine01: [0, 4.6, 0],
  spine05: [0, 1.2, 0],
  'clavicle.L': [0.2, 5, 0],
  'clavicle.R': [-0.2, 5, 0],
  'upperleg01.L': [0.5, 0.6, 0],
  'upperleg01.R': [-0.5, 0.6, 0],
}

/** The dummy where it stands, moved by `posed`. */
export function dummyBody(pack: Pack, posed: (at: Vector) => Vector = (at) => at): Body {
  const { positions } = pack.base
  const moved = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    moved.set(posed([positions[at]!, positions[at + 1]!, positions[at + 2]!]), at)
  }
  const bones = { joint: (name: string): Vector => posed(joints[name] ?? [0, 0, 0]) }
  return { pack, rest: positions, shape: positions, posed: moved, bones } as unknown as Body
}
