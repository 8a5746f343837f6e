import type { Abilities } from '@eidolon/contract/engines.ts'
import { chosenFrom, type ChosenField } from '@eidolon/contract/generations.ts'
import {
  backgrounds,
  type CatalogEntry,
  expressions,
  framings,
  poses,
  parsePrompt,
  times,
  weathers,
} from '@eidolon/people'

type ParsedPrompt = ReturnType<typeof parsePrompt>

/** What a scene consists of, in the order one would say it. */
const spoken = [
  ['pose', poses],
  ['expression', expressions],
  ['background', backgrounds],
  ['time', times],
  ['weather', weathers],
  ['framing', framings],
] as const satisfies readonly (readonly [ChosenField, readonly CatalogEntry[]])[]
type SpokenPart = (typeof spoken)[number][0]

export type Expanding = {
  readonly prompt: string
  /** What is picked from the lists needs no words. */
  readonly chosen: Readonly<Partial<Record<ChosenField, string>>>
  readonly abilities: Pick<Abilities, (typeof chosenFrom)[SpokenPart]>
  readonly random: () => number
}

/** Reads prompts and finds words for what they leave open. Everything it adds is understood by the reader itself. */
export function createExpander() {
  const sceneOf = ({ scene }: ParsedPrompt): Readonly<Record<string, unknown>> => scene

  return ({ prompt, chosen, abilities, random }: Expanding): readonly string[] => {
    let text = prompt.trim()
    const added: string[] = []
    for (const [part, entries] of spoken) {
      const before = parsePrompt(text)
      const scene = sceneOf(before)
      if (scene[part] !== undefined || chosen[part]) continue
      if (!isSeen(part, chosen.background ?? scene['background'])) continue
      const can = abilities[chosenFrom[part]]
      const open = can.length === 0 ? entries : entries.filter(({ id }) => can.some((one) => one.id === id))
      const words = wordsFor(part, shuffled(open, random).slice(0, 8), text, before)
      if (!words) continue
      added.push(words)
      text = joined(text, [words])
    }
    return added
  }

  /** The first that says this, changes nothing else of what is said, and has no word in it that would not be drawn. */
  function wordsFor(
    part: SpokenPart,
    entries: readonly CatalogEntry[],
    text: string,
    before: ParsedPrompt,
  ): string | undefined {
    const scene = sceneOf(before)
    return entries
      .flatMap(({ id, words }) => words.slice(0, 3).map((phrase) => ({ id, phrase })))
      .find(({ id, phrase }) => {
        const read = parsePrompt(joined(text, [phrase]))
        const after = sceneOf(read)
        return (
          after[part] === id &&
          spoken.every(([other]) => other === part || after[other] === scene[other]) &&
          read.unknown.length === before.unknown.length &&
          before.understood.every((said) => read.understood.some((one) => isSame(one, said)))
        )
      })?.phrase
  }
}

type UnderstoodPart = ParsedPrompt['understood'][number]
const isSame = (one: UnderstoodPart, other: UnderstoodPart): boolean =>
  one.part === other.part && one.value === other.value

/** The prompt with what was added to it. */
export function joined(prompt: string, added: readonly string[]): string {
  const text = prompt.trim().replace(/[,;]$/, '')
  return [...(text ? [text] : []), ...added].join(', ')
}

/** Neither hour nor weather reach into some places. */
function isSeen(part: SpokenPart, background: unknown): boolean {
  const place = backgrounds.find(({ id }) => id === background)?.more
  if (part === 'time') return place?.hours ?? true
  return part === 'weather' ? (place?.outdoors ?? false) && (place?.sky ?? false) : true
}

function shuffled<T>(some: readonly T[], random: () => number): readonly T[] {
  return some
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
