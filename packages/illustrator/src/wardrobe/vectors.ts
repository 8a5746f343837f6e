/** Normals of length 1, each the sum of its triangles' by area. */
export function normalsOf(positions: Float32Array, triangles: ArrayLike<number>): Float32Array {
  const out = new Float32Array(positions.length)
  for (let at = 0; at < triangles.length; at += 3) {
    const a = (triangles[at] ?? 0) * 3
    const b = (triangles[at + 1] ?? 0) * 3
    const c = (triangles[at + 2] ?? 0) * 3
    const ax = positions[a] ?? 0
    const ay = positions[a + 1] ?? 0
    const az = positions[a + 2] ?? 0
    const ux = (positions[b] ?? 0) - ax
    const uy = (positions[b + 1] ?? 0) - ay
    const uz = (positions[b + 2] ?? 0) - az
    const vx = (positions[c] ?? 0) - ax
    const vy = (positions[c + 1] ?? 0) - ay
    const vz = (positions[c + 2] ?? 0) - az
    add(out, a, b, c, 0, uy * vz - uz * vy)
    add(out, a, b, c, 1, uz * vx - ux * vz)
    add(out, a, b, c, 2, ux * vy - uy * vx)
  }
  return normalise(out)
}

function add(out: Float32Array, a: number, b: number, c: number, axis: number, value: number): void {
  out[a + axis] = (out[a + axis] ?? 0) + value
  out[b + axis] = (out[b + axis] ?? 0) + value
  out[c + axis] = (out[c + axis] ?? 0) + value
}

export function normalise(vectors: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at += 3) {
    const x = vectors[at] ?? 0
    const y = vectors[at + 1] ?? 0
    const z = vectors[at + 2] ?? 0
    const length = Math.sqrt(x * x + y * y + z * z)
    if (length > 1e-12) {
      vectors[at] = x / length
      vectors[at + 1] = y / length
      vectors[at + 2] = z / length
    } else vectors[at + 1] = 1
  }
  return vectors
}
