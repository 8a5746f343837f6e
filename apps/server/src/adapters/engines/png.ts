import { constants, crc32, deflateSync } from 'node:zlib'
import type { Picture } from '@eidolon/people'
import { filteredRows } from './png-filters.ts'

/** The name under which a picture of ours carries its recipe. */
export const recipeKeyword = 'eidolon-recipe'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

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
  return joined([
    signature,
    chunk('IHDR', header),
    chunk('sRGB', Uint8Array.of(0)),
    chunk('iTXt', international(recipeKeyword, text)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ])
}

/** The text that a PNG file carries under a keyword; undefined when it carries none, or is no PNG file. */
export function readPngText(bytes: Uint8Array, keyword = recipeKeyword): string | undefined {
  if (!signature.every((byte, index) => bytes[index] === byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wanted = international(keyword, '')
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const start = at + 8
    if (start + length + 4 > bytes.length) return undefined
    const name = String.fromCharCode(...bytes.subarray(at + 4, start))
    const data = bytes.subarray(start, start + length)
    if (name === 'iTXt' && wanted.every((byte, index) => data[index] === byte)) {
      return new TextDecoder().decode(data.subarray(wanted.length))
    }
    if (name === 'IEND') return undefined
    at = start + length + 4
  }
  return undefined
}

/** Keyword, not compressed, no language, no translation of the keyword, then the text in UTF-8. */
function international(keyword: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`)
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
