import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

/** Somebody as the server knows them. */
export type OidcProfile = {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
}

export type OidcServer = AsyncDisposable & {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Lets this studio send people here; its address is known only once it runs. */
  register(redirectUri: string): void
  /** Who signs in next; nobody refuses to share what they are asked for. */
  person: OidcProfile | 'refuses'
}

/** A real server of OpenID Connect whose people sign in without being asked. */
export async function oidcServer(): Promise<OidcServer> {
  const [clientId, clientSecret] = ['studio', 'a secret of some length']
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const people = new Map<string, OidcProfile>()

  const made: OidcServer = {
    issuer,
    clientId,
    clientSecret,
    person: { sub: 'nobody' },
    register(redirectUri) {
      const configuration: Configuration = {
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
        cookies: { keys: ['any'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        features: { devInteractions: { enabled: false } },
        pkce: { required: () => true },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
      }
      const provider = new Provider(issuer, configuration)
      const answer = provider.callback()
      http.on('request', (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
        void decide(provider, request, response)
      })
    },
    async [Symbol.asyncDispose]() {
      http.close()
      http.closeAllConnections()
      await once(http, 'close')
    },
  }

  async function decide(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response)
    const { person } = made
    if (person === 'refuses') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    people.set(person.sub, person)
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent: { grantId } })
  }
  return made
}
