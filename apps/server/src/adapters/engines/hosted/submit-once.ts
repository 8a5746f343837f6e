import type { EngineWatch } from '#application/engines/engine.ts'
import type { HostedJob, ModelHost } from './jobs.ts'
import type { Slots } from './slots.ts'

type Deps = Pick<EngineWatch, 'begin' | 'signal'> & {
  readonly host: Pick<ModelHost, 'cancel'>
  readonly slots: Slots
}

/**
 * Has a job begun and notes it before anything else happens. An order that ends meanwhile is not torn out of the
 * middle: the service may have begun, and only its answer tells which job has to be noted or ended.
 */
export async function submitOnce(
  { host, slots, signal, begin }: Deps,
  index: number,
  submit: () => Promise<HostedJob>,
): Promise<HostedJob> {
  await begin()
  signal.throwIfAborted()
  const submitting = submit()
  const noted = submitting.then(async (job) => {
    await slots.set(index, job)
    return job
  })
  const ended = aborted(signal)
  try {
    return await Promise.race([noted, ended.promise])
  } catch (error) {
    if (!signal.aborted) throw error
    // Another process will resume the job, so the id is saved first. A canceled job isn't resumed.
    if (signal.reason === 'closing') await noted.catch(() => {})
    else void submitting.then((job) => host.cancel(job, AbortSignal.timeout(10_000))).catch(() => {})
    throw error
  } finally {
    ended[Symbol.dispose]()
  }
}

function aborted(signal: AbortSignal): Disposable & { readonly promise: Promise<never> } {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = (): void => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  return { promise, [Symbol.dispose]: () => signal.removeEventListener('abort', end) }
}
