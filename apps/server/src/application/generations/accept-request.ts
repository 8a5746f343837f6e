import { everybodyIn, type GenerationRequest, type NewGeneration } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import { sheetPictures } from '@eidolon/people'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Engine, EngineReadiness } from '#application/engines/engine.ts'
import type { Engines } from '#application/engines/engines.ts'
import { readNegativeInTurns } from '#application/readings/read-negative-in-turns.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { isOwn, rolesOf, type UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ItemAction } from '#domain/documents/permission.ts'
import { fittingRequest } from '#domain/generations/fitting-request.ts'
import type { CharacterLooks } from '#domain/generations/looks.ts'
import { checkContentPolicy, policyRules, refusalMessage, type Verdict } from '#domain/generations/policy.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import { keptReading } from '#domain/readings/kept-reading.ts'
import type { NegativeReader } from '#domain/readings/read-negative.ts'
import { cutsOut, type PromptReader, wordsFor } from '#domain/readings/read-prompt.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { ChangeMasks } from './change-masks.ts'
import { assertEditable } from './assert-editable.ts'
import { characterLook } from './character-look.ts'
import { askedAs, withOwnPoses } from './own-poses.ts'
import type { Seeds } from './ports.ts'

export type AcceptDeps = {
  readonly documents: SystemDocuments
  readonly engines: Engines
  readonly seeds: Seeds
  readonly clock: Clock
  readonly readPrompt: PromptReader
  readonly readNegative: NegativeReader
  readonly parse: ParseQueue
  readonly files: Pick<SystemFiles, 'find'>
  readonly masks: Pick<ChangeMasks, 'knows'>
}

/** A request that may be drawn, with nothing left open. */
export type Accepted = {
  readonly engine: Engine
  readonly readiness: EngineReadiness
  readonly request: GenerationRequest
  /** Everybody in the picture, the first one first. */
  readonly everybody: readonly CharacterLooks[]
  /** What it goes on from. */
  readonly parent: Document | undefined
}

/** What is asked for as it would be drawn, or why it would not be. Nothing is kept and nothing counted. */
export async function acceptRequest(
  deps: AcceptDeps,
  caller: UserCaller,
  given: NewGeneration,
  sheet?: SheetOrder,
): Promise<Accepted> {
  const { documents, engines, seeds, clock, readPrompt, parse } = deps

  const engine = engines.named(given.engine)
  if (!engine) throw invalidParam('engine', `Value must be one of (${engines.ids().join(', ')})`)
  // What it can do is known once it has been asked.
  const readiness = await engine.readiness()
  const fit = fittingRequest(await withOwnPoses(findOwned, caller, await dressed(caller, given)), engine.abilities)
  if ('problem' in fit) throw invalidParam(askedAs(fit.field, given), fit.problem)

  const everybody: CharacterLooks[] = []
  for (const id of everybodyIn(fit.request)) {
    everybody.push(characterLook(await findOwned(caller, collectionIds.characters, id, 'update')))
  }
  if (given.albumId !== undefined) await findOwned(caller, collectionIds.albums, given.albumId, 'update')
  const { change } = given
  const { parentMediaId } = fit.request
  const parent =
    parentMediaId === undefined ? undefined : await findOwned(caller, collectionIds.media, parentMediaId, 'read')
  if (given.enlarge && parent && (parent.data['engine'] !== engine.id || parent.data['kind'] !== 'image')) {
    throw invalidParam('parentMediaId', 'Value must be a picture that this engine has drawn')
  }
  if (change && parent) await assertEditable(deps, parent, engine, given, caller.userId)
  const isSame = given.enlarge === true || change !== undefined
  const together = isSame && parent ? await shownWith(caller, parent, given.characterId) : undefined
  const now = clock.now()
  for (const looks of everybody) refuseForbidden(await parse(caller, () => checkContentPolicy(given, looks, now)))

  // A change is drawn by the seed of what it changes.
  const seed = (change && parent ? seedOf(parent) : undefined) ?? given.seed ?? seeds.fresh()
  const chosen = { ...fit.request, cutOut: cutsOut(engine, fit.request) }
  const { prompt } = fit.request
  const words = wordsFor(engine)
  const read = () => keptReading(readPrompt(prompt, everybody, words, chosen).reading)
  const reading = await parse(caller, read)
  const { negativePrompt } = fit.request
  const negativeReading =
    negativePrompt.trim() === ''
      ? undefined
      : keptReading(await readNegativeInTurns(deps, caller, negativePrompt, words), limits.reading.keptNegative)
  const request: GenerationRequest = {
    ...fit.request,
    ...(together && { characterIds: together }),
    seed,
    engine: engine.id,
    reading,
    negativeReading,
    ...(sheet && { sheet, count: sheetPictures(sheet.sheet).length }),
  }
  return { engine, readiness, request, everybody, parent }

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
    const colors = listOf(row.data['colours'])
    return {
      ...given,
      outfitId: undefined,
      outfit: given.outfit ?? textOf(row.data['outfit']),
      colours: given.colours ?? (colors.length > 0 ? [...colors] : undefined),
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

export type AcceptRequest = Bound<typeof acceptRequest>

const seedOf = ({ data }: Document): number | undefined => (typeof data['seed'] === 'number' ? data['seed'] : undefined)

export function refuseForbidden(verdict: Verdict | undefined): void {
  if (!verdict) return
  const { rule, words } = verdict
  const details = { rule, words, problem: policyRules[rule] }
  throw new Fault('generation_blocked', { rule }, { message: refusalMessage(verdict), details })
}
