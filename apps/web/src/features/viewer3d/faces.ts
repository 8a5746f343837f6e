import { expressions } from '@eidolon/people'
import type { Figure } from './figure.ts'

/** The model's name of an expression, where it is another: VRM has words of its own. */
const named: Readonly<Record<string, string>> = { calm: 'relaxed' }

const modelName = (id: string): string => named[id] ?? id

/** The expressions of the generator that a figure knows, and the one that it has by itself. */
export function facesOf(figure: Figure | undefined): readonly { readonly id: string; readonly label: string }[] {
  const known = new Set(figure?.meshes.flatMap((mesh) => mesh.expressions))
  return expressions.filter(({ id }) => id === 'neutral' || known.has(modelName(id)))
}

/** What a figure's face does for an expression of the generator. */
export const faceFor = (id: string): Readonly<Record<string, number>> => ({ [modelName(id)]: 1 })
