import type { Pixels } from '#adapters/marking/watermark/plane.ts'

/** A picture with calm and lively places: a sky that fades, hills, and a ground that is never the same twice. */
export function scene(width: number, height: number, seed: number): Pixels & { readonly data: Uint8Array } {
  const data = new Uint8Array(width * height * 3)
  let chance = seed >>> 0 || 1
  const random = (): number => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
    return chance / 2 ** 32
  }
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const hill = height * (0.55 + 0.12 * Math.sin((x / width) * 9 + seed))
      const [sky, ground] = [
        150 + (70 * y) / height,
        90 + 30 * Math.sin(x / 17) * Math.cos(y / 13) + 40 * (random() - 0.5),
      ]
      const level = y < hill ? sky : ground
      data[to] = level * 0.8
      data[to + 1] = level
      data[to + 2] = level * 0.9
    }
  }
  return { width, height, channels: 3, data }
}
