import { crc32, deflateSync } from 'node:zlib'

/** The name under which a picture of the studio carries its recipe. */
const keyword = 'eidolon-recipe'
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG file with a text where the studio looks for a recipe. Four bytes a pixel; the fourth is left out. */
export function pngFile(width: number, height: number, pixels: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a channel, color without alpha.
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0, at = 0, from = 0; y < height; y++) {
    at += 1
    for (let x = 0; x < width; x++, from += 4) {
      rows[at++] = pixels[from] ?? 0
      rows[at++] = pixels[from + 1] ?? 0
      rows[at++] = pixels[from + 2] ?? 0
    }
  }
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${text}`)),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Uint8Array.from(Buffer.concat(parts))
}

/** The recipe that a picture of the studio carries. */
export function recipeIn(png: Uint8Array): string | undefined {
  const bytes = Buffer.from(png)
  for (let at = signature.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
    const isText = bytes.toString('latin1', at + 4, at + 8) === 'iTXt'
    if (isText && data.toString('latin1', 0, keyword.length + 1) === `${keyword}\0`) {
      return data.toString('utf8', keyword.length + 5)
    }
  }
  return undefined
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(data.length, 0)
  bytes.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([bytes.subarray(0, 4), named, bytes.subarray(4)])
}
