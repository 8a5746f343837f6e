import { EngineFailure, EngineRefusal, type EngineWatch } from '#application/engines/engine.ts'
import { type Ended, followJob, type Following } from './follow-job.ts'
import type { HostedJob, ModelHost } from './jobs.ts'
import type { Tell } from './progress.ts'
import type { Slots } from './slots.ts'
import { submitOnce } from './submit-once.ts'

export type Running = Following &
  Pick<EngineWatch, 'begin'> & {
    readonly host: Pick<ModelHost, 'look' | 'cancel'>
    readonly name: string
    readonly slots: Slots
    readonly signal: AbortSignal
  }

type Done = Extract<Ended, { kind: 'done' }>

/** A job to its end: begun unless a note says that it is, and followed. */
export async function runJob(
  running: Running,
  index: number,
  submit: () => Promise<HostedJob>,
  tell: Tell,
): Promise<Done & { readonly job: HostedJob }> {
  const { name, slots, signal } = running
  const begin = () => submitOnce(running, index, submit)
  const known = slots.job(index)
  let job = known ?? (await begin())
  let ended = await followJob(running, job, signal, tell)
  // What an earlier attempt began may be long gone.
  if (ended.kind === 'gone' && known) {
    job = await begin()
    ended = await followJob(running, job, signal, tell)
  }
  if (ended.kind === 'done') return { ...ended, job }
  // There is nothing to be had from this job any more.
  await slots.set(index, undefined)
  throw problemOf(ended, name)
}

function problemOf(ended: Exclude<Ended, Done>, name: string): Error {
  switch (ended.kind) {
    case 'refused':
      return new EngineRefusal(ended.reason)
    case 'failed':
      return new EngineFailure(`${name} could not make it.`, { again: ended.again, cause: new Error(ended.reason) })
    case 'gone':
      return new EngineFailure(`${name} ended the work.`, { again: true })
  }
}

/** Ends jobs over there. A cancellation doesn't wait for a slow service. */
export async function endJobs({ cancel }: Pick<ModelHost, 'cancel'>, jobs: readonly HostedJob[]): Promise<void> {
  const ending = Promise.allSettled(jobs.map((job) => cancel(job, AbortSignal.timeout(10_000))))
  const { promise: waited, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, 800)
  await Promise.race([ending, waited])
  clearTimeout(timer)
}
