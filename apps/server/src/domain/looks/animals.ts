/** Where an animal is that comes along, as captions and chips say it. */
export const whereAnimalsAre: Readonly<Record<string, string>> = {
  beside: 'beside the person',
  shoulder: 'on the shoulder',
  arms: 'in the arms',
  lap: 'on the lap',
  wrist: 'on the wrist',
  head: 'on the head',
  feet: 'at the feet',
  behind: 'behind the person',
  leash: 'on a lead',
  under: 'under the rider',
}

const numbers: Readonly<Record<string, string>> = { 2: 'two', 3: 'three', 4: 'four' }

/** Two foxes, three wolves; undefined for one. */
export function severalOf(name: string, many: string | undefined): string | undefined {
  const number = numbers[many ?? '']
  return number === undefined ? undefined : `${number} ${plural(name)}`
}

const unlike: Readonly<Record<string, string>> = { wolf: 'wolves', goose: 'geese', mouse: 'mice', calf: 'calves' }
const alike = /(?:sheep|deer|fish)$/

function plural(name: string): string {
  const last = name.split(' ').at(-1) ?? name
  const own = unlike[last]
  if (own !== undefined) return name.slice(0, -last.length) + own
  if (alike.test(last)) return name
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`
  return /(?:[sxz]|[sc]h)$/.test(last) ? `${name}es` : `${name}s`
}
