/** A measure found in the text, and where it stood. */
export type Measure = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'age'; readonly years: number }
  | { readonly kind: 'height'; readonly cm: number }
  | { readonly kind: 'stop'; readonly stop: number }
)

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

const n = String.raw`(\d{1,3}|(?:${tens.join('|')})(?:[-\s](?:${small.slice(1, 10).join('|')}))?|${small.slice(1).toReversed().join('|')})`
const part = String.raw`(?:(early|mid|middle|late)[-\s]+)`
const decade = String.raw`(${decades.join('|')}|[2-9]0'?s)`

type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => FoundNumber | undefined]
type FoundNumber =
  | { readonly kind: 'age'; readonly years: number }
  | { readonly kind: 'height'; readonly cm: number }
  | { readonly kind: 'stop'; readonly stop: number }

const age = (years: number): FoundNumber => ({ kind: 'age', years })
const height = (cm: number): FoundNumber => ({ kind: 'height', cm: Math.round(cm) })

/** Tried in this order; a place that one has read is not read again. */
const readers: readonly Reader[] = [
  // How far a lens is open: "f/1.4", "f2.8".
  [/\bf\s?\/?\s?(\d{1,2}(?:\.\d)?)\b/g, ([stop]) => ({ kind: 'stop', stop: Number(stop) })],
  [
    /\b(\d)\s*(?:'|’|′|ft\.?|feet|foot)\s*(\d{1,2})?\s*(?:"|”|″|''|′′|in(?:ches)?\b)?/g,
    ([feet, inches]) => height(Number(feet) * 30.48 + Number(inches ?? 0) * 2.54),
  ],
  [
    new RegExp(String.raw`\b(five|six|four|seven)[-\s](?:foot|feet)(?:[-\s]${n})?\b`, 'g'),
    ([feet, inches]) => height(value(feet) * 30.48 + (inches ? value(inches) : 0) * 2.54),
  ],
  [/\b(1\d\d|20\d|2[0-2]\d)\s*cm\b/g, ([cm]) => height(Number(cm))],
  [
    /\b(1|2)[.,](\d\d?)\s*m(?:et(?:er|re)s?)?\b/g,
    ([whole, rest = '']) => height(Number(whole) * 100 + Number(rest.padEnd(2, '0'))),
  ],
  [
    new RegExp(String.raw`\b${n}[-\s]*(?:years?|yrs?)(?:[-\s]*(?:olds?|of age))?\b`, 'g'),
    ([years]) => age(value(years)),
  ],
  [new RegExp(String.raw`\b${n}[-\s]*(?:yo|y\/o)\b`, 'g'), ([years]) => age(value(years))],
  [
    new RegExp(String.raw`\b(?:aged?|age)\s*(?:is|of|:)?\s*(?:about\s+|around\s+)?${n}\b`, 'g'),
    ([years]) => age(value(years)),
  ],
  [
    new RegExp(String.raw`\bin\s+(?:his|her|their|its|the|my)\s+${part}?${decade}`, 'g'),
    ([which, tenth]) => age(decadeOf(tenth) + within(which)),
  ],
  [new RegExp(String.raw`\b${part}${decade}`, 'g'), ([which, tenth]) => age(decadeOf(tenth) + within(which))],
  [
    new RegExp(String.raw`\b(${tens.join('|')}|[2-9]0)[-\s](something|ish|odd)\b`, 'g'),
    ([tenth, kind]) => age(value(tenth) + (kind === 'ish' ? 0 : 5)),
  ],
  [new RegExp(String.raw`(?<=^\s*|[,;(]\s*)${decade}(?=\s*(?:$|[,.;)]))`, 'g'), ([tenth]) => age(decadeOf(tenth) + 5)],
  [
    new RegExp(
      String.raw`(?<=^\s*|[,;:(]\s*|\bof\s+(?:about\s+|around\s+|nearly\s+)?|\b(?:about|around|is|nearly)\s+)${n}(?=\s*(?:$|[,.;)!]|(?:with|and|in|who|wearing)\b))`,
      'g',
    ),
    ([years]) => bare(value(years)),
  ],
]

/** Ages and heights in digits and words. `text` is in small letters. */
export function measures(text: string): readonly Measure[] {
  const found: Measure[] = []
  for (const [pattern, read] of readers) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index
      const end = at + match[0].length
      const measure = found.some((other) => at < other.end && other.at < end) ? undefined : read(match.slice(1))
      if (measure) found.push({ ...measure, at, end })
    }
  }
  return found
}

/** A lone number is an age when it can be one of a grown-up; anything else may count anything. */
const bare = (years: number): FoundNumber | undefined => (years >= 18 && years <= 100 ? age(years) : undefined)

const within = (which: string | undefined): number => (which === 'early' ? 2 : which === 'late' ? 8 : 5)

function decadeOf(word = ''): number {
  const at = decades.indexOf(word)
  return at < 0 ? Number.parseInt(word, 10) : (at + 2) * 10
}

function value(word = ''): number {
  if (/^\d/.test(word)) return Number(word)
  const [first = '', second] = word.split(/[-\s]/)
  const tenth = tens.indexOf(first)
  if (tenth >= 0) return (tenth + 2) * 10 + (second ? small.indexOf(second) : 0)
  return small.indexOf(first)
}
