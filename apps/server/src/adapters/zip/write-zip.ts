import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { ArchiveEntry } from '#application/media/archive-media.ts'
import { wholeOf } from '#application/shared/streams.ts'

/** Up to here a file is read first, so that its head can tell everything; of larger ones the rest follows them. */
const maxConcurrent = 4 * 1024 * 1024
const full = 0xffffffff
const deflated = promisify(deflateRaw)

/** Stored as it is, unless it is to be packed, which is done in memory. */
export type ZipEntry = ArchiveEntry & { readonly deflate?: boolean }

type Listed = {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly packed: number
  readonly method: 0 | 8
  readonly at: number
  readonly stamp: number
  readonly flags: number
}

/**
 * A zip made while it is read: pictures and films are packed already, so they are stored as they are. The next file is
 * opened when the last one has gone out, and leaving early lets go of the one that is open. Libraries that write zips
 * take two to twelve times as long (docs/adr/0028).
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const listed: Listed[] = []
  let at = 0
  for await (const entry of entries) {
    const stream = await entry.open()
    if (!stream) continue
    const name = Buffer.from(entry.name, 'utf8')
    const stamp = dosTime(entry.modifiedAt)
    const start = at
    if (entry.deflate || entry.size <= maxConcurrent) {
      const bytes = await wholeOf(stream)
      const body = entry.deflate ? await deflated(bytes) : bytes
      const [size, packed, method] = [bytes.length, body.length, entry.deflate ? 8 : 0] as const
      const one = { name, crc: crc32(bytes), size, packed, method, at: start, stamp, flags: 0x0800 }
      yield Buffer.concat([head(one), body])
      listed.push(one)
      at += 30 + name.length + packed
      continue
    }
    // The third flag says that checksum and size come after the bytes.
    const flags = 0x0808
    yield head({ name, crc: 0, size: 0, packed: 0, method: 0, at: start, stamp, flags })
    let [crc, size] = [0, 0]
    for await (const piece of stream) {
      crc = crc32(piece, crc)
      size += piece.length
      yield piece
    }
    const after = tail(crc, size)
    yield after
    listed.push({ name, crc, size, packed: size, method: 0, at: start, stamp, flags })
    at += 30 + name.length + size + after.length
  }
  let length = 0
  for (const one of listed) {
    const line = listing(one)
    length += line.length
    yield line
  }
  yield ending(listed.length, length, at)
}

function head(one: Listed): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32LE(0x04034b50, 0)
  bytes.writeUInt16LE(20, 4)
  writeFacts(bytes, 6, one)
  return Buffer.concat([bytes, one.name])
}

/** What the head of a file and its line in the list say alike. */
function writeFacts(bytes: Buffer, at: number, { name, crc, size, packed, method, stamp, flags }: Listed): void {
  bytes.writeUInt16LE(flags, at)
  bytes.writeUInt16LE(method, at + 2)
  bytes.writeUInt32LE(stamp, at + 4)
  bytes.writeUInt32LE(crc, at + 8)
  bytes.writeUInt32LE(packed, at + 12)
  bytes.writeUInt32LE(size, at + 16)
  bytes.writeUInt16LE(name.length, at + 20)
}

/** No single file is larger than four bytes can tell: the bucket does not take it. */
function tail(crc: number, size: number): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(size, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

/** A line of the list at the end. A place past four gigabytes stands in a field of its own. */
function listing(one: Listed): Buffer {
  const { name, at } = one
  const isFar = at >= full
  const extra = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(at), 4)
  }
  const bytes = Buffer.alloc(46)
  bytes.writeUInt32LE(0x02014b50, 0)
  bytes.writeUInt16LE(45, 4)
  bytes.writeUInt16LE(isFar ? 45 : 20, 6)
  writeFacts(bytes, 8, one)
  bytes.writeUInt16LE(extra.length, 30)
  bytes.writeUInt32LE(isFar ? full : at, 42)
  return Buffer.concat([bytes, name, extra])
}

export function ending(count: number, length: number, at: number): Buffer {
  const isLarge = count >= 0xffff || length >= full || at >= full
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(Math.min(count, 0xffff), 8)
  last.writeUInt16LE(Math.min(count, 0xffff), 10)
  last.writeUInt32LE(Math.min(length, full), 12)
  last.writeUInt32LE(Math.min(at, full), 16)
  if (!isLarge) return last
  const more = Buffer.alloc(76)
  more.writeUInt32LE(0x06064b50, 0)
  more.writeBigUInt64LE(44n, 4)
  more.writeUInt16LE(45, 12)
  more.writeUInt16LE(45, 14)
  more.writeBigUInt64LE(BigInt(count), 24)
  more.writeBigUInt64LE(BigInt(count), 32)
  more.writeBigUInt64LE(BigInt(length), 40)
  more.writeBigUInt64LE(BigInt(at), 48)
  // Where to find the above.
  more.writeUInt32LE(0x07064b50, 56)
  more.writeBigUInt64LE(BigInt(at + length), 64)
  more.writeUInt32LE(1, 72)
  return Buffer.concat([more, last])
}

/** Two seconds exact, and not before 1980. */
function dosTime(date: Date): number {
  const year = Math.max(0, date.getUTCFullYear() - 1980)
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
