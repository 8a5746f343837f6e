import type { Engine } from './engine.ts'

/** An engine that is set up and refuses every request: it costs money, and no account here can have paid for it. */
export function lockedEngine(engine: Engine): Engine {
  const { id, name, version, neural, paid, abilities } = engine
  return {
    id,
    name,
    version,
    neural,
    paid,
    closed: true,
    abilities,
    readiness: async () => ({
      ready: false,
      reason: `${name} is for subscribers, and this studio sells no subscriptions.`,
      detail: closedHint(id),
    }),
    draw: (task, watch) => engine.draw(task, watch),
  }
}

/** What an operator can do about it. */
export const closedHint = (id: string): string =>
  `It costs money: set TOKEN_MINT and TREASURY_ADDRESS, or FREE_ENGINES=${id} to let everybody use it.`
