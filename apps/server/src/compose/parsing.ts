import { systemTimers } from '#adapters/system/timers.ts'
import { type ParseQueue, parseQueue } from '#application/shared/parse-queue.ts'

/** One for the whole process: what it bounds is the event loop. */
export const openParseQueue = (): ParseQueue => parseQueue({ timers: systemTimers, elapsed: () => performance.now() })
