import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { nothingRead } from '#testing/readings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestStudio } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const joints = { bones: { leftUpperArm: [20, 0, 90] }, hands: { left: 'fist', right: 'relaxed' }, lift: 0 }
const salute = {
  $id: 'salute',
  $createdAt: '2026-01-01T00:00:00.000+00:00',
  name: 'Salute',
  joints: JSON.stringify(joints),
}

it('[POSE-20] a pose is bent by keyboard, mirrored, taken back, and kept by its name', async () => {
  const { accounts } = await renderApp('/poses/new', { signedIn: true, world: { studio: {} } })
  const { calls } = accounts
  const bend = await main().findByRole('slider', { name: 'Left upper arm: spread' })
  expect([bend.getAttribute('min'), bend.getAttribute('max')]).toEqual(['-100', '190'])
  // Off the body, in which the hands would be otherwise.
  expect(bend).toHaveProperty('value', '14')
  fireEvent.change(bend, { target: { value: '60' } })
  await userEvent.selectOptions(main().getByLabelText('Left hand'), 'fist')
  await userEvent.click(main().getByRole('button', { name: 'Mirror' }))
  expect(main().getByLabelText('Right hand')).toHaveProperty('value', 'fist')
  await userEvent.click(main().getByRole('button', { name: 'Undo' }))
  expect(main().getByLabelText('Left hand')).toHaveProperty('value', 'fist')
  await userEvent.click(main().getByRole('button', { name: 'Save' }))
  expect(main().getByText('A pose needs a name.')).toBeTruthy()
  await userEvent.type(main().getByLabelText('Name'), 'Salute')
  await userEvent.click(main().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some((call) => call.startsWith('create poses'))).toBe(true))
  const kept = JSON.parse(calls.find((call) => call.startsWith('create poses'))!.slice('create poses '.length))
  expect(kept.name).toBe('Salute')
  expect(JSON.parse(kept.joints)).toMatchObject({ bones: { leftUpperArm: [0, 0, 60] }, hands: { left: 'fist' } })
})

it('[POSE-30] opened from a character, the pose is drawn on them and handed to the generator for them', async () => {
  const characters = [characterDocument({ genes: JSON.stringify({ hairStyle: 'afro' }) })]
  const { accounts } = await renderApp('/poses/new?on=ines', { signedIn: true, world: { studio: { characters } } })
  const { calls } = accounts
  const [drawn, so] = [/^Ines .+ in Pose, drawn$/, /^Draw Ines .+ so$/]
  expect((await main().findByRole('img', { name: drawn })).getAttribute('src')).toContain('afro')
  // Where nobody can be shown in the round, the plain figure is pulled.
  expect(main().getByRole('img', { name: /^A jointed figure/ })).toBeTruthy()
  fireEvent.change(main().getByRole('slider', { name: 'Left upper arm: spread' }), { target: { value: '60' } })
  const address = new URL(main().getByRole('link', { name: so }).getAttribute('href') ?? '', 'https://studio.test')
  expect(address.pathname).toBe('/media/new/ines')
  expect(JSON.parse(address.searchParams.get('settings') ?? '')).toMatchObject({
    joints: { bones: { leftUpperArm: [0, 0, 60] } },
  })
  await userEvent.type(main().getByLabelText('Name'), 'Salute')
  await userEvent.click(main().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some((call) => call.startsWith('create poses'))).toBe(true))
  expect(await main().findByRole('link', { name: so })).toBeTruthy()
})

it('[POSE-30] somebody who is not one’s own is not shown', async () => {
  await renderApp('/poses/new?on=stranger', { signedIn: true, world: { studio: {} } })
  expect(await main().findByRole('img', { name: 'Pose, drawn' })).toBeTruthy()
  expect(main().queryByRole('link', { name: /^Draw / })).toBeNull()
})

it('[POSE-23] what was changed and is not kept holds whoever leaves', async () => {
  await renderApp('/poses/salute', { signedIn: true, world: { studio: { poses: [salute] } } })
  fireEvent.change(await main().findByRole('slider', { name: 'Left upper arm: spread' }), { target: { value: '60' } })
  const elsewhere = () => userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!)
  await elsewhere()
  const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Stay' }))
  await userEvent.click(main().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(main().getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true))
  await elsewhere()
  await waitFor(() => expect(main().getByRole('heading', { level: 1 }).textContent).not.toBe('Salute'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[POSE-21] poses are listed with their pictures, and one that is deleted can be brought back', async () => {
  const { accounts } = await renderApp('/poses', { signedIn: true, world: { studio: { poses: [salute] } } })
  const { calls } = accounts
  expect((await main().findByRole('link', { name: 'Salute' })).getAttribute('href')).toBe('/poses/salute')
  await userEvent.click(main().getByRole('button', { name: 'More for Salute' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls.filter((call) => / poses /.test(call)).at(-2)).toMatch(/^create poses/))
})

it('[POSE-22] one of one’s own is the first of the poses, and is what is asked for', async () => {
  const sent: unknown[] = []
  const poses = [{ id: 'waving', label: 'Waving', previewUrl: '' }]
  const able = { ...engine, abilities: { ...abilities, poses, ownPoses: true } }
  const studio: TestStudio = {
    characters: [characterDocument()],
    poses: [salute],
    send: async (method, path, body) => {
      if (path === '/engines') return Response.json({ total: 1, engines: [able] })
      if (path === '/subscription') return Response.json(unpaid)
      if (path === '/readings') return Response.json(nothingRead)
      if (method !== 'POST') return Response.json({ total: 0, generations: [], prompts: [] })
      sent.push(body)
      return Response.json(generationDocument(), { status: 201 })
    },
  }
  await renderApp('/media/new/ines?pick=pose', { signedIn: true, world: { studio } })
  const choices = within(await screen.findByRole('radiogroup', { name: 'Pose' }))
  await choices.findByRole('radio', { name: /Salute/ })
  const names = (await choices.findAllByRole('radio')).map((one) => one.closest('label')?.textContent)
  expect(names.slice(0, 2)).toEqual(['Open', expect.stringContaining('Salute')])
  await userEvent.click(choices.getByRole('radio', { name: /Salute/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Generate picture' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ joints })
  expect(sent[0]).not.toHaveProperty('pose')
})
