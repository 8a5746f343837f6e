import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Something the person at the terminal can put right. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible'
}

/** Writes the next numbered migration into `folder`, adds it to the list there and answers the path of the new file. */
export async function addMigration(folder: string, wish: string | undefined): Promise<string> {
  if (!wish) throw new NotPossible('What should it be called? For example: npm run migration -- add-albums')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wish) || wish.length > 50) {
    throw new NotPossible(`"${wish}" cannot be its name: lower-case words with hyphens, such as add-albums.`)
  }
  const existing = (await readdir(folder)).filter((name) => /^\d{4}-.+\.ts$/.test(name)).toSorted()
  const same = existing.find((name) => name.slice(5, -3) === wish)
  if (same) throw new NotPossible(`${same} has this name already.`)
  const number = String(Number(existing.at(-1)?.slice(0, 4) ?? 0) + 1).padStart(4, '0')
  const name = `${number}-${wish}`

  const listFile = join(folder, 'list.ts')
  const list = withEntry(await readFile(listFile, 'utf8'), number, name)
  const file = join(folder, `${name}.ts`)
  await writeFile(file, template(number, name, wish), { flag: 'wx' })
  await writeFile(listFile, list)
  return file
}

function withEntry(list: string, number: string, name: string): string {
  const imported = list.replace(/(?=^import type \{ Migration \})/m, `import { m${number} } from './${name}.ts'\n`)
  const listed = imported.replace(/(= \[)([^\]]*?),?\s*\]/, (_, open, entries) => `${open}${entries}, m${number}]`)
  if (imported === list || listed === imported) {
    throw new NotPossible('list.ts no longer looks as this command expects; add the migration there by hand.')
  }
  return listed
}

function template(number: string, name: string, wish: string): string {
  const table = wish.replace(/^(add|create|make)-/, '').replaceAll('-', '_')
  return `import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

export const m${number}: Migration = {
  name: '${name}',
  sqlite: [
    sql\`create table ${table} (
      id text primary key,
      created_at text not null
    ) strict\`,
  ],
  postgres: [
    sql\`create table ${table} (
      id text collate "C" primary key,
      created_at text collate "C" not null
    )\`,
  ],
}
`
}
