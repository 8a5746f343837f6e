import { Fault } from '#domain/shared/fault.ts'

/** Work of one name a few at a time, in the order in which it came. */
export type Turns = <T>(name: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

type Line = { free: number; readonly waiting: (() => void)[] }

/** How many go on at once, how many may wait, and what the next is told. */
type Room = { readonly atOnce: number; readonly waiting: number; readonly full: string }

/** An aborted wait gives up its place in the line; a line has an end. */
export function keyedQueue({ atOnce, waiting, full }: Room): Turns {
  const lines = new Map<string, Line>()

  function lineOf(name: string): Line {
    const line = lines.get(name) ?? { free: atOnce, waiting: [] }
    lines.set(name, line)
    return line
  }

  async function enter(line: Line, signal: AbortSignal): Promise<void> {
    if (line.waiting.length >= waiting) throw new Fault('general_rate_limit_exceeded', {}, { message: full })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (): void => {
      const at = line.waiting.indexOf(resolve)
      if (at === -1) return
      line.waiting.splice(at, 1)
      reject(signal.reason)
    }
    line.waiting.push(resolve)
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  async function take<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const line = lineOf(name)
    if (line.free > 0) line.free -= 1
    else await enter(line, signal)
    try {
      return await work()
    } finally {
      // The place goes to the next in the line at once, so that no later work can slip in between.
      const next = line.waiting.shift()
      if (next) next()
      else if ((line.free += 1) === atOnce) lines.delete(name)
    }
  }

  return take
}
