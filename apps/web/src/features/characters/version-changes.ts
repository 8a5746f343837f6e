import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import { genesOf, type Character } from './character.ts'

type CharacterLook = Pick<Character, 'appearance' | 'age' | 'style' | 'genes'>

/** Of so many dials each is named; more of them are counted. */
const few = 3

/** What a change of look was about, in words: from how it was to how it became. */
export function changesBetween(before: CharacterLook, after: CharacterLook, labelOf: (gene: string) => string): string {
  const genes = [genesOf(before) ?? {}, genesOf(after) ?? {}] as const
  const ids = new Set(genes.flatMap((some) => Object.keys(some)))
  const moved = [...ids].filter((gene) => JSON.stringify(genes[0][gene]) !== JSON.stringify(genes[1][gene]))
  const labels = moved.filter((gene) => gene !== 'age').map(labelOf)
  const named = labels.length > few ? [`${labels.length} features`] : labels
  const told = [
    before.appearance === after.appearance ? [] : ['description'],
    before.age === after.age ? [] : ['age'],
    before.style === after.style ? [] : [`style (was ${styleOf(before.style)})`],
    named.map((label) => label.toLowerCase()),
  ].flat()
  return told.length === 0 ? 'the look' : told.join(', ')
}

const styleOf = (id: string): string =>
  (characterStyles.find((style) => style.id === id)?.label ?? 'open').toLowerCase()
