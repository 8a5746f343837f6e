import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import sharp from 'sharp'

/** Pages with as much lettering as a story may have, in the shape that costs most: sounds are drawn as outlines. */
export function denseStory(pages: number): string {
  let ids = 0
  const newId = () => (ids++).toString(36)
  const cuts = Array.from({ length: 11 }, (_none, at) => ({
    of: Math.floor(at / 2),
    way: at % 2 ? ('rows' as const) : ('columns' as const),
    at: 0.5,
  }))
  const words = 'incomprehensibilities '.repeat(3).slice(0, 64)
  const dense = Array.from({ length: pages }, (): StoryPage => {
    const page = newPage(newId, { cuts })
    const balloons = () =>
      Array.from({ length: 3 }, () => ({ ...newBalloon(newId, 'sound', words, []), size: 0.5, width: 0.1 }))
    return { ...page, panels: page.panels.map((panel) => ({ ...panel, balloons: balloons() })) }
  })
  return JSON.stringify(dense)
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A card in a small picture, with compressed files that become a thousand times as large. */
export async function swellingCard(bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const card = { spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Mira', description: 'A stranger' } }
  const text = Buffer.from(`ccv3\0${Buffer.from(JSON.stringify(card)).toString('base64')}`, 'latin1')
  const packed = deflateSync(Buffer.alloc(5_900_000, 'A'))
  const parts = [png.subarray(0, -12), chunk('tEXt', text)]
  const end = png.subarray(-12)
  let size = parts.reduce((sum, { length }) => sum + length, end.length)
  for (let n = 0; size + packed.length + 64 < bytes; n++) {
    const asset = chunk('zTXt', Buffer.concat([Buffer.from(`chara-ext-asset_:${n}\0\0`, 'latin1'), packed]))
    parts.push(asset)
    size += asset.length
  }
  return Buffer.concat([...parts, end])
}

/** As many pixels as an upload may have, in a small file. */
export const largePortrait = (): Promise<Buffer> =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#87a' } })
    .jpeg()
    .toBuffer()

/** A picture that has to be read in full to see whether it is marked. */
export const noisyPicture = (): Promise<Buffer> =>
  sharp(randomBytes(1800 * 1200 * 3), { raw: { width: 1800, height: 1200, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()

/** An account's archive with one file of millions of brackets. */
export function bracketArchive(): Buffer {
  const brackets = Array.from(randomBytes(40_000), (byte) => (byte & 1 ? '[]' : '{}')).join(',')
  return zipOf({
    'manifest.json': JSON.stringify({ format: 'eidolon-account', version: 1, createdAt: new Date().toISOString() }),
    'data/account.json': `[${Array.from({ length: 120 }, () => brackets).join(',')}]`,
  })
}

function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    // Version, flags, method, time, date, checksum, both sizes and the length of the name, the same in both places.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, Buffer.from(name))
    const entry = [Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]
    local.push(...entry)
    at += entry.reduce((sum, { length }) => sum + length, 0)
  }
  const count = Object.keys(files).length
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(Buffer.concat(central).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...local, ...central, Buffer.from('PK\x05\x06', 'latin1'), end])
}

export function formOf(name: string, fileName: string, bytes: Buffer, fields: Readonly<Record<string, string>> = {}) {
  const boundary = 'strangers'
  const head = (more: string) => `--${boundary}\r\ncontent-disposition: form-data; ${more}\r\n\r\n`
  const before = Object.entries(fields).map(([key, value]) => `${head(`name="${key}"`)}${value}\r\n`)
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(`${before.join('')}${head(`name="${name}"; filename="${fileName}"`)}`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}
