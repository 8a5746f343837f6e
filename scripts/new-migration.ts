import { join, relative } from 'node:path'
import { addMigration, NotPossible } from './migrations/migration-files.ts'
import { root, show } from './terminal.ts'

/** `npm run migration -- add-albums`: the next numbered migration with both dialects, in the list. */
const folder = join(root, 'apps/server/src/adapters/sql/migrations')
try {
  const file = await addMigration(folder, process.argv[2])
  await show('oxfmt', [file, join(folder, 'list.ts')])
  console.log(
    `Wrote ${relative(root, file)} and added it to list.ts. Fill in both dialects; see docs/recipes/add-a-table.md.`,
  )
} catch (error) {
  if (!(error instanceof NotPossible)) throw error
  console.error(error.message)
  process.exitCode = 1
}
