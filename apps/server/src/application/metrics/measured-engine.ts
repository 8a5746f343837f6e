import type { Engine } from '#application/engines/engine.ts'

export type EngineRun = {
  readonly engine: string
  readonly kind: string
  readonly outcome: 'finished' | 'failed' | 'stopped'
  readonly pictures: number
  readonly seconds: number
}

/** An engine whose drawing is timed. What it can do may change while it runs, so everything else is asked of itself. */
export function measuredEngine(engine: Engine, drawn: (seen: EngineRun) => void, now: () => number): Engine {
  const draw: Engine['draw'] = async (task, watch) => {
    const begun = now()
    const tell = (outcome: EngineRun['outcome'], pictures: number): void =>
      drawn({ engine: engine.id, kind: task.request.kind, outcome, pictures, seconds: (now() - begun) / 1000 })
    try {
      const drawings = await engine.draw(task, watch)
      tell('finished', drawings.length)
      return drawings
    } catch (error) {
      tell(watch.signal.aborted ? 'stopped' : 'failed', 0)
      throw error
    }
  }
  return new Proxy(engine, {
    get: (target, name) => (name === 'draw' ? draw : Reflect.get(target, name, target)),
  })
}
