/** How numbers are stored so that they compress well; `workshop/pack-build.ts` writes with these and `readPack` reads. */

/** Steps a unit: weights of anchors, offsets in decimeters, texture coordinates. */
export const steps = { weight: 8000, offset: 4000, uv: 30_000 } as const

export function quantize(values: ArrayLike<number>, perUnit: number): Int16Array {
  return Int16Array.from(values, (value) => Math.max(-32_768, Math.min(32_767, Math.round(value * perUnit))))
}

export function restore(values: Int16Array, perUnit: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 1) result[at] = (values[at] ?? 0) / perUnit
  return result
}

/** Each number becomes its difference to the one `stride` before it. */
export function differences<Numbers extends Uint8Array | Uint16Array | Int16Array>(
  values: Numbers,
  stride: number,
): Numbers {
  const result = values.slice() as Numbers
  for (let at = values.length - 1; at >= stride; at -= 1) result[at] = (values[at] ?? 0) - (values[at - stride] ?? 0)
  return result
}

/** Undoes `differences`. Whole numbers of fixed width wrap around by themselves; one loop a type runs several times faster. */
export function sumBytes(values: Uint8Array, stride: number): Uint8Array {
  const result = values.slice()
  for (let at = stride; at < result.length; at += 1) result[at]! += result[at - stride]!
  return result
}

export function sumWords(values: Uint16Array, stride: number): Uint16Array {
  const result = values.slice()
  for (let at = stride; at < result.length; at += 1) result[at]! += result[at - stride]!
  return result
}

export function sumShorts(values: Int16Array, stride: number): Int16Array {
  const result = values.slice()
  for (let at = stride; at < result.length; at += 1) result[at]! += result[at - stride]!
  return result
}

/** Three numbers a vertex to three rows, one for each axis. */
export function toPlanes(values: Int16Array): Int16Array {
  const count = values.length / 3
  return values.map((_, at) => values[(at % count) * 3 + Math.floor(at / count)] ?? 0)
}

export function fromPlanes(planes: Int16Array): Int16Array {
  const count = planes.length / 3
  const result = new Int16Array(planes.length)
  for (let axis = 0; axis < 3; axis += 1) {
    for (let at = 0; at < count; at += 1) result[at * 3 + axis] = planes[axis * count + at] ?? 0
  }
  return result
}

/** Bytes to weights of four bones that add up to 1. */
export function restoreBoneWeights(bytes: Uint8Array): Float32Array {
  const result = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 4) {
    const sum = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0) + (bytes[at + 3] ?? 0)
    if (sum === 0) result[at] = 1
    else for (let k = at; k < at + 4; k += 1) result[k] = (bytes[k] ?? 0) / sum
  }
  return result
}
