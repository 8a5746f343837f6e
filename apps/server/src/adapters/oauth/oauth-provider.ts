import type { AuthorizationServer, Client, TokenEndpointResponse } from 'oauth4webapi'
import { ZodError } from 'zod'
import { serviceLimits } from '#adapters/engines/remote/answer-limits.ts'
import { readSmallText } from '#adapters/engines/remote/read-body.ts'
import type { GivenTokens, OAuthProvider } from '#application/identities/ports.ts'
import type { IdentityProfile } from '#domain/identities/identity.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type Preset, profileOf } from './presets.ts'

type ProviderSettings = {
  readonly id: string
  readonly clientId: string
  readonly clientSecret: string | undefined
}

type Deps = {
  readonly clock: Clock
  /** Where requests go out; for tests. */
  readonly fetch?: typeof globalThis.fetch
}

const { bytes, milliseconds } = serviceLimits.oauth
/** Milliseconds after which its addresses are asked for anew. */
const knownFor = 60 * 60 * 1000

/** The authorization code flow with PKCE. Every address that is asked comes from the configuration, or from what it leads to. */
export function oauthProvider(
  { id, clientId, clientSecret }: ProviderSettings,
  preset: Preset,
  deps: Deps,
): OAuthProvider {
  const { clock, fetch = globalThis.fetch } = deps
  const { server: place, scopes, secretIn } = preset
  const client: Client = { client_id: clientId }
  const isOpen = typeof place === 'string' && place.startsWith('http:')
  let known: { readonly server: AuthorizationServer; readonly until: number } | undefined

  // Loaded with the first who comes this way.
  const library = () => import('oauth4webapi')
  type Library = Awaited<ReturnType<typeof library>>

  const options = (oauth: Library) => ({
    [oauth.customFetch]: async (address: string, init: object) =>
      small(await fetch(address, { ...init, signal: AbortSignal.timeout(milliseconds) })),
    // Only for a server on the same machine: the configuration takes no other without encryption.
    [oauth.allowInsecureRequests]: isOpen,
  })

  function authenticate(oauth: Library) {
    if (clientSecret === undefined) return oauth.None()
    return secretIn === 'body' ? oauth.ClientSecretPost(clientSecret) : oauth.ClientSecretBasic(clientSecret)
  }

  async function findServer(oauth: Library): Promise<AuthorizationServer> {
    if (typeof place !== 'string') return place
    const now = clock.now().getTime()
    if (known && known.until > now) return known.server
    const issuer = new URL(place)
    const response = await oauth.discoveryRequest(issuer, options(oauth))
    const server = await oauth.processDiscoveryResponse(issuer, response)
    known = { server, until: now + knownFor }
    return server
  }

  function tokensFrom(answer: TokenEndpointResponse): GivenTokens {
    const { access_token: access, refresh_token: refresh = '', expires_in: seconds } = answer
    return { access, refresh, expires: seconds === undefined ? undefined : clock.now().getTime() + seconds * 1000 }
  }

  async function readProfile(
    oauth: Library,
    server: AuthorizationServer,
    answer: TokenEndpointResponse,
  ): Promise<IdentityProfile> {
    const { access_token: token } = answer
    if (preset.profile) {
      return preset.profile(async (address) => {
        const headers = new Headers({ accept: 'application/json', 'user-agent': 'studio' })
        const response = await oauth.protectedResourceRequest(
          token,
          'GET',
          new URL(address),
          headers,
          null,
          options(oauth),
        )
        if (!response.ok) throw new Fault('user_oauth2_provider_error', { provider: id, status: response.status })
        return response.json()
      })
    }
    const claims = oauth.getValidatedIdTokenClaims(answer)
    const { sub = '' } = claims ?? {}
    if (!server.userinfo_endpoint) return openIdProfile(sub, { ...claims })
    const response = await oauth.userInfoRequest(server, client, token, options(oauth))
    const told = await oauth.processUserInfoResponse(server, client, sub, response)
    return openIdProfile(sub, { ...claims, ...told })
  }

  /** Whatever goes wrong at a provider is told in one of three ways, and never as a mistake of ours. */
  async function asked<T>(work: (oauth: Library) => Promise<T>): Promise<T> {
    const oauth = await library()
    try {
      return await work(oauth)
    } catch (cause) {
      throw cause instanceof Fault ? cause : faultOf(id, oauth, cause)
    }
  }

  return {
    id,
    begin: ({ verifier, nonce, redirectUri }, state, more) =>
      asked(async (oauth) => {
        const { authorization_endpoint: address } = await findServer(oauth)
        if (!address) throw new Fault('user_oauth2_provider_error', { provider: id })
        const url = new URL(address)
        const parameters = {
          client_id: clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: [...new Set([...scopes, ...more])].join(' '),
          state,
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(scopes.includes('openid') && { nonce }),
        }
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
        return url.href
      }),

    finish: ({ verifier, nonce, redirectUri }, state, parameters) =>
      asked(async (oauth) => {
        const server = await findServer(oauth)
        const returned = oauth.validateAuthResponse(server, client, new URLSearchParams(parameters), state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authenticate(oauth),
          returned,
          redirectUri,
          verifier,
          options(oauth),
        )
        const isOpenId = scopes.includes('openid')
        const expected = isOpenId ? { expectedNonce: nonce, requireIdToken: true } : {}
        const answer = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
        return { profile: await readProfile(oauth, server, answer), tokens: tokensFrom(answer) }
      }),

    refresh: (refreshToken) =>
      asked(async (oauth) => {
        const server = await findServer(oauth)
        const response = await oauth.refreshTokenGrantRequest(
          server,
          client,
          authenticate(oauth),
          refreshToken,
          options(oauth),
        )
        return tokensFrom(await oauth.processRefreshTokenResponse(server, client, response))
      }),
  }
}

/** The same answer, read already: the library would read one of any size. */
async function small(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await readSmallText(response, bytes)
  return new Response(text === '' ? null : text, { status, headers })
}

function openIdProfile(sub: string, claims: Readonly<Record<string, unknown>>): IdentityProfile {
  const { name, preferred_username: username, email, email_verified: verified } = claims
  const called = [name, username].find((each) => typeof each === 'string' && each !== '')
  return profileOf(
    sub,
    typeof called === 'string' ? called : '',
    typeof email === 'string' ? email : undefined,
    // Some servers write it as a text.
    verified === true || verified === 'true',
  )
}

function faultOf(provider: string, oauth: typeof import('oauth4webapi'), cause: unknown): Fault {
  const facts = { provider }
  if (cause instanceof oauth.AuthorizationResponseError) {
    const type = cause.error === 'access_denied' ? 'user_oauth2_unauthorized' : 'user_oauth2_bad_request'
    return new Fault(type, { ...facts, error: cause.error.slice(0, 60) }, { cause })
  }
  if (cause instanceof oauth.ResponseBodyError) {
    const type = cause.status === 401 ? 'user_oauth2_unauthorized' : 'user_oauth2_bad_request'
    return new Fault(type, { ...facts, error: cause.error.slice(0, 60) }, { cause })
  }
  // Its text would repeat what the provider said about somebody.
  return new Fault('user_oauth2_provider_error', facts, cause instanceof ZodError ? {} : { cause })
}
