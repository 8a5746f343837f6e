export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding the client likes best among those there are, and the smallest of equals. */
export function chooseEncoding(header: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding {
  const weights = read(header ?? '')
  // Nothing said about identity means that it will do when nothing else does.
  const weigh = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  const [best = 'identity'] = (['br', 'gzip', 'identity'] as const)
    .filter((encoding) => weigh(encoding) > 0 && isThere(encoding))
    .toSorted((a, b) => weigh(b) - weigh(a))
  return best
}

function read(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
    return [name, weight >= 0 && weight <= 1 ? weight : 0]
  })
  return new Map(entries)
}
