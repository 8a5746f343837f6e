import type { Setting } from '@eidolon/people'
import { clamp } from '#geometry/interpolate.ts'
import { barsOf } from '#lens/framing.ts'
import { bendAt, shadeAt } from './lens-prints.ts'
import { polaroidFrame } from './prints.ts'

/** A number of `partIndex` for each pixel, row by row from the top. */
export type PartMap = { readonly width: number; readonly height: number; readonly parts: Uint8Array }

/** Where in a picture a pixel of its print is from; undefined where the print shows nothing of it. */
type From = (x: number, y: number) => { readonly x: number; readonly y: number } | undefined

/** What each pixel shows after a picture was printed: bent, framed or with bars. What shows nothing of it is background. */
export function printedParts(map: PartMap, { lens, effects = [] }: Pick<Setting, 'lens' | 'effects'>): PartMap {
  const { width, height } = map
  const steps: From[] = []
  if (lens === 'fisheye') steps.push(bulged(width, height))
  if (lens === 'anamorphic') steps.push(between(height, barsOf(lens, width, height)))
  if (effects.includes('polaroid')) steps.push(inFrame(width, height))
  return steps.reduce(moved, map)
}

function moved({ width, height, parts }: PartMap, from: From): PartMap {
  const into = new Uint8Array(parts.length)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const source = from(x, y)
      if (source) into[to] = parts[clamp(source.y, 0, height - 1) * width + clamp(source.x, 0, width - 1)]!
    }
  }
  return { width, height, parts: into }
}

function bulged(width: number, height: number): From {
  const half = Math.min(width, height) / 2
  return (x, y) => {
    const [offX, offY] = [(x + 0.5 - width / 2) / half, (y + 0.5 - height / 2) / half]
    const out = Math.sqrt(offX * offX + offY * offY)
    // Where it is nearly black nobody sees what it is.
    if (shadeAt(out) < 0.5) return undefined
    const bend = bendAt(out) * half
    return { x: Math.round(width / 2 + offX * bend - 0.5), y: Math.round(height / 2 + offY * bend - 0.5) }
  }
}

const between =
  (height: number, bars: number): From =>
  (x, y) =>
    y >= bars && y < height - bars ? { x, y } : undefined

function inFrame(width: number, height: number): From {
  const { side, top, bottom, scale, fromLeft } = polaroidFrame(width, height)
  return (x, y) =>
    x >= side && x < width - side && y >= top && y < height - bottom
      ? { x: Math.round(fromLeft + (x - side) * scale), y: Math.round((y - top) * scale) }
      : undefined
}
