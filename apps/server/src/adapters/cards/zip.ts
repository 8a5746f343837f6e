import { promisify } from 'node:util'
import { crc32, deflateRaw, inflateRaw } from 'node:zlib'
import { cardLimits } from '@eidolon/contract/cards.ts'
import { CardProblem } from '#domain/cards/json.ts'

const unpack = promisify(inflateRaw)
const pack = promisify(deflateRaw)

type Entry = { readonly method: number; readonly packed: number; readonly size: number; readonly at: number }

export type Zip = {
  readonly names: readonly string[]
  /** Undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>
}

const damaged = () => new CardProblem('The archive is damaged.')
const tooLarge = () => new CardProblem('The archive holds more than it may.')
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * A zip in memory. Only what is asked for is unpacked, never past the limits: what an archive says about its own sizes
 * is not relied on.
 */
export function openZip(given: Uint8Array): Zip {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length)
  const entries = directory(bytes)
  let left: number = cardLimits.unpacked
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const head = entry.at
      if (head + 30 > bytes.length || bytes.readUInt32LE(head) !== 0x04034b50) throw damaged()
      const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
      const packed = bytes.subarray(start, start + entry.packed)
      if (packed.length < entry.packed) throw damaged()
      const most = Math.min(left, Math.max(1_000_000, packed.length * cardLimits.ratio))
      const whole = await content(entry, packed, most)
      left -= whole.length
      if (left < 0) throw tooLarge()
      return whole
    },
  }
}

async function content({ method, size }: Entry, packed: Uint8Array, most: number): Promise<Uint8Array> {
  if (size > most) throw tooLarge()
  if (method === 0) return packed
  if (method !== 8) throw new CardProblem('The archive is packed in a way that cannot be read here.')
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, most) })
  } catch (cause) {
    throw cause instanceof RangeError ? tooLarge() : damaged()
  }
}

/** The list at the end of the archive. */
function directory(bytes: Buffer): ReadonlyMap<string, Entry> {
  const last = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (last < 0 || last + 22 > bytes.length) throw damaged()
  const count = bytes.readUInt16LE(last + 10)
  if (count > cardLimits.entries) throw tooLarge()
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(last + 16)
  for (let number = 0; number < count; number++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged()
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new CardProblem('The archive is locked with a password.')
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The first day that zips know; the time of writing would make every export another file. */
const day = (1 << 5) | 1

export async function writeZip(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, bytes] of files) {
    const title = Buffer.from(name, 'utf8')
    const body = await pack(bytes)
    const common = Buffer.alloc(26)
    // Version 2.0; names are UTF-8; deflated.
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(day, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(body.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(title.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, title]))
    parts.push(head)
    at += head.length
  }
  const index = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, index, end])
}
