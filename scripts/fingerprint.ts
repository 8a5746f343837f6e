import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './terminal.ts'

/**
 * Path, size and time of every file of what is built from, and whatever else it depends on: a few milliseconds, where
 * hashing contents would read them all at every start.
 */
export async function fingerprint(inputs: readonly string[], besides = ''): Promise<string> {
  const hash = createHash('sha256').update(besides)
  for (const input of inputs) {
    for (const file of await filesIn(input)) {
      const { size, mtimeMs } = await stat(file)
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** A file, or all files below a folder but those that were installed or built there. */
export async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const found: string[] = []
  for (const entry of (await readdir(path, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const file = join(path, entry.name)
    if (entry.isDirectory()) found.push(...(await filesIn(file)))
    else found.push(file)
  }
  return found
}
