import { expect, it } from 'vitest'
import { type OidcServer, oidcServer } from '#support/oidc-server.ts'
import { sdkClient, secretOf, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'
import { visitor } from '#support/visitor.ts'

/** A studio that knows one server of OpenID Connect. */
async function studioWith(peer: OidcServer) {
  const server = await startServer({
    env: {
      OAUTH_OIDC_ID: peer.clientId,
      OAUTH_OIDC_SECRET: peer.clientSecret,
      OAUTH_OIDC_ISSUER: peer.issuer,
      OAUTH_OIDC_NAME: 'Work',
    },
  })
  peer.register(`${server.url}/v1/account/sessions/oauth2/callback/oidc/eidolon`)
  return server
}

const maya = { sub: 'maya-1', name: 'Maya', email: 'Maya@studio.example', email_verified: true }
const [success, failure] = ['http://localhost:5173/in', 'http://localhost:5173/out']
const arrived = ({ port }: URL) => port === '5173'

it('[LINK-4] [LINK-5] [LINK-14] the SDK signs in at a real server of OpenID Connect, both ways, and sees the identity', async () => {
  await using peer = await oidcServer()
  await using server = await studioWith(peer)
  peer.person = maya
  const { account, sdk } = sdkClient(server)
  const asked = account.createOAuth2Session(sdk.OAuthProvider.Oidc, success, failure, ['email'])
  const browser = visitor()
  const { url } = await browser.follow(String(asked), arrived)
  expect(url.href).toBe(success)
  const mine = await browser.fetch(`${server.url}/v1/account`, { headers: { 'x-appwrite-project': 'eidolon' } })
  expect(await mine.json()).toMatchObject({ name: 'Maya', email: 'maya@studio.example', emailVerification: true })

  const second = account.createOAuth2Token(sdk.OAuthProvider.Oidc, success, failure)
  const { url: back } = await browser.follow(String(second), arrived)
  const { userId = '', secret = '' } = Object.fromEntries(back.searchParams)
  const session = await account.createSession(userId, secret)
  expect(session).toMatchObject({ provider: 'oauth2', factors: ['email'] })
  const { identities, total } = await account.listIdentities([sdk.Query.equal('provider', 'oidc')])
  expect({ total, identities }).toMatchObject({
    total: 1,
    identities: [{ userId, providerUid: 'maya-1', providerEmail: 'maya@studio.example' }],
  })
  expect(identities[0]?.providerAccessToken).not.toBe('')
  await expect(account.deleteIdentity('nothing')).rejects.toMatchObject({ code: 404, type: 'user_identity_not_found' })
  await account.deleteIdentity(identities[0]?.$id ?? '')
  expect(await account.listIdentities()).toEqual({ total: 0, identities: [] })
  expect(server.output()).not.toContain(secret)
})

it('[LINK-1] [LINK-8] [LINK-9] a signed-in account is linked, and who refuses or is away is told so', async () => {
  const peer = await oidcServer()
  await using server = await studioWith(peer)
  const page = await (await fetch(`${server.url}/login`, { headers: { accept: 'text/html' } })).text()
  const [, told = '{}'] = /name="studio-site" content="([^"]+)"/.exec(page) ?? []
  expect(JSON.parse(told.replaceAll('&quot;', '"'))).toMatchObject({ providers: [{ id: 'oidc', name: 'Work' }] })
  peer.person = maya
  const someone = await signedIn(server)
  const browser = visitor()
  const cookie = `a_session_eidolon=${secretOf(someone)}`
  const address = `${server.url}/v1/account/sessions/oauth2/oidc?project=eidolon&success=${success}&failure=${failure}`
  const started = await browser.fetch(address, { headers: { cookie } })
  const mark = started.headers.getSetCookie().map((line) => line.split(';')[0])
  const atPeer = await browser.follow(started.headers.get('location') ?? '', ({ pathname }) =>
    pathname.endsWith('/redirect'),
  )
  const last = await fetch(atPeer.url, { headers: { cookie: [cookie, ...mark].join('; ') }, redirect: 'manual' })
  expect(last.headers.get('location')).toBe(success)
  const linked = last.headers.getSetCookie().find((line) => line.startsWith('a_session_eidolon=')) ?? ''
  const { client, account } = sdkClient(server)
  client.setSession(linked.split(';')[0]?.slice('a_session_eidolon='.length) ?? '')
  expect(await account.get()).toMatchObject({ $id: someone.userId, email: 'maya@studio.example' })
  // The session it had is over.
  await expect(someone.account.get()).rejects.toMatchObject({ code: 401 })

  peer.person = 'refuses'
  const { url } = await visitor().follow(address, arrived)
  expect(JSON.parse(url.searchParams.get('error') ?? '')).toMatchObject({ type: 'user_oauth2_unauthorized', code: 401 })

  const waiting = visitor()
  const sent = new URL((await waiting.fetch(address)).headers.get('location') ?? '')
  await peer[Symbol.asyncDispose]()
  const state = sent.searchParams.get('state')
  const iss = encodeURIComponent(peer.issuer)
  const { url: gone } = await waiting.follow(
    `${server.url}/v1/account/sessions/oauth2/callback/oidc/eidolon?code=any&state=${state}&iss=${iss}`,
    arrived,
  )
  expect(JSON.parse(gone.searchParams.get('error') ?? '')).toMatchObject({ type: 'user_oauth2_provider_error' })
})
