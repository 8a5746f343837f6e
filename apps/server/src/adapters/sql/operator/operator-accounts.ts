import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { AccountDetails, AccountLine, OperatorReads } from '#application/operate/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'

type OperatorAccountRow = {
  readonly id: string
  readonly name: string
  readonly wallet: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly created_at: string
  readonly accessed_at: string
  readonly active: number
  readonly characters: number | null
  readonly media: number | null
  readonly ends_at: string | null
}

type More = {
  readonly sessions: number
  readonly generations: number | null
  readonly free_used: number | null
  readonly credit: string | null
}

export function operatorAccounts(db: Database, walletProvider: string): Pick<OperatorReads, 'accounts' | 'account'> {
  const countOf = (collection: string) => sql`(
    select n from document_counts where collection = ${collection} and reader = 'user:' || u.id)`
  const walletOf = sql`(
    select i.provider_uid from identities i where i.user_id = u.id and i.provider = ${walletProvider}
    order by i.created_at, i.id limit 1)`
  const columns = sql`
    u.id, u.name, u.email, u.phone, u.created_at, u.accessed_at, u.active,
    ${walletOf} as wallet,
    ${countOf(collectionIds.characters)} as characters, ${countOf(collectionIds.media)} as media,
    (select s.ends_at from subscriptions s where s.account_id = u.id) as ends_at`

  async function details(row: OperatorAccountRow): Promise<AccountDetails> {
    const { id } = row
    const more = await db.one<More>(sql`
      select (select count(*) from sessions where user_id = u.id) as sessions,
        ${countOf(collectionIds.generations)} as generations,
        (select used from free_allowances where holder = coalesce(${walletOf}, u.id)) as free_used,
        (select credit from subscriptions where account_id = u.id) as credit
      from users u where u.id = ${id}`)
    const identities = await db.rows<{ provider: string; uid: string }>(sql`
      select provider, provider_uid as uid from identities where user_id = ${id} order by created_at, id`)
    return {
      ...lineFrom(row),
      phone: row.phone,
      identities,
      sessions: more?.sessions ?? 0,
      generations: more?.generations ?? 0,
      bytes: await bytesOf(db, id),
      freeUsed: more?.free_used ?? 0,
      credit: more?.credit ?? '0',
    }
  }

  return {
    async accounts(limit) {
      const rows = await db.rows<OperatorAccountRow>(sql`
        select ${columns} from users u order by u.created_at desc, u.id limit ${limit}`)
      return rows.map(lineFrom)
    },
    async account(name) {
      const row = await db.one<OperatorAccountRow>(sql`
        select ${columns} from users u
        where u.id = ${name} or u.email = ${name.toLowerCase()} or u.phone = ${name}
          or u.id in (select i.user_id from identities i where i.provider = ${walletProvider} and i.provider_uid = ${name})
        order by u.id limit 1`)
      return row && details(row)
    },
  }
}

/** What the files weigh that this account alone may read. */
async function bytesOf(db: Database, id: string): Promise<number> {
  const sums = await Promise.all(
    Object.values(bucketIds).map((bucketId) =>
      db.one<{ bytes: number | null }>(sql`
        select sum(size_original) as bytes from ${sql.id(`files_${bucketId}`)} where reader = ${`user:${id}`}`),
    ),
  )
  return sums.reduce((sum, row) => sum + (row?.bytes ?? 0), 0)
}

const lineFrom = (row: OperatorAccountRow): AccountLine => ({
  id: row.id,
  name: row.name,
  wallet: row.wallet,
  email: row.email,
  createdAt: row.created_at,
  seenAt: row.accessed_at,
  active: row.active === 1,
  characters: row.characters ?? 0,
  media: row.media ?? 0,
  endsAt: row.ends_at,
})
