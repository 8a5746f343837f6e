import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { abilities, engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { nothingRead } from '#testing/readings.ts'
import { PageForm } from '#testing/page-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestStudio } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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

/** A studio that can see poses in pictures, or not; `find` is what a picture is answered with. */
const seeing = (available: boolean, find = (): object => ({})): TestStudio => ({
  send: async (method, path) => {
    if (path === '/subscription') throw refusal(404, 'subscription_not_offered', 'None.')
    if (path !== '/poses/from-picture') return new Response('{}')
    return new Response(JSON.stringify(method === 'GET' ? { available } : find()))
  },
})
const me = new File(['somebody'], 'me.png', { type: 'image/png' })

it('[POSE-50] the pose of a picture is taken over as one step, and what was not seen is said and stays', async () => {
  const bones = { leftUpperArm: [0, 0, 90], leftUpperLeg: [0, 0, 0] }
  const found = { joints: { bones }, unseen: ['leftLeg', 'rightLeg', 'rightForearm'], people: 2 }
  await renderApp('/poses/new', { signedIn: true, world: { studio: seeing(true, () => found) } })
  vi.stubGlobal('FormData', PageForm)
  await userEvent.selectOptions(await main().findByLabelText('Left hand'), 'fist')
  await userEvent.click(await main().findByRole('button', { name: 'From a picture' }))
  expect(screen.getByRole('dialog', { name: 'Pose from a picture' }).textContent).toContain('not kept')
  await userEvent.upload(screen.getByLabelText('A picture of somebody'), me)
  const said = 'There are 2 people in the picture; this is the largest of them. The right forearm was not seen'
  expect(await main().findByText((text) => text.includes(said))).toBeTruthy()
  expect(main().getByText(/The legs were not seen in the picture; they stay as before\./)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(main().getByRole('slider', { name: 'Left upper arm: spread' })).toHaveProperty('value', '90')
  expect(main().getByLabelText('Left hand')).toHaveProperty('value', 'fist')
  await userEvent.click(main().getByRole('button', { name: 'Undo' }))
  expect(main().getByRole('slider', { name: 'Left upper arm: spread' })).toHaveProperty('value', '14')
  expect(main().queryByText(/not seen in the picture/)).toBeNull()
})

it('[POSE-50] a picture of the library is looked at as well', async () => {
  const found = { joints: { bones: { leftUpperArm: [0, 0, 90] } }, unseen: [], people: 1 }
  const row = {
    $id: 'm1',
    $createdAt: '2026-11-12T10:00:00.000+00:00',
    kind: 'image',
    characterId: 'ines',
    fileId: 'f1',
    posterId: null,
    prompt: 'reading by the sea',
    width: 3,
    height: 2,
    trashedAt: null,
  }
  const studio = { ...seeing(true, () => found), media: [row] }
  await renderApp('/poses/new', { signedIn: true, world: { studio } })
  const fetched = vi.fn<typeof fetch>(async () => new Response('a picture'))
  vi.stubGlobal('FormData', PageForm)
  vi.stubGlobal('fetch', fetched)
  await userEvent.click(await main().findByRole('button', { name: 'From a picture' }))
  await userEvent.click(screen.getByRole('button', { name: 'From the library' }))
  const list = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
  await userEvent.click(await list.findByRole('button', { name: /reading by the sea/ }))
  expect(await main().findByText('The pose is that of the picture.')).toBeTruthy()
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([expect.stringMatching(/f1\/preview.*width=1024/)])
})

it('[POSE-51] a picture without anybody in it is told, and without a model the button is not there', async () => {
  const nobody = (): never => {
    throw refusal(400, 'general_argument_invalid', 'Invalid.', { field: 'file', problem: 'Nobody is seen here' })
  }
  await renderApp('/poses/new', { signedIn: true, world: { studio: seeing(true, nobody) } })
  vi.stubGlobal('FormData', PageForm)
  await userEvent.click(await main().findByRole('button', { name: 'From a picture' }))
  await userEvent.upload(screen.getByLabelText('A picture of somebody'), me)
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody is seen here.')
  const large = new File([new Uint8Array(10_000_001)], 'large.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('A picture of somebody'), large)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('larger than 10 MB'))
  cleanup()
  await renderApp('/poses/new', { signedIn: true, world: { studio: seeing(false) } })
  await main().findByRole('button', { name: 'Mirror' })
  expect(main().queryByRole('button', { name: 'From a picture' })).toBeNull()
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
