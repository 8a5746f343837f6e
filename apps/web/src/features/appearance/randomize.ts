type PersonKind = {
  readonly sex: 'woman' | 'man'
  readonly names: readonly string[]
  readonly hair: readonly string[]
}

const kinds: readonly PersonKind[] = [
  {
    sex: 'woman',
    names: 'Amara Ines Yuki Mira Leila Freja Noor Tamsin Paloma Ottilie Zainab Saoirse'.split(' '),
    hair: [
      'long auburn hair',
      'sharp black bob',
      'grey hair in a bun',
      'curly brown hair',
      'blonde ponytail',
      'silver pixie cut',
      'dark twin braids',
      'natural afro',
    ],
  },
  {
    sex: 'man',
    names: 'Kofi Tomas Osei Rafael Idris Henrik Mateo Anselm Kenji Bram Cillian Yusuf'.split(' '),
    hair: [
      'short grey hair and a full beard',
      'black quiff and stubble',
      'red hair and a moustache',
      'bald, with a short beard',
      'dark brown side part',
      'shoulder length blonde hair',
      'cornrows',
      'black dreadlocks',
    ],
  },
]

const surnames = 'Duarte Mensah Arai Lindqvist Okafor Varga Moreau Haddad Brandt Ferreira Quill Sato'.split(' ')
/** Nothing that can be seen, and so nothing for the words of their looks. */
const trades = [
  'lighthouse keeper',
  'court sketch artist',
  'night radio host',
  'rowing coach',
  'flight engineer',
  'beekeeper',
  'retired judge',
  'tango teacher',
  'river pilot',
  'clockmaker',
]
const traits = [
  'freckles',
  'high cheekbones',
  'green eyes',
  'grey eyes',
  'dark eyes',
  'a scar on the cheek',
  'round glasses',
]
const clothes = [
  'wine-red blouse',
  'navy suit',
  'mustard sweater',
  'olive trench coat',
  'denim jacket',
  'cream linen shirt',
  'black leather jacket',
  'teal hoodie',
]

export type Surprise = {
  readonly name: string
  readonly appearance: string
  readonly age: string
  readonly description: string
}

/** A random person, in words that one can go on from. */
export function randomize(chance: () => number): Surprise {
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const found = list[Math.floor(chance() * list.length)]
    if (found === undefined) throw new Error('There is nothing to pick from.')
    return found
  }
  const kind = pick(kinds)
  const age = 19 + Math.floor(chance() * 60)
  return {
    name: `${pick(kind.names)} ${pick(surnames)}`,
    age: String(age),
    description: `${capital(pick(trades))}.`,
    appearance: `${capital(kind.sex)}, ${pick(kind.hair)}, ${pick(traits)}, ${pick(clothes)}`,
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
