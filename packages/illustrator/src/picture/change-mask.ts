import { type Changed, type ChangedPart, partAt, partIndex, type PicturePart, type StyleId } from '@eidolon/people'
import { smoothstep } from '#geometry/interpolate.ts'
import { blockOf } from '#styles/pixel.ts'
import type { VisibleParts } from './seen.ts'

/** Shares of the picture's longer side: how far around a part the new picture is taken wholly, and where it ends. */
type Border = { readonly whole: number; readonly ends: number }

/** Strokes and washes reach further than lines do; at a person's edge a new background goes only as far as its blur does. */
const borders = {
  usual: { whole: 0.006, ends: 0.02 },
  painted: { whole: 0.012, ends: 0.04 },
  background: { whole: 0.0015, ends: 0.005 },
} as const

/** How far from a part its shadow is followed: a share of the longer side. Beyond it all pixels stay. */
export const shadowReach = 0.12

/** From which difference on it is another surface (decimeters; color without light) or another shadow. */
const differs = { depth: 0.04, base: 0.02, key: 0.06 } as const

/**
 * How much of each pixel is of the new picture after a change, 0..1: where either picture shows the part, or another
 * surface than the other one (what moves along with it), the shadow of that, and a border in which one goes over into
 * the other.
 */
export function changeMask(
  changed: WhatChanged,
  before: VisibleParts,
  after: VisibleParts,
  style: StyleId,
): Float32Array {
  const { part } = changed
  const { width, height } = before
  const long = Math.max(width, height)
  const border: Border =
    part === 'background'
      ? borders.background
      : style === 'painterly' || style === 'watercolour'
        ? borders.painted
        : borders.usual
  const core = part === 'background' ? placeIn(before, after) : changedIn(changed, before, after)
  if (part !== 'background') addShadow(core, part, before, after, (shadowReach - border.ends) * long)
  const away = distancesFrom(core, width, height)
  const [whole, ends] = [Math.max(1, border.whole * long), Math.max(2, border.ends * long)]
  const mask = away.map((far) => 1 - smoothstep(whole, ends, far))
  return style === 'pixel' ? inBlocks(mask, width, height) : mask
}

/** Wherever anything of the place shines through. */
function placeIn(before: VisibleParts, after: VisibleParts): Uint8Array {
  const place = partIndex('background')
  return before.parts.map((seen, pixel) =>
    seen === place || after.parts[pixel] === place || before.alpha[pixel]! < 0.98 || after.alpha[pixel]! < 0.98 ? 1 : 0,
  )
}

type WhatChanged = Pick<Changed, 'part' | 'person'>

function changedIn({ part, person }: WhatChanged, before: VisibleParts, after: VisibleParts): Uint8Array {
  const wanted = partIndex(part, person)
  const stay = stayingWith(part)
  return before.parts.map((seen, pixel) => {
    const now = after.parts[pixel]!
    if (seen === wanted || now === wanted) return 1
    if (stay[seen] === 1 && stay[now] === 1) return 0
    return seen !== now || (seen !== 0 && isOther(before, after, pixel)) ? 1 : 0
  })
}

/** What is not drawn anew although it moves a little: hair lies on a laughing head as it lay before. */
const stays: Readonly<Partial<Record<ChangedPart, readonly PicturePart[]>>> = {
  face: ['hair', 'top', 'bottom', 'shoes', 'accessories', 'background'],
}

/** 1 for each number of a part that stays as it is, whosever. */
const stayingWith = (changed: ChangedPart): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, index) => {
    const { part } = partAt(index)
    return part !== undefined && stays[changed]?.includes(part) ? 1 : 0
  })

/** Another surface, or the same one elsewhere or in another color. */
function isOther(before: VisibleParts, after: VisibleParts, pixel: number): boolean {
  if (Math.abs(before.depth[pixel]! - after.depth[pixel]!) > differs.depth) return true
  for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
    if (Math.abs(before.base[at]! - after.base[at]!) > differs.base) return true
  }
  return false
}

/** Marks where other light arrives, as far as that may be the part's doing. */
function addShadow(
  core: Uint8Array,
  part: ChangedPart,
  before: VisibleParts,
  after: VisibleParts,
  reach: number,
): void {
  const away = distancesFrom(core, before.width, before.height)
  const stay = stayingWith(part)
  for (let pixel = 0; pixel < core.length; pixel++) {
    if (stay[before.parts[pixel]!] === 1 && stay[after.parts[pixel]!] === 1) continue
    if (away[pixel]! < reach && Math.abs(before.key[pixel]! - after.key[pixel]!) > differs.key) core[pixel] = 1
  }
}

/** Steps to the sides and aslant, as far as whole numbers need them. */
const [straight, aslant] = [1, Math.SQRT2]

/** How far each pixel is from the nearest marked one, in pixels: exact along rows, columns and diagonals. */
function distancesFrom(marked: Uint8Array, width: number, height: number): Float32Array {
  const far = Float32Array.from(marked, (on) => (on === 1 ? 0 : width + height))
  const nearer = (pixel: number, x: number, y: number, dx: number, dy: number): void => {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return
    const over = far[pixel + dy * width + dx]! + (dx !== 0 && dy !== 0 ? aslant : straight)
    if (over < far[pixel]!) far[pixel] = over
  }
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      nearer(pixel, x, y, -1, 0)
      nearer(pixel, x, y, -1, -1)
      nearer(pixel, x, y, 0, -1)
      nearer(pixel, x, y, 1, -1)
    }
  }
  for (let y = height - 1, pixel = width * height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, pixel--) {
      nearer(pixel, x, y, 1, 0)
      nearer(pixel, x, y, 1, 1)
      nearer(pixel, x, y, 0, 1)
      nearer(pixel, x, y, -1, 1)
    }
  }
  return far
}

/** Large pixels are of one picture or of the other. */
function inBlocks(mask: Float32Array, width: number, height: number): Float32Array {
  const block = blockOf(width, height)
  const out = new Float32Array(mask.length)
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const [right, bottom] = [Math.min(width, left + block), Math.min(height, top + block)]
      let on = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) on = Math.max(on, mask[y * width + x]!)
      for (let y = top; y < bottom; y++) out.fill(on >= 0.5 ? 1 : 0, y * width + left, y * width + right)
    }
  }
  return out
}
