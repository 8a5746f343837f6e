import type { z } from 'zod'
import { Fault, invalidParam } from '#domain/shared/fault.ts'

/** Refuses the first parameter that is wrong, in the order in which the route declares them. */
export function argumentFault(error: z.ZodError): Fault {
  const [first] = error.issues
  if (!first) return new Fault('general_argument_invalid', {}, { cause: error })
  const field = first.path.join('.') || 'body'
  if (!isMissing(first)) return invalidParam(field, first.message, error)
  const message = `Param "${field}" is not optional.`
  return new Fault('general_argument_invalid', {}, { message, cause: error, details: { field } })
}

/** Only the words say it: zod leaves the value out of its report. */
const isMissing = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && message.endsWith('received undefined')
