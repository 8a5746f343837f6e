import { NewShare } from '@eidolon/contract/media/shares.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'

afterEach(cleanup)

it('[LIB-34] [LIB-63] [LIB-64] an album is shared by a link, which is taken back', async () => {
  const calls: string[] = []
  const sent: unknown[] = []
  let [shared, includeRecipe] = [false, false]
  const albums = [{ $id: 'best', $createdAt: '', name: 'Best', coverId: null }]
  const studio = {
    list: async (collection: string) => (collection === 'albums' ? albums : []),
    send: async (method: string, path: string, given: unknown) => {
      if (path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
      if (!path.startsWith('/albums')) throw Object.assign(new Error('None.'), { code: 404, type: 'general_not_found' })
      calls.push(`${method} ${path}`)
      if (method === 'POST') {
        shared = true
        includeRecipe = NewShare.parse(given).includeRecipe ?? true
        sent.push(given)
      }
      if (method === 'DELETE') shared = false
      if (method === 'POST') return Response.json({ url: 'https://studio.example/shared/abc', expire: null })
      return Response.json({ shared, createdAt: null, expire: null, password: false, includeRecipe })
    },
  }
  await renderApp('/media?album=best', { signedIn: true, world: { studio } })
  await userEvent.click(await screen.findByRole('button', { name: 'More about the album Best' }))
  expect(screen.getByRole('button', { name: 'Filters (1)', expanded: false })).toBeTruthy()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share link' }))
  const recipe = await screen.findByRole('switch', { name: /^Include the recipe \(prompt and character details\)/ })
  const hint = () => document.getElementById(recipe.getAttribute('aria-describedby') ?? '')?.textContent
  expect(hint()).toContain("The prompt and the character's details are left out.")
  await userEvent.click(await screen.findByRole('button', { name: 'Make the link' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe('https://studio.example/shared/abc')
  expect(await screen.findByText(/Downloads don't include the recipe\./)).toBeTruthy()
  await userEvent.click(recipe)
  expect(hint()).toContain('Anyone with the link can read the prompt')
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new link' }))
  expect(await screen.findByText(/Downloads include the recipe\./)).toBeTruthy()
  expect(sent).toEqual([{ includeRecipe: false }, { includeRecipe: true }])
  await userEvent.click(await screen.findByRole('button', { name: 'Take the link back' }))
  await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull())
  expect(calls).toContain('DELETE /albums/best/share')
})
