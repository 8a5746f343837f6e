import type { GenerationRequest } from '@eidolon/contract/generations.ts'

/** JSON with one spelling for each value: names in order, nothing between, what is undefined left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

/**
 * The request that makes one picture of a generation again, and nothing else: where it was put does not matter, nor how
 * its words were read, since the file would change with every better name for what is in it.
 */
export function singleImageRequest(
  { albumId: _album, reading: _read, negativeReading: _denied, ...request }: GenerationRequest,
  seed: number,
) {
  return { ...request, count: 1, seed }
}
