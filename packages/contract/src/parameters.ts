import { z } from 'zod'

/** A text parameter. Its refusal reads as clients of the API know it. */
export function text({ min = 1, max }: { readonly min?: number; readonly max: number }) {
  const least = min > 0 ? ` and at least ${min} chars` : ''
  const says = `Value must be a valid string${least} and no longer than ${max} chars`
  return z
    .string({ error: unlessMissing(says) })
    .min(min, says)
    .max(max, says)
}

/** A whole number; digits in a query string count as one. */
export function whole(min: number, max: number) {
  const says = `Value must be a valid range between ${spell(min)} and ${spell(max)}`
  const number = z
    .int({ error: unlessMissing(says) })
    .min(min, says)
    .max(max, says)
  return z.preprocess((value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value), number)
}

const digits = /^-?\d{1,15}$/
const spell = (value: number): string => value.toLocaleString('en-US')

/** A missing parameter keeps zod's own words: by them the server tells it from a wrong one. */
const unlessMissing =
  (says: string) =>
  ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined ? undefined : says
