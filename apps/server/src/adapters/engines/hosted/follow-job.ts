import { pause } from '#adapters/engines/remote/pause.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import type { HostedJob, JobState, ModelHost } from './jobs.ts'
import type { Tell } from './progress.ts'
import type { Waking } from './webhooks.ts'

export type Following = {
  readonly host: Pick<ModelHost, 'look'>
  /** Where calls of the service are heard; without it nobody calls. */
  readonly waking: Waking | undefined
  /** Milliseconds between looks, at first and later. */
  readonly paces: { readonly first: number; readonly later: number }
  /** Milliseconds after which a job is given up. */
  readonly patience: number
}

export type Ended = Exclude<JobState, { kind: 'waiting' } | { kind: 'running' }>

/** Looks at a job until something has become of it, and at once whenever the service calls. */
export async function followJob(
  { host, waking, paces, patience }: Following,
  job: HostedJob,
  signal: AbortSignal,
  tell: Tell,
): Promise<Ended> {
  const until = performance.now() + patience
  for (let pace = paces.first; performance.now() < until; pace = Math.min(paces.later, pace * 1.25)) {
    const state = await host.look(job, signal)
    if (state.kind !== 'waiting' && state.kind !== 'running') return state
    if (state.kind === 'waiting') tell('waiting', 0.02)
    else tell('drawing', 0.05 + 0.85 * (state.share ?? 0))
    await nextLook(pace, job, waking, signal)
  }
  throw new PeerProblem('slow', `${job.id} took longer than ${patience} ms`)
}

async function nextLook(pace: number, job: HostedJob, waking: Waking | undefined, signal: AbortSignal): Promise<void> {
  if (!waking) return pause(pace, signal)
  const turn = new AbortController()
  const ended = AbortSignal.any([signal, turn.signal])
  const waited = pause(pace, ended).catch(() => {})
  await Promise.race([waited, waking.next(job.id, ended)])
  turn.abort()
  signal.throwIfAborted()
}
