/** OpenTelemetry's names for who decides which traces are told. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** `a=1,b=2`, each value as in an address, as OpenTelemetry writes such lists. */
export function pairsIn(text: string): Readonly<Record<string, string>> | undefined {
  const pairs: [string, string][] = []
  for (const each of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(each) ?? []
    if (name === undefined || value === undefined) return undefined
    try {
      pairs.push([name, decodeURIComponent(value)])
    } catch {
      return undefined
    }
  }
  return Object.fromEntries(pairs)
}
