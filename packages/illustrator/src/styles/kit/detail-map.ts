/**
 * Which stretches of a picture, `size` pixels wide and row by row, have anything as fine as `least` in them: in films
 * most of them have not.
 */
export function detailMapOf(
  detail: Float32Array,
  width: number,
  height: number,
  least: number,
  size: number,
): Uint8Array {
  const columns = Math.ceil(width / size)
  const out = new Uint8Array(columns * Math.ceil(height / size + 1))
  for (let y = 0; y < height; y++) {
    if (!reaches(detail, least, y * width, (y + 1) * width)) continue
    for (let x = 0; x < width; x++) {
      if (detail[y * width + x]! < least) continue
      // A stroke begins where it is rounded down to: its cell may be that of the next pixel.
      out[Math.floor(y / size) * columns + Math.floor(x / size)] = 1
      out[Math.floor((y + 1) / size) * columns + Math.floor(Math.min(width - 1, x + 1) / size)] = 1
    }
  }
  return out
}

function reaches(detail: Float32Array, least: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (detail[i]! >= least) return true
  return false
}
