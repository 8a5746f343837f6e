import type { Variables } from './variables.ts'

/** The studio as a provider knows it. */
export type OAuthClient = {
  readonly id: 'google' | 'github' | 'discord' | 'x' | 'oidc'
  readonly name: string
  readonly clientId: string
  /** Undefined for a client that proves itself by PKCE alone. */
  readonly clientSecret: string | undefined
  /** Where a server of OpenID Connect is found; the other providers are known. */
  readonly issuer: string | undefined
}

const presets = [
  { id: 'google', name: 'Google', prefix: 'OAUTH_GOOGLE' },
  { id: 'github', name: 'GitHub', prefix: 'OAUTH_GITHUB' },
  { id: 'discord', name: 'Discord', prefix: 'OAUTH_DISCORD' },
  { id: 'x', name: 'X', prefix: 'OAUTH_X' },
] as const

/** A button that leads to a provider's refusal helps nobody. */
export function incompleteOAuth(given: Readonly<Record<string, string | undefined>>): string[] {
  const pairs = [
    ...presets.map(({ prefix }) => [`${prefix}_ID`, `${prefix}_SECRET`]),
    ['OAUTH_OIDC_ID', 'OAUTH_OIDC_ISSUER'],
  ]
  const missing = pairs.flatMap((names) => {
    const unset = names.filter((name) => !given[name])
    return unset.length === 1 ? unset.map((name) => ({ name, set: names.filter((other) => other !== name) })) : []
  })
  return missing.map(({ name, set }) => `${name} is not set, but ${set.join(', ')} is. Set both, or none of them.`)
}

export function oauthClients(variables: Variables): readonly OAuthClient[] {
  const clients: OAuthClient[] = []
  for (const { id, name, prefix } of presets) {
    const [clientId, clientSecret] = [variables[`${prefix}_ID`], variables[`${prefix}_SECRET`]]
    if (clientId && clientSecret) clients.push({ id, name, clientId, clientSecret, issuer: undefined })
  }
  const { OAUTH_OIDC_ID: clientId, OAUTH_OIDC_ISSUER: issuer, OAUTH_OIDC_NAME: name = 'Single sign-on' } = variables
  if (clientId && issuer) {
    clients.push({ id: 'oidc', name, clientId, clientSecret: variables.OAUTH_OIDC_SECRET, issuer })
  }
  return clients
}
