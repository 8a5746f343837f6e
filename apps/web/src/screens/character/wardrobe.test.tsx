import { randomGenes, writeGenes } from '@eidolon/people'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fieldsOf } from '#lib/json-guards.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument } from '#testing/studio.ts'

afterEach(cleanup)

const genes = writeGenes(randomGenes(3))
const gala = {
  $id: 'o1',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  characterId: 'ines',
  name: 'Gala',
  outfit: 'suit',
  colours: ['#7a1030', '#20305a'],
}

async function open() {
  const sent: Record<string, unknown>[] = []
  const studio = {
    characters: [characterDocument({ genes: JSON.stringify(genes) })],
    outfits: [gala],
    send: async (method: string, path: string, body: unknown) => {
      if (method === 'PATCH') sent.push({ path, ...fieldsOf(fieldsOf(body)['data']) })
      return Response.json(characterDocument({ ...fieldsOf(fieldsOf(body)['data']) }))
    },
  }
  const app = await renderApp('/characters/ines', { signedIn: true, world: { studio } })
  const section = within(await screen.findByRole('region', { name: /^Wardrobe/ }))
  await section.findByText('Gala')
  return { ...app, section, sent }
}

const act = async (section: Awaited<ReturnType<typeof open>>['section'], name: string) => {
  await userEvent.click(section.getByRole('button', { name: 'More about Gala' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('[CWEB-54] an outfit is added with its clothes and colours', async () => {
  const { section, accounts } = await open()
  await userEvent.click(section.getByRole('button', { name: 'Add an outfit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'A new outfit' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hang it in the wardrobe' }))
  expect(dialog.getByText('Give it a name.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name'), ' Work ')
  await userEvent.selectOptions(dialog.getByLabelText('Clothes'), 'hoodie')
  await userEvent.click(dialog.getByRole('button', { name: 'Hang it in the wardrobe' }))
  const made = { name: 'Work', outfit: 'hoodie', colours: [], characterId: 'ines' }
  await waitFor(() => expect(accounts.calls).toContain(`create outfits ${JSON.stringify(made)}`))
  expect(await section.findByText('Work')).toBeTruthy()
})

it('[CWEB-54] an outfit is renamed, and removed with a way back', async () => {
  const { section, accounts } = await open()
  await act(section, 'Change')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change this outfit' }))
  await userEvent.type(dialog.getByLabelText('Name'), ' night')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await section.findByText('Gala night')).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: 'More about Gala night' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(section.queryByText('Gala night')).toBeNull())
  expect(accounts.calls).toContain('delete outfits o1')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await section.findByText('Gala night')).toBeTruthy()
})

it('[CWEB-54] an outfit is worn by default: it becomes part of the look, and that can be taken back', async () => {
  const { section, sent } = await open()
  await act(section, 'Wear by default')
  await waitFor(() => expect(sent).toHaveLength(1))
  const worn: unknown = JSON.parse(String(sent[0]?.['genes']))
  expect(worn).toEqual({ ...genes, outfit: 'suit', primary: '#7a1030', secondary: '#20305a' })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(JSON.parse(String(sent[1]?.['genes']))).toEqual(genes)
})
