import type { EffectId, Picture } from '@eidolon/people'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { scatter } from '#geometry/noise.ts'
import { blurred } from '#raster/scale.ts'
import { pairs, triples } from '#geometry/numbers.ts'

/** What is done to a finished picture as a print, a screen or a cut-out; `alpha` is where the person is. */
export function printOn(picture: Picture, alpha: Float32Array, effect: EffectId, zoom = 1): void {
  prints[effect]?.(picture, alpha, zoom)
}

/** `zoom` is how many pixels wide what is one pixel in the usual size. */
type Print = (picture: Picture, alpha: Float32Array, zoom: number) => void

const lumaAt = (pixels: Uint8ClampedArray, at: number): number =>
  (pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11) / 255

/** Dots of ink in slanted rows, larger where the picture is darker. */
function halftone({ width, height, pixels }: Picture): void {
  const step = Math.max(3, width / 120)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + y) / step / 1.414, (x - y) / step / 1.414]
      const [offU, offV] = [u - Math.round(u), v - Math.round(v)]
      const at = (y * width + x) * 4
      const dark = 1 - lumaAt(pixels, at)
      const radius = Math.sqrt(clamp((dark - 0.28) * 1.2)) * 0.62
      const ink = radius > 0.08 ? 1 - smoothstep(radius - 0.1, radius + 0.04, Math.sqrt(offU * offU + offV * offV)) : 0
      for (let channel = 0; channel < 3; channel++) {
        const lit = clamp((pixels[at + channel]! / 255) * 1.18 + 0.08)
        pixels[at + channel] = 255 * lit * (1 - ink * 0.62)
      }
    }
  }
}

/** Rows of a screen, with a glow that bends at the edges. */
function scanlines({ width, height, pixels }: Picture, _alpha: Float32Array, zoom: number): void {
  const rows = Math.max(2, Math.round(height / zoom / 200)) * zoom
  for (let y = 0; y < height; y++) {
    const dark = y % (rows * 2) < rows ? 0.68 : 1.06
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const away = ((x / width - 0.5) * (x / width - 0.5) + (y / height - 0.5) * (y / height - 0.5)) * 1.1
      // Red, green and blue stripes of the tube.
      for (let channel = 0; channel < 3; channel++) {
        const stripe = Math.floor(x / Math.max(zoom, rows / 2)) % 3 === channel ? 1.14 : 0.94
        pixels[at + channel] = pixels[at + channel]! * dark * stripe * (1 - away)
      }
    }
  }
}

/** Colors that no longer meet, more so towards the edges. */
function chromatic({ width, height, pixels }: Picture): void {
  const from = pixels.slice()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      for (const [channel, factor] of pairs`0 0.988, 2 1.012`) {
        const fromX = clamp(Math.round(width / 2 + (x - width / 2) * factor), 0, width - 1)
        const fromY = clamp(Math.round(height / 2 + (y - height / 2) * factor), 0, height - 1)
        pixels[at + channel] = from[(fromY * width + fromX) * 4 + channel]!
      }
    }
  }
}

/** A tape that was played often: soft, pale colors that run to the right, noise, and a torn edge below. */
function tape(picture: Picture, _alpha: Float32Array, zoom: number): void {
  const { width, height, pixels } = picture
  const soft = Float32Array.from(
    { length: width * height * 3 },
    (_, at) => pixels[Math.floor(at / 3) * 4 + (at % 3)]! / 255,
  )
  blurred(soft, 3, width, height, width / 640)
  const [columns, rows] = [width / zoom, height / zoom]
  const torn = Math.round(rows * 0.94)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / zoom)
    const slip =
      (row > torn ? Math.round(scatter(row) * columns * 0.08) : Math.round((scatter(Math.floor(row / 3)) - 0.5) * 2)) *
      zoom
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const noisy = (scatter(row * columns + Math.floor(x / zoom)) - 0.5) * (row > torn ? 0.5 : 0.1)
      for (let channel = 0; channel < 3; channel++) {
        const shifted = clamp(x - slip - (channel === 0 ? Math.round(columns / 120) * zoom : 0), 0, width - 1)
        const value = soft[(y * width + shifted) * 3 + channel]!
        pixels[at + channel] = 255 * (0.06 + value * 0.9 + noisy) * (row % 3 === 0 ? 0.9 : 1)
      }
    }
  }
}

/** A broad white line around the person, as around a sticker. */
function outline({ width, height, pixels }: Picture, alpha: Float32Array): void {
  const near = Float32Array.from(alpha)
  blurred(near, 1, width, height, width / 90)
  for (let pixel = 0; pixel < near.length; pixel++) {
    const share = smoothstep(0.06, 0.16, near[pixel]!) * (1 - alpha[pixel]!)
    if (share <= 0) continue
    for (let channel = 0; channel < 3; channel++) {
      pixels[pixel * 4 + channel] = pixels[pixel * 4 + channel]! + (252 - pixels[pixel * 4 + channel]!) * share
    }
  }
}

/** Flat triangles, each of one color. */
function facets({ width, height, pixels }: Picture): void {
  const step = Math.max(4, width / 76)
  const from = pixels.slice()
  const corner = (column: number, row: number): readonly [number, number] => [
    (column + (scatter(column * 7919 + row * 104_729) - 0.5) * 0.7) * step,
    (row + (scatter(column * 15_485 + row * 32_452) - 0.5) * 0.7) * step,
  ]
  const color = [0, 0, 0]
  for (let row = -1; row * step < height + step; row++) {
    for (let column = -1; column * step < width + step; column++) {
      const square = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ] as const
      const halves = (column + row) % 2 === 0 ? triples`0 1 2, 0 2 3` : triples`0 1 3, 1 2 3`
      for (const half of halves)
        facet(
          half.map((at) => square[at as 0 | 1 | 2 | 3]),
          from,
          pixels,
          width,
          height,
          color,
        )
    }
  }
}

function facet(
  corners: readonly (readonly [number, number])[],
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
  width: number,
  height: number,
  color: number[],
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = [corners[0]!, corners[1]!, corners[2]!]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0) return
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(height - 1, Math.ceil(Math.max(ay, by, cy))),
  ]
  const covers = (x: number, y: number) => {
    const one = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area
    const two = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area
    return one >= -0.02 && two >= -0.02 && one + two <= 1.02
  }
  let count = 0
  color.fill(0)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (!covers(x, y)) continue
      for (let channel = 0; channel < 3; channel++) color[channel]! += from[(y * width + x) * 4 + channel]!
      count++
    }
  }
  if (count === 0) return
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (!covers(x, y)) continue
      for (let channel = 0; channel < 3; channel++) into[(y * width + x) * 4 + channel] = color[channel]! / count
    }
  }
}

const prints: Readonly<Partial<Record<EffectId, Print>>> = {
  outline,
  'low-poly': facets,
  chromatic,
  vhs: tape,
  halftone,
  scanlines,
}

/** How broad the white frame is, and how the picture lies in it. */
export function polaroidFrame(width: number, height: number) {
  const [side, top, bottom] = [width * 0.055, height * 0.055, height * 0.17]
  // As much of the picture as fills the frame on all sides.
  const scale = Math.min(width / (width - side * 2), height / (height - top - bottom))
  return { side, top, bottom, scale, fromLeft: (width - (width - side * 2) * scale) / 2 }
}

/** The picture in the white frame of an instant camera, broader below. */
export function asPolaroid({ width, height, pixels }: Picture): Picture {
  const into = new Uint8ClampedArray(pixels.length)
  const { side, top, bottom, scale, fromLeft } = polaroidFrame(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const inside = x >= side && x < width - side && y >= top && y < height - bottom
      const fromX = clamp(Math.round(fromLeft + (x - side) * scale), 0, width - 1)
      const fromY = clamp(Math.round((y - top) * scale), 0, height - 1)
      const source = (fromY * width + fromX) * 4
      for (let channel = 0; channel < 3; channel++) {
        into[at + channel] = inside ? 18 + pixels[source + channel]! * 0.9 : [246, 244, 238][channel]!
      }
      into[at + 3] = 255
    }
  }
  return { width, height, pixels: into }
}
