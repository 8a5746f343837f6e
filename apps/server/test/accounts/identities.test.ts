import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { maya, oauthWorld } from '#test/support/oauth-world.ts'

const queries = (...all: readonly object[]) =>
  all.map((each, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(each))}`).join('&')

describe.each(databases())('identities on %s', (_name, open) => {
  it('[LINK-14] are listed to their owner alone, as asked for, and taken away but for the last', async () => {
    await using world = await oauthWorld({ open })
    const browser = world.browser()
    await browser.post('/account/sessions/anonymous', {})
    for (const uid of ['1', '2', '3']) {
      world.people.set(uid, { uid, name: '', email: undefined, emailVerified: false })
      await browser.back(await browser.begin(), uid)
      world.pass(1000)
    }
    const list = async (...asked: readonly object[]) => {
      const response = await browser.visit(`/account/identities?${queries(...asked)}`)
      const { total, identities } = response.json()
      return { total, uids: identities.map(({ providerUid }: { providerUid: string }) => providerUid).join('') }
    }
    expect(await list()).toEqual({ total: 3, uids: '123' })
    expect(await list({ method: 'equal', attribute: 'providerUid', values: ['1', '3'] })).toEqual({
      total: 2,
      uids: '13',
    })
    expect(await list({ method: 'orderDesc', attribute: '$createdAt' }, { method: 'limit', values: [2] })).toEqual({
      total: 3,
      uids: '32',
    })
    const expiry = { attribute: 'providerAccessTokenExpiry', values: ['2026-11-14T11:00:01Z'] }
    expect(await list({ method: 'greaterThanEqual', ...expiry })).toEqual({ total: 2, uids: '23' })
    expect(await list({ method: 'isNull', attribute: 'providerEmail' })).toEqual({ total: 3, uids: '123' })

    const [first, ...others] = (await browser.visit('/account/identities')).json().identities
    const cursor = { method: 'cursorAfter', values: [first.$id] }
    expect(await list(cursor)).toEqual({ total: 3, uids: '23' })
    const foreign = world.browser()
    await foreign.post('/account/sessions/anonymous', {})
    const unseen = await foreign.visit(`/account/identities?${queries(cursor)}`)
    expect(unseen.json()).toMatchObject({ code: 400, type: 'general_cursor_not_found' })
    expect((await foreign.remove(`/account/identities/${first.$id}`)).json()).toMatchObject({
      type: 'user_identity_not_found',
    })

    for (const { $id } of others) {
      expect((await browser.remove(`/account/identities/${$id}`)).statusCode).toBe(204)
      expect(world.events.at(-1)?.events).toContain(`users.*.identities.${$id}.delete`)
    }
    expect(JSON.stringify(world.events.at(-1)?.payload)).not.toContain('access-')
    const last = await browser.remove(`/account/identities/${first.$id}`)
    expect(last.json()).toMatchObject({ code: 409, type: 'user_identity_last' })
    expect((await browser.visit('/account/logs')).json().logs[0]).toMatchObject({ event: 'identity.delete' })
  })
})

it('[LINK-14] queries that are wrong are wrong arguments, and guests are told to sign in', async () => {
  await using world = await oauthWorld()
  const browser = world.browser()
  expect((await browser.visit('/account/identities')).json()).toMatchObject({ type: 'general_unauthorized_scope' })
  await browser.post('/account/sessions/anonymous', {})
  const wrong = await browser.visit(
    `/account/identities?${queries({ method: 'equal', attribute: 'secret', values: ['a'] })}`,
  )
  expect(wrong.json()).toMatchObject({
    type: 'general_argument_invalid',
    message: 'Invalid `queries` param: Invalid query: Attribute not found in schema: secret',
  })
})

it('[LINK-15] an address that somebody is known by elsewhere cannot be registered by another', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  await browser.post('/account', { userId: 'owner', email: 'owner@studio.example', password: 'correct horse' })
  await browser.post('/account/sessions/email', { email: 'owner@studio.example', password: 'correct horse' })
  await browser.back(await browser.begin(), 'code')
  const taken = { userId: 'thief', email: 'maya@studio.example', password: 'correct horse' }
  expect((await world.browser().post('/account', taken)).json()).toMatchObject({ type: 'general_bad_request' })
})

it('[LINK-13] extending a session renews what the provider gave, and goes on when that is refused', async () => {
  await using world = await oauthWorld()
  world.people.set('code', maya)
  const browser = world.browser()
  await browser.back(await browser.begin(), 'code')
  const refused = await browser.patch('/account/sessions/current')
  expect(refused.json()).toMatchObject({ providerAccessToken: 'access-code' })
  world.people.set('refresh', maya)
  const renewed = { providerAccessToken: 'renewed', providerRefreshToken: 'refresh' }
  expect((await browser.patch('/account/sessions/current')).json()).toMatchObject({
    ...renewed,
    providerAccessTokenExpiry: '2026-11-14T12:00:00.000+00:00',
  })
  expect((await browser.visit('/account/identities')).json()).toMatchObject({ identities: [renewed] })
})
