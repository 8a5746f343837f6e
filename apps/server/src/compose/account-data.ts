import type { UserId } from '@eidolon/contract/ids.ts'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { zipFiles } from '#adapters/archive/zip-file.ts'
import { exportSite } from '#adapters/archive/export-site.ts'
import { zipStream } from '#adapters/zip/write-zip.ts'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import { sqlBelongings, sqlRemovals } from '#adapters/sql/accounts/account-data.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { sqlLogs } from '#adapters/sql/accounts/logs.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { sqlPrompts } from '#adapters/sql/studio/prompt-history.ts'
import { sqlPayments } from '#adapters/sql/subscription/payments.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { accountRemover } from '#application/account-data/delete-account.ts'
import { exportAccount } from '#application/account-data/export-account.ts'
import { fillProfile } from '#application/account-data/fill-profile.ts'
import { importAccount } from '#application/account-data/import-account.ts'
import { removeBelongings } from '#application/account-data/remove-belongings.ts'
import { verifyClaim } from '#application/claims/verify-claim.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { LeaveFile } from '#application/files/outgoing-file.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Accounts } from '#compose/accounts.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { outfitCollection } from '#domain/characters/outfit-collection.ts'
import { poseCollection } from '#domain/poses/pose-collection.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import { generationCollection } from '#domain/generations/generation-collection.ts'
import { presetCollection } from '#domain/generations/preset-collection.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import { accountDataRoutes } from '#transport/http/routes/accounts/account-data.ts'
import type { Fonts } from '#transport/http/routes/shared/shared-page.ts'

const hour = 60 * 60 * 1000
const archived = [
  characterCollection,
  outfitCollection,
  poseCollection,
  versionCollection,
  albumCollection,
  generationCollection,
  mediaCollection,
  presetCollection,
  storyCollection,
]

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  /** How files leave with an archive. */
  readonly leave: LeaveFile
  readonly cookies: Accounts['cookies']
  readonly recent: Accounts['recent']
  /** Resolves once bytes that are being let go are gone. */
  readonly settled: () => PromiseLike<void>
  readonly productName: string
  readonly dataDir: string
  /** What the studio asks of documents, by the collection's id. */
  readonly handlers: Readonly<Record<string, CollectionHandler>>
  /** Without it nobody asks how much there is. */
  readonly room?: StorageQuota
}

/** Disposing it waits for what is being taken away. */
export type AccountData = AsyncDisposable & {
  /** Goes on with deletions that an end of the process has interrupted. */
  resume(): Promise<void>
  routes(scope: FastifyInstance): void
  /** Removes an account with everything it has. */
  remove(userId: UserId): Promise<void>
  /** The faces of the built web, for the page in an archive. */
  useFonts(folder: string, fonts: Fonts): void
}

/** All that an account has, as a whole. */
export function composeAccountData(parts: Deps): AccountData {
  const { db, units, clock, log, documents, files, cookies, recent, settled, productName, dataDir, handlers } = parts
  const { room = unlimitedStorage } = parts
  const belongings = sqlBelongings(db)
  const accounts = sqlAccounts(db)
  const sessions = sqlSessions(db)
  const base = {
    accounts,
    sessions,
    prompts: sqlPrompts(db),
    claims: sqlClaims(db),
    units,
    clock,
    documents,
    files,
    belongings,
    devices: userAgents,
    room,
  }
  let fonts: Fonts = { display: undefined, text: undefined }
  const exportAll = withDeps(exportAccount, {
    ...base,
    leave: parts.leave,
    identities: sqlLinkedIdentities(db),
    log: sqlLogs(db),
    payments: async (userId) => (await sqlPayments(db).list(userId)).map(receipt),
    site: exportSite({ productName, fonts: () => fonts }),
    zip: zipStream,
  })
  const receive = zipFiles(join(dataDir, 'incoming'))
  const takeIn = importAccount({
    ...base,
    collections: new Map(
      archived.map((collection) => [collection.id, { collection, handler: handlers[collection.id] ?? {} }]),
    ),
    deriveId: (userId, id) => hash('sha256', `${userId} ${id}`).slice(0, 20),
    fillProfile: withDeps(fillProfile, base),
    hash: (of) => hash('sha256', of),
    holds: withDeps(verifyClaim, { signatures: ed25519, digest: (bytes) => hash('sha256', bytes, 'buffer') }),
  })
  const remover = accountRemover({
    ...base,
    removals: sqlRemovals(db),
    removeBelongings: withDeps(removeBelongings, { ...base, settled }),
    timers: systemTimers,
    onProblem: (err) => log.error({ err }, 'what a deleted account has left could not be taken away yet'),
  })
  const resume = () =>
    remover.resume().catch((err: unknown) => log.error({ err }, 'deletions of accounts could not be resumed'))
  const resuming = systemTimers.every(hour, () => void resume())
  return {
    resume,
    remove: (userId) => remover.remove(userId, userId),
    routes(scope) {
      const useCases = {
        async remove(caller: UserCaller, confirm: string) {
          await recent.require(caller)
          await remover.remove(caller.userId, confirm)
        },
        exportAll,
        importAll: (caller: UserCaller, bytes: AsyncIterable<Uint8Array>) =>
          takeIn(caller, (max) => receive(bytes, max)),
        storage: (userId: UserId) => room.look(userId),
        archiveName: () => `${productName} ${clock.now().toISOString().slice(0, 10)}`,
      }
      accountDataRoutes(scope, useCases, cookies)
    },
    useFonts(folder, { display, text }) {
      const at = (address: string | undefined) => (address === undefined ? undefined : join(folder, address))
      fonts = { display: at(display), text: at(text) }
    },
    async [Symbol.asyncDispose]() {
      resuming[Symbol.dispose]()
      await remover[Symbol.asyncDispose]()
    },
  }
}

/** Amounts are digits: a number may not hold them. */
const receipt = ({ signature, state, amount, usd, at }: PaymentRow) => ({
  signature,
  state,
  amount: String(amount),
  usd,
  receivedAt: formatDateTime(at),
})
