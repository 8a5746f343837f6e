import { everybodyIn } from '@eidolon/contract/generations.ts'
import type { MediaId } from '@eidolon/contract/ids.ts'
import { passedOverDays, trashDays } from '@eidolon/contract/media/media.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Drawing, EngineFile } from '#application/engines/engine.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { isCutOut } from '#domain/media/cut-out.ts'
import type { Generation } from '#domain/generations/generation.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { kindOf } from './generation-documents.ts'
import { characterLook } from './character-look.ts'
import type { Claim, GenerationQueue } from './ports.ts'
import { streamOf } from '#application/shared/streams.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly queue: GenerationQueue
  readonly origins: Pick<Origins, 'note'>
  readonly units: Transactions
  readonly clock: Clock
}

type ResultToSave = {
  readonly claim: Claim
  readonly generation: Generation
  readonly engine: EngineName
  readonly drawings: readonly Drawing[]
  /** What the files of each are called, without their endings. */
  readonly named: (index: number) => string
  /** They may be drawn again: until that is decided they lie in the trash, a day before they go. */
  readonly aside?: boolean
  /** What becomes true together with them. */
  readonly settle: (unit: Transaction, ids: readonly MediaId[]) => Promise<void>
}
type Brought = { readonly drawing: Drawing; readonly file: StagedFile; readonly poster: StagedFile | undefined }

/**
 * Keeps what was drawn: files, rows and what follows become true together, for the holder of the lease. For any other
 * nothing changes, and its bytes are deleted; those of a process that dies in between are swept later.
 */
export async function saveResults(
  { documents, files, queue, origins, units, clock }: Deps,
  { claim, generation, engine, drawings, named, aside = false, settle }: ResultToSave,
): Promise<boolean> {
  const staged: StagedFile[] = []
  const bring = async (file: EngineFile, name: string): Promise<StagedFile> => {
    const brought = await files.stage(bucketIds.media, `${name}.${file.extension}`, streamOf(file.bytes))
    staged.push(brought)
    return brought
  }
  let delivered = false
  try {
    const brought: Brought[] = []
    for (const [index, drawing] of drawings.entries()) {
      const name = named(index)
      const file = await bring(drawing.file, name)
      const poster = drawing.poster && (await bring(drawing.poster, `${name}-poster`))
      brought.push({ drawing, file, poster })
    }
    const everybody: CharacterLooks[] = []
    for (const id of everybodyIn(generation.request)) {
      const found = await documents.find(collectionIds.characters, id)
      if (found) everybody.push(characterLook(found))
    }
    delivered = await units.run(async (unit) => {
      if (!(await queue.holds(unit, claim))) return false
      const ids: MediaId[] = []
      for (const one of brought) ids.push(await keep(unit, generation, engine, { ...one, everybody, aside }))
      await settle(unit, ids)
      return true
    })
    return delivered
  } finally {
    if (!delivered) await Promise.allSettled(staged.map((one) => files.discard(one)))
  }

  async function keep(
    unit: Transaction,
    { id, owner, request }: Generation,
    engine: EngineName,
    { drawing, file, poster, everybody, aside }: Brought & Around,
  ) {
    // The bytes of a picture that is in the library must not be deleted.
    const permissions = ownerPermissions(owner).filter(({ action }) => action === 'read')
    const kept = await files.keep(unit, file, { permissions })
    const keptPoster = poster && (await files.keep(unit, poster, { permissions }))
    const source = engine.neural ? (request.parentMediaId ? 'neural-edit' : 'neural') : 'algorithm'
    for (const made of keptPoster ? [kept, keptPoster] : [kept]) {
      await origins.note(unit, { bucketId: bucketIds.media, fileId: made.id }, source)
    }
    const { width, height, durationMs, seed, style, scene, recipe, identity, identities } = drawing
    // The album may have been deleted while it was drawn.
    const album = request.albumId && (await documents.find(collectionIds.albums, request.albumId, unit))
    const kind = kindOf(request)
    // What a sheet is called stands where others have the words that they were asked for with.
    const prompt = request.sheet ? sheetLabels[request.sheet.sheet] : request.prompt
    const media = await documents.create(unit, collectionIds.media, {
      data: {
        kind,
        characterId: request.characterId,
        characterIds: [...everybodyIn(request)],
        fileId: kept.id,
        posterId: keptPoster?.id ?? null,
        prompt,
        negativePrompt: request.negativePrompt,
        scene: JSON.stringify(scene),
        cutOut: isCutOut(kind, JSON.stringify(scene)),
        style,
        ...writeCaption({ kind, scene, style, prompt, character: everybody[0], others: everybody.slice(1) }),
        width,
        height,
        durationMs,
        bytes: kept.size,
        seed,
        engine: engine.id,
        engineVersion: engine.version,
        recipe,
        parentId: request.parentMediaId ?? null,
        generationId: id,
        identity,
        identities: identities ? JSON.stringify(identities) : '',
        albumIds: album ? [album.id] : [],
        ...(aside && setAside(clock.now())),
      },
      permissions: ownerPermissions(owner),
    })
    return media.id
  }
}

export type KeepDrawings = Bound<typeof saveResults>

type Around = { readonly everybody: readonly CharacterLooks[]; readonly aside: boolean }

export type EngineName = { readonly id: string; readonly version: string; readonly neural: boolean }

const day = 24 * 60 * 60 * 1000

/** In the trash as long as it takes for one day to be left. */
const setAside = (now: Date) => ({
  passedOver: true,
  trashedAt: formatDateTime(new Date(now.getTime() - (trashDays - passedOverDays) * day)),
})
