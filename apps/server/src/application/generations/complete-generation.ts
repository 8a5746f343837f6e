import { everybodyIn } from '@eidolon/contract/generations.ts'
import type { MediaId } from '@eidolon/contract/ids.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { sheetLabels } from '@eidolon/contract/sheets.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Drawing, EngineFile } from '#application/engines/engine.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Unit, Units } from '#application/shared/unit.ts'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { isCutOut } from '#domain/media/cut-out.ts'
import { type Generation, succeeded } from '#domain/generations/generation.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { type Generations, kindOf } from './generation-documents.ts'
import { looksOf } from './looks-of.ts'
import type { Claim, GenerationQueue } from './ports.ts'
import { streamOf } from '#application/shared/streams.ts'

type Deps = {
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly origins: Pick<Origins, 'note'>
  readonly units: Units
  readonly clock: Clock
}
type Brought = { readonly drawing: Drawing; readonly file: StagedFile; readonly poster: StagedFile | undefined }

/**
 * Delivers what was drawn: files, rows and the state become true together, for the holder of the lease. For
 * any other nothing changes, and its bytes are deleted; those of a process that dies in between are swept later.
 */
export function completeGeneration({ documents, files, generations, queue, origins, units, clock }: Deps) {
  return async (claim: Claim, generation: Generation, engine: EngineName, drawings: readonly Drawing[]) => {
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
        const name = `${generation.id}-${index + 1}`
        const file = await bring(drawing.file, name)
        const poster = drawing.poster && (await bring(drawing.poster, `${name}-poster`))
        brought.push({ drawing, file, poster })
      }
      const everybody: CharacterLooks[] = []
      for (const id of everybodyIn(generation.request)) {
        const found = await documents.find(collectionIds.characters, id)
        if (found) everybody.push(looksOf(found))
      }
      delivered = await units.run(async (unit) => {
        if (!(await queue.holds(unit, claim))) return false
        const mediaIds: MediaId[] = []
        for (const one of brought) mediaIds.push(await keep(unit, generation, engine, { ...one, everybody }))
        await generations.change(unit, claim.id, succeeded(mediaIds, clock.now()))
        await queue.release(unit, claim.id)
        return true
      })
      return delivered
    } finally {
      if (!delivered) await Promise.allSettled(staged.map((one) => files.discard(one)))
    }
  }

  async function keep(
    unit: Unit,
    { id, owner, request }: Generation,
    engine: EngineName,
    { drawing, file, poster, everybody }: Brought & { readonly everybody: readonly CharacterLooks[] },
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
      },
      permissions: ownerPermissions(owner),
    })
    return media.id
  }
}

type EngineName = { readonly id: string; readonly version: string; readonly neural: boolean }
