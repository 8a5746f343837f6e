import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { z } from 'zod'

/** An account as it lies on disk. */
export type StoredAccount = {
  readonly address: string
  readonly lamports: bigint
  readonly owner: string
  readonly executable: boolean
  readonly data: Uint8Array
  /** Whose tokens it holds, when it holds any. */
  readonly holder: string | undefined
}

export type StoredTransaction = {
  readonly signature: string
  readonly slot: number
  /** When it happened, in milliseconds. */
  readonly at: number
  readonly wire: Uint8Array
  /** What came of it, as JSON. */
  readonly meta: string
  readonly memo: string | null
}

/** What one transaction leaves behind. */
export type JournalEntry = {
  readonly transaction: StoredTransaction
  /** Every address it names; history is found by them. */
  readonly addresses: readonly string[]
  readonly changed: readonly StoredAccount[]
}

export type HistoryQuery = {
  readonly limit: number
  /** Nothing younger than this, in milliseconds. */
  readonly latest: number
  readonly before: string | undefined
  readonly until: string | undefined
}

/** Everything the ledger knows, in a file of its own. */
export type Journal = Disposable & {
  /** A value that is made once and then kept. */
  secret(name: string, make: () => Uint8Array): Uint8Array
  accounts(): Iterable<StoredAccount>
  holdings(holder: string): readonly string[]
  /** All of it or nothing, on disk when this returns. */
  write(entry: JournalEntry): void
  put(account: StoredAccount): void
  transaction(signature: string): StoredTransaction | undefined
  /** Newest first. */
  history(address: string, query: HistoryQuery): readonly StoredTransaction[]
  count(): number
  lastSlot(): number
}

const AccountRow = z
  .object({
    address: z.string(),
    lamports: z.string(),
    owner: z.string(),
    executable: z.number(),
    data: z.instanceof(Uint8Array),
    holder: z.string().nullable(),
  })
  .transform(({ lamports, executable, holder, ...row }) => ({
    ...row,
    lamports: BigInt(lamports),
    executable: executable === 1,
    holder: holder ?? undefined,
  }))

const TransactionRow = z.object({
  signature: z.string(),
  slot: z.number(),
  at: z.number(),
  wire: z.instanceof(Uint8Array),
  meta: z.string(),
  memo: z.string().nullable(),
})

const schema = `
  create table if not exists secrets (name text primary key, value blob not null) without rowid;
  create table if not exists accounts (
    address text primary key, lamports text not null, owner text not null, executable integer not null,
    data blob not null, holder text) without rowid;
  create index if not exists accounts_by_holder on accounts (holder) where holder is not null;
  create table if not exists transactions (
    n integer primary key, signature text not null unique, slot integer not null, at integer not null,
    wire blob not null, meta text not null, memo text);
  create table if not exists mentions (
    address text not null, n integer not null, primary key (address, n)) without rowid`

/** Opens the file, or makes it. The keys of the faucet are in it, so nobody but its owner may read it. */
export function openJournal(file: string): Journal {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off')
  db.exec(schema)
  const columns = 'signature, slot, at, wire, meta, memo'
  const statements = {
    secret: db.prepare('select value from secrets where name = ?'),
    keepSecret: db.prepare('insert into secrets values (?, ?)'),
    accounts: db.prepare('select * from accounts order by executable'),
    holdings: db.prepare('select address from accounts where holder = ? order by address'),
    put: db.prepare('insert or replace into accounts values (?, ?, ?, ?, ?, ?)'),
    drop: db.prepare('delete from accounts where address = ?'),
    add: db.prepare(`insert into transactions (${columns}) values (?, ?, ?, ?, ?, ?)`),
    mention: db.prepare('insert or ignore into mentions values (?, ?)'),
    transaction: db.prepare(`select ${columns} from transactions where signature = ?`),
    place: db.prepare('select n from transactions where signature = ?'),
    history: db.prepare(
      `select ${columns} from mentions join transactions using (n)
       where address = ? and n < ? and n > ? and at <= ? order by n desc limit ?`,
    ),
    count: db.prepare('select count(*) as value from transactions'),
    lastSlot: db.prepare('select coalesce(max(slot), 0) as value from transactions'),
  }

  function put({ address, lamports, owner, executable, data, holder }: StoredAccount): void {
    if (lamports === 0n) statements.drop.run(address)
    else statements.put.run(address, String(lamports), owner, executable ? 1 : 0, data, holder ?? null)
  }

  function number(statement: keyof typeof statements, ...values: SQLInputValue[]): number | undefined {
    const row = statements[statement].get(...values)
    return row && z.number().parse(Object.values(row)[0])
  }

  return {
    secret(name, make) {
      const kept = statements.secret.get(name)
      if (kept) return z.instanceof(Uint8Array).parse(kept['value'])
      const made = make()
      statements.keepSecret.run(name, made)
      return made
    },
    *accounts() {
      for (const row of statements.accounts.iterate()) yield AccountRow.parse(row)
    },
    holdings: (holder) => statements.holdings.all(holder).map(({ address }) => z.string().parse(address)),
    write({ transaction: { signature, slot, at, wire, meta, memo }, addresses, changed }) {
      db.exec('begin immediate')
      try {
        const { lastInsertRowid: n } = statements.add.run(signature, slot, at, wire, meta, memo)
        for (const address of addresses) statements.mention.run(address, n)
        for (const account of changed) put(account)
        db.exec('commit')
      } catch (error) {
        if (db.isTransaction) db.exec('rollback')
        throw error
      }
    },
    put,
    transaction(signature) {
      const row = statements.transaction.get(signature)
      return row && TransactionRow.parse(row)
    },
    history(address, { limit, latest, before, until }) {
      const below = before === undefined ? Number.MAX_SAFE_INTEGER : (number('place', before) ?? 0)
      const above = until === undefined ? 0 : (number('place', until) ?? 0)
      return statements.history.all(address, below, above, latest, limit).map((row) => TransactionRow.parse(row))
    },
    count: () => number('count') ?? 0,
    lastSlot: () => number('lastSlot') ?? 0,
    [Symbol.dispose]() {
      if (db.isOpen) db.close()
    },
  }
}
