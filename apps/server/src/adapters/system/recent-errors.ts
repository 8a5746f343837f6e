import { systemClock } from './clock.ts'
import { type LogLevel, openLogger } from './logger.ts'
import { problemIn, recentProblems } from './recent-problems.ts'

/** The log, and the latest that it complained about, for who operates the studio. */
export function openRecentErrorLogger(level: LogLevel) {
  const problems = recentProblems()
  const log = openLogger(level, undefined, (at, given, request) => {
    const problem = problemIn(at, given, request, systemClock.now())
    if (problem) problems.add(problem)
  })
  return { log, problems }
}
