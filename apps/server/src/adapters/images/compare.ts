import type sharp from 'sharp'
import type { RecipeJudge } from '#application/recipes/ports.ts'
import { ifReadable } from './if-readable.ts'
import type { ImageWorkerPool } from './image-worker-pool.ts'

const maxPixels = 50_000_000

/** How many pixels of two pictures differ, of how many, and by how much at most; no bytes where they cannot be compared. */
export async function compareIn(library: typeof sharp, one: Uint8Array, other: Uint8Array): Promise<Uint8Array> {
  const [first, second] = [await pixelsOf(library, one), await pixelsOf(library, other)]
  if (!first || !second || first.width !== second.width || first.height !== second.height) return new Uint8Array(0)
  let [pixels, largest] = [0, 0]
  for (let at = 0; at < first.data.length; at += 4) {
    // Where nothing is to be seen in either, programs keep whatever color they like.
    const isClear = first.data[at + 3] === 0 && second.data[at + 3] === 0
    let worst = 0
    for (let channel = at; channel < at + 4 && !isClear; channel++) {
      worst = Math.max(worst, Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)))
    }
    if (worst > 0) pixels += 1
    if (worst > largest) largest = worst
  }
  const found = Buffer.alloc(9)
  found.writeUInt32LE(pixels, 0)
  found.writeUInt32LE(first.width * first.height, 4)
  found.writeUInt8(largest, 8)
  return found
}

async function pixelsOf(library: typeof sharp, bytes: Uint8Array) {
  try {
    const { data, info } = await library(bytes, { limitInputPixels: maxPixels, animated: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 4 ? { data, width: info.width, height: info.height } : undefined
  } catch {
    return undefined
  }
}

/** The same in a process of its own. */
export function compareAside(processes: ImageWorkerPool): RecipeJudge['compare'] {
  return async (one, other, watch) => {
    const made = await ifReadable(processes.make(async () => ({ kind: 'compare', input: one, other }), watch))
    if (!made || made.length === 0) return undefined
    const found = Buffer.from(made)
    return { pixels: found.readUInt32LE(0), of: found.readUInt32LE(4), largest: found.readUInt8(8) }
  }
}
