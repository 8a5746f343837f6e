import type { z } from 'zod'
import { type AttributeValue, type Data, refusedAttribute } from '#domain/documents/structure.ts'

type MediaShape = { readonly shape: Readonly<Record<string, z.ZodType<AttributeValue>>> }

/** Every attribute of `given` that the form has, read by the form's own rules. */
export function readFields({ shape }: MediaShape, given: Data): Data {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const read = shape[name]?.safeParse(value)
      if (read?.success === false) {
        throw refusedAttribute(name, read.error.issues[0]?.message ?? 'It cannot be read.')
      }
      return [name, read ? read.data : value]
    }),
  )
}

export const textOf = (value: AttributeValue | undefined): string => (typeof value === 'string' ? value : '')
export const listOf = (value: AttributeValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []
