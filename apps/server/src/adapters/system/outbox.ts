import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from '#domain/shared/ids.ts'

/** Puts what would have been sent into files that only their owner can read; answers where. */
export type Outbox = (contents: Readonly<Record<string, string>>) => Promise<string>

/** `contents` names the ending of each file; the first is the one to open. */
export function outboxIn(folder: string, ids: Ids): Outbox {
  return async (contents) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = join(folder, ids.unique())
    const files = Object.entries(contents).map(([ending, text]) => [`${name}.${ending}`, text] as const)
    for (const [file, text] of files) await writeFile(file, text, { mode: 0o600 })
    return files[0]?.[0] ?? folder
  }
}
