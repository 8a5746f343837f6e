import type { Point } from '#body/body.ts'
import type { Wearer } from './wearer.ts'

/** A place on the wearer's skin. */
export type Probe = { readonly point: Point; readonly outward: Point }

/** The posed skin nearest to a place of the base mesh at rest, `lift` decimetres off it; `among` all or some vertices. */
export function probe(
  wearer: Wearer,
  x: number,
  y: number,
  z: number,
  lift = 0,
  level = 4,
  among?: readonly number[],
): Probe {
  const { fabric } = wearer
  const { positions, outward } = wearer.loosened(level)
  const best: { v: number; far: number }[] = []
  for (let index = 0; index < (among?.length ?? fabric.count); index += 1) {
    const v = among?.[index] ?? index
    const dx = (fabric.rest[v * 3] ?? 0) - x
    const dy = (fabric.rest[v * 3 + 1] ?? 0) - y
    const dz = (fabric.rest[v * 3 + 2] ?? 0) - z
    const far = dx * dx + dy * dy + dz * dz
    if (best.length === 5 && far >= (best[4]?.far ?? 0)) continue
    best.push({ v, far })
    best.sort((one, other) => one.far - other.far)
    if (best.length > 5) best.pop()
  }
  const sum = [0, 0, 0, 0, 0, 0]
  let total = 0
  for (const { v, far } of best) {
    const weight = 1 / (far + 0.004)
    total += weight
    for (let k = 0; k < 3; k += 1) {
      sum[k] = (sum[k] ?? 0) + (positions[v * 3 + k] ?? 0) * weight
      sum[k + 3] = (sum[k + 3] ?? 0) + (outward[v * 3 + k] ?? 0) * weight
    }
  }
  const [nx, ny, nz] = [sum[3] ?? 0, sum[4] ?? 0, sum[5] ?? 0]
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  const off: Point = [nx / length, ny / length, nz / length]
  const at = (k: 0 | 1 | 2) => (sum[k] ?? 0) / total + off[k] * lift
  return { point: [at(0), at(1), at(2)], outward: off }
}
