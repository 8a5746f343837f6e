import { materialCodes, type Frame } from '#raster/frame.ts'
import { type Canvas, lumaAt, lumas, saturate } from './kit/canvas.ts'
import { faceStrokes } from './kit/ink.ts'
import type { FilmCache } from './film-cache.ts'
import { makePalette, twoNearest } from './kit/palette.ts'
import { enlarge, type Grid, lineAt, shrink } from './kit/pixel-grid.ts'
import { flatten } from './kit/smooth.ts'

/** How many large pixels the longer side has, about. */
const pixels = 150

/** The inks there are. */
const colors = 40

/** How wide a large pixel is. */
export const blockOf = (width: number, height: number): number =>
  Math.max(1, Math.round(Math.max(width, height) / pixels))

/** As a game of thirty years ago would show it: large pixels, few colors, dark lines of one pixel. */
export function drawPixels(frame: Frame, toned: Canvas, pause: () => void, kept: FilmCache = {}): Canvas {
  const { width, height } = frame
  const block = blockOf(width, height)
  const grid = shrink(frame, withFeatures(frame, toned), block)
  pause()
  const { cover, face, material } = grid
  const calm = flatten(
    grid.canvas,
    (i) => (cover[i]! < 0.5 ? 2 : face[i]! > 0.2 || material[i] === materialCodes.skin ? 0 : 1),
    pause,
  )
  saturate(calm, 1.38)
  const weights = Float32Array.from(cover, (on, i) => 1 + on * 2 + face[i]! * 9)
  kept.palette ??= makePalette(lined(grid, calm).rgb, weights, colors)
  const printed = print(grid, lined(grid, calm), kept.palette)
  pause()
  return enlarge(printed, block, width, height)
}

/** Eyes, brows and mouths are drawn more strongly than they are: few pixels are left of them. */
function withFeatures(frame: Frame, toned: Canvas): Canvas {
  const strokes = faceStrokes(frame, lumas(toned), 4.2)
  const rgb = toned.rgb.slice()
  for (let i = 0, k = 0; i < strokes.length; i++, k += 3) {
    if (strokes[i] === 0) continue
    for (let c = k; c < k + 3; c++) rgb[c]! *= 1 - 0.65 * strokes[i]!
  }
  return { ...toned, rgb }
}

function lined(grid: Grid, { width, height, rgb }: Canvas): Canvas {
  const out = rgb.slice()
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k += 3) {
      const dim = lineAt(grid, x, y)
      if (dim < 1) for (let c = k; c < k + 3; c++) out[c]! *= dim
    }
  }
  return { width, height, rgb: out }
}

/** Every pixel in the ink nearest to it. Where the place goes slowly from one ink to the next they meet in a chequer. */
function print({ solid }: Grid, canvas: Canvas, palette: Float32Array): Canvas {
  const { width, height, rgb } = canvas
  const luma = lumas(canvas)
  const inks = new Uint16Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [best, second, between] = twoNearest(palette, rgb, i * 3)
      const meets = between > 0.43 && ((x + y) & 1) === 1 && solid[i] === 0 && slopes(luma, x, y, width, height)
      inks[i] = meets && Math.abs(lumaAt(palette, best) - lumaAt(palette, second)) < 0.12 ? second : best
    }
  }
  const out = new Float32Array(rgb.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ink = inks[i]!
      for (let c = 0; c < 3; c++) out[i * 3 + c] = palette[ink + c]!
    }
  }
  return { width, height, rgb: out }
}

/** Whether brightness changes here, and gently: a sky, not a wall or an edge. */
function slopes(luma: Float32Array, x: number, y: number, width: number, height: number): boolean {
  const [left, right] = [Math.max(0, x - 3), Math.min(width - 1, x + 3)]
  const [top, bottom] = [Math.max(0, y - 3), Math.min(height - 1, y + 3)]
  const across = Math.abs(luma[y * width + right]! - luma[y * width + left]!)
  const down = Math.abs(luma[bottom * width + x]! - luma[top * width + x]!)
  return Math.max(across, down) < 0.09 && across + down > 0.008
}
