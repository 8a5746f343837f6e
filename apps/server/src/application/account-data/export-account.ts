import type { UserId } from '@eidolon/contract/ids.ts'
import { promptHistoryLimits } from '@eidolon/contract/prompt-history.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { AccountStore, ActivityLog, Devices, SessionStore } from '#application/accounts/ports.ts'
import type { Claims } from '#application/claims/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import { type LeaveFile, openWhole } from '#application/files/outgoing-file.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { PromptStore } from '#application/prompts/ports.ts'
import type { Identities } from '#application/identities/ports.ts'
import type { ArchiveEntry } from '#application/media/archive-media.ts'
import {
  accountName,
  archivedBuckets,
  archivedCollections,
  archiveFormat,
  claimsName,
  documentLine,
  documentsName,
  filePath,
  filesName,
  manifestName,
  siteDataName,
} from '#domain/account-data/archive-layout.ts'
import { shownDocuments } from '#domain/account-data/site-data.ts'
import { type Account, accountModel } from '#domain/accounts/account.ts'
import { logModel } from '#domain/accounts/activity.ts'
import { sessionModel } from '#domain/accounts/session.ts'
import type { Document } from '#domain/documents/document.ts'
import { fileView, isWhole, type WholeFile } from '#domain/files/file.ts'
import { identityModel } from '#domain/identities/identity.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { eachPage } from './each-belonging.ts'
import { listText } from './archive-lists.ts'
import type { Belongings, ExportSite } from './ports.ts'
import { streamOf } from '#application/shared/streams.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find' | 'targetsOf'>
  readonly sessions: Pick<SessionStore, 'list'>
  readonly identities: Pick<Identities, 'list'>
  readonly log: Pick<ActivityLog, 'list'>
  /** What was paid, as its receipts are shown. */
  readonly payments: (userId: UserId) => Promise<readonly object[]>
  readonly prompts: Pick<PromptStore, 'list'>
  readonly devices: Devices
  readonly belongings: Belongings
  readonly claims: Pick<Claims, 'among'>
  readonly documents: Pick<SystemDocuments, 'find'>
  readonly files: Pick<SystemFiles, 'find'>
  readonly leave: LeaveFile
  readonly site: ExportSite
  readonly zip: (entries: AsyncIterable<ArchiveEntry>) => AsyncIterable<Uint8Array>
  readonly clock: Clock
}

const maxLogs = 5000

/** Everything of an account as a zip that is made while it is sent: to keep, to look at offline, to take back. */
export async function exportAccount(deps: Deps, userId: UserId): Promise<AsyncIterable<Uint8Array>> {
  const { accounts, sessions, identities, log, payments, prompts, devices, belongings, documents, files, site, zip } =
    deps

  const account = await accounts.find(userId)
  if (!account) throw new Fault('general_unauthorized_scope')
  return zip(entries(account, deps.clock.now()))

  async function* entries(account: Account, now: Date): AsyncGenerator<ArchiveEntry> {
    const until = formatDateTime(now)
    const json = (name: string, value: unknown) => textEntry(name, now, streamOf(`${JSON.stringify(value, null, 2)}\n`))
    for (const { name, bytes } of await site.files()) yield bytesEntry(name, now, bytes)
    yield json(manifestName, { ...archiveFormat, exportedAt: until, accountId: account.id })
    yield json(accountName, await described(account, until))

    // Names of files are needed before the documents that show them; a hundred thousand of them fit into memory.
    const paths = new Map<string, string>()
    for (const bucketId of archivedBuckets) {
      for await (const file of ownFiles(account.id, bucketId, until)) {
        paths.set(file.id, filePath(bucketId, file.id, file.state.mimeType))
      }
    }
    yield textEntry(
      siteDataName,
      now,
      siteData(account, until, (id) => paths.get(id)),
    )
    for (const collectionId of archivedCollections) {
      const lines = mapped(ownDocuments(account.id, collectionId, until), documentLine)
      yield textEntry(documentsName(collectionId), now, listText(lines))
    }
    yield textEntry(claimsName, now, listText(mapped(ownClaims(account.id, until), (claim) => JSON.stringify(claim))))
    for (const bucketId of archivedBuckets) {
      const lines = mapped(ownFiles(account.id, bucketId, until), (file) =>
        JSON.stringify({ ...fileView(file), path: paths.get(file.id) ?? '' }),
      )
      yield textEntry(filesName(bucketId), now, listText(lines))
    }
    for (const bucketId of archivedBuckets) {
      for await (const file of ownFiles(account.id, bucketId, until)) {
        const name = paths.get(file.id)
        if (name === undefined) continue
        const leaving = await deps.leave(file, { again: false, comesBack: true })
        yield { name, modifiedAt: new Date(file.createdAt), size: leaving.size, open: () => openWhole(leaving) }
      }
    }
  }

  /** All that is known of an account beside what it made, without anything that signs in. */
  async function described(account: Account, now: string): Promise<object> {
    const { id } = account
    const [targets, living, linked, done, paid, asked] = await Promise.all([
      accounts.targetsOf(id),
      sessions.list(id, now),
      identities.list(id),
      log.list(id, { limit: maxLogs, offset: 0 }),
      payments(id),
      prompts.list(id, { terms: [], limit: promptHistoryLimits.max, offset: 0 }),
    ])
    // By the identifiers of browsers these could be called.
    const addresses = targets.filter(({ providerType }) => providerType !== 'push')
    return {
      account: accountModel(account, addresses),
      identities: linked.map((each) => withoutSecrets(identityModel(each))),
      sessions: living.map((each) => withoutSecrets(sessionModel(each, devices.describe(each.userAgent), false))),
      activity: done.map((each) => logModel(each, devices.describe(each.userAgent))),
      payments: paid,
      prompts: asked.prompts.map(({ prompt, usedAt }) => ({ prompt, usedAt })),
    }
  }

  async function* siteData(account: Account, until: string, pathOf: (id: string) => string | undefined) {
    const about = { name: account.name, id: account.id, exportedAt: until, product: site.productName }
    yield `window.studio = { about: ${JSON.stringify(about)}`
    for (const collectionId of archivedCollections) {
      const shown = shownDocuments[collectionId]
      if (!shown) continue
      yield `,\n${collectionId}: `
      yield* listText(
        mapped(ownDocuments(account.id, collectionId, until), (document) => JSON.stringify(shown(document, pathOf))),
      )
    }
    yield '}\n'
  }

  async function* ownDocuments(userId: UserId, collectionId: string, until: string): AsyncGenerator<Document> {
    for await (const page of eachPage(belongings, { kind: 'documents', collectionId }, userId, until)) {
      for (const { id } of page) {
        const document = await documents.find(collectionId, id)
        if (document) yield document
      }
    }
  }

  async function* ownClaims(userId: UserId, until: string) {
    const place = { kind: 'documents', collectionId: collectionIds.media } as const
    for await (const page of eachPage(belongings, place, userId, until)) {
      yield* await deps.claims.among(page.map(({ id }) => id))
    }
  }

  async function* ownFiles(userId: UserId, bucketId: string, until: string): AsyncGenerator<WholeFile> {
    for await (const page of eachPage(belongings, { kind: 'files', bucketId }, userId, until)) {
      for (const { id } of page) {
        const file = await files.find(bucketId, id)
        if (file && isWhole(file)) yield file
      }
    }
  }
}

export type ExportAccount = Bound<typeof exportAccount>

type Secret = { readonly providerAccessToken: string; readonly providerRefreshToken: string }

function withoutSecrets<T extends Secret>(model: T): object {
  const { providerAccessToken: _access, providerRefreshToken: _refresh, ...rest } = model
  return rest
}

async function* mapped<T, R>(source: AsyncIterable<T>, change: (item: T) => R): AsyncGenerator<R> {
  for await (const item of source) yield change(item)
}

/** How long it will be is not known beforehand. */
function textEntry(name: string, modifiedAt: Date, pieces: AsyncIterable<string>): ArchiveEntry {
  return { name, modifiedAt, size: Infinity, open: async () => ReadableStream.from(encoded(pieces)) }
}

function bytesEntry(name: string, modifiedAt: Date, bytes: Uint8Array): ArchiveEntry {
  return { name, modifiedAt, size: bytes.length, open: async () => ReadableStream.from([bytes]) }
}

/** In pieces of some size: a line at a time would be a great many. */
async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < 65_536) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}
