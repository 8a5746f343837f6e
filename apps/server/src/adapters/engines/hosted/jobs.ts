import type { ModelForm } from './model-form.ts'

/** A service that runs other people's models, one job a result. What goes wrong is a `PeerProblem`. */
export type ModelHost = {
  /** What a model takes; undefined when nobody knows. */
  form(model: string, signal: AbortSignal): Promise<ModelForm | undefined>
  /** Whether the key is good for anything, where reading a schema does not show it. */
  check?(model: string, signal: AbortSignal): Promise<void>
  /** Brings a PNG picture to where models can read it. */
  upload(png: Uint8Array, signal: AbortSignal): Promise<JobUpload>
  submit(model: string, input: object, call: Submission): Promise<HostedJob>
  look(job: HostedJob, signal: AbortSignal): Promise<JobState>
  /** Asks for the end of a job; one that is over already is no problem. */
  cancel(job: HostedJob, signal: AbortSignal): Promise<void>
}

export type Submission = {
  readonly signal: AbortSignal
  /** Where to call when it is done. */
  readonly webhook: string | undefined
}

/** All that is needed to find a job again, also by another process. */
export type HostedJob = { readonly id: string; readonly model: string }

export type JobUpload = {
  readonly url: string
  /** Takes it away again, where the service does not do so by itself. */
  readonly remove?: () => Promise<void>
}

export type JobState =
  | { readonly kind: 'waiting' }
  /** `share` of the work, where the model tells. */
  | { readonly kind: 'running'; readonly share: number | undefined }
  | { readonly kind: 'done'; readonly output: unknown; readonly seconds: number | undefined }
  /** The model's rules or the service's; the reason is theirs. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** `reason` is for the log. */
  | { readonly kind: 'failed'; readonly reason: string; readonly again: boolean }
  /** Nobody knows it, or somebody has ended it. */
  | { readonly kind: 'gone' }

/** Characters of a log, or of a reason, that are looked at. */
const maxLooked = 20_000

/** How far a progress bar in a log has come: `45%|████` or `9/20 [`; undefined without one. */
export function shareInLog(log: string): number | undefined {
  const [, percent] = [...log.slice(-maxLooked).matchAll(/(\d{1,3})%\s*\|/g)].at(-1) ?? []
  return percent === undefined ? undefined : Math.min(100, Number(percent)) / 100
}

/** Words with which models and services say that their rules do not allow something. */
const refusing =
  /nsfw|content[ _-]?polic|safety|moderat|flagged|sensitive|prohibited|not allowed|inappropriate|\bE005\b/i

export const isRefusal = (text: string): boolean => refusing.test(text.slice(0, maxLooked))

/** A provider's reason as people may read it: one line of moderate length. */
export function reasonFor(text: string, otherwise: string): string {
  const line = text.slice(0, maxLooked).replaceAll(/\s+/g, ' ').trim()
  if (line === '') return otherwise
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}
