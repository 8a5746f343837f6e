import type { Look, LookFindingLine } from '@eidolon/contract/characters/looks.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import type { TestStudio } from '#testing/studio.ts'
import { PageForm } from '#testing/page-form.ts'
import { dialsTowards } from './person.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const json = (body: object) => new Response(JSON.stringify(body))
const look: Look = { genes: { jaw: 0, hairColour: '#000000' }, seed: 1, understood: [], unknown: [], refused: null }
const person = (jaw: number) => ({
  genes: { jaw, hairColour: '#663311' },
  distance: jaw,
  words: 'brown hair, blue eyes',
})
const lines = (...all: readonly LookFindingLine[]) =>
  new Response(all.map((one) => `${JSON.stringify(one)}\n`).join(''))

/** A studio that can look at faces, or not; `find` is what a picture is answered with. */
function studio(available: boolean, find: () => Response = () => lines()): TestStudio {
  return {
    send: async (method, path) => {
      if (path === '/looks') return json(look)
      if (path === '/looks/preview') throw refusal(409, 'engine_unavailable', 'No.')
      if (path === '/subscription') throw refusal(404, 'subscription_not_offered', 'None.')
      if (path !== '/looks/from-picture') return json({})
      return method === 'GET' ? json({ available }) : find()
    },
  }
}

async function opened(world: TestStudio) {
  await renderApp('/characters/new', { signedIn: true, world: { studio: world } })
  vi.stubGlobal('FormData', PageForm)
  const main = within(screen.getByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: 'From a picture' }))
  return { main, dialog: within(await screen.findByRole('dialog', { name: 'From a picture' })) }
}
const me = new File(['a face'], 'me.png', { type: 'image/png' })

it('[CWEB-57] without a model the form says plainly that the built-in engine draws from words', async () => {
  const { dialog } = await opened(studio(false))
  expect(await dialog.findByText(/built-in engine draws from words/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Choose a picture' })).toBeNull()
})

it('[CWEB-56] three people are proposed for a picture, and the one that is chosen is whom the form goes on from', async () => {
  const answer = () => lines({ share: 0 }, { share: 0.5 }, { proposals: [person(0.1), person(0.2), person(0.3)] })
  const { main, dialog } = await opened(studio(true, answer))
  await dialog.findByRole('button', { name: 'Choose a picture' })
  await userEvent.upload(dialog.getByLabelText('Portrait'), me)
  expect(await dialog.findByText('3 people found')).toBeTruthy()
  const choices = dialog.getAllByRole('button', { name: /Proposal \d of 3/ })
  expect(choices).toHaveLength(3)
  choices[1]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(await main.findByDisplayValue('brown hair, blue eyes')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[CWEB-56] a picture without a face is told, and another one can be taken', async () => {
  const { dialog } = await opened(
    studio(true, () => lines({ share: 0 }, { problem: 'No face is seen in this picture.' })),
  )
  await dialog.findByRole('button', { name: 'Choose a picture' })
  await userEvent.upload(dialog.getByLabelText('Portrait'), me)
  expect((await dialog.findByRole('alert')).textContent).toContain('No face')
  expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
})

it('[CWEB-56] clothes stay as they are said, and so does an age that was given', () => {
  const said = { jaw: 0, age: 40, outfit: 'suit' }
  const wanted = { v: 1, jaw: 0.5, age: 25, outfit: 'dress' }
  expect(dialsTowards(said, wanted, { age: '40', clothes: true })).toEqual({ jaw: { value: 0.5, over: 0 } })
  expect(dialsTowards(said, wanted, { age: '', clothes: true })).toHaveProperty('age')
})

it('[CWEB-80] whoever has said nothing yet gets the person as proposed, in their clothes', () => {
  const [said, wanted] = [
    { v: 1, jaw: 0, outfit: 'dungarees', primary: '#203050' },
    { v: 1, jaw: 0.5, outfit: 'suit', primary: '#203050' },
  ]
  expect(dialsTowards(said, wanted, { age: '', clothes: false })).toEqual({
    jaw: { value: 0.5, over: 0 },
    outfit: { value: 'suit', over: 'dungarees' },
  })
})
