import { limits } from '@eidolon/contract/limits.ts'
import { Recipe } from '@eidolon/contract/media/recipes.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'

const attribute = 'DigitalSourceType'
const vocabulary = /^\s*(?:=\s*["']|>)\s*(https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/[A-Za-z]{1,64})\b/

/** The source type of the first packet that has one, as an attribute or an element. Nothing is unpacked for it. */
export function sourceTypeIn(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packet = buffer.indexOf('<x:xmpmeta')
  const at = packet === -1 ? -1 : buffer.indexOf(attribute, packet)
  if (at === -1) return undefined
  const after = buffer.toString('latin1', at + attribute.length, at + attribute.length + 160)
  return vocabulary.exec(after)?.[1]
}

export function hasRecipe(bytes: Uint8Array): boolean {
  const text = readRecipeText(bytes)
  if (text === undefined || text.length > limits.media.recipe) return false
  try {
    return Recipe.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
