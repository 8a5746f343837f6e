import {
  type Attribute,
  type Dictionary,
  geneIds,
  type Genes,
  type GeneValues,
  hash,
  randomGenes,
  parsePrompt,
  withGenes,
} from '@eidolon/people'
import { remembered } from './remembered.ts'

/** A description, and what is known besides. */
export type Description = {
  readonly appearance: string
  readonly age?: number | undefined
  /** The person over whom the text is laid; without one the seed draws whatever the text leaves open. */
  readonly genes?: Genes | undefined
  /** The text that those genes came from. */
  readonly before?: string | undefined
  readonly seed?: number | undefined
}

export type ReadLook = {
  readonly genes: Genes
  readonly seed: number
  readonly understood: readonly Attribute[]
  readonly unknown: readonly string[]
}

export type LookReader = (description: Description) => ReadLook

/**
 * Reads descriptions. What the text leaves open is drawn from the seed alone, not from the text, so that somebody who
 * types sees one person change and not a new one with every letter.
 */
export function lookReader(isWord?: Dictionary): LookReader {
  const read = remembered((text) => parsePrompt(text, isWord && { isWord }))

  return ({ appearance, age, genes, before, seed = seedOf(appearance) }) => {
    const reading = read(appearance)
    const said = { ...reading.given, ...(age !== undefined && { age }) }
    const given = genes && before !== undefined ? taken(read(before).given, said, seed) : said
    return {
      genes: genes ? withGenes(genes, given) : randomGenes(seed, given),
      seed,
      understood: reading.understood,
      unknown: [...new Set(reading.unknown.map(({ words }) => words))],
    }
  }
}

/** What a text says by itself when nobody names a seed. */
export const seedOf = (text: string): number => hash(text, 0)

/** What the new text says, and for what only the old one said whatever the seed draws. */
function taken(before: Partial<GeneValues>, now: Partial<GeneValues>, seed: number): Partial<GeneValues> {
  const drawn = randomGenes(seed, now)
  const dropped = geneIds.filter((id) => id in before && !(id in now))
  return { ...Object.fromEntries(dropped.map((id) => [id, drawn[id]])), ...now }
}
