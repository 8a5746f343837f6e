import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { gone, type KeptFile } from './kept-files.ts'

/** Below this folder of a backup lies everything as it lies in the data folder. */
export const dataIn = (backup: string): string => join(backup, 'data')
const noteIn = (backup: string): string => join(backup, 'backup.json')
const listIn = (backup: string): string => join(backup, 'files.jsonl')

const format = 1
const Note = z.object({ format: z.literal(format), madeAt: z.iso.datetime(), files: z.int(), bytes: z.int() })
export type BackupNote = Readonly<z.infer<typeof Note>>

/** Plain names with slashes between them: what leads out of the folder is no path of a backup. */
const isPlainPath = (path: string): boolean =>
  path.split('/').every((name) => name !== '' && name !== '.' && name !== '..' && !/[\\\0]/.test(name))
const Line = z.object({
  path: z.string().max(2000).refine(isPlainPath),
  size: z.int(),
  mode: z.int().min(0).max(0o777),
  sha256: z.hex(),
})

/** Writes what a backup holds: a line for each file, and the note that says it is whole. */
export async function writeManifest(backup: string, files: AsyncIterable<KeptFile>, madeAt: Date): Promise<BackupNote> {
  let [count, bytes] = [0, 0]
  {
    await using list = await open(listIn(backup), 'w', 0o600)
    for await (const file of files) {
      await list.write(`${JSON.stringify(file)}\n`)
      count += 1
      bytes += file.size
    }
    await list.sync()
  }
  const note = { format, madeAt: madeAt.toISOString(), files: count, bytes } as const
  await using handle = await open(noteIn(backup), 'w', 0o600)
  await handle.writeFile(`${JSON.stringify(note, undefined, 2)}\n`)
  await handle.sync()
  return note
}

export async function readNote(backup: string): Promise<BackupNote> {
  const text = await readFile(noteIn(backup), 'utf8').catch(gone)
  if (text === undefined) throw new StartupProblem(`There is no backup in ${backup}: backup.json is missing.`)
  const note = Note.safeParse(parsed(text))
  if (note.success) return note.data
  throw new StartupProblem(`The backup in ${backup} was made by another version of the program, or is damaged.`)
}

export async function* readList(backup: string): AsyncGenerator<KeptFile> {
  const lines = createInterface({ input: createReadStream(listIn(backup)), crlfDelay: Infinity })
  for await (const line of lines) {
    const file = Line.safeParse(parsed(line))
    if (!file.success) throw new StartupProblem(`The backup in ${backup} is damaged: its list cannot be read.`)
    yield file.data
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
