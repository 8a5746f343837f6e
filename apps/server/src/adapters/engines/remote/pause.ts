/** Waits; an abort ends the wait with the signal's reason. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const ended = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', ended)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', ended, { once: true })
  })
}
