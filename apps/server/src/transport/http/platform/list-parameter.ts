type Values = Readonly<Record<string, unknown>>
type Lists = ReadonlyMap<string, readonly string[]>
type ParsedList = {
  readonly plain: string[]
  readonly listed: string[]
  readonly numbered: (readonly [number, string])[]
}

/**
 * Lists as clients spell them in a query string or a form: `name[0]=…&name[1]=…`, `name[]=…` or `name=…`, repeated or
 * not. Numbered elements come in the order of their numbers. Each key is looked at once: who sends thousands of names
 * must not be able to have each compared with all others.
 */
export function listParameters(values: unknown): Lists {
  const found = new Map<string, ParsedList>()
  if (!isValues(values)) return new Map()
  for (const [key, value] of Object.entries(values)) {
    const texts = textsIn(value)
    enter(found, key).plain.push(...texts)
    const [, name, index] = /^([^]*)\[(\d{0,6})\]$/.exec(key) ?? []
    if (name === undefined || index === undefined) continue
    const { listed, numbered } = enter(found, name)
    if (index === '') listed.push(...texts)
    else for (const text of texts) numbered.push([Number(index), text])
  }
  return new Map([...found].map(([name, each]) => [name, inOrder(each)]))
}

/** One of them; empty when nothing was given. */
export const listParameter = (values: unknown, name: string): string[] => [...(listParameters(values).get(name) ?? [])]

function enter(found: Map<string, ParsedList>, name: string): ParsedList {
  const known = found.get(name) ?? { plain: [], listed: [], numbered: [] }
  found.set(name, known)
  return known
}

function inOrder({ plain, listed, numbered }: ParsedList): string[] {
  return [...plain, ...listed, ...numbered.toSorted(([one], [other]) => one - other).map(([, text]) => text)]
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
