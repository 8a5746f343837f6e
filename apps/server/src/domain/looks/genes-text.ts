import { type Genes, readGenes, writeGenes } from '@eidolon/people'
import { remembered } from './remembered.ts'

/** Genes as they are kept: every gene, within its range, always in the same order. */
export const genesText = (genes: Genes): string => JSON.stringify(writeGenes(genes))

/** Any genes as they are kept; undefined for a text that holds none. Forms send what they were told just before. */
export function canonicalGenes(): (text: string) => string | undefined {
  return remembered((text) => {
    const genes = genesOf(text)
    return genes && genesText(genes)
  })
}

/** The genes of a stored text; undefined when there are none in it. */
export function genesOf(text: unknown): Genes | undefined {
  const raw = typeof text === 'string' ? objectIn(text) : undefined
  return raw && readGenes(raw)
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
