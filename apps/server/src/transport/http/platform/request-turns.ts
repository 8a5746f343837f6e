/** Milliseconds of one turn of the event loop after which further requests wait for the next one. */
const longTurn = 20
/** Requests that go on in one turn: as many share a commit. */
const together = 4

type Deps = { readonly now?: () => number; readonly nextTurn?: (work: () => void) => void }

/**
 * Spreads requests that arrive at once over turns of the event loop. The database answers without waiting, so that two
 * hundred changes would otherwise be made in one turn, and everyone else would wait for all of them. Clients take turns:
 * each client's next request goes before another client's second one. The answer is undefined for a request that may go
 * on at once.
 */
export function requestTurns({ now = () => performance.now(), nextTurn = setImmediate }: Deps = {}) {
  /** By client, in the order of their next turns. */
  const waiting = new Map<string, (() => void)[]>()
  let began: number | undefined

  function chooseNext(): (() => void)[] {
    const chosen: (() => void)[] = []
    for (const [client, requests] of waiting) {
      if (chosen.length === together) break
      chosen.push(...requests.splice(0, 1))
      waiting.delete(client)
      if (requests.length > 0) waiting.set(client, requests)
    }
    return chosen
  }

  function turn(): void {
    const chosen = chooseNext()
    began = chosen.length > 0 ? now() : undefined
    if (chosen.length > 0) nextTurn(turn)
    for (const goOn of chosen) goOn()
  }

  return (client: string): Promise<void> | undefined => {
    if (began === undefined) {
      began = now()
      nextTurn(turn)
      return undefined
    }
    if (waiting.size === 0 && now() - began < longTurn) return undefined
    return new Promise((resolve) => {
      const requests = waiting.get(client)
      if (requests) requests.push(resolve)
      else waiting.set(client, [resolve])
    })
  }
}
