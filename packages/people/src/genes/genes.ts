import { bodyGenes } from './body-genes.ts'
import { faceGenes } from './face-genes.ts'
import type { Gene, ValueOf } from './gene.ts'
import { lookGenes } from './look-genes.ts'

/** The version that is written. Reading knows every earlier one, see `upgrade.ts`. */
export const genesVersion = 1

/** All genes, in the order in which they are written and documented. */
export const geneTable = { ...bodyGenes, ...faceGenes, ...lookGenes } as const

export type GeneId = keyof typeof geneTable
export type GeneValues = { readonly [Id in GeneId]: ValueOf<(typeof geneTable)[Id]> }

/** A person's looks. `more` holds genes that this version does not know, so that they are not lost. */
export type Genes = GeneValues & { readonly v: typeof genesVersion; readonly more: Readonly<Record<string, unknown>> }

// The keys of a constant table are its type's keys; Object.keys cannot know.
export const geneIds = Object.keys(geneTable) as readonly GeneId[]

export const geneOf = (id: GeneId): Gene => geneTable[id]

export const isGeneId = (id: string): id is GeneId => Object.hasOwn(geneTable, id)
