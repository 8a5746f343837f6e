import { sql } from '#adapters/sql/database.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'

/** A process of its own that writes until it is killed, and says of each row when it was acknowledged. */
const [file = ''] = process.argv.slice(2)
const db = openSqlite({ file })
await db.run(sql`create table if not exists ledger (n integer primary key, note text not null) strict`)

const note = 'x'.repeat(500)
let next = 0
await Promise.all(Array.from({ length: 8 }, write))

async function write(): Promise<void> {
  for (;;) {
    const n = next++
    const insert = sql`insert into ledger (n, note) values (${n}, ${note})`
    await (n % 3 === 0 ? db.transaction((tx) => tx.run(insert)) : db.run(insert))
    process.stdout.write(`${n}\n`)
  }
}
