import { Fault } from '#domain/shared/fault.ts'

/** Lets only the newest piece of work of each name go on. */
export type NewestOnly = <T>(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>

export function newestOnly(): NewestOnly {
  const running = new Map<string, AbortController>()
  return async (name, signal, work) => {
    running.get(name)?.abort(new Fault('look_superseded'))
    const own = new AbortController()
    running.set(name, own)
    try {
      return await work(AbortSignal.any([signal, own.signal]))
    } finally {
      if (running.get(name) === own) running.delete(name)
    }
  }
}
