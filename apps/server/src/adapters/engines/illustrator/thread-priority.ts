import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** By how much, as `nice` counts: what requests are answered with has 0 where nobody said otherwise, the last of all 19. */
const behind = 10
const last = 19

/**
 * Lets everything else go before the thread that calls this, so that answers do not wait for drawings where there are
 * no more processors than threads. Only Linux knows priorities of threads; elsewhere nothing happens.
 */
export function drawBehindOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = threadOfSystem()
    setPriority(thread, Math.min(last, getPriority(thread) + behind))
  } catch {
    // Where the system hides its threads or does not allow it, drawings are as urgent as anything.
  }
}

/** The number by which the system knows the thread that asks, which is another one than Node's. */
export function threadOfSystem(): number {
  return Number(basename(readlinkSync('/proc/thread-self')))
}
