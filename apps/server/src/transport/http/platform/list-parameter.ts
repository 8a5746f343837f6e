type Values = Readonly<Record<string, unknown>>

/**
 * A list as clients spell it in a query string or a form: `name[0]=…&name[1]=…`, `name[]=…` or `name=…`, repeated or
 * not. Numbered elements come in the order of their numbers. Empty when nothing was given.
 */
export function listParameter(values: unknown, name: string): string[] {
  if (!isValues(values)) return []
  const plain = [...textsIn(values[name]), ...textsIn(values[`${name}[]`])]
  const numbered: (readonly [number, string])[] = []
  for (const key of Object.keys(values)) {
    if (!key.startsWith(`${name}[`)) continue
    const index = /^\[(\d{1,6})\]$/.exec(key.slice(name.length))?.[1]
    if (index !== undefined) for (const text of textsIn(values[key])) numbered.push([Number(index), text])
  }
  if (numbered.length === 0) return plain
  return [...plain, ...numbered.toSorted(([one], [other]) => one - other).map(([, text]) => text)]
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
