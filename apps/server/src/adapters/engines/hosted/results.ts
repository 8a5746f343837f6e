import { z } from 'zod'

/** Parts of an answer in which addresses are no results. */
const besides = new Set(['input', 'logs', 'prompt', 'urls', 'thumbnail', 'preview', 'mask', 'timings'])

/** Where the results of a model lie, in the order in which it names them: models agree on little more than addresses. */
export function resultAddresses(output: unknown): readonly string[] {
  if (typeof output === 'string') return /^(https?:\/\/|data:)/.test(output) ? [output] : []
  if (Array.isArray(output)) return output.flatMap(resultAddresses)
  if (typeof output !== 'object' || output === null) return []
  return Object.entries(output).flatMap(([name, value]) => (besides.has(name) ? [] : resultAddresses(value)))
}

const Flags = z.object({ has_nsfw_concepts: z.array(z.boolean()) })

/** Whether the model says that it blackened what it made. */
export function wasHidden(output: unknown): boolean {
  const { success, data } = Flags.safeParse(output)
  return success && data.has_nsfw_concepts.some(Boolean)
}
