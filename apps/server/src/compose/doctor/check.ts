import type { Config } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

/** How one thing is, in one sentence, and what to do about it. */
export type Finding =
  | { readonly state: 'well'; readonly says: string }
  /** `doubtful` works, but hardly as it was meant; `ill` does not. */
  | { readonly state: 'doubtful' | 'ill'; readonly says: string; readonly mend: string }

/** One line of `npm run studio -- doctor`. What it throws is its finding. */
export type Check = { readonly name: string; readonly look: () => Promise<Finding> }

/** What one part of the studio has looked at. What has to be closed again is handed to `held`. */
export type Checks = (config: Config, held: AsyncDisposableStack) => readonly Check[]

export const well = (says: string): Finding => ({ state: 'well', says })
export const doubtful = (says: string, mend: string): Finding => ({ state: 'doubtful', says, mend })
export const ill = (says: string, mend: string): Finding => ({ state: 'ill', says, mend })

/** The words of an error and of what caused it, as far as they say something new. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartupProblem || error.cause === undefined) return error.message || error.name
  const cause = reasonOf(error.cause)
  return error.message.includes(cause) ? error.message : `${error.message}: ${cause}`
}
