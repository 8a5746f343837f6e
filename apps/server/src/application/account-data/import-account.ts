import type { ResultKind } from '@eidolon/contract/generations.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import type { AccountImport } from '@eidolon/contract/accounts/account-data.ts'
import { maxCharacters } from '@eidolon/contract/generations.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { AccountStore } from '#application/accounts/ports.ts'
import type { Claims } from '#application/claims/ports.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import type { Hash } from '#application/marking/state-origin.ts'
import type { PromptStore } from '#application/prompts/ports.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { archivedCollections, archiveFormat, documentsName, manifestName } from '#domain/account-data/archive-layout.ts'
import { DocumentLine, Manifest, parsed } from '#domain/account-data/archive-lines.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Collection } from '#domain/documents/collection.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { type Data, newData } from '#domain/documents/structure.ts'
import type { Claim } from '#domain/marking/claim.ts'
import { identitiesBy } from '#domain/media/identities.ts'
import { isCutOut } from '#domain/media/cut-out.ts'
import { relinked } from '#domain/stories/relink.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime, parseDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type ComingFile, importedFiles, type ImportedFiles } from './import-files.ts'
import { type ImportReport, importReport } from './import-report.ts'
import type { FillProfile } from './fill-profile.ts'
import { importClaims } from './import-claims.ts'
import { importProfile } from './import-profile.ts'
import { links, type Links } from './import-links.ts'
import { namePictures, namesPictures, requestOf } from './import-requests.ts'
import type { OpenArchive } from './ports.ts'
import { linesOf } from './archive-lists.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  /** The collections of the archive, and what the studio asks of their documents. */
  readonly collections: ReadonlyMap<string, { readonly collection: Collection; readonly handler: CollectionHandler }>
  readonly deriveId: (userId: UserId, id: string) => string
  readonly fillProfile: FillProfile
  readonly prompts: Pick<PromptStore, 'note'>
  readonly claims: Claims
  readonly hash: Hash
  /** Whether a wallet has signed for the recipe of this hash. */
  readonly holds: (claim: Claim, recipeHash: string) => Promise<boolean>
  readonly units: Transactions
  readonly clock: Clock
  readonly room: StorageQuota
}

type ArchivedKind = (typeof archivedCollections)[number]
type ImportRun = {
  readonly caller: UserCaller
  readonly archive: OpenArchive
  readonly report: ImportReport
  readonly links: Links
  readonly files: ImportedFiles
}

type ImportAccount = (caller: UserCaller, receive: (max: number) => Promise<OpenArchive>) => Promise<AccountImport>

/**
 * Takes an exported archive back. Nothing that is there is changed; what is there already is left alone, so that an
 * import that broke off is completed by another. One thing that cannot be taken does not keep the others out.
 */
export function importAccount(deps: Deps): ImportAccount {
  const { accounts, documents, collections, deriveId, units, clock, room } = deps
  /** Two at once would get in each other's way, and keep twice as much on disk. */
  const busy = new Set<string>()

  async function receiveArchive(
    caller: UserCaller,
    receive: (max: number) => Promise<OpenArchive>,
  ): Promise<AccountImport> {
    const { userId } = caller
    if (busy.has(userId)) throw new Fault('archive_busy')
    busy.add(userId)
    try {
      await room.refuseLowDisk()
      await using archive = await receive((await room.quotaOf(userId)) + besideFiles)
      return await take(caller, archive)
    } catch (error) {
      if (error instanceof AccountGone) throw new Fault('general_unauthorized_scope', {}, { cause: error })
      if (!(error instanceof ArchiveProblem)) throw error
      throw new Fault('archive_invalid', {}, { message: error.message, cause: error })
    } finally {
      busy.delete(userId)
    }
  }

  return receiveArchive

  async function take(caller: UserCaller, archive: OpenArchive): Promise<AccountImport> {
    await checkManifest(archive)
    const report = importReport()
    await using files = await importedFiles(deps, { userId: caller.userId, archive, report })
    await room.refuseWithout(await files.weight(), caller.userId)
    const run: ImportRun = { caller, archive, report, links: links(), files }
    for (const kind of archivedCollections) await takeCollection(run, kind)
    await setCovers(run)
    await namePictures(deps, run.links)
    const write = (writing: (unit: Transaction) => Promise<void>) => keep(caller, writing)
    await importClaims({ ...deps, keep: write, momentOf }, { ...run, userId: caller.userId })
    await takeRest(run)
    await importProfile({ ...deps, momentOf }, { ...run, userId: caller.userId })
    return report.result()
  }

  async function takeCollection(run: ImportRun, kind: ArchivedKind): Promise<void> {
    const name = documentsName(kind)
    if (!run.archive.has(name)) return
    for await (const given of linesOf(name, run.archive.read(name))) {
      const line = DocumentLine.safeParse(given)
      if (!line.success) run.report.warn(`${name} names something that cannot be read.`)
      else await takeDocument(run, kind, line.data)
    }
  }

  /** Where it goes: its own place, or one beside it when somebody else is there. */
  async function placeOf(
    userId: UserId,
    kind: ArchivedKind,
    lineId: string,
  ): Promise<{ id: string; isThere: boolean }> {
    for (const id of [lineId, deriveId(userId, lineId)]) {
      const document = await documents.find(kind, id)
      if (!document) return { id, isThere: false }
      if (document.owner === userId) return { id, isThere: true }
    }
    return { id: deriveId(userId, lineId), isThere: false }
  }

  async function takeDocument(run: ImportRun, kind: ArchivedKind, line: DocumentLine): Promise<void> {
    const { caller, report } = run
    const { id, isThere } = await placeOf(caller.userId, kind, line.$id)
    if (isThere) {
      run.links.know(kind, line.$id, id)
      report.count('present', kind)
      return
    }
    const brought: ComingFile[] = []
    try {
      const given = await dataOf(run, kind, line, brought)
      if (!given) return
      const createdAt = momentOf(line.$createdAt)
      await keep(caller, async (unit) => {
        for (const file of brought) await file.keep(unit)
        await create(unit, caller, kind, { id, createdAt, given })
      })
      for (const file of brought) file.kept()
      run.links.know(kind, line.$id, id)
      if (kind === collectionIds.albums) run.links.wantCover(id, line['coverId'])
      if (kind === collectionIds.generations && namesPictures(line)) run.links.wantPictures(id)
      report.count('added', kind)
    } catch (error) {
      const called = [line['name'], line['title']].find((name) => typeof name === 'string') ?? line.$id
      report.refused(`${called} (${kind})`, error)
    }
  }

  /** What it refers to as it is known here; undefined when it makes no sense without something that is missing. */
  async function dataOf(
    { files, links: known, report }: ImportRun,
    kind: ArchivedKind,
    line: DocumentLine,
    brought: ComingFile[],
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    const bring = async (bucketId: string, fileId: unknown): Promise<ComingFile | undefined> => {
      const file = await files.bring(bucketId, fileId)
      if (file) brought.push(file)
      return file
    }
    const own = knownAttributes(kind, line)
    const parentId = known.find(kind, line['parentId'])
    const characterId = known.find(collectionIds.characters, line['characterId'])
    switch (kind) {
      case 'characters':
        return { ...own, parentId, imageId: (await bring(bucketIds.characters, line['imageId']))?.id ?? null }
      case 'albums':
        return { ...own, coverId: null }
      case 'presets':
      case 'poses':
        return own
      case 'stories': {
        const mediaOf = (id: string | null) => known.find(collectionIds.media, id)
        const characterOf = (id: string | null) => known.find(collectionIds.characters, id)
        return { ...own, pages: relinked(String(line['pages']), mediaOf, characterOf), revision: 0 }
      }
      case 'outfits':
      case 'versions':
        return characterId === null ? undefined : { ...own, characterId }
      case 'generations': {
        const hasEnded = line['status'] !== 'queued' && line['status'] !== 'running'
        return characterId !== null && hasEnded
          ? { ...own, characterId, request: requestOf(line, known), previewUrl: '' }
          : undefined
      }
      case 'media': {
        const file = await bring(bucketIds.media, line['fileId'])
        if (!file) {
          report.warn(`A picture is left out, because its file is missing (${line.$id}).`)
          return undefined
        }
        const posterId = (await bring(bucketIds.media, line['posterId']))?.id ?? null
        const generationId = known.find(collectionIds.generations, line['generationId'])
        const albumIds = known.findAll(collectionIds.albums, line['albumIds'])
        // Archives that are older name the first alone.
        const others = known.findAll(collectionIds.characters, line['characterIds'])
        const everybody = new Set(characterId === null ? others : [characterId, ...others])
        const characterIds = [...everybody].slice(0, maxCharacters)
        const first = { characterId: characterIds[0] ?? null, characterIds }
        const refers = { ...first, fileId: file.id, posterId, parentId, generationId, albumIds }
        // Those have no word of cut-outs, either.
        const cutOut = isCutOut(line['kind'], line['scene'])
        const identities = identitiesBy(line['identities'], (id) => known.find(collectionIds.characters, id))
        return { ...own, ...refers, cutOut, identities, ...(file.staged && factsOf(file.staged, line['kind'])) }
      }
    }
  }

  /** What a later version has added is left behind. */
  function knownAttributes(kind: ArchivedKind, line: DocumentLine): Readonly<Record<string, unknown>> {
    const keys = new Set(collectionOf(kind).collection.attributes.map(({ key }) => key))
    return Object.fromEntries(Object.entries(line).filter(([name]) => keys.has(name)))
  }

  async function create(
    unit: Transaction,
    caller: UserCaller,
    kind: ArchivedKind,
    { id, createdAt, given }: { id: string; createdAt: string; given: Readonly<Record<string, unknown>> },
  ): Promise<void> {
    const { collection, handler } = collectionOf(kind)
    const permissions = permissionsFor(caller.userId, kind)
    const sent = newData(collection, given)
    const data: Data = (await handler.beforeCreate?.({ unit, caller, id, data: sent, permissions })) ?? sent
    await documents.create(unit, kind, { id, createdAt, data, permissions })
  }

  function collectionOf(kind: ArchivedKind) {
    const found = collections.get(kind)
    if (!found) throw new Error(`There is no collection ${kind}`)
    return found
  }

  async function setCovers({ links: known }: ImportRun): Promise<void> {
    for (const [albumId, mediaId] of known.covers()) {
      await units.run((unit) => documents.update(unit, collectionIds.albums, albumId, { data: { coverId: mediaId } }))
    }
  }

  /** Whoever deletes the account in the meantime does not get it back in pieces. */
  async function keep({ userId }: UserCaller, write: (unit: Transaction) => Promise<void>): Promise<void> {
    await units.run(async (unit) => {
      if (!(await accounts.find(userId, unit))) throw new AccountGone()
      await room.within(unit, userId, () => write(unit))
    })
  }

  async function takeRest({ caller, files, report }: ImportRun): Promise<void> {
    for (const { bucketId, fileId } of files.rest()) {
      const file = await files.bring(bucketId, fileId)
      if (!file) continue
      try {
        await keep(caller, (unit) => file.keep(unit))
        file.kept()
      } catch (error) {
        report.refused(fileId, error)
      }
    }
  }

  /** Nothing was made in the future. */
  function momentOf(text: string): string {
    const now = formatDateTime(clock.now())
    const moment = parseDateTime(text)
    return moment === undefined || moment > now ? now : moment
  }
}

/** Bytes that an archive may have beside as much as its account may keep: texts, and a page to look at it. */
const besideFiles = 64_000_000

/** What only the studio writes stays so, whoever brings it along. */
function permissionsFor(userId: UserId, kind: ArchivedKind) {
  const isClosed = kind === collectionIds.generations || kind === collectionIds.versions
  return ownerPermissions(userId).filter(({ action }) => !isClosed || action === 'read')
}

class AccountGone extends Error {
  override readonly name = 'AccountGone'
}

/** What can be seen from the bytes is not for an archive to say. */
const factsOf = ({ mimeType, size }: StagedFile, kind: unknown) => ({ kind: kindOf(mimeType, kind), bytes: size })

/** A picture may be a sheet, and what is neither a picture nor a film is one. */
function kindOf(mimeType: string, said: unknown): ResultKind {
  if (mimeType.startsWith('video/')) return 'video'
  return said === 'sheet' || !mimeType.startsWith('image/') ? 'sheet' : 'image'
}

async function checkManifest(archive: OpenArchive): Promise<void> {
  const manifest = archive.has(manifestName)
    ? Manifest.safeParse(parsed(manifestName, await wholeText(archive, manifestName)))
    : undefined
  if (!manifest?.success) throw new Fault('archive_invalid', {}, { message: 'This is not an archive of the studio.' })
  if (manifest.data.version <= archiveFormat.version) return
  throw new Fault('archive_invalid', {}, { message: 'This archive was made by a newer version of the studio.' })
}

/** Only for what is short. */
async function wholeText(archive: OpenArchive, name: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of archive.read(name)) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > 64 * 1024) throw new ArchiveProblem(`${name} is too long.`)
  }
  return text + decoder.decode()
}
