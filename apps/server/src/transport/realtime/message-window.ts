import type { Clock } from '#domain/shared/clock.ts'

const period = 60_000

/** Counts the messages of one connection per minute of the clock; false once there are too many. */
export function messageWindow(limit: number | undefined, clock: Clock): () => boolean {
  let window = 0
  let count = 0
  return () => {
    if (limit === undefined) return true
    const now = Math.floor(clock.now().getTime() / period)
    if (now !== window) count = 0
    window = now
    count += 1
    return count <= limit
  }
}
