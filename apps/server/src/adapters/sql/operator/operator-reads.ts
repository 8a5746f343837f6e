import { bucketIds } from '@eidolon/contract/resources.ts'
import type { BucketUsage, KeptFile, OperatorReads } from '#application/operate/ports.ts'
import { patience } from '#application/subscription/read-sightings.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { operatorAccounts } from './operator-accounts.ts'
import { sqlSightings } from '#adapters/sql/subscription/sightings.ts'
import { paymentColumns, paymentFrom, type PaymentRecord } from '#adapters/sql/subscription/payments.ts'

type JobRow = {
  readonly id: string
  readonly reader: string
  readonly status: string
  readonly kind: string
  readonly engine: string
  readonly count: number
  readonly attempts: number | null
  readonly progress: number | null
  readonly created_at: string
  readonly finished_at: string | null
  readonly error: string | null
}

const page = 500

export function sqlOperatorReads(db: Database): OperatorReads {
  return {
    ...operatorAccounts(db, walletProvider),
    async jobs({ account, status, limit }) {
      const rows = await db.rows<JobRow>(sql`
        select id, reader, status, kind, engine, count, attempts, progress, created_at, finished_at, error
        from generations
        ${where([account && sql`reader = ${`user:${account}`}`, status && sql`status = ${status}`])}
        order by created_at desc, seq desc limit ${limit}`)
      return rows.map((row) => ({
        id: row.id,
        account: row.reader.replace(/^user:/, ''),
        status: row.status,
        kind: row.kind,
        engine: row.engine,
        count: row.count,
        attempts: row.attempts ?? 0,
        progress: row.progress ?? 0,
        createdAt: row.created_at,
        finishedAt: row.finished_at || null,
        error: reasonIn(row.error),
      }))
    },
    async payments({ account, status, limit }) {
      const rows = await db.rows<PaymentRecord>(sql`
        select ${paymentColumns} from payments
        ${where([account && sql`account_id = ${account}`, status && sql`state = ${status}`])}
        order by slot desc, signature desc limit ${limit}`)
      return rows.map(paymentFrom)
    },
    async payment(signature) {
      const row = await db.one<PaymentRecord>(sql`
        select ${paymentColumns} from payments where signature = ${signature}`)
      return row && paymentFrom(row)
    },
    skipped: (limit) => sqlSightings(db).skipped(patience, limit),
    usage: () => Promise.all(Object.values(bucketIds).map((bucketId) => usageOf(db, bucketId))),
    async databaseBytes() {
      const row = await db.one<{ bytes: number }>(
        db.dialect === 'sqlite'
          ? sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
          : sql`select pg_database_size(current_database()) as bytes`,
      )
      return row?.bytes ?? 0
    },
    files: (bucketId) => filesOf(db, bucketId),
  }
}

const tableOf = (bucketId: string): Sql => sql.id(`files_${bucketId}`)

async function usageOf(db: Database, bucketId: string): Promise<BucketUsage> {
  const row = await db.one<{ files: number; bytes: number | null }>(sql`
    select count(*) as files, sum(size_original) as bytes from ${tableOf(bucketId)} where upload_id is null`)
  return { bucketId, files: row?.files ?? 0, bytes: row?.bytes ?? 0 }
}

async function* filesOf(db: Database, bucketId: string): AsyncGenerator<KeptFile> {
  type OperatorReadRow = { seq: number; id: string; blob_key: string; size_original: number; signature: string | null }
  for (let last = 0; ;) {
    const rows = await db.rows<OperatorReadRow>(sql`
      select seq, id, blob_key, size_original, signature from ${tableOf(bucketId)}
      where seq > ${last} and upload_id is null order by seq limit ${page}`)
    for (const { id, blob_key: blobKey, size_original: size, signature } of rows) {
      yield { bucketId, id, blobKey, size, signature: signature ?? '' }
    }
    last = rows.at(-1)?.seq ?? last
    if (rows.length < page) return
  }
}

function where(conditions: readonly (Sql | '' | undefined)[]): Sql {
  const asked = conditions.filter((each): each is Sql => each !== undefined && each !== '')
  return asked.length === 0 ? sql.empty : sql`where ${sql.join(asked, ' and ')}`
}

/** The sentence of an error that is kept as JSON. */
function reasonIn(text: string | null): string | null {
  if (!text) return null
  const { message } = Object(JSON.parse(text))
  return typeof message === 'string' ? message : text
}
