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
