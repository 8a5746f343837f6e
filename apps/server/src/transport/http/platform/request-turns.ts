/** Milliseconds of one turn of the event loop after which further requests wait for the next one. */
const longTurn = 50
/** Requests that go on in one turn: as many share a commit. */
const together = 16

type Deps = { readonly now?: () => number; readonly nextTurn?: (work: () => void) => void }

/**
 * Spreads requests that arrive at once over turns of the event loop. The database answers without waiting, so that two
 * hundred changes would otherwise be made in one turn, and everyone else would wait for all of them. The answer is
 * undefined for a request that may go on at once.
 */
export function requestTurns({ now = () => performance.now(), nextTurn = setImmediate }: Deps = {}) {
  const waiting: (() => void)[] = []
  let began: number | undefined

  function turn(): void {
    const next = waiting.splice(0, together)
    began = next.length > 0 ? now() : undefined
    if (next.length > 0) nextTurn(turn)
    for (const goOn of next) goOn()
  }

  return (): Promise<void> | undefined => {
    if (began === undefined) {
      began = now()
      nextTurn(turn)
      return undefined
    }
    if (waiting.length === 0 && now() - began < longTurn) return undefined
    return new Promise((resolve) => waiting.push(resolve))
  }
}
