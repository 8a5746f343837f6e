export type Sampling = {
  /** A name of OpenTelemetry's. */
  readonly sampler: string
  /** The share of traces that are told, from 0 to 1, where the sampler goes by one. */
  readonly ratio: number
}

/**
 * Whether a trace is told. Decided by its id alone, so that every node decides alike; the flag that comes with a request
 * is not asked, because anybody can send one.
 */
export function samplerOf({ sampler, ratio }: Sampling): (traceId: string) => boolean {
  if (sampler.endsWith('always_on')) return () => true
  if (sampler.endsWith('always_off')) return () => false
  const bound = Math.round(ratio * 2 ** 48)
  return (traceId) => Number.parseInt(traceId.slice(-12), 16) < bound
}
