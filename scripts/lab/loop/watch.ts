import { openSync, readSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { isMainThread } from 'node:worker_threads'
import type { Stall, Watched } from './stalls.ts'

/**
 * The server loads this first. It profiles the serving thread and notes when the event loop stood still, and leaves both
 * in this file when the process exits.
 */
const file = process.env['STALLS_FILE']
// Threads and processes of the server inherit the environment, and are not the serving thread.
delete process.env['STALLS_FILE']
if (file !== undefined && isMainThread) watch(file)

function watch(kept: string): void {
  const beat = 2000
  const shortest = 15_000
  const stalls: Stall[] = []
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: 1000 })
  session.post('Profiler.start')
  const counters = threadCounters()
  let last = { at: now(), ...counters() }
  setInterval(() => {
    const next = { at: now(), ...counters() }
    const stall = {
      from: last.at + beat,
      to: next.at,
      worked: next.worked - last.worked,
      queued: next.queued - last.queued,
    }
    if (stall.to - stall.from >= shortest) stalls.push(stall)
    last = next
  }, beat / 1000).unref()
  process.on('exit', () =>
    // On the same thread it answers within the call.
    session.post('Profiler.stop', (_error, { profile }) => {
      const watched: Watched = { stalls, profile }
      writeFileSync(kept, JSON.stringify(watched))
    }),
  )
}

/** Microseconds on the clock that the profiler uses. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

type Counters = Pick<Stall, 'worked' | 'queued'>

/** Of this thread; 0 where the system doesn't count them. */
function threadCounters(): () => Counters {
  try {
    const counters = openSync('/proc/self/schedstat', 'r')
    const bytes = Buffer.alloc(64)
    return () => {
      const length = readSync(counters, bytes, 0, bytes.length, 0)
      const [worked = 0, queued = 0] = bytes.toString('latin1', 0, length).split(' ').map(Number)
      return { worked: worked / 1000, queued: queued / 1000 }
    }
  } catch {
    return () => ({ worked: 0, queued: 0 })
  }
}
