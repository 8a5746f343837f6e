import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { accountDataLimits } from '@eidolon/contract/accounts/account-data.ts'
import { openZip, type Zip, type ZipFlaw, type ZipRules } from '#adapters/zip/read-zip.ts'
import type { OpenArchive, ReceiveArchive } from '#application/account-data/ports.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'

const { archive: maxBytes, entries, ratio } = accountDataLimits
const oldAfter = 24 * 60 * 60 * 1000

const sentences: Readonly<Record<ZipFlaw, (name: string) => string>> = {
  damaged: (name) => (name ? `${name} is damaged.` : 'This is not a zip archive, or it is damaged.'),
  locked: () => 'The archive is locked with a password.',
  'odd packing': () => 'The archive is packed in a way that cannot be read here.',
  'too many': () => 'The archive holds more files than can be taken.',
  'too large': () => 'The archive would become too large.',
  'larger than said': (name) => `${name} is larger than it says.`,
  'shared bytes': () => 'The archive says that it holds more than it does.',
  outside: () => 'The archive names a place outside of itself.',
  twice: (name) => `${name} is in the archive twice.`,
}
const rules: ZipRules = {
  entries,
  ratio,
  growsFreely: 1024 * 1024,
  problem: (flaw, name, cause) => new ArchiveProblem(sentences[flaw](name), { cause }),
}

/** Archives that arrive are kept in a file of the folder until they are closed: they may be larger than the memory. */
export function zipFiles(folder: string): ReceiveArchive {
  return async (bytes, max) => {
    const path = join(folder, `${randomUUID()}.zip`)
    await mkdir(folder, { recursive: true })
    await clearOld(folder)
    const file = await open(path, 'wx+')
    const close = async (): Promise<void> => {
      await file.close()
      await rm(path, { force: true })
    }
    try {
      await take(file, bytes, Math.min(max, maxBytes))
      return archiveOf(await openZip(file, rules), close)
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

async function take(file: FileHandle, bytes: AsyncIterable<Uint8Array>, max: number): Promise<void> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > max) throw new ArchiveProblem('The archive is larger than can be taken.')
    await file.write(piece)
  }
}

function archiveOf(zip: Zip, close: () => Promise<void>): OpenArchive {
  return {
    has: (name) => zip.size(name) !== undefined,
    size: (name) => zip.size(name) ?? 0,
    read(name) {
      const content = zip.read(name)
      if (!content) throw new ArchiveProblem(`${name} is missing in the archive.`)
      return content
    },
    [Symbol.asyncDispose]: close,
  }
}
