import { expect, it } from 'vitest'
import type { RecipeCost, RecipeJudge } from './ports.ts'
import { verifyRecipe } from './verify-recipe.ts'

const recipe = {
  recipe: 1,
  engine: 'illustrator',
  engineVersion: '1',
  kind: 'image',
  characterId: 'mira',
  request: {},
  order: {},
}

/** A judge who draws when the test says so. */
function slowJudge(effort: RecipeCost = 'picture') {
  const drawing: (() => void)[] = []
  const judge: RecipeJudge = {
    read: () => JSON.stringify(recipe),
    bare: (file) => file,
    marked: async () => undefined,
    effort: () => effort,
    redraw: () =>
      new Promise((resolve) => {
        drawing.push(() => resolve({ bytes: new Uint8Array([1]), version: '1', isFilm: false }))
      }),
    compare: async () => undefined,
  }
  const admitted: string[] = []
  const verify = verifyRecipe(judge)
  const ask = (userId: string, signal = new AbortController().signal) =>
    verify(new Uint8Array([1]), {
      userId,
      redraw: true,
      signal,
      async admit(each) {
        admitted.push(`${userId} ${each}`)
      },
    })
  return { drawing, admitted, ask }
}

it('[MEDIA-40] an account has one file verified at a time, and everybody together one', async () => {
  const { drawing, admitted, ask } = slowJudge()
  const first = ask('maya')
  await expect(ask('maya')).rejects.toMatchObject({ type: 'general_rate_limit_exceeded' })
  const other = ask('noor')
  const leaving = new AbortController()
  const left = ask('omar', leaving.signal)
  await expect.poll(() => admitted).toEqual(['maya picture', 'noor picture', 'omar picture'])
  expect(drawing).toHaveLength(1)
  leaving.abort('left')
  await expect(left).rejects.toBe('left')
  drawing[0]?.()
  expect(await first).toMatchObject({ same: true })
  await expect.poll(() => drawing.length).toBe(2)
  drawing[1]?.()
  expect(await other).toMatchObject({ same: true })
})

it('[MEDIA-41] a recipe that asks for more than the studio draws is read, and not drawn', async () => {
  const { drawing, admitted, ask } = slowJudge('beyond')
  expect(await ask('maya')).toMatchObject({ ours: true, same: null, reason: expect.stringContaining('more than') })
  expect([drawing.length, admitted]).toEqual([0, []])
})
