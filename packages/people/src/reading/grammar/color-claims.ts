import { scenery } from '#catalogue/generated/scenery.ts'
import type { Claim } from '#reading/vocabulary/attribute.ts'
import { tinted } from '#reading/vocabulary/color-words.ts'
import type { Noun } from '#reading/vocabulary/traits.ts'
import type { Unit } from './units.ts'

/** What a color says of a noun; nothing where the color of such a thing is not drawn. */
export function colorClaims(unit: Unit, noun: Noun): readonly Claim[] {
  const { colour, phrase } = unit.meaning
  if (!colour) return []
  const { hair, eyes, cloth, tone, dye } = colour
  const on = (part: Claim['part'], id: string | undefined, kind: 'hair' | 'eyes' | 'cloth'): readonly Claim[] =>
    id === undefined ? [] : [{ part, value: tinted(unit.tint, id, kind), rank: 0 }]
  if (noun === 'hair' || noun === 'beard') return on('hairColour', hair ?? cloth ?? eyes, 'hair')
  if (noun === 'highlights') return on('highlight', hair ?? cloth, 'hair')
  if (noun === 'eyes') return on('eyeColour', eyes ?? cloth ?? hair, 'eyes')
  if (noun === 'lips' || noun === 'lipstick') return on('lipstick', cloth, 'cloth')
  if (noun === 'outfit' || noun === 'bottoms') return on('colour', cloth, 'cloth')
  if (noun === 'light') return on('lightColour', cloth, 'cloth')
  if (noun === 'effect') return on('effectColour', cloth, 'cloth')
  if (noun === 'tones') return on('tones', cloth, 'cloth')
  if (noun === 'trim') return on('colour2', cloth, 'cloth')
  if (noun === 'tattoo') return on('ink', cloth, 'cloth')
  if (noun === 'marks') return on('paint', cloth, 'cloth')
  if (noun === 'nails') return on('nails', cloth, 'cloth')
  if (noun === 'eyeshadow') return on('eyeshadow', cloth, 'cloth')
  if (noun === 'person' && phrase === 'black') return [{ part: 'heritage', value: 'african', rank: 0 }]
  if (noun === 'person' && phrase === 'white') return [{ part: 'heritage', value: 'european', rank: 0 }]
  return noun === 'skin' || noun === 'face' || noun === 'person' ? skin(unit.tint, tone, dye) : []
}

/** What a color says of scenery: of a piece that can have it, or of all that is behind the person. */
export function sceneryColours(unit: Unit, noun: Noun, own: readonly Claim[]): readonly Claim[] | undefined {
  if (noun !== 'scenery' && noun !== 'background') return undefined
  const cloth = unit.meaning.colour?.cloth
  if (cloth === undefined) return []
  const color = tinted(unit.tint, cloth, 'cloth')
  if (noun === 'background')
    return [
      { part: 'background', value: 'studio', rank: 2 },
      { part: 'scenery', value: 'backdrop', rank: 0 },
      { part: 'sceneryColour', value: `backdrop:${color}`, rank: 0 },
    ]
  return own.flatMap(({ part, value }): readonly Claim[] =>
    part === 'scenery' && scenery.some(({ id, more }) => id === value && more.dyed)
      ? [{ part: 'sceneryColour', value: `${value}:${color}`, rank: 0 }]
      : [],
  )
}

function skin(tint: string | undefined, tone: string | undefined, dye: string | undefined): readonly Claim[] {
  if (tone === 'brown' && tint === 'dark') return [{ part: 'skinTone', value: 'dark', rank: 0 }]
  if (tone !== undefined) return [{ part: 'skinTone', value: tone, rank: 0 }]
  return dye === undefined ? [] : [{ part: 'skinDye', value: dye, rank: 0 }]
}
