import type { z } from 'zod'
import type { ProvenanceCheck } from './media/provenance.ts'

/** What a schema refuses in a value: the path of each field that is wrong, with its sentence. */
export function refusals(schema: z.ZodType, value: unknown): readonly (readonly [path: string, says: string])[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
}

/** The fields that are wrong, each once. */
export function wrongFields(schema: z.ZodType, value: unknown): readonly string[] {
  return [...new Set(refusals(schema, value).map(([path]) => path))]
}

/** What is answered of a file of which nothing is known. */
export const nothingKnown: ProvenanceCheck = {
  marked: false,
  ours: false,
  c2pa: null,
  xmp: null,
  recipe: false,
  watermark: null,
  fingerprint: null,
  claim: null,
  notForTraining: false,
  media: null,
  altered: null,
}
