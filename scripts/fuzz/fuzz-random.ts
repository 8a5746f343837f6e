/** A source of chance that begins anew with its seed, so that a run can be repeated. */
export type Chance = {
  /** From 0 to 1. */
  next(): number
  /** A whole number below `end`. */
  below(end: number): number
  /** True so often, from 0 to 1. */
  often(share: number): boolean
  pick<T>(from: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // Mulberry32: short, and good enough to be surprised by.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    often: (share) => next() < share,
    pick(from) {
      const found = from[below(from.length)]
      if (found === undefined) throw new RangeError('There is nothing to pick from')
      return found
    },
  }
}

/** Texts that have broken something somewhere. */
export const oddTexts = [
  '',
  ' ',
  '\0',
  '\u0001\u001f\u007f\u0085',
  '\r\nset-cookie: a=b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'Ω≈ç√∫˜µ≤≥÷',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(50),
  "' or 1=1; --",
  '"; drop table characters; --',
  '%00%2e%2e%2f',
  '../../../../../etc/passwd',
  '..\\..\\windows',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'unique()',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '9223372036854775808',
  '2026-13-45T99:99:99Z',
  '+0000000000000000',
  'a'.repeat(40),
  'a@b.c',
  '{"method":"limit","values":[1]}',
  '[[[[[[',
  '(((((((((((((((((((((a+)+)+)+',
]

const oddNumbers = [0, -0, -1, 1, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 64, 1e308, -1e308, 5e-324, 0.1, 1.5]

/** A value that nobody has asked for. */
export function oddValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 3 ? 6 : 9)) {
    case 0:
      return null
    case 1:
      return chance.often(0.5)
    case 2:
      return chance.pick(oddNumbers)
    case 3:
    case 4:
      return chance.pick(oddTexts)
    case 5:
      return chance.pick(oddTexts).repeat(chance.pick([1, 10, 1000]))
    case 6:
      return Array.from({ length: chance.pick([0, 1, 3, 120]) }, () => oddValue(chance, depth + 2))
    case 7:
      return Object.fromEntries(
        Array.from({ length: chance.pick([0, 1, 4]) }, () => [chance.pick(oddTexts), oddValue(chance, depth + 1)]),
      )
    default:
      return nested(chance.pick([10, 63, 70, 3000]))
  }
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let at = 0; at < depth; at++) value = at % 2 ? { a: value } : [value]
  return value
}

/** The same value with one thing in it changed. */
export function mutated(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.often(0.1)) return oddValue(chance)
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.often(0.2)) return [...value, oddValue(chance)]
    const at = chance.below(value.length)
    return value.map((each: unknown, index) => (index === at ? mutated(each, chance) : each))
  }
  const entries = Object.entries(value)
  const at = entries.length === 0 ? 0 : chance.below(entries.length)
  if (chance.often(0.15)) return { ...value, [chance.pick(oddTexts)]: oddValue(chance) }
  if (chance.often(0.15)) return Object.fromEntries(entries.filter((_entry, index) => index !== at))
  return Object.fromEntries(entries.map(([name, each], index) => [name, index === at ? mutated(each, chance) : each]))
}
