export type JsonFields = Readonly<Record<string, unknown>>

/** The fields of whatever came from outside the program; none where it is no object. */
export function fieldsOf(value: unknown): JsonFields {
  return isFields(value) ? value : {}
}

export function isFields(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null
}

/** The text that it is, or an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The value of a JSON text; undefined where it is none. */
export function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(textOf(text))
  } catch {
    return undefined
  }
}
