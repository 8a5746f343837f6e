import type { z } from 'zod'

/** What a client reads about the first parameter that is wrong, in the order in which the route declares them. */
export function argumentMessage({ issues: [first] }: z.ZodError): string | undefined {
  if (!first) return undefined
  const name = first.path.join('.') || 'body'
  return isMissing(first) ? `Param "${name}" is not optional.` : `Invalid \`${name}\` param: ${first.message}`
}

/** Only the words tell: zod drops the value from its report. */
const isMissing = ({ code, message }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && message.endsWith('received undefined')
