import { boilerplate, silent } from '#reading/vocabulary/common-words.ts'
import type { Dictionary } from '#reading/vocabulary/dictionary.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import { tokens } from '#reading/vocabulary/tokens.ts'
import { limbs } from '#reading/unknown-phrases.ts'

/** A prompt as it is kept in `test/prompts`: its text, and the things it names with their kinds. */
export type Prompt = {
  readonly text: string
  readonly things: readonly (readonly [words: string, kind: string])[]
}

/** What became of a thing: drawn, said to be undrawable, passed over, or taken for something else. */
export const fates = ['obeyed', 'answered', 'silent', 'misread'] as const
export type Fate = (typeof fates)[number]

export type Judged = {
  readonly words: string
  readonly kind: string
  readonly fate: Fate
  /** The parts and phrases that overlap it. */
  readonly read: readonly string[]
}

/**
 * Words of a part, or of the thing itself, that a reviewer judged to mean the wrong thing although the field would
 * fit; some only `within` a prompt that says this too.
 */
export type Wrong = readonly (readonly [words: string, part: string, value: string, within?: string])[]

const looks =
  'skinTone skinDye freckles wrinkles scar moles headShape forehead cheekbones cheeks jaw chin eyeColour eyeSize eyeShape eyeGlow lashes brows nose lips mouth lipstick makeup ears hairStyle hairLength hairTexture hairColour highlight beard marks motif ink paint nails eyeshadow otherEye piercing piercings accessories accent hands neck'
const dress =
  'outfit colour colour2 accent accessories thingColour thingMaterial pattern material wear detail details shoes top bottom layer'

/** Which fields can show a thing of a kind: those where the drawn part is what was asked for, not only near it. */
const fitting: Readonly<Record<string, string>> = {
  // Somebody is told by their body, their clothes, what they have and do; "a tiny figure" by the distance.
  person: `sex age heritage role height build shoulders legs hips neck outfit pose gesture beard framing ${looks}`,
  look: `age height build shoulders legs hips ${looks}`,
  // Tears and a blush are on the skin.
  expression: 'expression marks',
  pose: 'pose gesture motion expression gaze view',
  // Bare feet are a mark of the body, and so is paint on a nose; a wheelchair comes with its pose.
  clothing: `${dress} marks`,
  detail: `${dress} marks pose gesture`,
  worn: 'accessories thingColour thingMaterial accent outfit colour hairStyle marks',
  // What is used need not be in a hand: a bed, a stack of books, a hot air balloon.
  held: 'accessories thingColour thingMaterial accent pose gesture scenery',
  animal: 'scenery effects accessories animal animals pose gesture accent',
  place: 'background scenery cutOut',
  scenery: 'scenery sceneryColour background cutOut effect effects light time weather',
  // A season is seen by its leaves and its snow, a feast by its lights.
  time: 'time light weather effects scenery grade',
  // Wind is seen in the hair.
  weather: 'weather scenery effect effects marks',
  light: 'scenery light lightColour lightColour2 time weather background style effect effects grade tones',
  // Sweat, flour and wind in the hair are seen on the person; bloom and a shallow depth of field are the lens's.
  effect: 'scenery effect effects effectColour weather light pose gesture accessories style motion marks focus lens',
  // "Card art" and "sprite" name a way to draw, "medium format" a film.
  view: 'framing camera view cameraMove lens focus composition pose gesture light style grade',
  // Steampunk is clothes, a place and colors.
  style: 'style grade tones framing effects light lens focus composition outfit background scenery accessories',
  mood: 'mood light style grade expression weather time camera effects composition marks',
  company: 'company',
}

/** Other people that can be drawn: as many as are no person of their own. */
const companies: ReadonlySet<string> = new Set(['crowd', 'soldiers'])

type JudgedRange = { readonly at: number; readonly end: number }
const overlaps = (one: JudgedRange, other: JudgedRange): boolean => one.at < other.end && other.at < one.end

/** Holds what is read of a prompt against the things it names. */
export function judge({ text, things }: Prompt, wrong: Wrong, isWord: Dictionary): readonly Judged[] {
  const { understood, unknown } = parsePrompt(text, { isWord })
  const taken = new Map<string, number>()
  const judged = things.map(([words, kind]): Judged => {
    // Of the same words twice the second thing is the second place.
    const at = placeOf(text, words, taken.get(words) ?? 0)
    taken.set(words, at + 1)
    const place = { at, end: at + words.length }
    // "her" says who it is, not what the thing beside it is.
    const parts = understood.filter(
      (part) => overlaps(part, place) && !/^(?:she|her|hers|he|his|him)$/i.test(part.words),
    )
    const lost = unknown.filter((phrase) => overlaps(phrase, place))
    const not = kind.startsWith('not:')
    const fields = (fitting[not ? kind.slice(4) : kind] ?? '').split(' ')
    // What is told as not drawn is not obeyed by what is drawn in its place.
    const isTold = (part: (typeof parts)[number]) =>
      lost.some(({ at: from, end }) => from <= part.at && part.end <= end)
    const isWrong = (part: (typeof parts)[number]) =>
      !isTold(part) &&
      wrong.some(
        ([said, field, value, within = '']) =>
          field === part.part &&
          value === part.value &&
          [part.words, words].some((one) => one.toLowerCase() === said) &&
          text.toLowerCase().includes(within),
      )
    const isDenied = (value: string) =>
      value.startsWith('-') || ['none', 'bald', 'studio', 'clear', 'looking-aside', 'alone'].includes(value)
    // "making pancakes": what is in the hands shows what they do.
    const isDone = (part: (typeof parts)[number]) =>
      kind === 'pose' && part.part === 'accessories' && /^\w+ing\b/i.test(part.words)
    const isCrowd = (part: (typeof parts)[number]) => kind === 'company' && companies.has(part.value)
    const fits = parts.filter(
      (part) => (fields.includes(part.part) || isDone(part) || isCrowd(part)) && !isWrong(part) && !isTold(part),
    )
    const right = not
      ? parts.some(({ part }) => part === 'without') || fits.some(({ value }) => isDenied(value))
      : fits.some(({ value }) => !value.startsWith('-'))
    const fate = fateOf({ wrong: parts.some(isWrong), right, read: parts.length > 0, lost: lost.length > 0 })
    return {
      words,
      kind,
      fate,
      read: [...parts.map((part) => `${part.part}=${part.value}`), ...lost.map((phrase) => `? ${phrase.words}`)],
    }
  })
  return judged.filter(({ fate, words }) => fate !== 'silent' || !isSaidOfNothing(words))
}

const praise: ReadonlySet<string> = new Set(boilerplate.split(',').map((one) => one.trim()))

/** Praise of the picture and little words ("masterpiece", "behind") name nothing, and nothing is told of them. */
const isSaidOfNothing = (words: string): boolean =>
  praise.has(words.toLowerCase()) ||
  tokens(words).every((token) => token.mark || (silent.has(token.text) && !limbs.has(token.text)))

/** Where the words stand by themselves: "rain" is not the beginning of a raincoat. */
function placeOf(text: string, words: string, from: number): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/i.test(sign)
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at
  return text.indexOf(words, from)
}

function fateOf(found: Readonly<Record<'wrong' | 'right' | 'read' | 'lost', boolean>>): Fate {
  if (found.wrong) return 'misread'
  if (found.right) return 'obeyed'
  if (found.lost) return 'answered'
  return found.read ? 'misread' : 'silent'
}
