import { migrate } from '#adapters/sql/migrate.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'

/** A process of its own that opens a SQLite file, brings it up to date and says what it had to do. */
const [file = ''] = process.argv.slice(2)
await using db = openSqlite({ file })
process.stdout.write(JSON.stringify(await migrate(db)))
