/** Pixels as they lie in memory: red, green, blue and alpha of each. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Takes the corners away, in place. Only the pixels outside the arcs are touched. */
export function roundCorners({ data, width, height }: Pixels, wanted: number): void {
  const radius = Math.min(wanted, width / 2, height / 2)
  const rows = Math.ceil(radius)
  for (let y = 0; y < rows; y++) {
    const up = radius - y - 0.5
    for (let x = 0; x < rows; x++) {
      // How much of the pixel lies inside the arc, near enough: 1 well within, 0 well outside.
      const inside = radius - Math.hypot(radius - x - 0.5, up) + 0.5
      if (inside >= 1) break
      const kept = Math.max(0, inside)
      fade(data, (y * width + x) * 4 + 3, kept)
      fade(data, (y * width + (width - 1 - x)) * 4 + 3, kept)
      fade(data, ((height - 1 - y) * width + x) * 4 + 3, kept)
      fade(data, ((height - 1 - y) * width + (width - 1 - x)) * 4 + 3, kept)
    }
  }
}

function fade(data: Uint8Array, at: number, kept: number): void {
  data[at] = Math.round((data[at] ?? 0) * kept)
}
