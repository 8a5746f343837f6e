import type { WordRange } from './vocabulary/attribute.ts'

/** People whom words bring into a picture without a name: "her boyfriend", "two friends", "a couple". */
type UnnamedPeople = WordRange & {
  /** How many people the picture has by them, at least. */
  readonly people: number
  /** Whether they are one besides the one in the picture: a name may stand in their place. */
  readonly isOne: boolean
}

const relation =
  'boyfriend|girlfriend|husband|wife|fiancé|fiancée|fiance|fiancee|partner|lover|brother|sister|twin|cousin|father|mother|dad|mum|mom|grandmother|grandfather|grandma|grandpa|aunt|uncle|friend|best friend|bestie|colleague|coworker|roommate|flatmate|neighbour|neighbor|rival'
const relations =
  'friends|best friends|sisters|brothers|siblings|twins|lovers|cousins|colleagues|coworkers|roommates|flatmates|neighbours|neighbors|rivals|strangers|women|men|people'
const kind = '(?:(?:best|old|good|close|young|elderly|happy|little|big|older|younger|childhood|new|married) )?'
const beside = 'with|and|beside|alongside|hugging|hugs|kissing|kisses|next to|against|facing'

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 }

/** After these words it is no person: "boyfriend jeans", "her mother's ring". */
const notThings = `(?![’'\\p{L}\\p{N}-])(?! (?:jeans|jacket|shirt|sweater|blazer|cardigan|hoodie|coat|fit|shorts)\\b)`
const start = '(?<![\\p{L}\\p{N}@])'
const phrase = (pattern: string): RegExp => new RegExp(`${start}(?:${pattern})${notThings}`, 'giu')

/** One besides: whose they are, or beside whom they are. "My nan feeding pigeons" is the one in the picture. */
const one = phrase(
  `(?:her|his|their) ${kind}(?:${relation})|(?<=(?:${beside}) )(?:my|a|an|another|the) ${kind}(?:${relation})`,
)
const counted = phrase(`(?<besides>(?:${beside}) )?(?<count>two|three|four|2|3|4) ${kind}(?:${relations})`)
const several = phrase(
  `(?<=(?:^|[,.;:!?] ?))(?:best )?friends|(?:best|old|close|childhood) friends|(?:her|his|their) ${kind}friends|(?<=(?:${beside}) )(?:my |some )?friends`,
)
const pairs = phrase(
  'bride and groom|groom and bride|husband and wife|wife and husband|mother and (?:daughter|son)|father and (?:daughter|son)|brother and sister|sister and brother|a (?:wo)?man and (?:a|another) (?:wo)?man',
)
/** "A couple of books" and "a couple books" are no people. */
const couple = phrase(
  '(?:(?:a|the|this|an) )?(?:(?:young|old|elderly|married|happy|loving|newlywed|gay|lesbian|cute|retired) ){0,2}couple(?=$|[^\\p{L}\\p{N} ]| (?:in|on|at|by|under|with|near|and|who|is|are|before|after|during|from|inside|outside|sharing|\\p{L}+ing)(?![\\p{L}]))',
)
const group = phrase('(?:a |the )?(?:group|bunch|gang|team) of (?:friends|people|women|men|strangers|colleagues)')

/** What denies them: "without her boyfriend", "no friends". */
const denied = /(?:^|[^\p{L}])(?:no|not|without|never|minus|like|as)(?: (?:a|an|the|her|his|their|my))?\s*$/iu

/** So many letters before them are looked at for that. */
const near = 40

/** The words of a text for people whom nobody has named, in their order. */
export function unnamedPeople(text: string): readonly UnnamedPeople[] {
  const found: UnnamedPeople[] = []
  const add = (pattern: RegExp, people: (match: RegExpMatchArray) => number, isOne = false): void => {
    for (const match of text.matchAll(pattern)) {
      const skipped = match.groups?.['besides']?.length ?? 0
      const [at, end] = [match.index + skipped, match.index + match[0].length]
      const isTaken = found.some((other) => at < other.end && other.at < end)
      if (!isTaken && !denied.test(text.slice(Math.max(0, at - near), at)))
        found.push({ at, end, people: people(match), isOne })
    }
  }
  add(pairs, () => 2)
  add(group, () => 3)
  add(couple, () => 2)
  add(counted, ({ groups }) => (numbers[(groups?.['count'] ?? '').toLowerCase()] ?? 2) + (groups?.['besides'] ? 1 : 0))
  add(several, () => 2)
  add(one, () => 2, true)
  let ones = 0
  return found
    .toSorted((first, second) => first.at - second.at)
    .map((each) => ({ ...each, people: Math.min(maxPeople, each.isOne ? 1 + ++ones : each.people) }))
}

/** A picture shows no more. */
const maxPeople = 4
