type Running<T> = { readonly result: Promise<T>; readonly end: AbortController; waiting: number }

/**
 * Work that several callers may wait for at once. A caller that aborts stops waiting at once; the work is ended when no
 * caller is left.
 */
export function singleFlight<T>(): {
  join(key: string, signal: AbortSignal, work: (ended: AbortSignal) => Promise<T>): Promise<T>
} {
  const running = new Map<string, Running<T>>()

  function begin(key: string, work: (ended: AbortSignal) => Promise<T>): Running<T> {
    const end = new AbortController()
    const result = work(end.signal).finally(() => {
      if (running.get(key) === begun) running.delete(key)
    })
    const begun: Running<T> = { result, end, waiting: 0 }
    // When it is ended, no caller may be listening any more.
    result.catch(() => {})
    running.set(key, begun)
    return begun
  }

  return {
    async join(key, signal, work) {
      signal.throwIfAborted()
      const shared = running.get(key) ?? begin(key, work)
      shared.waiting += 1
      const gone = Promise.withResolvers<never>()
      const leave = () => gone.reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await Promise.race([shared.result, gone.promise])
      } finally {
        signal.removeEventListener('abort', leave)
        shared.waiting -= 1
        // What is over is no longer there. The next caller begins anew instead of waiting for what is being ended.
        if (shared.waiting === 0 && running.get(key) === shared) {
          running.delete(key)
          shared.end.abort()
        }
      }
    },
  }
}
