import { expect, it } from 'vitest'
import { oauthProvider } from './oauth-provider.ts'
import { discord, github, openIdConnect, type Preset, x } from './presets.ts'

type Answers = Readonly<Record<string, unknown>>
type Call = { readonly url: string; readonly init: RequestInit }

const clock = { now: () => new Date('2026-11-14T10:00:00Z') }
const secrets = { verifier: 'v'.repeat(64), nonce: 'nonce', redirectUri: 'https://studio.example/back' }

/** A provider that answers by a list; whatever is not on it does not exist. */
function world(preset: Preset, answers: Answers, clientSecret: string | undefined = 'hunter2') {
  const asked: Call[] = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push({ url, init })
    const answer = answers[url]
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : Response.json(answer ?? {}, { status: answer ? 200 : 404 })
  }
  return { asked, provider: oauthProvider({ id: 'some', clientId: 'studio', clientSecret }, preset, { clock, fetch }) }
}

const token = { access_token: 'token', token_type: 'bearer', expires_in: 60, refresh_token: 'again' }
const come = { code: 'code', state: 'state' }

it('[LINK-11] asks GitHub for a proof key, and reads id, name and the first address', async () => {
  const { provider, asked } = world(github, {
    'https://github.com/login/oauth/access_token': token,
    'https://api.github.com/user': { id: 7, login: 'maya', name: null },
    'https://api.github.com/user/emails': [
      { email: 'old@studio.example', primary: false, verified: true },
      { email: 'Maya@Studio.example', primary: true, verified: true },
    ],
  })
  const url = new URL(await provider.begin(secrets, 'state', ['repo', 'read:user']))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'studio',
    redirect_uri: 'https://studio.example/back',
    response_type: 'code',
    scope: 'read:user user:email repo',
    state: 'state',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(await provider.finish(secrets, 'state', come)).toEqual({
    profile: { uid: '7', name: 'maya', email: 'maya@studio.example', emailVerified: true },
    tokens: { access: 'token', refresh: 'again', expires: Date.parse('2026-11-14T10:01:00Z') },
  })
  const sent = asked[0]?.init.body
  expect(sent instanceof URLSearchParams && Object.fromEntries(sent)).toMatchObject({
    grant_type: 'authorization_code',
    code: 'code',
    code_verifier: secrets.verifier,
    redirect_uri: secrets.redirectUri,
    client_secret: 'hunter2',
  })
  expect(new Headers(asked[1]?.init.headers).get('authorization')).toBe('Bearer token')
  expect(asked.every(({ init }) => init.redirect === 'manual')).toBe(true)
})

it('[LINK-11] reads Discord and X, whose addresses may be unproved or missing', async () => {
  const fromDiscord = world(discord, {
    'https://discord.com/api/oauth2/token': token,
    'https://discord.com/api/users/@me': { id: '9', username: 'maya', email: 'maya@studio.example', verified: false },
  })
  const { profile } = await fromDiscord.provider.finish(secrets, 'state', come)
  expect(profile).toEqual({ uid: '9', name: 'maya', email: 'maya@studio.example', emailVerified: false })
  const fromX = world(x, {
    'https://api.x.com/2/oauth2/token': token,
    'https://api.x.com/2/users/me?user.fields=confirmed_email': { data: { id: '3', name: 'Maya', username: 'm' } },
  })
  const quiet = await fromX.provider.finish(secrets, 'state', come)
  expect(quiet.profile).toEqual({ uid: '3', name: 'Maya', email: undefined, emailVerified: false })
  expect(new Headers(fromX.asked[0]?.init.headers).get('authorization')).toMatch(/^Basic /)
})

it('[LINK-11] a provider that refuses, breaks, lies or is away is told apart, and nothing else is asked', async () => {
  const refusal = Response.json({ error: 'invalid_grant' }, { status: 400 })
  const tokens = 'https://github.com/login/oauth/access_token'
  const cases: [Answers, Record<string, string>, string][] = [
    [{ [tokens]: refusal }, come, 'user_oauth2_bad_request'],
    [{ [tokens]: Response.json({ error: 'invalid_client' }, { status: 401 }) }, come, 'user_oauth2_unauthorized'],
    [{ [tokens]: Response.json({ error: 'bad_verification_code' }) }, come, 'user_oauth2_provider_error'],
    [{ [tokens]: new Response('<html>', { status: 502 }) }, come, 'user_oauth2_provider_error'],
    [{ [tokens]: new TypeError('fetch failed') }, come, 'user_oauth2_provider_error'],
    [{ [tokens]: token, 'https://api.github.com/user': { id: 'x' } }, come, 'user_oauth2_provider_error'],
    [{ [tokens]: token }, come, 'user_oauth2_provider_error'],
    [{}, { state: 'state', error: 'access_denied' }, 'user_oauth2_unauthorized'],
    [{}, { state: 'state', error: 'server_error' }, 'user_oauth2_bad_request'],
    [{}, { state: 'other', code: 'code' }, 'user_oauth2_provider_error'],
    [{}, { state: 'state' }, 'user_oauth2_provider_error'],
  ]
  for (const [answers, parameters, type] of cases) {
    const { provider } = world(github, answers)
    await expect(provider.finish(secrets, 'state', parameters)).rejects.toMatchObject({ type })
  }
})

it('[LINK-12] addresses that a server tells of itself have to be encrypted, and are asked for once an hour', async () => {
  const issuer = 'https://login.example.com'
  const told = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: 'http://login.example.com/token',
  }
  const { provider, asked } = world(openIdConnect(issuer), { [`${issuer}/.well-known/openid-configuration`]: told })
  for (let n = 0; n < 3; n++) expect(await provider.begin(secrets, 'state', [])).toContain('nonce=nonce')
  expect(asked).toHaveLength(1)
  await expect(provider.finish(secrets, 'state', come)).rejects.toMatchObject({ type: 'user_oauth2_provider_error' })
  expect(asked).toHaveLength(1)
  const liar = world(openIdConnect(issuer), {
    [`${issuer}/.well-known/openid-configuration`]: { ...told, issuer: 'https://elsewhere.example' },
  })
  await expect(liar.provider.begin(secrets, 'state', [])).rejects.toMatchObject({ type: 'user_oauth2_provider_error' })
})

it('[LINK-11] renews a token, keeping what renews it where no new one comes', async () => {
  const { provider } = world(github, {
    'https://github.com/login/oauth/access_token': { access_token: 'fresh', token_type: 'bearer' },
  })
  expect(await provider.refresh('again')).toEqual({ access: 'fresh', refresh: '', expires: undefined })
})

it('[ENG-148] reads no more of a provider than a profile needs', async () => {
  const tokens = 'https://github.com/login/oauth/access_token'
  for (const more of [Array.from({ length: 30_000 }, () => 0), 'x'.repeat(300_000)]) {
    const { provider, asked } = world(github, { [tokens]: { ...token, more } })
    await expect(provider.finish(secrets, 'state', come)).rejects.toMatchObject({
      type: 'user_oauth2_provider_error',
      cause: { name: 'PeerProblem' },
    })
    expect(asked).toHaveLength(1)
  }
})
