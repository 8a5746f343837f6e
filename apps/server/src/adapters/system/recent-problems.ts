import type { Problem } from '#application/operate/operator-ports.ts'

const max = 100

export type RecentProblems = {
  add(problem: Problem): void
  /** The latest first. */
  list(): readonly Problem[]
}

/** The latest that this process has complained about, kept in memory. */
export function recentProblems(): RecentProblems {
  let kept: readonly Problem[] = []
  return {
    add(problem) {
      kept = [problem, ...kept].slice(0, max)
    },
    list: () => kept,
  }
}

const names: Readonly<Record<number, string>> = { 40: 'warn', 50: 'error', 60: 'fatal' }

/**
 * What a line of the log says in its own words, which are the program's. What the facts beside them hold stays in the
 * log: somebody else's words may be in there.
 */
export function problemIn(level: number, given: readonly unknown[], request: unknown, at: Date): Problem | undefined {
  const name = names[level]
  const says = given.find((each) => typeof each === 'string')
  if (name === undefined || typeof says !== 'string') return undefined
  const { err } = Object(given[0])
  return {
    at: at.toISOString(),
    level: name,
    says: says.slice(0, 200),
    type: err instanceof Error ? err.name.slice(0, 80) : null,
    request: typeof request === 'string' ? request : null,
  }
}
