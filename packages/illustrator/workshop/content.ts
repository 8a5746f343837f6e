import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { kinds } from './content-kinds.ts'
import { root } from './paths.ts'
import { ContentProblem, readContent } from './read-content.ts'
import { contentFiles } from './write-content.ts'

/**
 * Finds the content files of the illustrator and writes what follows from them into the catalog of people and the
 * tables of the illustrator. `npm run content` does it; every other command does it first when a file has changed.
 */
const source = join(root, 'packages', 'illustrator', 'src')
const stampFile = join(root, '.cache', 'content')
const watched = [source, import.meta.dirname, join(root, 'packages', 'people', 'src', 'catalogue', 'generated')]

/** The generated files as the content wants them. */
export async function wantedFiles(): Promise<ReadonlyMap<string, string>> {
  return contentFiles(await Promise.all(kinds.map(async (kind) => [kind, await readContent(kind, source)] as const)))
}

// What every command runs first.
if (import.meta.main && (await readFile(stampFile, 'utf8').catch(() => '')) !== (await fingerprint()))
  await storeContent(true)

export async function storeContent(quiet = false): Promise<void> {
  try {
    const files = await wantedFiles()
    const stale: string[] = []
    for (const [file, text] of files)
      if ((await readFile(join(root, file), 'utf8').catch(() => '')) !== text) stale.push(file)
    for (const file of stale) await writeFile(join(root, file), files.get(file) ?? '')
    for (const file of stale) console.log(`  ✓ wrote ${file}`)
    if (!quiet && stale.length === 0) console.log('  ✓ nothing has changed')
    await mkdir(dirname(stampFile), { recursive: true })
    await writeFile(stampFile, await fingerprint())
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error
    console.error(`  ✗ ${error.message}`)
    process.exitCode = 1
  }
}

/** Path, size and time of every file that has a say. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of watched) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(ts|json)$/.test(file)).toSorted()
    const stats = await Promise.all(files.map((file) => stat(join(folder, file))))
    for (const [at, { size, mtimeMs }] of stats.entries()) hash.update(`${files[at]} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
