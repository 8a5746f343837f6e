import type { Timers } from '#application/shared/timers.ts'
import type { Engine } from './engine.ts'
import { type SampleCache, sampleKey, samplesOf } from './samples.ts'

type Deps = {
  /** Draws at leisure. */
  readonly engine: Engine
  readonly cache: SampleCache
  readonly timers: Timers
  /** Milliseconds until it begins: whoever starts the studio wants to use it first. */
  readonly after: number
  readonly onProblem: (error: unknown) => void
}

/** Draws the small pictures of an engine's choices before anybody looks at them. Disposing it ends that. */
export function drawAhead({ engine, cache, timers, after, onProblem }: Deps): AsyncDisposable {
  const ending = new AbortController()
  const { signal } = ending
  let work: Promise<void> = Promise.resolve()

  async function drawAll(): Promise<void> {
    if (!(await engine.readiness()).ready) return
    for (const { list, choice } of samplesOf(engine.abilities)) {
      if (signal.aborted) return
      const key = sampleKey(engine, list, choice)
      if (await cache.get(key)) continue
      const picture = await engine.sample?.(list, choice, signal)
      if (picture) await cache.put(key, picture)
    }
  }

  const waiting = timers.after(after, () => {
    work = drawAll().catch((error: unknown) => {
      if (!signal.aborted) onProblem(error)
    })
  })
  return {
    async [Symbol.asyncDispose]() {
      waiting[Symbol.dispose]()
      ending.abort()
      await work
    },
  }
}
