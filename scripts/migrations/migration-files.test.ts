import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addMigration, NotPossible } from './migration-files.ts'

const list = `import { m0001 } from './0001-installation.ts'
import type { Migration } from './migration.ts'

/** Every migration, oldest first. */
export const migrations: readonly Migration[] = [m0001]
`

it('[STO-19] writes the next number with both dialects and puts it into the list', async () => {
  await using folder = await temporary()
  expect(await addMigration(folder.path, 'add-albums')).toBe(join(folder.path, '0002-add-albums.ts'))
  const text = await readFile(join(folder.path, '0002-add-albums.ts'), 'utf8')
  expect(text).toMatch(
    /export const m0002: Migration = \{\n {2}name: '0002-add-albums',\n {2}sqlite: \[[^]*postgres: \[/,
  )
  await addMigration(folder.path, 'more')
  const after = await readFile(join(folder.path, 'list.ts'), 'utf8')
  expect(after).toContain("import { m0002 } from './0002-add-albums.ts'\nimport { m0003 } from './0003-more.ts'\n")
  expect(after).toContain('readonly Migration[] = [m0001, m0002, m0003]')
})

it('[STO-19] says what is wrong and writes nothing', async () => {
  await using folder = await temporary()
  const wrong = [undefined, '', 'Add Albums', '../up', 'x'.repeat(51), 'installation']
  for (const name of wrong) await expect(addMigration(folder.path, name)).rejects.toBeInstanceOf(NotPossible)
  await writeFile(join(folder.path, 'list.ts'), 'something else')
  await expect(addMigration(folder.path, 'fine')).rejects.toThrow(/by hand/)
  expect(await readdir(folder.path)).toEqual(['0001-installation.ts', 'list.ts'])
})

async function temporary(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'eidolon-migrations-'))
  await writeFile(join(path, '0001-installation.ts'), '')
  await writeFile(join(path, 'list.ts'), list)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
