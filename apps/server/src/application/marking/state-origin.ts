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
  const { source, engine, engineVersion, recipe, parentRecipe, isPoster, claim } = origin
  const own = recipe === '' ? `file ${signature}` : recipe
  return {
    type,
    source,
    engine,
    engineVersion,
    mark: markOf(isPoster ? `poster ${own}` : own, hash),
    recipeHash: recipe === '' ? '' : hash(recipe),
    madeAt,
    parent: parentRecipe === '' ? undefined : markOf(parentRecipe, hash),
    ...(claim && { claim }),
    ...chosen(choices),
  }
}

/** What nobody has chosen is not said: files from before there was a choice stay the same. */
export const chosen = ({ notForTraining, cornerSign }: MarkingChoices): Partial<MarkingChoices> => ({
  ...(notForTraining && { notForTraining }),
  ...(cornerSign && { cornerSign }),
})

/** Sixty-four bits: the same recipe has the same mark wherever and whenever it is drawn. */
export const markOf = (recipe: string, hash: Hash): string => hash(`mark 1 ${recipe}`).slice(0, 16)
