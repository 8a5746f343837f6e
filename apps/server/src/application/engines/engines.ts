import type { Engine as EngineView, Kind } from '@eidolon/contract/engines.ts'
import type { Engine } from './engine.ts'

/** The engines of this installation. The first is the one that is taken when a request names none. */
export type Engines = {
  named(id: string | undefined): Engine | undefined
  ids(): readonly string[]
  /** Those that are handed the words of a prompt as they are, whether they can be asked right now or not. */
  takingWords(kind: Kind): readonly string[]
  /** Whether it draws for subscribers only. */
  needsSubscription(engine: Pick<Engine, 'id' | 'paid'>): boolean
  /** Those that can be asked right now. */
  ready(): Promise<readonly string[]>
  list(): Promise<readonly EngineView[]>
}

/** `free` are those that may be used without a subscription although they cost money. */
export function knownEngines(all: readonly [Engine, ...Engine[]], free: readonly string[] = []): Engines {
  const needsSubscription: Engines['needsSubscription'] = ({ id, paid }) => paid && !free.includes(id)
  return {
    needsSubscription,
    named: (id) => (id === undefined ? all[0] : all.find((engine) => engine.id === id)),
    ids: () => all.map(({ id }) => id),
    takingWords: (kind) =>
      all
        .filter(({ neural, closed, abilities }) => neural && closed !== true && abilities.kinds.includes(kind))
        .map(({ id }) => id),
    async ready() {
      const states = await Promise.all(all.map((engine) => engine.readiness()))
      return all.filter((_engine, index) => states[index]?.ready).map(({ id }) => id)
    },
    list: () =>
      Promise.all(
        all.map(async (engine) => ({
          ...(await view(engine, engine === all[0])),
          subscription: needsSubscription(engine),
        })),
      ),
  }
}

/** Those that are named, in this order; all of them when none of the named is there. */
export function offeredEngines(
  all: readonly [Engine, ...Engine[]],
  ids: readonly string[] | undefined,
): readonly [Engine, ...Engine[]] {
  const [first, ...more] = (ids ?? []).flatMap((id) => all.filter((engine) => engine.id === id))
  return first ? [first, ...more] : all
}

async function view(engine: Engine, isDefault: boolean): Promise<Omit<EngineView, 'subscription'>> {
  // What it can do is known once it has been asked.
  const state = await engine.readiness()
  const { id, name, version, neural, abilities } = engine
  const reason = state.ready ? null : state.reason
  return { id, name, version, neural, default: isDefault, available: state.ready, reason, abilities }
}
