import { z } from 'zod'
import { plainLine, plainText } from './plain-text.ts'

type Text = {
  readonly min?: number
  readonly max: number
  /** For names: ends of lines become blanks. */
  readonly line?: true
}

/** A text parameter, taken without control characters. Its refusal reads as clients of the API know it. */
export function text({ min = 1, max, line }: Text) {
  const least = min > 0 ? ` and at least ${min} chars` : ''
  const says = `Value must be a valid string${least} and no longer than ${max} chars`
  return (
    z
      .string({ error: unlessMissing(says) })
      .overwrite(line ? plainLine : plainText)
      .check(atLeast(min, says))
      // What is too long is looked at no further: a pattern over megabytes takes its time, or the stack.
      .check(atMost(max, says))
  )
}

/** Zod compares the `length` of anything that has one, and an object's own may throw. */
const when = ({ value }: { readonly value: unknown }): boolean => typeof value === 'string'

const atLeast = (minimum: number, says: string) =>
  new z.core.$ZodCheckMinLength({ check: 'min_length', minimum, error: () => says, when })

const atMost = (maximum: number, says: string) =>
  new z.core.$ZodCheckMaxLength({ check: 'max_length', maximum, error: () => says, when, abort: true })

/** Whether a text has at most so many characters, as code points are counted; a long one is not taken apart for that. */
export function isAtMost(value: string, max: number): boolean {
  if (value.length <= max) return true
  if (value.length > 2 * max) return false
  let points = 0
  for (let at = 0; at < value.length && points <= max; at += 1, points += 1) {
    if ((value.codePointAt(at) ?? 0) > 0xffff) at += 1
  }
  return points <= max
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

/** Any number between the two. */
export function share(min: number, max: number) {
  const says = `Value must be a valid range between ${min} and ${max}`
  return z.number({ error: says }).min(min, says).max(max, says)
}

/** An id that the client may choose, or `unique()` for one of the server's. */
export function customId() {
  const says =
    "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char"
  return z.string({ error: unlessMissing(says) }).refine((value) => value === 'unique()' || isId(value, 36), says)
}

/** The id of something that exists; accounts of wallets are known by longer ones than the rest. */
export function existingId({ max = 36 }: { readonly max?: number } = {}) {
  const says = `UID must contain at most ${max} chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore`
  return z.string({ error: unlessMissing(says) }).refine((value) => isId(value, max), says)
}

const isId = (value: string, max: number): boolean => value.length <= max && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value)

/** One address, in lower case whatever was sent. */
export function email() {
  const says = 'Value must be a valid email address'
  return z
    .string({ error: unlessMissing(says) })
    .refine((value) => isEmail(value), says)
    .transform((value) => value.toLowerCase())
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?![0-9])${label}$`, 'i')
const isEmail = (value: string): boolean => value.length <= 320 && value.lastIndexOf('@') <= 64 && address.test(value)

/** E.164: a plus and 7 to 15 digits. */
export function phone() {
  const says = "Phone number must start with a '+' can have a maximum of fifteen digits."
  return z
    .string({ error: unlessMissing(says) })
    .check(atMost(16, says))
    .regex(/^\+[1-9]\d{6,14}$/, says)
}

/** A password as it is asked for again. Its length counts bytes. */
export function password() {
  const says = 'Password must be between 8 and 256 characters long.'
  return z.string({ error: unlessMissing(says) }).refine(isPasswordLength, says)
}

/** A password that is to be set; `common` holds those that too many people use. */
export function newPassword(common: ReadonlySet<string> = new Set()) {
  const says =
    'Password must be between 8 and 265 characters long, and should not be one of the commonly used password.'
  return z
    .string({ error: unlessMissing(says) })
    .refine((value) => isPasswordLength(value) && !common.has(value.toLowerCase()), says)
}

function isPasswordLength(value: string): boolean {
  const bytes = byteLength(value)
  return bytes >= 8 && bytes <= 256
}

/** Yes or no; the words for them in a query string or a form count too. */
export function flag() {
  const words = new Map<unknown, boolean>([
    ['true', true],
    ['false', false],
  ])
  const schema = z.boolean({ error: unlessMissing('Value must be a valid boolean') })
  return z.preprocess((value) => words.get(value) ?? value, schema)
}

/** One of a few words, in whichever case it comes. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  const schema = z.enum(words, { error: unlessMissing(`Value must be one of (${words.join(', ')})`) })
  return z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), schema)
}

/** An object of whatever the client likes, at most `max` bytes as JSON. */
export function object({ max }: { readonly max: number }) {
  const says = 'Value must be a valid object.'
  return z
    .record(z.string(), z.unknown(), { error: unlessMissing(says) })
    .refine((value) => byteLength(JSON.stringify(value)) <= max, says)
}

/** In UTF-8. */
function byteLength(value: string): number {
  let bytes = 0
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** A parameter that may be left out; `null` leaves it out too. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined)
}

const digits = /^-?\d{1,15}$/
const spell = (value: number): string => value.toLocaleString('en-US')

/** A missing parameter keeps zod's own words: by them the server tells it from a wrong one. */
const unlessMissing =
  (says: string) =>
  ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined ? undefined : says
