import { z } from 'zod'
import { generationKinds } from './engines.ts'
import { limits } from './limits.ts'
import { existingId, flag, maybe, share, text } from './parameters.ts'
import { plainText } from './plain-text.ts'

const { characters } = limits.reading
const tooMany = `Value must a valid array no longer than ${characters} items`

/**
 * What somebody typed, letter for letter: places in the answer are places in this very text. What a prompt would lose
 * before it is kept (control characters, halves of letters) does not count for its length here either.
 */
const typed = () => {
  const says = tooLong(limits.media.prompt)
  return z
    .string({ error: ({ input }) => (input === undefined ? undefined : says) })
    .refine(isAtMost(limits.media.prompt), says)
}

const tooLong = (max: number): string => `Value must be a valid string and no longer than ${max} chars`
const isAtMost = (max: number) => (value: string) => plainText(value).length <= max

/** `POST /v1/readings`: what an engine will make of a prompt. Without an engine, the usual one. */
const Asked = z.object({
  text: typed(),
  /** Whose names are no words of the picture, and whose manner decides what the text leaves open. */
  characterIds: maybe(z.array(existingId(), tooMany).max(characters, tooMany)),
  engine: maybe(text({ max: 64 })),
  /** How several of them are together, and a pose, where those were chosen: some arrangements leave no hand free. */
  arrangement: maybe(text({ max: 64 })),
  pose: maybe(text({ max: 64 })),
  /** The text tells what to leave out: every part of the answer must not be seen, and what is unknown cannot be kept out. */
  negative: maybe(flag()),
  kind: maybe(z.enum(generationKinds, `Value must be one of (${generationKinds.join(', ')})`)),
  /** How long a film is to be: long ones are not cut out. */
  durationSeconds: maybe(share(1, 60)),
})
const { negativePrompt } = limits.media
/** A negative prompt is no longer than a request may have one: reading it takes longer than reading a prompt. */
export const ReadingRequest = Asked.refine(({ text, negative }) => !negative || isAtMost(negativePrompt)(text), {
  path: ['text'],
  error: tooLong(negativePrompt),
})
export type ReadingRequest = z.output<typeof ReadingRequest>

/** From the first UTF-16 unit of the words to the one after their last. */
const place = { start: z.int(), end: z.int() }

/** Something that was understood. A value that begins with `-` must not be seen. */
const ReadPart = z.object({
  ...place,
  /** The words that said it, as they were typed. */
  text: z.string(),
  /** One of `lookParts`. */
  field: z.string(),
  value: z.string(),
  /** What a chip says: "Silver hair", "No hat". */
  label: z.string(),
})
export type ReadPart = z.infer<typeof ReadPart>

/** Words that are not drawn. */
const UnknownWords = z.object({ ...place, text: z.string() })

/** A misspelt word, and the one that it was read as. */
const CorrectedWord = z.object({ ...place, text: z.string(), to: z.string() })
export type CorrectedWord = z.infer<typeof CorrectedWord>

/** What a generation keeps of how its prompt was read. */
export const KeptReading = z.object({
  parts: z.array(ReadPart),
  unknown: z.array(UnknownWords),
  corrected: z.array(CorrectedWord),
})
export type KeptReading = z.infer<typeof KeptReading>

export const Reading = KeptReading.extend({
  /** With the engines of this studio that take words as they are. */
  unknown: z.array(UnknownWords.extend({ engines: z.array(z.string()) })),
  /** Fields that nothing decides: each picture has its own. */
  open: z.array(z.string()),
  /**
   * Words for people whom nobody has named and who are not among `characterIds`: "two friends", "her boyfriend". `people`
   * is how many the picture has by them at least; a name may stand in the place of `one`.
   */
  company: z.array(UnknownWords.extend({ people: z.int(), one: z.boolean() })).default([]),
  /** Where the characters are named. */
  characters: z.array(z.object({ ...place, id: z.string() })),
})
export type Reading = z.infer<typeof Reading>
