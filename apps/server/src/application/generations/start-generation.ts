import { everybodyIn, type GenerationRequest, type NewGeneration } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SheetOrder } from '@eidolon/contract/sheets.ts'
import { sheetPictures } from '@eidolon/people'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { PromptStore } from '#application/prompts/ports.ts'
import type { Units } from '#application/shared/unit.ts'
import type { AccountRoom } from '#application/storage/account-room.ts'
import { isOwn, rolesOf, type UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { fittingRequest } from '#domain/generations/fitting-request.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import { judgeOrder, policyRules, saysOf, type Verdict } from '#domain/generations/policy.ts'
import { keptReading } from '#domain/readings/kept-reading.ts'
import type { NegativeReader } from '#domain/readings/read-negative.ts'
import { type PromptReader, wordsFor } from '#domain/readings/read-prompt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { ChangeMasks } from './change-masks.ts'
import { refusingUnchangeable } from './changeable.ts'
import { type Generations, kindOf } from './generation-documents.ts'
import { looksOf } from './looks-of.ts'
import type { GenerationAccess, Seeds } from './ports.ts'

type Deps = {
  readonly documents: SystemDocuments
  readonly generations: Generations
  readonly engines: Engines
  readonly access: GenerationAccess
  readonly units: Units
  readonly ids: Ids
  readonly seeds: Seeds
  readonly clock: Clock
  readonly room: AccountRoom
  readonly readPrompt: PromptReader
  readonly readNegative: NegativeReader
  readonly prompts: Pick<PromptStore, 'note'>
  readonly files: Pick<SystemFiles, 'find'>
  readonly masks: Pick<ChangeMasks, 'knows'>
}

/**
 * Puts a request into the queue and leaves the drawing to a worker. Nothing is kept of what is refused. `sheet` is what
 * its pictures are put together as; there are as many of them then as the sheet has.
 */
export function startGeneration(deps: Deps) {
  const { documents, generations, engines, access, units, ids, seeds, clock, room, readPrompt, readNegative, prompts } =
    deps
  const refuseUnchangeable = refusingUnchangeable(deps)

  return async (caller: UserCaller, given: NewGeneration, sheet?: SheetOrder): Promise<Document> => {
    const engine = engines.named(given.engine)
    if (!engine) throw invalidParam('engine', `Value must be one of (${engines.ids().join(', ')})`)
    // What it can do is known once it has been asked.
    const readiness = await engine.readiness()
    const fit = fittingRequest(await dressed(caller, given), engine.abilities)
    if ('problem' in fit) throw invalidParam(fit.field, fit.problem)

    const everybody: CharacterLooks[] = []
    for (const id of everybodyIn(fit.request)) {
      everybody.push(looksOf(await findOwned(caller, collectionIds.characters, id, 'update')))
    }
    if (given.albumId !== undefined) await findOwned(caller, collectionIds.albums, given.albumId, 'update')
    const { change } = given
    const { parentMediaId } = fit.request
    const parent = parentMediaId && (await findOwned(caller, collectionIds.media, parentMediaId, 'read'))
    if (given.enlarge && parent && (parent.data['engine'] !== engine.id || parent.data['kind'] !== 'image')) {
      throw invalidParam('parentMediaId', 'Value must be a picture that this engine has drawn')
    }
    if (change && parent) await refuseUnchangeable(parent, engine, given, caller.userId)
    const together = given.enlarge && parent ? await shownWith(caller, parent, given.characterId) : undefined
    for (const looks of everybody) refuseForbidden(judgeOrder(given, looks, clock.now()))

    // A change is drawn by the seed of what it changes.
    const seed = (change && parent ? seedOf(parent) : undefined) ?? given.seed ?? seeds.fresh()
    const reading = keptReading(readPrompt(fit.request.prompt, everybody, wordsFor(engine), fit.request).reading)
    const { negativePrompt } = fit.request
    const negativeReading =
      negativePrompt.trim() === ''
        ? undefined
        : keptReading(readNegative(negativePrompt, wordsFor(engine)), limits.reading.keptNegative)
    const request: GenerationRequest = {
      ...fit.request,
      ...(together && { characterIds: together }),
      seed,
      engine: engine.id,
      reading,
      negativeReading,
      ...(sheet && { sheet, count: sheetPictures(sheet.sheet).length }),
    }
    const { name, paid } = engine
    const needsSubscription = engines.needsSubscription(engine)
    const asker = { owner: caller.userId, place: placeOf(caller.ip) }
    const accessRequest = { ...asker, count: request.count, engine: { name, paid, needsSubscription } }
    await room.refuseLowDisk()
    const started = units.run(async (unit) => {
      const id = ids.unique()
      await access.mayGenerate(unit, { ...accessRequest, generationId: id })
      if (!readiness.ready) throw new Fault('engine_unavailable', { engine: engine.id }, { message: readiness.reason })
      await room.refuseDrawing(unit, caller.userId, { ...request, kind: kindOf(request) })
      const usedAt = formatDateTime(clock.now())
      await prompts.note(caller.userId, [{ prompt: request.prompt, usedAt }], unit)
      return generations.add(unit, id, caller.userId, request)
    })
    return started.catch(async (error: unknown) => {
      throw error instanceof Fault ? ((await access.explain?.(error, asker)) ?? error) : error
    })
  }

  /**
   * With what the wardrobe says, which is copied: what was asked for stays the same, whatever becomes of the outfit. What
   * is told besides stands.
   */
  async function dressed(caller: UserCaller, given: NewGeneration): Promise<NewGeneration> {
    const { outfitId } = given
    if (outfitId === undefined) return given
    const row = await findOwned(caller, collectionIds.outfits, outfitId, 'read').catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      throw invalidParam('outfitId', 'Value must name an outfit of your own wardrobes')
    })
    const colours = listOf(row.data['colours'])
    return {
      ...given,
      outfitId: undefined,
      outfit: given.outfit ?? textOf(row.data['outfit']),
      colours: given.colours ?? (colours.length > 0 ? [...colours] : undefined),
    }
  }

  /** Everybody in a picture that is drawn again, as far as they are still there; undefined for one who is alone. */
  async function shownWith(caller: UserCaller, { data }: Document, first: string): Promise<string[] | undefined> {
    const everybody = [first]
    for (const id of listOf(data['characterIds'])) {
      if (id === first) continue
      const other = await documents.find(collectionIds.characters, id)
      if (other && isOwn(other, caller)) everybody.push(id)
    }
    return everybody.length > 1 ? everybody : undefined
  }

  /** What belongs to another account is answered as not found. */
  async function findOwned(caller: UserCaller, collection: string, id: string, action: ItemAction): Promise<Document> {
    const document = await documents.find(collection, id)
    const roles = rolesOf(caller)
    const isMine = document !== undefined && isOwn(document, caller)
    if (isMine && document.permissions.some((each) => each.action === action && roles.includes(each.role)))
      return document
    throw new Fault('document_not_found', { collection, document: id })
  }
}

const seedOf = ({ data }: Document): number | undefined => (typeof data['seed'] === 'number' ? data['seed'] : undefined)

export function refuseForbidden(verdict: Verdict | undefined): void {
  if (!verdict) return
  const { rule, words } = verdict
  const details = { rule, words, problem: policyRules[rule] }
  throw new Fault('generation_blocked', { rule }, { message: saysOf(verdict), details })
}
