import { hairStyles, type HairStyleId } from '#catalogue/generated/hair-styles.ts'
import type { GeneValues } from '#genes/genes.ts'
import { hexOf } from './vocabulary/color-words.ts'
import { blend } from '#color/hex.ts'

const lengths: Readonly<Record<string, number>> = { short: 0.25, medium: 0.6, long: 0.85 }
const curls: Readonly<Record<string, number>> = { straight: 0, wavy: 0.5, curly: 0.95 }

/** The hair's genes from the words for it: a style that was named, or the one that length and texture come to. */
export function hairGenes(said: ReadonlyMap<string, string>, feminine: boolean): Partial<GeneValues> {
  const length = lengths[said.get('hairLength') ?? '']
  const curl = curls[said.get('hairTexture') ?? '']
  const named = hairStyles.find(({ id }) => id === said.get('hairStyle'))
  const style = named ?? hairStyles.find(({ id }) => id === styleFor(length, curl, feminine))
  const color = hexOf(said.get('hairColour') ?? '', 'hair')
  const highlight = hexOf(said.get('highlight') ?? '', 'hair')
  return {
    ...(style ? { hairStyle: style.id } : {}),
    ...(style && length !== undefined ? { hairLength: shift(style.more.length, length) } : {}),
    ...(style && curl !== undefined ? { hairCurl: shift(style.more.curl, curl) } : {}),
    // A color that was asked for is the color to be seen: no gray is mixed in.
    ...(color === undefined ? {} : { hairColour: color, grey: 0, highlight: blend(color, '#f0dcb8', 0.3) }),
    ...(highlight === undefined ? {} : { highlight, highlights: 0.6 }),
  }
}

function styleFor(length: number | undefined, curl: number | undefined, feminine: boolean): HairStyleId | undefined {
  if (length === undefined && curl === undefined) return undefined
  const long = length ?? (feminine ? 0.85 : 0.25)
  if (long < 0.4) return (curl ?? 0) > 0.7 ? 'curls' : feminine ? 'pixie' : 'short'
  if (long < 0.7) return 'shoulder'
  return curl === undefined || curl < 0.3 ? 'long' : curl < 0.7 ? 'long-wavy' : 'long-curly'
}

/** How far the gene moves a style from its nature to reach what is wanted. */
function shift(nature: number, wanted: number): number {
  if (wanted < nature) return wanted / nature - 1
  return nature < 1 ? (wanted - nature) / (1 - nature) : 0
}
