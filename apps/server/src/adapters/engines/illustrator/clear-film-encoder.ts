import { framesPerDrawing, framesPerSecond } from '@eidolon/illustrator'
import type { Picture } from '@eidolon/people'
import { webpChunk } from '#adapters/engines/remote/recipe-inside.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { type RiffChunk, riffChunksOf, writeWebp } from '#adapters/marking/webp-chunks.ts'
import type { FilmEncoder } from './film-encoder.ts'

/** What a frame of an animated WebP file consists of; all else of a still is told once for the whole film. */
const frameParts: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L'])

/**
 * An animated WebP file, which browsers show like any picture, for who is cut out: MP4 has no alpha. Every drawing is
 * compressed as it comes, so that no more than a few of them are in memory.
 */
export async function openClearFilmEncoder(width: number, height: number): Promise<FilmEncoder> {
  const sharp = await guardedSharp()
  const drawings: Promise<Uint8Array>[] = []
  const compressed = ({ pixels }: Picture): Promise<Uint8Array> =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      // The edge is kept as it is drawn; colors may be as coarse as those of other films.
      .webp({ quality: 84, alphaQuality: 100, effort: 3 })
      .toBuffer()
  return {
    add(drawing) {
      const one = compressed(drawing)
      // It is awaited at the end; until then a failure must not count as unheard.
      one.catch(() => {})
      drawings.push(one)
    },
    async finish(text) {
      const stills = await Promise.all(drawings)
      const recipe: RiffChunk = { type: webpChunk, data: new TextEncoder().encode(text) }
      const frames = stills.map((still, nth) => frameOf(still, width, height, momentOf(nth + 1) - momentOf(nth)))
      return writeWebp([features(width, height), forEver, ...frames, recipe])
    },
  }
}

/** When a drawing begins, in whole milliseconds: rounded here, the film as a whole keeps its length. */
const momentOf = (drawing: number): number => Math.round((drawing * framesPerDrawing * 1000) / framesPerSecond)

/** With alpha, and moving. */
function features(width: number, height: number): RiffChunk {
  const data = Buffer.alloc(10)
  data[0] = 0x10 | 0x02
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return { type: 'VP8X', data }
}

/** On nothing, again and again. */
const forEver: RiffChunk = { type: 'ANIM', data: new Uint8Array(6) }

/** A drawing in the place of the one before, not over it. */
function frameOf(still: Uint8Array, width: number, height: number, milliseconds: number): RiffChunk {
  const head = Buffer.alloc(16)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  head.writeUIntLE(milliseconds, 12, 3)
  head[15] = 0x02
  const parts = riffChunksOf(still).filter(({ type }) => frameParts.has(type))
  // A file of chunks without the twelve bytes that say what it is.
  return { type: 'ANMF', data: Buffer.concat([head, writeWebp(parts).subarray(12)]) }
}
