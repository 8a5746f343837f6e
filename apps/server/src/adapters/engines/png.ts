import { constants, deflateSync } from 'node:zlib'
import type { Picture } from '@eidolon/people'
import { type Chunk, chunksOf, isPng, writeChunks } from '#adapters/media/png-chunks.ts'
import { filteredRows } from './png-filters.ts'

/** The name under which a picture of ours carries its recipe. */
export const recipeKeyword = 'eidolon-recipe'

/**
 * A PNG file of the picture, which is opaque, with a text inside. The same pixels and text give the same bytes on every
 * machine: runs are all that is looked for, since how zlib finds other repetitions depends on the processor. Filtered
 * pictures have little else that repeats.
 */
export function encodePng({ width, height, pixels }: Picture, text: string): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // 8 bits a channel, colour without alpha; deflate, filters by row, not interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  const rows = filteredRows(width, height, pixels)
  const data = deflateSync(rows, { level: 6, memLevel: 8, windowBits: 15, strategy: constants.Z_RLE })
  return writeChunks([
    { type: 'IHDR', data: header },
    { type: 'sRGB', data: Uint8Array.of(0) },
    recipeChunk(text),
    { type: 'IDAT', data },
    { type: 'IEND', data: new Uint8Array(0) },
  ])
}

/** The text that a PNG file carries under a keyword; undefined when it carries none, or is no PNG file. */
export function readPngText(bytes: Uint8Array, keyword = recipeKeyword): string | undefined {
  if (!isPng(bytes)) return undefined
  const wanted = international(keyword, '')
  for (const { type, data } of chunksOf(bytes)) {
    if (type === 'iTXt' && wanted.every((byte, index) => data[index] === byte)) {
      return new TextDecoder().decode(data.subarray(wanted.length))
    }
  }
  return undefined
}

export const recipeChunk = (recipe: string): Chunk => ({ type: 'iTXt', data: international(recipeKeyword, recipe) })

/** Keyword, not compressed, no language, no translation of the keyword, then the text in UTF-8. */
function international(keyword: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`)
}
