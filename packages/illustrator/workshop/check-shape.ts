/** Says what is wrong with a value, and where; nothing when it is right. */
export type Check = (value: unknown, at: string) => string | undefined
type Fields = Readonly<Record<string, Check>>

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const any: Check = () => undefined
export const number: Check = (value, at) => (typeof value === 'number' ? undefined : `${at} has to be a number`)
export const text: Check = (value, at) => (typeof value === 'string' ? undefined : `${at} has to be text`)
export const flag: Check = (value, at) => (typeof value === 'boolean' ? undefined : `${at} has to be true or false`)
export const numbers =
  (count: number): Check =>
  (value, at) =>
    Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'number')
      ? undefined
      : `${at} has to be ${count} numbers`
export const oneOf = (names: readonly string[]): Check => {
  return (value, at) =>
    names.some((name) => name === value) ? undefined : `${at} has to be one of ${names.join(', ')}`
}

/** An object with all of `must`, and of others only those of `may`. */
export const object =
  (must: Fields, may: Fields = {}): Check =>
  (value, at) => {
    if (!isRecord(value)) return `${at} has to be { … }`
    const missing = Object.keys(must).find((key) => !(key in value))
    if (missing) return `${at}.${missing} is missing`
    for (const [key, one] of Object.entries(value)) {
      const check = must[key] ?? may[key]
      const wrong = check ? check(one, `${at}.${key}`) : `${at}.${key} means nothing`
      if (wrong) return wrong
    }
    return undefined
  }

/** The object that has this key, or the other one. */
export const either =
  (key: string, one: Check, other: Check): Check =>
  (value, at) =>
    isRecord(value) && key in value ? one(value, at) : other(value, at)
export const named =
  (names: object, other: Check): Check =>
  (value, at) =>
    typeof value === 'string' ? oneOf(Object.keys(names))(value, at) : other(value, at)
