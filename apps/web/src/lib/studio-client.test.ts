// @vitest-environment happy-dom
import { Account } from 'appwrite'
import { beforeEach, expect, it } from 'vitest'
import { PageForm } from '#testing/page-form.ts'
import { createApi } from './api.ts'
import { Unanswered } from './fault.ts'
import { StudioClient } from './studio-client.ts'

type SentRequest = { readonly url: string; readonly options: RequestInit }
beforeEach(() => localStorage.clear())
const nobody = () => ''

function server(answer: () => Response | Promise<Response>) {
  const sent: SentRequest[] = []
  const fetch = async (url: string | URL | Request, options: RequestInit = {}) => {
    sent.push({ url: url instanceof URL ? url.href : '', options })
    return answer()
  }
  const location = { origin: 'https://studio.example' } as Location
  return { sent, browser: { fetch, localStorage, location, FormData: PageForm as unknown as typeof FormData } }
}

const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

it('[WALLET-10] asks for a challenge and a session with the headers of the SDK', async () => {
  const { sent, browser } = server(() => json({ nonce: 'n', expire: '', input: {} }, 201))
  const { wallet } = createApi(browser, nobody)
  await wallet.challenge(undefined)
  await wallet.challenge('abc')
  await wallet.createSession({ nonce: 'n', address: 'abc', transaction: 'AA==' })
  expect(sent.map(({ url, options }) => [url, options.method, options.body])).toEqual([
    ['https://studio.example/v1/account/tokens/wallet', 'POST', '{}'],
    ['https://studio.example/v1/account/tokens/wallet', 'POST', '{"address":"abc"}'],
    ['https://studio.example/v1/account/sessions/wallet', 'POST', '{"nonce":"n","address":"abc","transaction":"AA=="}'],
  ])
  expect(sent[0]?.options).toMatchObject({
    credentials: 'include',
    headers: { 'X-Appwrite-Project': 'eidolon', 'X-Appwrite-Response-Format': '1.5.0', 'X-Fallback-Cookies': '' },
  })
})

it('an answer that is no challenge is refused', async () => {
  await expect(createApi(server(() => json({})).browser, nobody).wallet.challenge('a')).rejects.toThrow(
    'nothing to sign',
  )
})

it('never keeps the secret of a session; one that is kept is sent, and forgotten at the end', async () => {
  const begun = server(() => json({}, 201, { 'X-Fallback-Cookies': '{"a_session_eidolon":"s"}' }))
  await createApi(begun.browser, nobody).wallet.createSession({ nonce: 'n', address: 'a', transaction: '' })
  expect(localStorage.getItem('cookieFallback')).toBeNull()
  localStorage.setItem('cookieFallback', '{"a_session_eidolon":"s"}')
  const ended = server(() => new Response(null, { status: 204, headers: { 'X-Fallback-Cookies': '[]' } }))
  await createApi(ended.browser, nobody).account.deleteSession('current')
  expect(ended.sent[0]?.options.headers).toMatchObject({ 'X-Fallback-Cookies': '{"a_session_eidolon":"s"}' })
  expect(localStorage.getItem('cookieFallback')).toBeNull()
})

it('lists go into the address, files into a form', async () => {
  const { sent, browser } = server(() => json({}))
  const client = new StudioClient(browser, nobody)
  await client.call('get', new URL('https://studio.example/v1/x'), {}, { queries: ['a', 'b'], search: 'c' })
  expect(sent[0]?.url).toBe('https://studio.example/v1/x?queries%5B0%5D=a&queries%5B1%5D=b&search=c')
  const file = new File(['bytes'], 'name.png')
  const multipart = { 'content-type': 'multipart/form-data' }
  await client.call('post', new URL('https://studio.example/v1/y'), multipart, {
    file,
    permissions: ['p'],
    fileId: 'f',
  })
  const { body, headers } = sent[1]?.options ?? {}
  expect(headers).not.toHaveProperty('content-type')
  expect(body).toMatchObject({
    parts: [
      ['file', file],
      ['permissions[]', 'p'],
      ['fileId', 'f'],
    ],
  })
})

it('a refusal says all that the server said; a request without an answer is told apart', async () => {
  const no = server(() => json({ message: 'No.', code: 401, type: 'user_blocked', field: 'x' }, 401))
  await expect(new Account(new StudioClient(no.browser, nobody)).get()).rejects.toMatchObject({
    message: 'No.',
    code: 401,
    type: 'user_blocked',
    body: { field: 'x' },
  })
  const { browser } = server(() => Promise.reject(new TypeError('Failed to fetch')))
  const failure = new StudioClient(browser, nobody).call('get', new URL('https://studio.example/v1/x'))
  await expect(failure).rejects.toBeInstanceOf(Unanswered)
})

it('[SHELL-70] what was answered to a guest is an ended session for whoever is signed in', async () => {
  let me = 'maya'
  const answers = [
    () => json({ total: 0, documents: [] }, 200, { 'X-Eidolon-Caller': 'guest' }),
    () => json({ message: 'Not found' }, 404, { 'X-Eidolon-Caller': 'guest' }),
  ]
  for (const answer of answers) {
    const { databases } = createApi(server(answer).browser, () => me)
    await expect(databases.listDocuments('studio', 'characters')).rejects.toMatchObject({
      code: 401,
      type: 'general_unauthorized_scope',
    })
  }
  const own = () => json({ total: 0, documents: [] }, 200, { 'X-Eidolon-Caller': 'user' })
  const list = (answer: () => Response) =>
    createApi(server(answer).browser, () => me).databases.listDocuments('studio', 'characters')
  expect(await list(own)).toEqual({ total: 0, documents: [] })
  // Whoever signs out, or in, while a question is on its way is told nothing about a session.
  const leaving = () => {
    me = ''
    return json({ total: 0, documents: [] }, 200, { 'X-Eidolon-Caller': 'guest' })
  }
  expect(await list(leaving)).toEqual({ total: 0, documents: [] })
  const entering = () => {
    me = 'maya'
    return json({ total: 0, documents: [] }, 200, { 'X-Eidolon-Caller': 'guest' })
  }
  expect(await list(entering)).toEqual({ total: 0, documents: [] })
})

it('[SHELL-70] signing in is answered to a guest, and ends nothing', async () => {
  const { browser } = server(() => json({}, 201, { 'X-Eidolon-Caller': 'guest' }))
  const { wallet } = createApi(browser, () => 'maya')
  await expect(wallet.createSession({ nonce: 'n', address: 'a', transaction: '' })).resolves.toBeUndefined()
})

it('[SHELL-71] lists are of what one made', async () => {
  const { sent, browser } = server(() => json({ total: 0, documents: [] }))
  await createApi(browser, () => 'maya').databases.listDocuments('studio', 'albums', ['more'])
  const queries = new URL(sent[0]?.url ?? '').searchParams
  expect(JSON.parse(queries.get('queries[0]') ?? '')).toEqual({
    method: 'equal',
    attribute: '$owner',
    values: ['maya'],
  })
  expect(queries.get('queries[1]')).toBe('more')
})
