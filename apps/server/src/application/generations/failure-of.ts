import type { GenerationError } from '@eidolon/contract/generations.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import { Fault } from '#domain/shared/fault.ts'

/** `again`: waiting a little may help. `expected`: it is no bug. */
export type Failure = {
  readonly error: GenerationError
  readonly again: boolean
  /** Milliseconds to wait at least. */
  readonly after?: number | undefined
  readonly expected: boolean
}

/** A database or a store that is being replaced takes some seconds: three attempts have to last longer. */
const storeRest = 8000

/** What is told of an attempt that came to nothing. */
export function failureOf(error: unknown): Failure {
  if (error instanceof EngineFailure) {
    const { message, again, after } = error
    return { error: { type: 'engine_failed', message, retryable: again }, again, after, expected: true }
  }
  if (error instanceof Fault && ['storage_quota_exceeded', 'storage_disk_full'].includes(error.type)) {
    const message = `${error.message} Nothing was drawn.`
    return { error: { type: error.type, message, retryable: true }, again: false, expected: true }
  }
  if (isFull(error)) {
    const message = 'There is no room left to keep the pictures. Nothing was charged.'
    return { error: { type: 'storage_full', message, retryable: true }, again: false, expected: true }
  }
  if (isTemporary(error)) {
    const message = 'The pictures could not be kept. Please try again in a moment.'
    const said: GenerationError = { type: 'storage_unavailable', message, retryable: true }
    return { error: said, again: true, after: storeRest, expected: true }
  }
  const message = 'Something went wrong while drawing. Nothing was charged.'
  return { error: { type: 'general_unknown', message, retryable: true }, again: false, expected: false }
}

/** Adapters hand on what the machine says, as it is or as a cause. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return isFull(error.cause)
}

const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'temporary' in error && error.temporary === true
