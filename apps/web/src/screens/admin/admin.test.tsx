import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import { dialog, heading, main, press } from '#testing/settings.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const at = '2026-11-14T10:00:00.000+00:00'
const overview = {
  version: 'v2',
  node: 'v24',
  role: 'all',
  database: 'sqlite',
  startedAt: at,
  sockets: 1,
  memory: 1,
  queues: [{ queue: 'generations', waiting: 4, running: 1, oldestSeconds: 300 }],
  engines: [],
  storage: { diskFree: 1e12, diskReserve: 1e9, database: 1, files: 1, bytes: 1 },
  accounts: 2,
  subscriptions: 0,
  openReports: 3,
}
const account = {
  id: 'maya',
  name: 'Maya',
  wallet: null,
  email: 'maya@example.com',
  createdAt: at,
  seenAt: at,
  active: true,
  characters: 1,
  media: 2,
  endsAt: null,
  phone: null,
  sessions: 1,
  generations: 0,
  freeUsed: 0,
  used: 5,
  quota: 2e9,
  ownQuota: null,
  operator: false,
}

it('[OPER-11] an operator sees how it stands, finds somebody and removes them with their id', async () => {
  const asked: string[] = []
  const send = async (method: string, path: string, json: unknown) => {
    if (method !== 'GET') asked.push(`${method} ${path} ${JSON.stringify(json)}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path === '/operate') return Response.json(overview)
    if (path.startsWith('/operate/accounts?')) return Response.json({ accounts: [account] })
    return Response.json(account)
  }
  const app = await renderApp('/operate', { signedIn: true, world: { studio: { send } } })
  expect(await heading('Operate')).toBeTruthy()
  expect(await main().findByText('4 waiting, 1 being drawn; the oldest for 5 min')).toBeTruthy()
  await userEvent.click(main().getByRole('link', { name: 'Accounts' }))
  await press('Open')
  expect(app.path()).toContain('/operate/accounts')
  await press('Remove')
  const asking = await dialog('Remove this account?')
  await userEvent.type(asking.getByLabelText('Its id, to be sure'), 'maya')
  await press('Remove it', asking)
  expect(asked).toEqual(['DELETE /operate/accounts/maya {"confirm":"maya"}'])
})

describe('[OPER-20] a recent proof of identity', () => {
  it.each([
    ['Block', undefined, 'PATCH /operate/accounts/maya {"blocked":true}'],
    ['Change', ['How much may it keep?', 'Save'], 'PATCH /operate/accounts/maya {"quota":2000000000}'],
    ['Remove', ['Remove this account?', 'Remove it'], 'DELETE /operate/accounts/maya {"confirm":"maya"}'],
  ])('is asked for by "%s", which then goes on by itself', async (button, inside, wanted) => {
    const asked: string[] = []
    let isProved = false
    const send = async (method: string, path: string, json: unknown) => {
      if (path === '/account/proof') return Response.json({ recent: false, ways: ['password'] })
      if (path === '/account/proof/password') isProved = true
      else if (method !== 'GET') {
        asked.push(`${method} ${path} ${JSON.stringify(json)}`)
        if (!isProved) throw refusal(401, 'user_challenge_required')
      }
      return Response.json(account)
    }
    await renderApp('/operate/accounts?account=maya', { signedIn: true, world: { studio: { send } } })
    await press(button)
    const id = screen.queryByLabelText('Its id, to be sure')
    if (id) await userEvent.type(id, 'maya')
    if (inside) await press(inside[1] ?? '', await dialog(inside[0] ?? ''))
    const question = await dialog('Is it still you?')
    await userEvent.type(await question.findByLabelText('Your password'), 'correct horse{Enter}')
    await waitFor(() => expect(asked).toEqual([wanted, wanted]))
    expect(screen.queryByText('Is it still you?')).toBeNull()
  })
})

it('[OPER-11] who is no operator is told so', async () => {
  const send = async () => Promise.reject(refusal(403, 'operator_required'))
  await renderApp('/operate', { signedIn: true, world: { studio: { send } } })
  expect(await heading('Not for this account')).toBeTruthy()
})

describe('[OPER-13] the account menu', () => {
  const openMenu = async (operator: boolean) => {
    const send = async (_method: string, path: string) =>
      Response.json(path === '/account/operator' ? { operator } : overview)
    const app = await renderApp('/operate/log', { signedIn: true, world: { studio: { send } } })
    await userEvent.click(screen.getAllByRole('button', { name: /9WzD/ })[0] ?? document.body)
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeTruthy()
    return app
  }

  it('leads an operator here', async () => {
    const app = await openMenu(true)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Operate' }))
    expect(app.path()).toBe('/operate')
  })

  it('says nothing of it to anybody else', async () => {
    await openMenu(false)
    expect(screen.queryByRole('menuitem', { name: 'Operate' })).toBeNull()
  })
})
