import { randomBytes, randomUUID } from 'node:crypto'
import type { Installation, InstallationStore } from '#application/installation/ports.ts'
import { type Database, sql } from './database.ts'

type InstallationRow = { readonly id: string; readonly secret: Uint8Array; readonly created_at: string }

/** `fresh` makes a candidate; it is kept only when no process was earlier. */
export function sqlInstallation(db: Database, fresh: () => Installation = random): InstallationStore {
  return {
    async load() {
      const known = await find(db)
      if (known) return known
      const candidate = fresh()
      await db.run(sql`
        insert into installation (only_row, id, secret, created_at)
        values (1, ${candidate.id}, ${candidate.secret}, ${candidate.createdAt}) on conflict do nothing`)
      const kept = await find(db)
      if (!kept) throw new Error('The installation was written and is not there')
      return kept
    },
  }
}

function random(): Installation {
  return { id: randomUUID(), secret: Uint8Array.from(randomBytes(32)), createdAt: new Date() }
}

async function find(db: Database): Promise<Installation | undefined> {
  const row = await db.one<InstallationRow>(sql`select id, secret, created_at from installation`)
  return row && { id: row.id, secret: row.secret, createdAt: new Date(row.created_at) }
}
