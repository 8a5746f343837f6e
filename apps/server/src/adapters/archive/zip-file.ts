import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { accountDataLimits } from '@eidolon/contract/account-data.ts'
import type { OpenArchive, ReceiveArchive } from '#application/account-data/ports.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'
import { type Entry, growsFreely, readDirectory } from './zip-directory.ts'

const { archive: mostBytes, ratio } = accountDataLimits
const oldAfter = 24 * 60 * 60 * 1000

/** Archives that arrive are kept in a file of the folder until they are closed: they may be larger than the memory. */
export function zipFiles(folder: string): ReceiveArchive {
  return async (bytes, most) => {
    const path = join(folder, `${randomUUID()}.zip`)
    await mkdir(folder, { recursive: true })
    await clearOld(folder)
    const file = await open(path, 'wx+')
    const close = async (): Promise<void> => {
      await file.close()
      await rm(path, { force: true })
    }
    try {
      const size = await take(file, bytes, Math.min(most, mostBytes))
      return openArchive(file, await readDirectory(file, size), close)
    } catch (error) {
      await close()
      throw error
    }
  }
}

/** What a process that died has left. Others may be at work in the same folder, but not for as long. */
async function clearOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > oldAfter) await rm(path, { force: true })
  }
}

async function take(file: FileHandle, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > most) throw new ArchiveProblem('The archive is larger than can be taken.')
    await file.write(piece)
  }
  return size
}

function openArchive(file: FileHandle, entries: ReadonlyMap<string, Entry>, close: () => Promise<void>): OpenArchive {
  return {
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.size ?? 0,
    read(name) {
      const entry = entries.get(name)
      if (!entry) throw new ArchiveProblem(`${name} is missing in the archive.`)
      return contentOf(file, name, entry)
    },
    [Symbol.asyncDispose]: close,
  }
}

/** What an archive says about its own sizes is held against what comes out of it. */
async function* contentOf(file: FileHandle, name: string, entry: Entry): AsyncGenerator<Uint8Array> {
  const head = Buffer.alloc(30)
  await file.read(head, 0, 30, entry.at)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new ArchiveProblem('The archive is damaged.')
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = packedBytes(file, start, entry.packed)
  const most = Math.min(entry.size, entry.packed * ratio + growsFreely)
  let [size, crc] = [0, 0]
  for await (const piece of entry.method === 0 ? packed : inflated(packed)) {
    size += piece.length
    if (size > most) throw new ArchiveProblem(`${name} is larger than it says.`)
    crc = crc32(piece, crc)
    yield piece
  }
  if (size !== entry.size || crc !== entry.crc) throw new ArchiveProblem(`${name} is damaged.`)
}

async function* packedBytes(file: FileHandle, start: number, length: number): AsyncGenerator<Uint8Array> {
  const size = 256 * 1024
  for (let at = 0; at < length;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(size, length - at)), 0, null, start + at)
    if (bytesRead === 0) throw new ArchiveProblem('The archive ends too early.')
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw()
  // What goes wrong on the way comes out of the last of them.
  pipeline(packed, inflate, () => {})
  try {
    yield* inflate
  } catch (cause) {
    if (cause instanceof ArchiveProblem) throw cause
    throw new ArchiveProblem('The archive is damaged.', { cause })
  }
}
