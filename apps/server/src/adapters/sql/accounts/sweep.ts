/** Milliseconds between two looks for what has expired. */
const sweepEvery = 60_000

/** Clears away what has expired, at most once a minute: with the writes that add to it, by their own time. */
export function sweeper(): (now: string, clear: () => Promise<unknown>) => Promise<void> {
  let swept = 0
  return async (now, clear) => {
    const moment = Date.parse(now)
    if (moment - swept < sweepEvery) return
    swept = moment
    await clear()
  }
}
