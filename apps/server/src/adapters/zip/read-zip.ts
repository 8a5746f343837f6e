import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** What can be wrong with a zip; `name` is the file that shows it, where it is one. */
export type ZipFlaw =
  | 'damaged'
  | 'locked'
  | 'odd packing'
  | 'too many'
  | 'too large'
  | 'larger than said'
  | 'shared bytes'
  | 'outside'
  | 'twice'

export type ZipRules = {
  readonly entries: number
  /** How many times larger than packed something may become, and bytes that a little may become in any case. */
  readonly ratio: number
  readonly growsFreely: number
  /** Whether names that could be taken for folders or for places elsewhere are names like any other. */
  readonly anyName?: boolean
  /** The error that is thrown for a flaw. */
  readonly problem: (flaw: ZipFlaw, name: string, cause?: unknown) => Error
}

export type Zip = {
  readonly names: readonly string[]
  /** What the list says. */
  size(name: string): number | undefined
  /** Unpacked while it is read, and held to what the list says about it. Undefined when there is none of that name. */
  read(name: string): AsyncGenerator<Uint8Array> | undefined
}

/** Bytes of the list at the end of the zip: names, fields and comments of every file in it. */
const maxListed = 128 * 1024 * 1024

/**
 * A zip in memory, or in an open file that stays open as long as the zip is used. What it says about itself is believed
 * within the rules only, and nothing is unpacked before it is asked for.
 */
export async function openZip(source: Uint8Array | FileHandle, rules: ZipRules): Promise<Zip> {
  const damaged = (cause: unknown): never => {
    throw rules.problem('damaged', '', cause)
  }
  const { fromBufferPromise, fromFdPromise, fromRandomAccessReaderPromise } = await import('yauzl')
  if (source instanceof Uint8Array) {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
    const zip = await fromBufferPromise(bytes, options).catch(damaged)
    return zipOf(zip, await listOf(zip, rules), rules)
  }
  const { ListReader } = await import('./list-reader.ts')
  const { size } = await source.stat()
  const list = await fromRandomAccessReaderPromise(new ListReader(source), size, options).catch(damaged)
  const entries = await listOf(list, rules)
  return zipOf(await fromFdPromise(source.fd, options).catch(damaged), entries, rules)
}

// Names are read here: some programs write UTF-8 without saying so. Sizes are checked here, with the checksum.
const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false }

const zipOf = (zip: ZipFile, entries: ReadonlyMap<string, Entry>, rules: ZipRules): Zip => ({
  names: [...entries.keys()],
  size: (name) => entries.get(name)?.uncompressedSize,
  read(name) {
    const entry = entries.get(name)
    return entry && contentOf(zip, entry, name, rules)
  },
})

async function listOf(zip: ZipFile, rules: ZipRules): Promise<ReadonlyMap<string, Entry>> {
  const { problem } = rules
  if (zip.entryCount > rules.entries) throw problem('too many', '')
  const entries = new Map<string, Entry>()
  let [listed, packed, size] = [0, 0, 0]
  for await (const entry of entriesOf(zip, problem)) {
    listed += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (listed > maxListed) throw problem('too many', '')
    const name = entry.fileNameRaw.toString('utf8')
    if (entry.isEncrypted()) throw problem('locked', name)
    if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) throw problem('damaged', name)
    packed += entry.compressedSize
    size += entry.uncompressedSize
    if (!rules.anyName && name.endsWith('/')) continue
    if (!rules.anyName && isOutside(name)) throw problem('outside', name)
    if (!entry.canDecodeFileData()) throw problem('odd packing', name)
    if (entries.has(name)) throw problem('twice', name)
    entries.set(name, entry)
  }
  // Files that share bytes are how a small archive becomes a large one.
  if (packed > zip.fileSize) throw problem('shared bytes', '')
  if (size > zip.fileSize * rules.ratio + rules.growsFreely) throw problem('too large', '')
  return entries
}

async function* entriesOf(zip: ZipFile, problem: ZipRules['problem']): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (cause) {
    throw problem('damaged', '', cause)
  }
}

// oxlint-disable-next-line no-control-regex -- nothing that is not to be seen belongs into a name
const isOutside = (name: string): boolean => /[\\\x00-\x1f]|^\/|^[A-Za-z]:|(^|\/)\.\.?(\/|$)/.test(name)

async function* contentOf(zip: ZipFile, entry: Entry, name: string, rules: ZipRules): AsyncGenerator<Uint8Array> {
  const max = Math.min(entry.uncompressedSize, entry.compressedSize * rules.ratio + rules.growsFreely)
  let [size, crc] = [0, 0]
  for await (const piece of unpacked(zip, entry, name, rules)) {
    size += piece.length
    if (size > max) throw rules.problem('larger than said', name)
    crc = crc32(piece, crc)
    yield piece
  }
  if (size !== entry.uncompressedSize || crc !== entry.crc32) throw rules.problem('damaged', name)
}

async function* unpacked(zip: ZipFile, entry: Entry, name: string, rules: ZipRules): AsyncGenerator<Uint8Array> {
  try {
    const stream: Readable & AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry)
    yield* stream
  } catch (cause) {
    throw rules.problem('damaged', name, cause)
  }
}
