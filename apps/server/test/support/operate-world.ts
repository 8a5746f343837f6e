import { type TestWallet, testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlStorageUse } from '#adapters/sql/files/storage-used.ts'
import { sqlOperators } from '#adapters/sql/operator/operator-store.ts'
import { recentProblems } from '#adapters/system/recent-problems.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { storageQuota } from '#application/storage/storage-quota.ts'
import { composeDocuments } from '#compose/documents.ts'
import { composeOperate } from '#compose/operate.ts'
import { walletWorld } from './wallet-world.ts'

type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Accounts with wallets, one of which operates the studio. */
export async function operateWorld(open: () => Promise<Fresh> = freshSqlite) {
  const operator = testWallet()
  const cancelled: string[] = []
  const problems = recentProblems()
  const storage = { quotas: { free: 1000, subscribed: 5000 }, reserve: 0 }
  let db: Database | undefined
  const world = await walletWorld({
    open,
    more: (made) => {
      db = made.db
      const { units, clock, ids, accounts } = made
      const store = sqlOperators(made.db)
      const operate = composeOperate({
        config: {
          operators: [operator.address],
          role: 'all',
          database: { kind: 'sqlite', file: '' },
          dataDir: import.meta.dirname,
          storage,
        },
        db: made.db,
        units,
        clock,
        ids,
        accounts,
        problems,
        room: storageQuota({
          use: sqlStorageUse(made.db),
          disk: { free: async () => 1e12 },
          ...storage,
          isSubscribed: async () => false,
          given: (owner, unit) => store.quota(owner, unit),
        }),
        documents: composeDocuments({ db: made.db, units, clock, ids, documentRoles: 'own' }).system,
        accountData: {
          async remove(id) {
            await made.db.run(sql`delete from users where id = ${id}`)
          },
        },
        generations: {
          engines: { list: async () => [] },
          useCases: Object.assign(Object.create(null), {
            cancel: async (owner: string, id: string) => void cancelled.push(`${owner} ${id}`),
            cancelMany: async (owner: string) => cancelled.push(`${owner} all`),
          }),
        },
        thumbnail: () => Promise.reject(new Error('Nothing is shown here')),
        sockets: () => 3,
      })
      return (scope) => operate.routes(scope)
    },
  })
  if (!db) throw new Error('There is no database')
  const found = db

  /** Somebody who has come in with a wallet. */
  async function come(wallet: TestWallet = testWallet()) {
    const answer = await world.enter(wallet)
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    const { userId, $id: sessionId } = answer.json()
    const call = (method: HttpMethod, path: string, payload?: object, headers: Record<string, string> = { cookie }) =>
      world.app.inject({
        method,
        url: `/v1${path}`,
        headers: { host: 'localhost:3000', 'x-appwrite-project': 'eidolon', ...headers },
        ...(payload && { payload }),
      })
    return { userId: String(userId), sessionId: String(sessionId), wallet, call }
  }
  return {
    db: found,
    world,
    operator,
    cancelled,
    problems,
    come,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
