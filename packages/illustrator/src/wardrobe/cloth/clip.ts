/** A mesh cut along the zero line of a field. Each vertex lies between two of the mesh's. */
export type Clip = {
  readonly count: number
  /** Two vertices of the mesh each, and how far from the first to the second. */
  readonly ends: Uint32Array
  readonly shares: Float32Array
  readonly triangles: Uint32Array
  /** Pairs of vertices along the borders; the cloth lies to the left, seen from outside. */
  readonly borders: Uint32Array
}

/** What lies where the field is above 0, with clean borders through the triangles. */
export function clip(triangles: Uint32Array, field: Float32Array): Clip {
  const ends: number[] = []
  const shares: number[] = []
  const corners = new Int32Array(field.length).fill(-1)
  const crossings = new Map<number, number>()
  const out: number[] = []
  const corner = (v: number): number => {
    const known = corners[v]!
    if (known >= 0) return known
    corners[v] = shares.length
    ends.push(v, v)
    shares.push(0)
    return shares.length - 1
  }
  const crossing = (a: number, b: number): number => {
    const [low, high] = a < b ? [a, b] : [b, a]
    const key = low * field.length + high
    const known = crossings.get(key)
    if (known !== undefined) return known
    const [f, g] = [field[low] ?? 0, field[high] ?? 0]
    crossings.set(key, shares.length)
    ends.push(low, high)
    // Not all the way to a corner, so that no triangle vanishes.
    shares.push(Math.min(0.96, Math.max(0.04, f / (f - g))))
    return shares.length - 1
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at] ?? 0
    const b = triangles[at + 1] ?? 0
    const c = triangles[at + 2] ?? 0
    const inA = (field[a] ?? 0) > 0
    const inB = (field[b] ?? 0) > 0
    const inC = (field[c] ?? 0) > 0
    const inside = (inA ? 1 : 0) + (inB ? 1 : 0) + (inC ? 1 : 0)
    if (inside === 0) continue
    if (inside === 3) {
      out.push(corner(a), corner(b), corner(c))
      continue
    }
    // Turn it so that the odd one comes first.
    const odd = inside === 1
    const [p, q, r] = inA === odd ? [a, b, c] : inB === odd ? [b, c, a] : [c, a, b]
    const pq = crossing(p, q)
    const pr = crossing(p, r)
    if (odd) out.push(corner(p), pq, pr)
    else out.push(pq, corner(q), corner(r), pq, corner(r), pr)
  }
  return {
    count: shares.length,
    ends: Uint32Array.from(ends),
    shares: Float32Array.from(shares),
    triangles: Uint32Array.from(out),
    borders: bordersOf(out, shares.length),
  }
}

/** Edges that belong to one triangle only. */
export function bordersOf(triangles: ArrayLike<number>, count: number): Uint32Array {
  // The edges that begin at each vertex as a chain: where it begins, where each goes on, and where each leads.
  const first = new Int32Array(count).fill(-1)
  const next = new Int32Array(triangles.length)
  const from = new Uint32Array(triangles.length)
  const to = new Int32Array(triangles.length)
  const find = (a: number, b: number): number => {
    let at = first[a]!
    while (at >= 0 && to[at] !== b) at = next[at]!
    return at
  }
  let edges = 0
  let open = 0
  for (let at = 0; at < triangles.length; at += 3) {
    for (let side = 0; side < 3; side += 1) {
      const a = triangles[at + side]!
      const b = triangles[at + (side === 2 ? 0 : side + 1)]!
      const other = find(b, a)
      if (other >= 0) {
        to[other] = closed
        open -= 1
      } else if (find(a, b) < 0) {
        from[edges] = a
        to[edges] = b
        next[edges] = first[a]!
        first[a] = edges
        edges += 1
        open += 1
      }
    }
  }
  const out = new Uint32Array(open * 2)
  for (let edge = 0, at = 0; edge < edges; edge += 1) {
    if (to[edge] === closed) continue
    out[at] = from[edge]!
    out[at + 1] = to[edge]!
    at += 2
  }
  return out
}

/** Where an edge leads that another triangle has as well. */
const closed = -1

/** Values of the mesh (`width` numbers a vertex) at the clip's vertices. */
export function along(clipped: Clip, values: Float32Array, width: number): Float32Array {
  const out = new Float32Array(clipped.count * width)
  for (let v = 0; v < clipped.count; v += 1) {
    const a = (clipped.ends[v * 2] ?? 0) * width
    const b = (clipped.ends[v * 2 + 1] ?? 0) * width
    const share = clipped.shares[v] ?? 0
    for (let k = 0; k < width; k += 1) {
      const from = values[a + k] ?? 0
      out[v * width + k] = from + ((values[b + k] ?? 0) - from) * share
    }
  }
  return out
}
