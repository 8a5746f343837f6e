import { asFailure } from '#adapters/engines/remote/peer-problem.ts'
import type { Shot } from '#adapters/engines/remote/plan-shots.ts'
import { gate } from '#adapters/system/gate.ts'
import { type Drawing, EngineFailure, type EngineTask, type EngineWatch } from '#application/engines/engine.ts'
import type { ModelHost } from './jobs.ts'
import { type Tell, together } from './progress.ts'
import { endJobs } from './run-job.ts'
import { openSlots, type Slots } from './slots.ts'

type Work = {
  readonly name: string
  readonly host: Pick<ModelHost, 'cancel'>
  readonly task: EngineTask
  readonly watch: EngineWatch
  readonly shots: readonly Shot[]
  /** How many are under way at once. */
  readonly abreast: number
}

/** One picture of a task: its own progress, and what it shares with the others. */
export type UnderWay = Pick<EngineWatch, 'begin'> & {
  readonly signal: AbortSignal
  readonly slots: Slots
  readonly tell: Tell
}

/** Draws what was ordered, a few at once; one that fails ends the others. */
export async function drawTask(
  { name, host, task, watch, shots, abreast }: Work,
  drawOne: (shot: Shot, under: UnderWay) => Promise<Drawing>,
): Promise<readonly Drawing[]> {
  const slots = openSlots(task.note, shots.length, watch)
  const failed = new AbortController()
  const signal = AbortSignal.any([watch.signal, failed.signal])
  const tell = together(shots.length, watch)
  const inTurn = gate(abreast)
  const drawNext = (shot: Shot) => {
    signal.throwIfAborted()
    return drawOne(shot, { signal, slots, tell: tell(shot.index), begin: () => watch.begin() })
  }
  try {
    return await Promise.all(shots.map((shot) => inTurn(async () => drawNext(shot))))
  } catch (error) {
    // What is asked for again goes on over there and is found by its note; everything else is ended.
    const goesOn = watch.signal.aborted ? watch.signal.reason === 'closing' : mayBeAskedAgain(error, name)
    failed.abort(error)
    if (!goesOn) await endJobs(host, slots.all())
    throw error
  }
}

/** Whether the queue will ask again, and then for the same. */
function mayBeAskedAgain(error: unknown, name: string): boolean {
  const failure = asFailure(error, name)
  return failure instanceof EngineFailure && failure.again
}
