import type { Point } from '#body/body.ts'

/** What a point is near to: how far outside (below 0: inside) and which way is out. */
export type Near = { distance: number; normal: Point; found: boolean }

/** Surfaces as points with normals, so that hair and straps can ask where they would sink in. */
export type Field = {
  near(at: Point): Near
}

/** A field out of many points; `reach` is how far each is felt, in decimetres. */
export function makeField(points: Float32Array, normals: Float32Array, reach: number): Field {
  const cells = new Map<number, number[]>()
  const cell = (value: number): number => Math.floor(value / reach)
  const key = (i: number, j: number, k: number): number => ((i + 512) * 1024 + (j + 512)) * 1024 + (k + 512)
  for (let at = 0; at < points.length; at += 3) {
    const place = key(cell(points[at] ?? 0), cell(points[at + 1] ?? 0), cell(points[at + 2] ?? 0))
    const list = cells.get(place)
    if (list) list.push(at)
    else cells.set(place, [at])
  }
  const square = reach * reach
  return {
    near([x, y, z]) {
      let weight = 0
      let distance = 0
      let [nx, ny, nz] = [0, 0, 0]
      const [ci, cj, ck] = [cell(x), cell(y), cell(z)]
      for (let i = ci - 1; i <= ci + 1; i++)
        for (let j = cj - 1; j <= cj + 1; j++)
          for (let k = ck - 1; k <= ck + 1; k++) {
            const list = cells.get(key(i, j, k))
            if (!list) continue
            for (const at of list) {
              const dx = x - (points[at] ?? 0)
              const dy = y - (points[at + 1] ?? 0)
              const dz = z - (points[at + 2] ?? 0)
              const far = dx * dx + dy * dy + dz * dz
              if (far >= square) continue
              // The nearest count by far the most; the others keep it smooth.
              const share = 1 - far / square
              const by = (share * share * share) / (far + square * 0.01)
              const [ax, ay, az] = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0]
              weight += by
              distance += by * (dx * ax + dy * ay + dz * az)
              nx += by * ax
              ny += by * ay
              nz += by * az
            }
          }
      const size = Math.sqrt(nx * nx + ny * ny + nz * nz)
      if (weight === 0 || size < 1e-9) return { distance: reach, normal: [0, 1, 0], found: false }
      return { distance: distance / weight, normal: [nx / size, ny / size, nz / size], found: true }
    },
  }
}
