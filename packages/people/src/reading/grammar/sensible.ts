import type { PromptPart } from '#reading/vocabulary/attribute.ts'
import type { Meaning } from '#reading/vocabulary/lexicon.ts'
import { senses } from '#reading/vocabulary/senses/senses.ts'

/** Words for a picture, and for how it is felt: an adjective before them is said of all of it. */
const ofPictures =
  'mood, moods, atmosphere, ambience, ambiance, vibe, vibes, feel, feeling, aura, scene, setting, portrait, photo, photograph, photography, picture, image, shot, style, aesthetic, aesthetics, look, light, lighting, tone, tones, palette, colours, colors, colour, color, illustration, painting, drawing, art, artwork, movie, film, still, poster, render, selfie, night, evening, morning, day, afternoon, dusk, dawn, weather, composition, energy, and, yet, but, or, with, in, at, on, by, as, from, background, backdrop, landscape, place, moment, close, full, half, wide, low, high, rather, not, though, while, fantasy, anime, cinematic, digital, concept, vibe with, pose, expression, realism, 3d, vintage'

type Rule = { readonly part: PromptPart | undefined; readonly holds: (before: string, after: string) => boolean }

const asWords = (list: string): readonly string[] => list.split(', ')

/** Whether one of the words stands right before, or right after: split once, since every prompt is held against them. */
type Beside = (text: string) => boolean
const endsIn = (list = ''): Beside => {
  const ends = list === '' ? [] : asWords(list).map((words) => ` ${words} `)
  return (before) => ends.some((end) => before.endsWith(end))
}
const beginsWith = (list = ''): Beside => {
  const starts = list === '' ? [] : asWords(list).map((words) => ` ${words} `)
  return (after) => starts.some((start) => after.startsWith(start))
}
const isBeforePicture = beginsWith(ofPictures)

/** Nothing or a mark. */
const ended = /^ *(?:$|[^a-z0-9 ])/

const begun = /(?:^|[^a-z0-9 ]) *$/

const rules = new Map<string, Rule[]>()
for (const sense of senses) {
  const [after, before] = [endsIn(sense.after), beginsWith(sense.before)]
  const [notAfter, notBefore] = [endsIn(sense.notAfter), beginsWith(sense.notBefore)]
  const anywhere = sense.after === undefined && sense.before === undefined
  const rule: Rule = {
    part: sense.part,
    holds: (said, follows) =>
      (anywhere || after(said) || before(follows) || (sense.opens === true && begun.test(said))) &&
      !notAfter(said) &&
      !notBefore(follows) &&
      (sense.alone === undefined || ended.test(follows) || isBeforePicture(follows)) &&
      (sense.last === undefined || ended.test(follows)),
  }
  for (const word of asWords(sense.words)) rules.set(word, [...(rules.get(word) ?? []), rule])
}

/** What of a meaning holds for words of the text where they stand; nothing where none of it does. */
export function sensible(meaning: Meaning, said: string, before: string, after: string): Meaning | undefined {
  const failed = (rules.get(said) ?? []).filter((rule) => !rule.holds(` ${before} `, ` ${after} `))
  if (failed.length === 0) return meaning
  const claims = meaning.claims.filter(({ part }) =>
    failed.every((rule) => rule.part !== undefined && rule.part !== part),
  )
  // "Vibrant" is no word for the whole picture before "red", but still one for the red.
  const isMore =
    meaning.claims.length === 0 ||
    // "Gold embroidery": nobody sews, but it is still what is gold.
    meaning.noun === 'trim' ||
    meaning.tint !== undefined ||
    meaning.colour !== undefined ||
    meaning.describes === true
  const stays = claims.length > 0 || (isMore && failed.every(({ part }) => part !== undefined))
  return stays ? { ...meaning, claims } : undefined
}
