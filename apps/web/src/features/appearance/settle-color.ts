import { clearOfSkin, readGenes, seenIris, skinOf } from '@eidolon/people'
import type { Genes } from './genes.ts'

/** A color as it can be taken, and why it is another one than was picked. */
export type Settled = { readonly colour: string; readonly note: string | undefined }

const eyes: readonly string[] = ['eyeColour', 'otherEye']
const clothes: readonly string[] = ['primary', 'secondary']

/** What becomes of a color that was picked for a gene of this person. */
export function settleColor(gene: string, picked: string, genes: Genes): Settled {
  if (picked === '') return { colour: '', note: undefined }
  if (eyes.includes(gene)) return settled(picked, seenIris(picked), 'so that the eyes can be seen')
  if (clothes.includes(gene)) return settleCloth(picked, genes)
  return { colour: picked, note: undefined }
}

/** What becomes of a color that was picked for their clothes. */
export function settleCloth(picked: string, genes: Genes | undefined): Settled {
  if (picked === '' || !genes) return { colour: picked, note: undefined }
  return settled(picked, clearOfSkin(picked, skinOf(readGenes(genes))), 'so that it is not taken for skin')
}

function settled(picked: string, colour: string, why: string): Settled {
  return { colour, note: colour === picked ? undefined : `${picked} became ${colour}, ${why}.` }
}
