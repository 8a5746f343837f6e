import { random } from '@eidolon/people'
import { pow } from '@eidolon/people/exact.ts'
import { clamp } from '#geometry/interpolate.ts'

const grains = (x: number, y: number, seed: number): number => {
  // Two rounds of multiply and shift: neighbors must have nothing in common.
  let value = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39) >>> 0
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296 - 0.5
}

/** The same grains enlarged: soft spots, as under a glass. */
function softly(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [x - left, y - top]
  const above = grains(left, top, seed) * (1 - across) + grains(left + 1, top, seed) * across
  const below = grains(left, top + 1, seed) * (1 - across) + grains(left + 1, top + 1, seed) * across
  return above * (1 - down) + below * down
}

/** Grain of a film on the finished picture: most in the middle tones, little in white and black. */
export function addGrain(pixels: Uint8ClampedArray, width: number, seed: number, zoom = 1): void {
  for (let at = 0, pixel = 0; at < pixels.length; at += 4, pixel++) {
    const [x, y] = [pixel % width, (pixel / width) | 0]
    const luma = (pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11) / 255
    const noise =
      zoom === 1
        ? grains(x, y, seed) * 0.65 + grains(x >> 1, y >> 1, seed + 1) * 0.6
        : softly((x + 0.5) / zoom - 0.5, (y + 0.5) / zoom - 0.5, seed) * 0.65 +
          softly((x + 0.5) / zoom / 2 - 0.5, (y + 0.5) / zoom / 2 - 0.5, seed + 1) * 0.6
    const change = noise * 46 * pow(4 * luma * (1 - luma) + 0.06, 0.5)
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = pixels[at + channel]! + change
  }
}

/** Bands of rows that have slipped, and colors that no longer lie over each other. */
export function addGlitch(pixels: Uint8ClampedArray, width: number, height: number, seed: number, zoom = 1): void {
  const chance = random('glitch', seed)
  const from = pixels.slice()
  const apart = Math.max(1, Math.round(width / zoom / 170)) * zoom
  for (let y = 0; y < height;) {
    const rows = Math.max(1, Math.round((height / zoom) * chance.between(0.006, 0.07))) * zoom
    const slipped = chance.chance(0.3) ? Math.round((width / zoom) * chance.middling() * 0.09) * zoom : 0
    for (let row = y; row < Math.min(height, y + rows); row++) {
      const dark = Math.floor(row / zoom) % 4 === 0 ? 0.88 : 1
      for (let x = 0; x < width; x++) {
        const at = (row * width + x) * 4
        for (let channel = 0; channel < 3; channel++) {
          const source = clamp(x - slipped + (channel - 1) * apart, 0, width - 1)
          pixels[at + channel] = from[(row * width + source) * 4 + channel]! * dark
        }
      }
    }
    y += rows
  }
}
