import { apiVersion, type ErrorBody, faults, type FaultType } from '@eidolon/contract/faults.ts'
import { ZodError } from 'zod'
import { Fault } from '#domain/shared/fault.ts'
import { argumentFault } from './argument-fault.ts'

export const jsonType = 'application/json; charset=UTF-8'

export type RenderedError = {
  readonly status: number
  readonly type: FaultType
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The one place where an error becomes a response. What is not a refusal says nothing about itself. */
export function renderError(error: unknown): RenderedError {
  const { type, message, details } = asFault(error)
  const { status } = faults[type]
  const body: ErrorBody = { ...details, message, code: status, type, version: apiVersion }
  // What is away or busy is so for a moment.
  const headers = type === 'general_service_unavailable' ? { ...uncached, 'retry-after': '5' } : uncached
  return { status, type, headers, body: JSON.stringify(body) }
}

const uncached = {
  'content-type': jsonType,
  'cache-control': 'no-cache, no-store, must-revalidate',
  expires: '0',
  pragma: 'no-cache',
}

/** A refusal, by our code, the schemas, or the HTTP layer below. Anything else is a bug. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (error instanceof ZodError) return argumentFault(error)
  if (isTemporary(error)) return refusal('general_service_unavailable', undefined, error)
  if (!(error instanceof Error) || !('code' in error)) return new Fault('general_unknown', {}, { cause: error })
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refusal('general_body_too_large', undefined, error)
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refusal('general_route_not_found', undefined, error)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refusal(
        'general_bad_request',
        'The content type of the request is not one that is understood here.',
        error,
      )
    case 'FST_ERR_BAD_URL':
      return refusal('general_bad_request', 'The address of the request is not valid.', error)
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    // The client went away in the middle of its body.
    case 'ECONNRESET':
      return refusal('general_bad_request', 'The request ended before its body did.', error)
    case 'ENOSPC':
    case 'EDQUOT':
      return refusal('general_service_unavailable', undefined, error)
    default:
      return new Fault('general_unknown', {}, { cause: error })
  }
}

/** Adapters mark what may be over in a moment: a database that is busy, full or out of reach. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'temporary' in error && error.temporary === true

const refusal = (type: FaultType, message: string | undefined, cause: unknown): Fault =>
  new Fault(type, {}, { cause, ...(message !== undefined && { message }) })
