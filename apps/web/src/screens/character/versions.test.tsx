import { randomGenes, writeGenes } from '@eidolon/people'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument } from '#testing/studio.ts'

afterEach(cleanup)

const genes = JSON.stringify(writeGenes(randomGenes(3)))
const now = { appearance: 'woman, brown ponytail', age: 34, style: 'painterly', genes }
const version = (at: number, change: object) => ({
  $id: `v${at}`,
  $createdAt: `2026-11-0${at}T10:00:00.000+00:00`,
  characterId: 'ines',
  ...now,
  ...change,
})
const versions = [version(3, { style: 'noir' }), version(2, { style: 'noir', age: 30 })]

it('[CWEB-55] earlier looks tell what was changed, and one is brought back, with a way back', async () => {
  const sent: Record<string, unknown>[] = []
  const characters = [characterDocument(now)]
  const studio = {
    characters,
    list: async (collection: string) => ({ characters, versions })[collection] ?? [],
    send: async (method: string, _path: string, body: unknown) => {
      const data = { ...fieldsOf(fieldsOf(body)['data']) }
      if (method === 'PATCH') sent.push(data)
      return Response.json(characterDocument(data))
    },
  }
  await renderApp('/characters/ines', { signedIn: true, world: { studio } })
  await userEvent.click(await screen.findByRole('heading', { name: 'Earlier looks' }))
  const [newest, older] = (await screen.findAllByRole('button', { name: 'Restore' })).map((button) => {
    const row = button.closest('li')
    if (!row) throw new Error('A version is in a list.')
    return within(row)
  })
  expect(newest?.getByText('then changed: style (was noir)')).toBeTruthy()
  expect(older?.getByText('then changed: age')).toBeTruthy()
  await userEvent.click(older?.getByRole('button', { name: 'Restore' }) ?? document.body)
  await waitFor(() => expect(sent).toEqual([{ ...now, style: 'noir', age: 30 }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual(now))
})

it('[CWEB-55] a look that was never changed has no list', async () => {
  const characters = [characterDocument(now)]
  const list = async (collection: string) => ({ characters })[collection] ?? []
  await renderApp('/characters/ines', { signedIn: true, world: { studio: { characters, list } } })
  await screen.findByRole('heading', { name: 'Variations' })
  expect(screen.queryByRole('heading', { name: 'Earlier looks' })).toBeNull()
})
