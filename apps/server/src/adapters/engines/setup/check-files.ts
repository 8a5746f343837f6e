import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { ModelProblem } from './model-problem.ts'

/** Files by their places in a folder, with their checksums. */
export type KnownFiles = Readonly<Record<string, string>>

/** Throws where one of them is not there, or is another one. */
export async function checkFiles(home: string, folder: string, files: KnownFiles): Promise<void> {
  for (const [file, sum] of Object.entries(files)) {
    if ((await sumOf(join(folder, file))) === sum) continue
    throw new ModelProblem(
      `${file} is not the file that it should be: its checksum is wrong. Delete ${home} and try again.`,
    )
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(file)) hash.update(piece)
  } catch {
    return 'there is none'
  }
  return hash.digest('hex')
}
