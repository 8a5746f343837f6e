import type { FileHandle } from 'node:fs/promises'
import { accountDataLimits } from '@eidolon/contract/account-data.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'

/** What the list at the end of a zip says about one file. */
export type Entry = {
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const full = 0xffffffff
const damaged = () => new ArchiveProblem('This is not a zip archive, or it is damaged.')
/** The last record may be followed by a comment of at most this length. */
const longestComment = 0xffff
/** Bytes that a little may become, whatever its ratio. */
export const growsFreely = 1024 * 1024
const mostListed = 128 * 1024 * 1024

/** The list at the end of the archive, held to what an archive may be. */
export async function readDirectory(file: FileHandle, fileSize: number): Promise<ReadonlyMap<string, Entry>> {
  const { count, length, at } = await findDirectory(file, fileSize)
  if (count > accountDataLimits.entries || length > mostListed) {
    throw new ArchiveProblem('The archive holds more files than can be taken.')
  }
  if (at + length > fileSize) throw damaged()
  const list = await readAt(file, at, length)
  const entries = new Map<string, Entry>()
  let from = 0
  let [packed, size] = [0, 0]
  for (let number = 0; number < count; number++) {
    if (from + 46 > list.length || list.readUInt32LE(from) !== 0x02014b50) throw damaged()
    const [nameLength, extraLength] = [list.readUInt16LE(from + 28), list.readUInt16LE(from + 30)]
    const end = from + 46 + nameLength + extraLength + list.readUInt16LE(from + 32)
    if (end > list.length) throw damaged()
    const name = list.toString('utf8', from + 46, from + 46 + nameLength)
    const entry = entryAt(list, from, list.subarray(from + 46 + nameLength, from + 46 + nameLength + extraLength))
    if ((list.readUInt16LE(from + 8) & 1) === 1) throw new ArchiveProblem('The archive is locked with a password.')
    if (entry.at + entry.packed > at) throw damaged()
    packed += entry.packed
    size += entry.size
    from = end
    if (name.endsWith('/')) continue
    refuseName(name)
    if (entry.method !== 0 && entry.method !== 8) {
      throw new ArchiveProblem('The archive is packed in a way that cannot be read here.')
    }
    if (entries.has(name)) throw new ArchiveProblem(`${name} is in the archive twice.`)
    entries.set(name, entry)
  }
  // Files that share bytes are how a small archive becomes a large one.
  if (packed > fileSize) throw new ArchiveProblem('The archive says that it holds more than it does.')
  if (size > fileSize * accountDataLimits.ratio + growsFreely) {
    throw new ArchiveProblem('The archive would become too large.')
  }
  return entries
}

function refuseName(name: string): void {
  // oxlint-disable-next-line no-control-regex -- nothing that is not to be seen belongs into a name
  const isOdd = /[\\\x00-\x1f]|^\/|^[A-Za-z]:|(^|\/)\.\.?(\/|$)/.test(name)
  if (isOdd) throw new ArchiveProblem('The archive names a place outside of itself.')
}

function entryAt(list: Buffer, from: number, extra: Buffer): Entry {
  const entry = {
    method: list.readUInt16LE(from + 10),
    crc: list.readUInt32LE(from + 16),
    packed: list.readUInt32LE(from + 20),
    size: list.readUInt32LE(from + 24),
    at: list.readUInt32LE(from + 42),
  }
  if (entry.packed !== full && entry.size !== full && entry.at !== full) return entry
  const wide = wideField(extra)
  let read = 0
  // Only those that do not fit are there, in this order.
  const next = (value: number): number => {
    if (value !== full) return value
    if (!wide || read + 8 > wide.length) throw damaged()
    read += 8
    return Number(wide.readBigUInt64LE(read - 8))
  }
  const size = next(entry.size)
  const packed = next(entry.packed)
  return { ...entry, size, packed, at: next(entry.at) }
}

function wideField(extra: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    if (id === 1) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

async function findDirectory(file: FileHandle, fileSize: number) {
  const start = Math.max(0, fileSize - longestComment - 22)
  const tail = await readAt(file, start, fileSize - start)
  const last = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (last < 0 || last + 22 > tail.length) throw damaged()
  const narrow = {
    count: tail.readUInt16LE(last + 10),
    length: tail.readUInt32LE(last + 12),
    at: tail.readUInt32LE(last + 16),
  }
  if (narrow.count !== 0xffff && narrow.length !== full && narrow.at !== full) return narrow
  if (last < 20 || tail.readUInt32LE(last - 20) !== 0x07064b50) throw damaged()
  const wide = await readAt(file, Number(tail.readBigUInt64LE(last - 12)), 56)
  if (wide.length < 56 || wide.readUInt32LE(0) !== 0x06064b50) throw damaged()
  return {
    count: Number(wide.readBigUInt64LE(32)),
    length: Number(wide.readBigUInt64LE(40)),
    at: Number(wide.readBigUInt64LE(48)),
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(at) || at < 0) throw damaged()
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
