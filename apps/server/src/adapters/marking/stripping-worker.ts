import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { withoutRecipe } from './without-recipe.ts'

/** `isMadeHere`: it is signed anew afterwards. What people brought stays as it is unless it has a recipe of ours. */
export type StrippingQuestion = { readonly bytes: Uint8Array; readonly isMadeHere: boolean }
export type StrippingAnswer = { readonly id: number } & (
  | { readonly kind: 'stripped'; readonly bytes: Uint8Array; readonly tag: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }
)

parentPort?.on('message', (asked: StrippingQuestion & { readonly id: number }) => {
  const answer = answerTo(asked)
  parentPort?.postMessage(answer)
})

function answerTo({ id, bytes, isMadeHere }: StrippingQuestion & { readonly id: number }): StrippingAnswer {
  try {
    if (!isMadeHere && readRecipeText(bytes) === undefined) return { id, kind: 'unchanged' }
    const stripped = withoutRecipe(bytes, isMadeHere ? 'kept' : 'dropped')
    if (readRecipeText(stripped) !== undefined) return { id, kind: 'failed', reason: 'the recipe is still there' }
    const tag = createHash('sha256').update(stripped).digest('hex').slice(0, 32)
    return { id, kind: 'stripped', bytes: stripped, tag }
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
