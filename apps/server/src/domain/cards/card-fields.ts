import { plainLine } from '@eidolon/contract/plain-text.ts'
import { cleanTags } from '@eidolon/contract/characters/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { isAtMost } from '@eidolon/contract/parameters.ts'
import { dataOf, isEliza } from './card.ts'
import { cut, type Json, textIn } from './json.ts'

const { character } = limits

/** What a character takes over from a card; everything else of the card stays in it. */
export type CardFields = {
  readonly name: string
  readonly description: string
  readonly personality: string
  readonly tags: readonly string[]
}

export function cardFields(raw: Json): CardFields {
  const data = dataOf(raw)
  const eliza = isEliza(raw)
  const name = cut(plainLine(textIn(data['name'])).trim(), character.name)
  const spoken = (text: string) => withNames(text, name)
  return {
    name,
    description: cut(spoken(eliza ? joined(data['bio'], lines) : textIn(data['description'])), character.description),
    personality: cut(
      spoken(eliza ? joined(data['adjectives'], commas) : textIn(data['personality'])),
      character.personality,
    ),
    tags: tagsOf(eliza ? data['topics'] : data['tags']),
  }
}

/** What is written back for fields that were changed; the same separators, so that reading it gives the same again. */
export function fieldChanges(raw: Json, before: CardFields, now: CardFields): Json {
  const data = dataOf(raw)
  const eliza = isEliza(raw)
  const changes: [string, unknown][] = []
  if (now.name !== before.name) changes.push(['name', now.name])
  if (now.description !== before.description) {
    const listed = eliza && typeof data['bio'] !== 'string'
    changes.push([eliza ? 'bio' : 'description', listed ? parted(now.description, lines) : now.description])
  }
  if (now.personality !== before.personality) {
    changes.push(eliza ? ['adjectives', parted(now.personality, commas)] : ['personality', now.personality])
  }
  if (JSON.stringify(now.tags) !== JSON.stringify(before.tags)) changes.push([eliza ? 'topics' : 'tags', now.tags])
  return Object.fromEntries(changes)
}

const lines = '\n'
const commas = ', '

const joined = (value: unknown, separator: string): string =>
  Array.isArray(value)
    ? value
        .map(textIn)
        .filter((text) => text !== '')
        .join(separator)
    : textIn(value)

const parted = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator))

function tagsOf(value: unknown): string[] {
  const tags = Array.isArray(value) ? cleanTags(value.map(textIn)) : []
  return tags.filter((tag) => isAtMost(tag, character.tag)).slice(0, character.tags)
}

/** Cards speak of their character and its partner by signs that programs fill in. */
function withNames(text: string, name: string): string {
  return text.replaceAll(/\{\{char\}\}|<BOT>/gi, () => name).replaceAll(/\{\{user\}\}|<USER>/gi, () => 'the user')
}
