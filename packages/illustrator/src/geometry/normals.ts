/** Normals of length 1, each the sum of its triangles' by area. */
export function normalsOf(positions: Float32Array, triangles: Uint32Array | readonly number[]): Float32Array {
  const out = new Float32Array(positions.length)
  const corners = triangles instanceof Uint32Array ? triangles : Uint32Array.from(triangles)
  for (let at = 0; at < corners.length; at += 3) {
    addNormal(positions, out, corners[at]! * 3, corners[at + 1]! * 3, corners[at + 2]! * 3)
  }
  return normalize(out)
}

function addNormal(positions: Float32Array, out: Float32Array, a: number, b: number, c: number): void {
  const ax = positions[a]!
  const ay = positions[a + 1]!
  const az = positions[a + 2]!
  const ux = positions[b]! - ax
  const uy = positions[b + 1]! - ay
  const uz = positions[b + 2]! - az
  const vx = positions[c]! - ax
  const vy = positions[c + 1]! - ay
  const vz = positions[c + 2]! - az
  const x = uy * vz - uz * vy
  const y = uz * vx - ux * vz
  const z = ux * vy - uy * vx
  out[a]! += x
  out[a + 1]! += y
  out[a + 2]! += z
  out[b]! += x
  out[b + 1]! += y
  out[b + 2]! += z
  out[c]! += x
  out[c + 1]! += y
  out[c + 2]! += z
}

export function normalize(vectors: Float32Array): Float32Array {
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
