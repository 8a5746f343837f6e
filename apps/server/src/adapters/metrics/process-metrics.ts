import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge } from './instruments.ts'
import type { Family } from './open-metrics.ts'

const quantiles = { p50: 50, p90: 90, p99: 99 } as const

/** Whoever looks between two scrapes, a second program for one, must not leave the other an empty window. */
const window = 10_000

/** What Node knows of its own process: how long others wait for the event loop, memory, time of the processor. */
export function processMetrics(now: () => number = performance.now.bind(performance)) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  let since = now()
  let latest: { readonly values: readonly (readonly [string, number])[] } | undefined

  function delays() {
    if (latest && now() - since < window) return latest.values
    // What is measured is how long a timer of 10 ms takes: what is beyond that is waiting.
    const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - 0.01)
    const some = delay.count > 0
    const values = [
      ...Object.entries(quantiles).map(([name, at]) => [name, some ? beyond(delay.percentile(at)) : 0] as const),
      ['max', some ? beyond(delay.max) : 0] as const,
    ]
    delay.reset()
    since = now()
    latest = { values }
    return values
  }

  return {
    families(): readonly Family[] {
      const { user, system } = process.cpuUsage()
      const { rss, heapUsed } = process.memoryUsage()
      return [
        gauge(
          'eidolon_event_loop_delay_seconds',
          'How long the event loop was late since the values before; at most every ten seconds anew.',
          delays().map(([point, value]) => ({ labels: { point }, value })),
          'seconds',
        ),
        {
          name: 'process_cpu_seconds',
          type: 'counter',
          unit: 'seconds',
          help: 'Processor time of the process with its threads.',
          samples: [{ suffix: '_total', value: (user + system) / 1e6 }],
        },
        gauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }], 'bytes'),
        gauge('eidolon_heap_used_bytes', 'Memory that JavaScript holds.', [{ value: heapUsed }], 'bytes'),
        gauge('process_start_time_seconds', 'When the process was started.', [{ value: startedAt }], 'seconds'),
      ]
    },
    [Symbol.dispose]() {
      delay.disable()
    },
  }
}
