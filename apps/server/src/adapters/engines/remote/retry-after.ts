const longest = 24 * 60 * 60_000

/** Milliseconds that an answer asks to be left alone for: seconds, a date, or the milliseconds that some services say. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const exact = headers.get('retry-after-ms')
  if (exact !== null && /^\d+(\.\d+)?$/.test(exact)) return bounded(Number(exact))
  const said = headers.get('retry-after')
  if (said === null) return undefined
  if (/^\d+(\.\d+)?$/.test(said.trim())) return bounded(Number(said) * 1000)
  const date = Date.parse(said)
  return Number.isNaN(date) ? undefined : bounded(date - now)
}

const bounded = (milliseconds: number): number => Math.min(longest, Math.max(0, Math.ceil(milliseconds)))
