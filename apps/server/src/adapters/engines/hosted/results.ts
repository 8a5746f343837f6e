import { z } from 'zod'

/** Parts of an answer in which addresses are no results. */
const besides = new Set(['input', 'logs', 'prompt', 'urls', 'thumbnail', 'preview', 'mask', 'timings'])

/**
 * Where the results of a model lie, or their bytes, in the order in which it names them: models agree on little more than
 * addresses.
 */
export function resultsIn(output: unknown): readonly (string | Uint8Array)[] {
  if (typeof output === 'string') return /^(https?:\/\/|data:)/.test(output) ? [output] : []
  if (output instanceof Uint8Array) return [output]
  if (Array.isArray(output)) return output.flatMap(resultsIn)
  if (typeof output !== 'object' || output === null) return []
  return Object.entries(output).flatMap(([name, value]) => (besides.has(name) ? [] : resultsIn(value)))
}

const Flags = z.object({ has_nsfw_concepts: z.array(z.boolean()) })

/** Whether the model says that it blackened what it made. */
export function wasHidden(output: unknown): boolean {
  const { success, data } = Flags.safeParse(output)
  return success && data.has_nsfw_concepts.some(Boolean)
}
