import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { dialog, heading, main, press, showSettings } from '#testing/settings.tsx'

afterEach(cleanup)

const kept = {
  $id: 'k1',
  $createdAt: '2026-11-01T10:00:00.000+00:00',
  name: 'Blog script',
  scopes: ['read', 'generate'],
  expire: null,
  expired: false,
  lastUsedAt: null,
}
const secret = 'eik_0123456789abcdef0123_secret'

/** A server that keeps keys, and refuses the first. */
function keyServer() {
  let keys = [kept]
  let refuses = true
  const send = async (method: string, path: string, json: unknown): Promise<Response> => {
    if (path === '/account/hooks') return Response.json({ total: 0, hooks: [] })
    if (method === 'GET' && path === '/account/keys') return Response.json({ total: keys.length, keys })
    if (method === 'POST' && path === '/account/keys') {
      if (refuses) {
        refuses = false
        throw refusal(400, 'general_argument_invalid', 'Not this name.', { field: 'name' })
      }
      const made = { ...kept, ...(json as object), $id: 'k2', expire: null }
      keys = [made, ...keys]
      return Response.json({ ...made, secret }, { status: 201 })
    }
    if (method === 'DELETE') {
      keys = keys.filter(({ $id }) => path !== `/account/keys/${$id}`)
      return new Response(null, { status: 204 })
    }
    throw refusal(404, 'general_route_not_found')
  }
  return { studio: { send } }
}

it('[SET-90] a key is made for what was chosen, its secret shown once, and revoked after a question', async () => {
  const { accounts } = await showSettings('/settings/programs', {}, {}, keyServer())
  expect(await heading('Programs')).toBeTruthy()
  expect(await main().findByText('Read, generate · not used yet · without an end')).toBeTruthy()

  await press('New key')
  const form = await dialog('New key')
  await press('Make the key', form)
  expect(await form.findByText('Give it a name by which you will know it.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Name'), 'Laptop')
  await userEvent.click(form.getByRole('switch', { name: /^Read/ }))
  await press('Make the key', form)
  expect(await form.findByText('Choose at least one.')).toBeTruthy()
  await userEvent.click(form.getByRole('switch', { name: /^Write/ }))
  await userEvent.selectOptions(form.getByLabelText('It ends'), 'When I revoke it')
  await press('Make the key', form)
  expect(await form.findByText('Not this name.')).toBeTruthy()
  await press('Make the key', form)
  const shown = await dialog('Copy the key now')
  expect(shown.getByText(secret)).toBeTruthy()
  expect(accounts.calls).toContain('POST /account/keys {"name":"Laptop","scopes":["write"]}')
  await press('I have kept it', shown)
  expect(screen.queryByText(secret)).toBeNull()
  expect(await main().findByText('Laptop')).toBeTruthy()

  await press('Revoke: Blog script')
  await press('Revoke', await dialog('Revoke this key?'))
  await main().findByText('Laptop')
  expect(accounts.calls.some((call) => call.startsWith('DELETE /account/keys/k1'))).toBe(true)
  expect(main().queryByText('Blog script')).toBeNull()
})

const hook = {
  $id: 'h1',
  $createdAt: '2026-11-01T10:00:00.000+00:00',
  url: 'https://one.example/hook',
  events: ['media.created'],
  enabled: false,
  failures: 20,
}
const delivery = {
  $id: 'd1',
  $createdAt: '2026-11-01T10:00:00.000+00:00',
  event: 'media.created',
  status: 'failed',
  attempts: 8,
  triedAt: '2026-11-02T10:00:00.000+00:00',
  dueAt: null,
  code: 503,
  answer: 'Not now',
}

it('[SET-91] a hook is made, turned on, its deliveries looked at and sent again, and deleted after a question', async () => {
  let hooks = [hook]
  const send = async (method: string, path: string, json: unknown): Promise<Response> => {
    if (path === '/account/keys') return Response.json({ total: 0, keys: [] })
    if (path.endsWith('/deliveries')) return Response.json({ total: 1, deliveries: [delivery] })
    if (method === 'GET') return Response.json({ total: hooks.length, hooks })
    if (method === 'POST' && path.includes('/deliveries/')) return Response.json(delivery, { status: 202 })
    if (method === 'PATCH') hooks = [{ ...hook, enabled: true, failures: 0 }]
    if (method === 'DELETE') hooks = []
    if (method !== 'POST') return Response.json(hook)
    return Response.json({ ...hook, ...(json as object), secret: 'eis_secret' }, { status: 201 })
  }
  const { accounts } = await showSettings('/settings/programs', {}, {}, { studio: { send } })
  const off = 'Something new is in the library · turned off after 20 failures in a row'
  expect(await main().findByText(off)).toBeTruthy()
  await press('Turn on: https://one.example/hook')
  expect(await main().findByText('Something new is in the library')).toBeTruthy()

  await press('Deliveries: https://one.example/hook')
  const list = await dialog('Deliveries')
  expect(await list.findByText('Given up after 8 tries · 503 Not now')).toBeTruthy()
  await press(/^Send again/, list)
  await press('Close', list)
  expect(accounts.calls).toContain('POST /account/hooks/h1/deliveries/d1 {}')

  await press('New hook')
  const form = await dialog('New hook')
  await userEvent.type(form.getByLabelText('Address'), 'https://two.example/')
  await userEvent.click(form.getByRole('switch', { name: 'A character was made' }))
  await press('Make the hook', form)
  const shown = await dialog('Copy the secret now')
  expect(shown.getByText('eis_secret')).toBeTruthy()
  await press('I have kept it', shown)
  const wanted = { url: 'https://two.example/', events: ['generation.completed', 'character.created'] }
  expect(accounts.calls).toContain(`POST /account/hooks ${JSON.stringify(wanted)}`)

  await press('Delete: https://one.example/hook')
  await press('Delete', await dialog('Delete this hook?'))
  await main().findByRole('button', { name: 'New hook' })
  expect(accounts.calls.some((call) => call.startsWith('DELETE /account/hooks/h1'))).toBe(true)
})
