import type { UserId } from '@eidolon/contract/ids.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { Recipe, type RecipeVerdict } from '@eidolon/contract/media/recipes.ts'
import { keyedQueue } from '#application/shared/keyed-queue.ts'
import type { RecipeJudge, Redrawn } from './ports.ts'

type Wants = {
  readonly userId: UserId
  readonly redraw: boolean
  readonly signal: AbortSignal
  /** Asked before something is drawn; rejects when the caller may not have any more drawn. */
  readonly admit: (effort: 'picture' | 'film') => Promise<void>
}

export type VerifyRecipe = (file: Uint8Array, wants: Wants) => Promise<RecipeVerdict>

/** Says whether a file carries a recipe of ours and whether that makes it again. */
export function verifyRecipe(judge: RecipeJudge): VerifyRecipe {
  // One of an account's, and one of everybody's: it is drawn beside what people wait and pay for.
  const ofAccount = keyedQueue({ atOnce: 1, waiting: 0, full: 'Another file of yours is being verified. Wait for it.' })
  const ofAll = keyedQueue({
    atOnce: 1,
    waiting: 20,
    full: 'Too many files are being verified. Try again in a minute.',
  })

  async function verify(file: Uint8Array, wants: Wants): Promise<RecipeVerdict> {
    const text = judge.read(file)
    const recipe = text === undefined ? undefined : parsed(text)
    if (text === undefined || !recipe) {
      return { ours: false, recipe: null, same: null, differences: null, reason: 'The file carries no recipe.' }
    }
    const read = { ours: true, recipe, same: null, differences: null }
    if (!wants.redraw) return { ...read, reason: 'The recipe was read; nothing was drawn.' }
    const effort = judge.effort(text)
    if (effort === 'beyond') {
      return { ...read, reason: 'The recipe asks for more than the studio draws, so it was not drawn.' }
    }
    const { userId, signal, admit } = wants
    const redrawn =
      effort &&
      (await ofAccount(userId, signal, async () => {
        await admit(effort)
        return ofAll('everybody', signal, () => judge.redraw(text, signal))
      }))
    if (!redrawn) {
      return {
        ...read,
        reason: `Only pictures of the built-in illustrator can be drawn again, not ${recipe.engine}'s.`,
      }
    }
    return { ...read, ...(await compared(file, redrawn, { recipe, text }, wants)) }
  }

  return verify

  async function compared(file: Uint8Array, redrawn: Redrawn, { recipe, text }: Carried, wants: Wants) {
    if (Buffer.compare(file, redrawn.bytes) === 0) {
      return { same: true, reason: 'The recipe makes this file again, byte for byte.' }
    }
    const bare = judge.bare(file)
    const asLeft = [redrawn.bytes]
    for (const marks of redrawn.isFilm ? [] : waysToLeave) {
      if (Buffer.compare(bare, asLeft.at(-1) ?? bare) === 0) break
      const left = await judge.marked(redrawn.bytes, text, marks)
      if (left) asLeft.push(left)
    }
    if (asLeft.some((left) => Buffer.compare(bare, left) === 0)) {
      return { same: true, reason: 'The recipe makes this file again, byte for byte but for its marking.' }
    }
    const found = redrawn.isFilm ? undefined : await nearest(file, asLeft, wants)
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

  /** A file that was saved anew may have been with its mark or without. */
  async function nearest(file: Uint8Array, others: readonly Uint8Array[], { userId, signal }: Wants) {
    const found = []
    for (const other of others) {
      const differences = await judge.compare(file, other, { who: `user:${userId}`, signal })
      if (differences) found.push(differences)
    }
    return found.toSorted((one, other) => one.pixels - other.pixels)[0]
  }
}

/** As most do first. */
const waysToLeave = [
  { hasMark: true, cornerSign: false },
  { hasMark: true, cornerSign: true },
  { hasMark: false, cornerSign: true },
]

type Carried = { readonly recipe: Recipe; readonly text: string }

function parsed(text: string): Recipe | undefined {
  // A row has no room for more, so a file of ours has none either.
  if (text.length > limits.media.recipe) return undefined
  try {
    return Recipe.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
