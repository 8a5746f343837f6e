import { headNoun } from './head-noun.ts'
import { colorWithin } from './thing-words.ts'
import { accessories } from '#catalogue/generated/accessories.ts'
import { type CatalogEntry, idsOf } from '#catalogue/entry.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import { type Family, type Mark, type Step, stepsOf } from '#catalogue/marks/mark.ts'
import { marks } from '#catalogue/marks/marks.ts'
import { expressions } from '#catalogue/expressions.ts'
import { backgrounds } from '#catalogue/generated/backgrounds.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { beards } from '#catalogue/beards.ts'
import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { times, weathers } from '#catalogue/hours.ts'
import { scenery } from '#catalogue/generated/scenery.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { compositions, cutOuts, focuses, grades, lenses } from '#catalogue/camera-work.ts'
import { effects } from '#catalogue/effects.ts'
import { lights } from '#catalogue/lights.ts'
import { cameraMoves, cameras, framings, motions, styles, views } from '#catalogue/picture.ts'
import { type Claim, claims, type PromptPart } from './attribute.ts'
import { type ColorMeaning, colorWords, tintWords } from './color-words.ts'
import { boilerplate } from './common-words.ts'
import { moods } from './moods.ts'
import { isDoer } from './doers.ts'
import { minorWords } from './minors.ts'
import { heritageWords, peopleWords } from './people-words.ts'
import { nearWords } from './near-words.ts'
import { wordsOf } from './tokens.ts'
import { aesthetics } from './aesthetics.ts'
import { seasons } from './seasons.ts'
import { kinWords, tradeWords } from './trades/trades.ts'
import { wholePhrases } from './phrases/whole-phrases.ts'
import { nouns, nounWords, type Noun, plainTraits, traits } from './traits.ts'

/** All that a phrase may mean; which of it holds depends on what stands beside it. */
export type Meaning = {
  readonly phrase: string
  readonly claims: readonly Claim[]
  readonly noun?: Noun
  /** It says something about some nouns, see `traits`. */
  readonly describes?: true
  readonly colour?: ColorMeaning
  readonly tint?: string
}

export type Lexicon = {
  readonly root: LexiconNode
  /** Every word of every phrase. */
  readonly words: ReadonlySet<string>
  /** Those that a typed one may be a slip of, as far as its first letter and its length tell, and what they mean alone. */
  readonly near: (typed: string) => readonly Word[]
}
type Word = readonly [word: string, sense: string]
export type LexiconNode = {
  readonly next: Map<string, LexiconNode>
  /** Where any of several words leads on, by the words. */
  either?: Map<string, readonly [words: ReadonlySet<string>, node: LexiconNode]>
  meaning?: Meaning
}

/** Poses that any other pose outdoes. */
const plainPoses: ReadonlySet<string> = new Set(idsOf(poses.filter(({ more }) => more.plain)))
/** Words for the lower half, which give way to the upper half's. */
const bottoms: ReadonlySet<string> = new Set(
  'jeans, trousers, chinos, slacks, pants, skirt, pencil skirt, pleated skirt, mini skirt, miniskirt, long skirt, shorts, board shorts, bermuda shorts, cargo shorts, leggings, yoga pants, sweatpants, joggers, tracksuit bottoms, tartan skirt, swim shorts, boardshorts, breeches, riding breeches, knee breeches, jodhpurs'.split(
    ', ',
  ),
)

/** Ends of words for light and for what is in the air that may have a color. */
const shining =
  /(?:lights?|lighting|glow|lamps?|bulbs?|strips?|beams?|rays|gels?|smoke|flames?|fire|aura|powder|energy|magic|sparks|lightning|miasma|petals|butterflies|splash|splatter|circles?|runes|particles|sparkles|orbs|mist|dust|confetti|feathers|leaves|bubbles|fireworks|trails|embers|hearts|crystals|shards|glitter|electricity|bolts?|wisps|fireflies|flares?|lanterns|ribbons|steam|vapou?r|bokeh)$/

const ofFaces = /(?:^| )(?:portrait|headshot)(?: |$)/
const placeWords: ReadonlyMap<string, string> = new Map(
  backgrounds.flatMap(({ id, words }) => words.map((word) => [word, id] as const)),
)
/** Words for a whole world that clothes are called by as well: what somebody has on in it may be said otherwise. */
const worlds: ReadonlySet<string> = new Set('steampunk, steam punk, cyberpunk, victorian, superhero'.split(', '))
/** Words for places that are none within a deed: "flat on her back". */
const noPlaces: ReadonlySet<string> = new Set('flat, runway, terminal, booth, cooking'.split(', '))

/** Where a deed that names its place is done: who is asleep on a train is on a train. */
function placeIn(phrase: string): readonly Claim[] {
  const words = phrase.split(' ')
  const places = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  )
  const named = places.findLast((one) => one !== phrase && placeWords.has(one) && !noPlaces.has(one))
  const value = named === undefined ? undefined : placeWords.get(named)
  return value === undefined ? [] : [{ part: 'background', value, rank: 2 }]
}

/** "Sipping tea", "eating a burger": what is done with a thing is said as well. */
const doneWith = (word: string): readonly Claim[] => {
  if (/^(?:sipping|drinking) (?!glass|horn|bottle|straw|vessel)/.test(word)) return claims('pose=drinking')
  return word.startsWith('eating ') ? claims('pose=eating') : []
}

/** Trousers and skirts that are named by themselves are worn with a T-shirt. */
const wornWith = (id: string): readonly Claim[] =>
  slotOf(id) === 'bottoms' ? [{ part: 'outfit', value: 'tshirt-jeans', rank: 2 }] : []
const beasts: ReadonlyMap<string, string> = new Map(
  accessories.flatMap(({ id, words, more }) =>
    more.slot === 'beside' ? words.map((word) => [word, id] as const) : [],
  ),
)

/** The animal that a deed is done with: "petting a cat", "feeding chickens". */
function animalIn(phrase: string): readonly Claim[] {
  const last = phrase.split(' ').at(-1) ?? ''
  const value = phrase.includes(' ') ? (beasts.get(last) ?? beasts.get(last.replace(/s$/, ''))) : undefined
  return value === undefined ? [] : [{ part: 'accessories', value, rank: 1 }]
}

/** A phrase with its words cut as those of a prompt are. Most are written so already, and there are tens of thousands. */
const keyOf = (phrase: string): string => (isCut.test(phrase) ? phrase : wordsOf(phrase).join(' '))
const isCut = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** The lexicon, compiled from the catalog and the word lists. Costs some hundred milliseconds; make it once. */
export function makeLexicon(): Lexicon {
  const found = new Map<string, Meaning>()
  const add = (phrase: string, more: Partial<Meaning>) => {
    const key = keyOf(phrase)
    const known = found.get(key) ?? { phrase: key, claims: [] }
    found.set(key, { ...known, ...more, claims: [...known.claims, ...(more.claims ?? [])] })
  }
  const addEntries = (part: PromptPart, list: readonly CatalogEntry[], noun?: Noun) => {
    for (const { id, words } of list) {
      for (const word of words) {
        const lower = part === 'outfit' && bottoms.has(word)
        const mild = lower || word === 'portrait' || (part === 'pose' && (plainPoses.has(id) || isDoer(word)))
        const claim: Claim = { part, value: id, rank: worlds.has(word) && part === 'outfit' ? 2 : mild ? 1 : 0 }
        // Of the words for light and air only the things themselves have a color.
        const isThing = (noun !== 'light' && noun !== 'effect') || shining.test(word)
        // "braided" and "tied back" describe hair; "braid" and "bun" are hair.
        // A kite that can be held stays a thing in hands, also when some fly in the background.
        const isHeld = part === 'scenery' && found.get(keyOf(word))?.noun !== undefined
        const isNoun =
          noun !== undefined &&
          !isHeld &&
          isThing &&
          !(noun === 'hair' && /(ed|y|back|up)$/.test(word) && !word.includes('hair'))
        // "Pencil portrait", "low key portrait": it says what the picture shows as well.
        const shows: readonly Claim[] = ofFaces.test(word) && part !== 'framing' ? claims('framing?=portrait') : []
        const told =
          part === 'accessories'
            ? [...colorWithin(id, word), ...wornWith(id), ...doneWith(word)]
            : part === 'pose'
              ? [...placeIn(word), ...animalIn(word)]
              : []
        add(word, { claims: [claim, ...told, ...shows], ...(isNoun ? { noun: lower ? 'bottoms' : noun } : {}) })
      }
    }
  }
  addEntries('hairStyle', hairStyles, 'hair')
  addEntries('beard', beards, 'beard')
  addEntries('outfit', outfits, 'outfit')
  addEntries('accessories', accessories, 'accessory')
  for (const mark of marks)
    for (const word of mark.words) for (const [phrase, meaning] of meaningsOf(mark, word)) add(phrase, meaning)
  addEntries('pose', poses)
  addEntries('expression', expressions)
  addEntries('background', backgrounds)
  addEntries('time', times)
  addEntries('weather', weathers)
  addEntries('framing', framings)
  addEntries('camera', cameras)
  addEntries('view', views)
  addEntries('lens', lenses)
  addEntries('focus', focuses)
  addEntries('cutOut', cutOuts)
  addEntries('composition', compositions)
  addEntries('light', lights, 'light')
  addEntries('effects', effects, 'effect')
  addEntries('scenery', scenery, 'scenery')
  // A fountain makes one think of a park, unless another place is named.
  for (const { words, more } of scenery)
    for (const word of more.place ? words : [])
      add(word, { claims: [{ part: 'background', value: more.place ?? '', rank: 2 }] })
  addEntries('style', styles)
  addEntries('grade', grades)
  addEntries('motion', motions)
  addEntries('cameraMove', cameraMoves)

  for (const noun of nouns)
    for (const word of split(nounWords[noun]))
      // A thing that can be drawn by now takes what is said of it.
      if (noun !== 'things' || found.get(word)?.noun === undefined) add(word, { noun })
  for (const [said, words] of [...peopleWords, ...tradeWords, ...kinWords])
    for (const word of split(words)) add(word, { claims: claims(said), noun: 'person' })
  for (const [value, words] of heritageWords)
    for (const word of split(words)) add(word, { claims: [{ part: 'heritage', value, rank: 0 }] })
  for (const [said, words] of [...plainTraits, ...seasons, ...aesthetics])
    for (const word of split(words)) add(word, { claims: claims(said) })
  for (const [said, words] of wholePhrases) for (const word of split(words)) add(word, headNoun(word, claims(said)))
  for (const [said, words] of moods) for (const word of split(words)) add(word, { claims: claims(said) })
  for (const [word] of minorWords) add(word, { noun: 'person' })
  for (const adjectives of traits.values()) for (const word of adjectives.keys()) add(word, { describes: true })
  for (const [word, colour] of colorWords()) add(word, { colour })
  for (const [word, tint] of tintWords) add(word, { tint })
  for (const word of split(boilerplate)) add(word, {})
  // Lipstick is a noun with a color of its own: red unless another is named.
  add('lipstick', { noun: 'lipstick' })
  for (const word of ['she', 'her', 'hers', 'he', 'him', 'his', 'herself', 'himself']) drop(found, word)
  const patterns = marks.flatMap(({ more }) => more.phrases.flatMap((phrase) => phrase.split(/[ /+_]+/)))
  const words = new Set([...[...found.keys()].flatMap((phrase) => phrase.split(' ')), ...patterns])
  const near = nearWords([...words].map((word): Word => [word, senseOf(found.get(word)) ?? word]))
  const root = grow(found.values())
  for (const mark of marks)
    for (const pattern of mark.more.phrases)
      for (const [phrase, meaning] of meaningsOf(mark, pattern))
        for (const steps of stepsOf(phrase)) insert(root, steps, { phrase, claims: [], ...meaning })
  return { root, words, near }
}

/** What colors and adjectives before such a mark describe. */
const markNouns: Readonly<Partial<Record<Family, Noun>>> = {
  tattoo: 'tattoo',
  glow: 'marks',
  paint: 'marks',
  gems: 'marks',
  makeup: 'makeup',
  nails: 'nails',
  hair: 'hair',
}

const nounOf = ({ id, more: { family } }: Mark): Noun | undefined => {
  // "A blonde money piece": its color is that of the strands.
  if (id === 'money-piece') return 'highlights'
  // Eye colors follow the word for eyes.
  return family === 'eyes' ? 'eyes' : markNouns[family]
}

/** What a mark's words claim; within "glowing blue runes" stands the color too. */
function meaningsOf(mark: Mark, phrase: string): readonly (readonly [phrase: string, meaning: Partial<Meaning>])[] {
  const claim: Claim = { part: 'marks', value: mark.id, rank: 0 }
  const noun = nounOf(mark)
  // What is on the back is seen from behind, unless another side is asked for.
  const turned: readonly Claim[] = mark.more.where === 'back' ? [{ part: 'view', value: 'back', rank: 2 }] : []
  const of = (said: readonly Claim[]): Partial<Meaning> => ({ claims: [...said, ...turned], ...(noun && { noun }) })
  if (mark.more.family !== 'glow' || !/^glowing[ /]/.test(phrase)) return [[phrase, of([claim])]]
  const colored = glowColors.map(([word, value]) => {
    const color: Claim = { part: 'paint', value, rank: 0 }
    return [phrase.replace(/^[^ ]+/, (first) => `${first} ${word}`), of([claim, color])] as const
  })
  return [[phrase, of([claim])], ...colored]
}

const glowColors: readonly (readonly [word: string, colour: string])[] = [
  ...'blue red green gold purple pink white orange violet teal yellow turquoise'
    .split(' ')
    .map((id) => [id, id] as const),
  ['golden', 'gold'],
  ['cyan', 'turquoise'],
]

/** Slips of two words that come to the same may be either. */
const senseOf = (meaning: Meaning | undefined): string | undefined =>
  meaning && JSON.stringify([meaning.claims, meaning.noun, meaning.colour, meaning.tint])

/** Pronouns say who it is and are nothing that adjectives describe. */
function drop(found: Map<string, Meaning>, word: string): void {
  const known = found.get(word)
  if (known) found.set(word, { phrase: word, claims: known.claims })
}

const split = (words = ''): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function grow(meanings: Iterable<Meaning>): LexiconNode {
  const root: LexiconNode = { next: new Map() }
  for (const meaning of meanings) {
    let node = root
    for (const word of meaning.phrase.split(' ')) {
      const next = node.next.get(word) ?? { next: new Map<string, LexiconNode>() }
      node.next.set(word, next)
      node = next
    }
    node.meaning = meaning
  }
  return root
}

function insert(root: LexiconNode, steps: readonly Step[], meaning: Meaning): void {
  let node = root
  for (const step of steps) {
    if (typeof step === 'string') {
      const next = node.next.get(step) ?? { next: new Map<string, LexiconNode>() }
      node.next.set(step, next)
      node = next
    } else {
      node.either ??= new Map()
      const key = [...step].join('/')
      const next = node.either.get(key)?.[1] ?? { next: new Map<string, LexiconNode>() }
      node.either.set(key, [step, next])
      node = next
    }
  }
  node.meaning ??= meaning
}
