import { sheetKinds, sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import { expressions } from '@eidolon/people'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { formatOf, readMediaItem, sheetBadge, stillUrl } from '#features/media/media-item.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'
import { costWords, lookOf } from './sheet-words.ts'

afterEach(cleanup)

const ines = characterDocument({ genes: '{"v":1,"outfit":"suit"}' })
const rain = {
  $id: 'rain',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  characterId: 'ines',
  name: 'For the rain',
  outfit: 'trench-coat',
  colours: [],
}
const draws = { ...engine, abilities: { ...abilities, sheets: [...sheetKinds] } }
const waiting = generationDocument({
  $id: 'sheet-1',
  characterId: 'ines',
  kind: 'sheet',
  status: 'running',
  stage: 'drawing',
  progress: 0.42,
  count: 4,
  request: JSON.stringify({ sheet: { sheet: 'turnaround', format: 'png' } }),
})

async function open(engines: readonly object[] = [draws]) {
  const sent: unknown[] = []
  const asked: object[] = []
  const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
  const send = async (method: string, path: string, body: unknown) => {
    if (path === '/engines') return json({ total: engines.length, engines })
    if (path === '/subscription') return json({ ...unpaid, freeLeft: 7 })
    if (path === '/characters/ines/sheets') {
      sent.push(body)
      asked.push(waiting)
      return json({ ...waiting, request: JSON.parse(String(waiting['request'])) }, 201)
    }
    if (method === 'DELETE') asked.pop()
    return method === 'DELETE' ? new Response(null, { status: 204 }) : json({}, 404)
  }
  const list = async (collection: string) =>
    collection === 'characters'
      ? [ines]
      : collection === 'generations'
        ? asked.map((one) => ({ $id: 'sheet-1', ...one }))
        : collection === 'outfits'
          ? [rain]
          : []
  await renderApp('/characters/ines', {
    signedIn: true,
    world: { studio: { characters: [ines], list, send } },
  })
  return { sent }
}

it('[GENW-44] shows what will be on a sheet, how many pictures that are and what they count, before it is asked for', async () => {
  const { sent } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Make a sheet' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^A sheet of Ines Duarte/ }))
  const look = () => within(dialog.getByRole('list', { name: 'What will be on it' })).getAllByRole('listitem')
  expect(look()).toHaveLength(4)
  await userEvent.click(dialog.getByRole('radio', { name: 'Expressions' }))
  expect(look().map((one) => one.textContent)).toEqual(expressions.map(({ label }) => expect.stringContaining(label)))
  const many = expressions.length
  expect(dialog.getByText(new RegExp(`${many} pictures, counted as ${many}\\. .*more than the 7 free`))).toBeTruthy()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Style' }), 'noir')
  await userEvent.click(dialog.getByRole('radio', { name: 'Large (2×)' }))
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() => expect(sent).toEqual([{ sheet: 'expressions', size: 'large', style: 'noir', format: 'png' }]))
})

it('[GENW-150] shows what hangs in the wardrobe on a sheet of outfits, and offers print where it is drawn', async () => {
  const { sent } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Make a sheet' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^A sheet of Ines Duarte/ }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Expressions' }))
  expect(dialog.queryByRole('radio', { name: 'Print (4×)' })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Outfits' }))
  expect(await dialog.findByText('For the rain')).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Print (4×)' }))
  expect(dialog.getByText(/in a PDF/)).toBeTruthy()
  expect(dialog.queryByRole('radio', { name: 'Picture (PNG)' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() => expect(sent).toEqual([{ sheet: 'outfits', size: 'print', format: 'pdf' }]))
})

it('[GENW-45] tells on the character’s page how far a sheet is, and ends it there', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Make a sheet' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make it' }))
  const sheets = within(await screen.findByRole('region', { name: 'Sheets' }))
  expect(await sheets.findByText(/Turnaround, 4 pictures · drawing · 42 %/)).toBeTruthy()
  await userEvent.click(sheets.getByRole('button', { name: 'Cancel Turnaround' }))
  await waitFor(() => expect(sheets.queryByText(/Turnaround, 4 pictures/)).toBeNull())
})

it('[GENW-44] offers no sheets where no engine draws any', async () => {
  await open([engine])
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sheets' })).toBeNull())
})

it('[GENW-44] says what a sheet counts, for everybody', () => {
  expect(costWords(24, undefined)).toBe('24 pictures, counted as 24.')
  expect(costWords(4, 4)).toBe('4 pictures, counted as 4. You have 4 free ones left.')
  expect(costWords(4, 1)).toContain('more than the one free picture you have left')
  for (const sheet of sheetKinds) expect(lookOf(sheet, undefined, abilities).length).toBeGreaterThan(3)
  expect(lookOf('outfits', { outfit: 'suit' }, abilities)[0]).toMatchObject({ name: 'suit', choice: { label: 'Suit' } })
})

it('[GENW-46] a sheet that is a picture is shown as one; of another its still, and the format', () => {
  const row = { $id: 'm', kind: 'sheet', fileId: 'file', prompt: sheetLabels.turnaround, width: 20, height: 10 }
  const picture = readMediaItem(row)
  expect([formatOf(picture), sheetBadge(picture), stillUrl(picture, 160)]).toEqual([
    'png',
    'Sheet',
    expect.stringContaining('/files/file/preview'),
  ])
  const zip = readMediaItem({ ...row, prompt: sheetLabels.sprites, posterId: 'still' })
  expect([formatOf(zip), sheetBadge(zip), stillUrl(zip, 160)]).toEqual([
    'zip',
    'ZIP',
    expect.stringContaining('/files/still/preview'),
  ])
  expect(formatOf(readMediaItem({ ...row, kind: 'image' }))).toBeUndefined()
})
