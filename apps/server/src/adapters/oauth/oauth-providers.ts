import type { OAuthProviders } from '#application/identities/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { oauthProvider } from './oauth-provider.ts'
import { discord, github, google, openIdConnect, type Preset, x } from './presets.ts'

/** The studio as a provider knows it. */
type KnownClient = {
  readonly id: 'google' | 'github' | 'discord' | 'x' | 'oidc'
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly issuer: string | undefined
}

const presets = { google, github, discord, x }

export function oauthProviders(clients: readonly KnownClient[], clock: Clock): OAuthProviders {
  return new Map(clients.map((client) => [client.id, oauthProvider(client, presetOf(client), { clock })]))
}

function presetOf({ id, issuer = '' }: KnownClient): Preset {
  return id === 'oidc' ? openIdConnect(issuer) : presets[id]
}
