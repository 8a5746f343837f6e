import { modestVertices } from '#body/modesty.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { type Cells, sortByCell } from './cells.ts'
import { fabricOf } from './cloth/fabric.ts'

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380

/** The fabric's vertex nearest to each of the body, at rest; none (-1) where the fabric is far: head and hands. */
const nearestFabric: (pack: Pack) => Int32Array = memoByKey((pack) => {
  const { rest, count } = fabricOf(pack)
  const places = Array.from({ length: count }, (_, v) => v * 3)
  const cells = sortByCell(rest, places, cell)
  const found = new Int32Array(bodyVertices)
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    found[vertex] = nearestOf(cells, rest, pack.base.positions, vertex * 3)
  }
  return found
})

const cell = 0.5

/** The fabric's vertex nearest to the point at `from`, -1 where none is near. */
function nearestOf({ low, size, starts, sorted }: Cells, rest: Float32Array, body: Float32Array, from: number): number {
  const x = body[from]!
  const y = body[from + 1]!
  const z = body[from + 2]!
  const [i, j, k] = [Math.floor(x / cell) - low[0], Math.floor(y / cell) - low[1], Math.floor(z / cell) - low[2]]
  const fromK = Math.max(0, k - 1)
  const toK = Math.min(size[2], k + 2)
  let best = 0.16
  let found = -1
  for (let at = Math.max(0, i - 1); at < Math.min(size[0], i + 2) && fromK < toK; at += 1) {
    for (let beside = Math.max(0, j - 1); beside < Math.min(size[1], j + 2); beside += 1) {
      const row = (at * size[1] + beside) * size[2]
      for (let index = starts[row + fromK]!; index < starts[row + toK]!; index += 1) {
        const v = sorted[index]!
        const a = rest[v]! - x
        const b = rest[v + 1]! - y
        const c = rest[v + 2]! - z
        const far = a * a + b * b + c * c
        if (far >= best) continue
        best = far
        found = v / 3
      }
    }
  }
  return found
}

/** The part of the body that no outfit leaves bare. */
const modest: (pack: Pack) => Uint8Array = memoByKey(modestVertices)

/** How far under cloth the skin ends, so that none shows at a border and none comes through further in. */
const under = 0.22

/** Around the neck it ends sooner: clothes lie close there, and the neck turns in them. */
const underCollar = 0.07

/** What of the body is not drawn: what lies well under cloth, and chest to thighs always. */
export function hiddenUnder(pack: Pack, fields: readonly Float32Array[]): Uint8Array {
  const hidden = Uint8Array.from(modest(pack))
  const { rest, arm } = fabricOf(pack)
  const near = nearestFabric(pack)
  for (const field of fields) hideUnder(field)
  return hidden

  function hideUnder(field: Float32Array): void {
    for (let vertex = 0; vertex < near.length; vertex += 1) {
      const v = near[vertex]!
      if (v < 0 || hidden[vertex] === 1) continue
      const margin = rest[v * 3 + 1]! > 4.9 && arm[v]! < -0.2 ? underCollar : under
      if (field[v]! > margin) hidden[vertex] = 1
    }
  }
}
