/** What another client saw during a phase, in milliseconds. */
export type Waits = { readonly worst: number; readonly p99: number; readonly asked: number; readonly failed: number }
/** Resident memory of the server with its children, in megabytes. */
export type Memory = { readonly before: number; readonly peak: number; readonly after: number }

export type Phase = {
  readonly name: string
  readonly parallel: number
  /** How often each answer came. */
  readonly answers: ReadonlyMap<string, number>
  readonly idle: number
  readonly waits: Waits
  readonly memory: Memory
  /** Why the server was stopped during the phase. */
  readonly stopped?: string
}

export const bar = { wait: 200, memory: 100 } as const

/** What a phase has missed, in words; nothing when it passes. */
export function missesOf({ idle, waits, memory, stopped }: Phase): readonly string[] {
  if (stopped !== undefined) return [stopped]
  return [
    ...(waits.asked === 0 ? ['no answer'] : []),
    ...(waits.failed > 0 ? [`${waits.failed} failed`] : []),
    ...(waits.worst - idle > bar.wait ? ['wait'] : []),
    ...(memory.after - memory.before > bar.memory ? ['memory'] : []),
  ]
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

const heads = [
  'case',
  'parallel',
  'answers',
  'idle ms',
  'p99 ms',
  'worst ms',
  'beyond idle',
  'MB before',
  'peak',
  'after',
  'verdict',
]

export function tableOf(phases: readonly Phase[]): string {
  const rows = phases.map((phase) => {
    const { name, parallel, answers, idle, waits, memory } = phase
    const misses = missesOf(phase)
    const told = [...answers].toSorted(([a], [b]) => a.localeCompare(b)).map(([status, times]) => `${status}: ${times}`)
    const numbers = [idle, waits.p99, waits.worst, waits.worst - idle, memory.before, memory.peak, memory.after]
    return [
      name,
      String(parallel),
      told.join(', '),
      ...numbers.map((value) => String(Math.round(value))),
      misses.length === 0 ? 'pass' : `FAIL: ${misses.join(', ')}`,
    ]
  })
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
