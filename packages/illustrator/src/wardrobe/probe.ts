import type { Vector } from '#geometry/vector.ts'
import type { Wearer } from './wearer.ts'

/** A place on the wearer's skin. */
export type Probe = { readonly point: Vector; readonly outward: Vector }

/** So many vertices of the fabric are mixed. */
const nearest = 5

/** The posed skin nearest to a place of the base mesh at rest, `lift` decimeters off it; `among` all or some vertices. */
export function probe(
  wearer: Wearer,
  x: number,
  y: number,
  z: number,
  lift = 0,
  level = 4,
  among?: readonly number[],
): Probe {
  const { rest, count } = wearer.fabric
  const { positions, outward } = wearer.loosened(level)
  // The nearest first; of equals the one that comes first.
  const found = new Int32Array(nearest)
  const away = new Float64Array(nearest).fill(Infinity)
  for (let index = 0; index < (among?.length ?? count); index += 1) {
    const v = among ? among[index]! : index
    const dx = rest[v * 3]! - x
    const dy = rest[v * 3 + 1]! - y
    const dz = rest[v * 3 + 2]! - z
    const far = dx * dx + dy * dy + dz * dz
    if (far >= away[nearest - 1]!) continue
    let place = nearest - 1
    for (; place > 0 && far < away[place - 1]!; place -= 1) {
      away[place] = away[place - 1]!
      found[place] = found[place - 1]!
    }
    away[place] = far
    found[place] = v
  }
  const sum = [0, 0, 0, 0, 0, 0]
  let total = 0
  for (let place = 0; place < nearest; place += 1) {
    const weight = 1 / (away[place]! + 0.004)
    const at = found[place]! * 3
    total += weight
    for (let k = 0; k < 3; k += 1) {
      sum[k]! += positions[at + k]! * weight
      sum[k + 3]! += outward[at + k]! * weight
    }
  }
  const [nx, ny, nz] = [sum[3] ?? 0, sum[4] ?? 0, sum[5] ?? 0]
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  const off: Vector = [nx / length, ny / length, nz / length]
  const at = (k: 0 | 1 | 2) => (sum[k] ?? 0) / total + off[k] * lift
  return { point: [at(0), at(1), at(2)], outward: off }
}
