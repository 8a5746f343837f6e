import type { MarkedType, MarkingChoices, Statement } from '#domain/marking/statement.ts'
import type { Origin } from './ports.ts'

/** SHA-256 in hexadecimal digits. */
export type Hash = (of: string | Uint8Array) => string

type File = {
  readonly type: MarkedType
  /** Stands for what it was made from, where there is no recipe. */
  readonly signature: string
  readonly madeAt: string
  readonly choices: MarkingChoices
}

/** What a file of this origin says of itself. */
export function stateOrigin(origin: Origin, { type, signature, madeAt, choices }: File, hash: Hash): Statement {
  const { source, engine, engineVersion, recipe, parentRecipe, claim } = origin
  return {
    type,
    source,
    engine,
    engineVersion,
    mark: markOfOrigin(origin, signature, hash),
    recipeHash: recipe === '' ? '' : hash(recipe),
    madeAt,
    parent: parentRecipe === '' ? undefined : markOf(parentRecipe, hash),
    ...(claim && { claim }),
    ...chosen(choices),
  }
}

/** The mark that a file of this origin leaves with; the signature stands for what it was made from without a recipe. */
export function markOfOrigin({ recipe, isPoster }: Origin, signature: string, hash: Hash): string {
  const own = recipe === '' ? `file ${signature}` : recipe
  return markOf(isPoster ? `poster ${own}` : own, hash)
}

/** What nobody has chosen is not said: files from before there was a choice stay the same. */
export const chosen = ({ notForTraining, cornerSign }: MarkingChoices): Partial<MarkingChoices> => ({
  ...(notForTraining && { notForTraining }),
  ...(cornerSign && { cornerSign }),
})

/** Sixty-four bits: the same recipe has the same mark wherever and whenever it is drawn. */
export const markOf = (recipe: string, hash: Hash): string => hash(`mark 1 ${recipe}`).slice(0, 16)
