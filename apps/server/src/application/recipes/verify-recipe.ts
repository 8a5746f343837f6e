import { Recipe, type RecipeVerdict } from '@eidolon/contract/recipes.ts'
import type { RecipeJudge, Redrawn } from './ports.ts'

/** Says whether a file carries a recipe of ours and whether that makes it again. */
export function verifyRecipe(judge: RecipeJudge) {
  return async (file: Uint8Array, wants: { redraw: boolean; signal: AbortSignal }): Promise<RecipeVerdict> => {
    const text = judge.read(file)
    const recipe = text === undefined ? undefined : parsed(text)
    if (text === undefined || !recipe) {
      return { ours: false, recipe: null, same: null, differences: null, reason: 'The file carries no recipe.' }
    }
    const read = { ours: true, recipe, same: null, differences: null }
    if (!wants.redraw) return { ...read, reason: 'The recipe was read; nothing was drawn.' }
    const redrawn = await judge.redraw(text, wants.signal)
    if (!redrawn) {
      return {
        ...read,
        reason: `Only pictures of the built-in illustrator can be drawn again, not ${recipe.engine}'s.`,
      }
    }
    return { ...read, ...(await compared(file, redrawn, recipe)) }
  }

  async function compared(file: Uint8Array, redrawn: Redrawn, recipe: Recipe) {
    if (Buffer.compare(file, redrawn.bytes) === 0) {
      return { same: true, reason: 'The recipe makes this file again, byte for byte.' }
    }
    const found = redrawn.isFilm ? undefined : await judge.compare(file, redrawn.bytes)
    const differences = {
      bytes: true,
      pixels: found?.pixels ?? null,
      of: found?.of ?? null,
      largest: found?.largest ?? null,
    }
    if (found?.pixels === 0) {
      return { same: true, differences, reason: 'Every pixel is the same; the file was saved anew.' }
    }
    const other = recipe.engineVersion === redrawn.version ? undefined : recipe.engineVersion
    const why = other === undefined ? 'It was changed after it was made.' : `It was made by version ${other}.`
    return { same: false, differences, reason: `The recipe makes another ${recipe.kind}. ${why}` }
  }
}

function parsed(text: string): Recipe | undefined {
  try {
    return Recipe.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
