import type { z } from 'zod'

/** What a schema refuses in a value: the path of each field that is wrong, with its sentence. */
export function refusals(schema: z.ZodType, value: unknown): readonly (readonly [path: string, says: string])[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
}

/** The fields that are wrong, each once. */
export function wrongFields(schema: z.ZodType, value: unknown): readonly string[] {
  return [...new Set(refusals(schema, value).map(([path]) => path))]
}
