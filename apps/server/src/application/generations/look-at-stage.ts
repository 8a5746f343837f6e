import type { NewGeneration } from '@eidolon/contract/generations.ts'
import type { StageLook } from '@eidolon/contract/stage.ts'
import { type CastMember, EngineFailure, type EngineTask } from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Accepted, AcceptRequest } from './accept-request.ts'

type Deps = {
  readonly accept: AcceptRequest
  readonly guide: StageGuide
  readonly ids: Ids
}

export type LookAtStage = (
  caller: UserCaller,
  given: NewGeneration,
  look: StageLook,
  signal: AbortSignal,
) => Promise<{ readonly png: Uint8Array; readonly seed: number }>

/** What an engine would be guided by, seen before anything is sent: drawn for the one who asks, and not kept. */
export function lookAtStage({ accept, guide, ids }: Deps): LookAtStage {
  // Who goes from one picture of the stage to the next has asked for the last when the first is drawn.
  const ofAccount = keyedQueue({
    atOnce: 1,
    waiting: 4,
    full: 'Wait until the stage that you asked for has been drawn.',
  })

  async function look(
    caller: UserCaller,
    given: NewGeneration,
    { kind, longest }: StageLook,
    signal: AbortSignal,
  ): Promise<{ readonly png: Uint8Array; readonly seed: number }> {
    if (given.kind !== 'image') throw invalidParam('kind', 'Only pictures have a stage')
    if (given.change) throw invalidParam('change', 'A changed picture stands as it did')
    if (given.enlarge) throw invalidParam('enlarge', 'A larger picture stands as it did')
    const accepted = await accept(caller, given)
    const wanted = { index: 0, kind, ...sizeOf(accepted, longest) }
    const png = await ofAccount(caller.userId, signal, () =>
      guide(taskOf(accepted), wanted, signal).catch((error: unknown) => {
        throw error instanceof EngineFailure ? refusalOf(error) : error
      }),
    )
    return { png, seed: accepted.request.seed }
  }

  return look

  function taskOf({ request, everybody, parent }: Accepted): EngineTask {
    const [character] = everybody
    if (!character) throw invalidParam('characterId', 'Value must name somebody')
    const cast = everybody.map((one): CastMember => {
      const { characterId: _id, ...asked } = request.cast?.find(({ characterId }) => characterId === one.id) ?? {}
      return { character: one, ...asked }
    })
    const recipe = textOf(parent?.data['recipe'])
    return {
      generationId: ids.unique(),
      request,
      character,
      ...(cast.length > 1 && { cast }),
      parentRecipe: recipe === '' ? undefined : recipe,
    }
  }
}

/** In the shape that the engine draws, no side longer than what was asked for. */
function sizeOf({ engine, request }: Accepted, longest: number) {
  const { aspects } = engine.abilities
  const { width, height } = aspects.find(({ id }) => id === request.aspect) ?? { width: 1, height: 1 }
  const scaled = (side: number) => Math.round((side * longest) / Math.max(width, height))
  return { width: scaled(width), height: scaled(height) }
}

/** `again` means that another try may do better; what cannot be drawn says why. */
function refusalOf(failure: EngineFailure): Fault {
  const { again, message, cause } = failure
  if (again) return new Fault('general_service_unavailable', {}, { cause: failure })
  if (cause instanceof IllustratorUnavailable) {
    return new Fault('engine_unavailable', {}, { message: 'Pictures cannot be drawn here right now.', cause: failure })
  }
  return new Fault('engine_unavailable', {}, { message, cause: failure })
}
