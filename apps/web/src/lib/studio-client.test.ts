import { Account, AppwriteException } from 'appwrite'
import { beforeEach, expect, it } from 'vitest'
import { createApi } from './api.ts'
import { StudioClient } from './studio-client.ts'

type Sent = { readonly url: string; readonly options: RequestInit }
beforeEach(() => localStorage.clear())

function server(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const fetch = async (url: string | URL | Request, options: RequestInit = {}) => {
    sent.push({ url: url instanceof URL ? url.href : '', options })
    return answer()
  }
  const location = { origin: 'https://studio.example' } as Location
  return { sent, browser: { fetch, localStorage, location, FormData: Form as unknown as typeof FormData } }
}

/** Node's own is replaced by another library's here, which knows no files. */
class Form {
  readonly parts: [string, unknown][] = []
  append(...part: [string, unknown]) {
    this.parts.push(part)
  }
}

const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

it('[WALLET-10] asks for a challenge and a session with the headers of the SDK', async () => {
  const { sent, browser } = server(() => json({ nonce: 'n', expire: '', input: {} }, 201))
  const { wallet } = createApi(browser)
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
  await expect(createApi(server(() => json({})).browser).wallet.challenge('a')).rejects.toThrow('nothing to sign')
})

it('never keeps the secret of a session; one that is kept is sent, and forgotten at the end', async () => {
  const begun = server(() => json({}, 201, { 'X-Fallback-Cookies': '{"a_session_eidolon":"s"}' }))
  await createApi(begun.browser).wallet.createSession({ nonce: 'n', address: 'a', transaction: '' })
  expect(localStorage.getItem('cookieFallback')).toBeNull()
  localStorage.setItem('cookieFallback', '{"a_session_eidolon":"s"}')
  const ended = server(() => new Response(null, { status: 204, headers: { 'X-Fallback-Cookies': '[]' } }))
  await createApi(ended.browser).account.deleteSession('current')
  expect(ended.sent[0]?.options.headers).toMatchObject({ 'X-Fallback-Cookies': '{"a_session_eidolon":"s"}' })
  expect(localStorage.getItem('cookieFallback')).toBeNull()
})

it('lists go into the address, files into a form', async () => {
  const { sent, browser } = server(() => json({}))
  const client = new StudioClient(browser)
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

it("a refusal is the SDK's exception, and so is a network that fails", async () => {
  const no = server(() => json({ message: 'No.', code: 401, type: 'user_blocked' }, 401))
  await expect(new Account(new StudioClient(no.browser)).get()).rejects.toMatchObject({
    name: 'AppwriteException',
    message: 'No.',
    code: 401,
    type: 'user_blocked',
  })
  const { browser } = server(() => Promise.reject(new TypeError('Failed to fetch')))
  const failure = new StudioClient(browser).call('get', new URL('https://studio.example/v1/x'))
  await expect(failure).rejects.toEqual(new AppwriteException('Network request failed'))
})
