import type { AuthorizationServer } from 'oauth4webapi'
import { plainLine } from '@eidolon/contract/plain-text.ts'
import { z } from 'zod'
import type { IdentityProfile } from '#domain/identities/identity.ts'

/** What there is to know of a provider. */
export type Preset = {
  /** Its addresses, or the one by which it tells them itself. */
  readonly server: AuthorizationServer | string
  /** What is asked for in any case. */
  readonly scopes: readonly string[]
  /** How it wants to be shown the client's secret. */
  readonly secretIn: 'header' | 'body'
  /** Who has signed in, asked with their token. Undefined where that is read as OpenID Connect has it. */
  readonly profile?: (read: ReadJson) => Promise<IdentityProfile>
}

/** Asks the provider in the name of whoever has signed in. */
export type ReadJson = (address: string) => Promise<unknown>

export function openIdConnect(issuer: string): Preset {
  return { server: issuer, scopes: ['openid', 'email', 'profile'], secretIn: 'header' }
}

export const google: Preset = { ...openIdConnect('https://accounts.google.com'), secretIn: 'body' }

const text = z.string().nullish()
const GitHubUser = z.object({ id: z.int(), login: z.string(), name: text })
const GitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

export const github: Preset = {
  server: {
    issuer: 'https://github.com',
    authorization_endpoint: 'https://github.com/login/oauth/authorize',
    token_endpoint: 'https://github.com/login/oauth/access_token',
  },
  scopes: ['read:user', 'user:email'],
  secretIn: 'body',
  async profile(read) {
    const user = GitHubUser.parse(await read('https://api.github.com/user'))
    const emails = GitHubEmails.parse(await read('https://api.github.com/user/emails'))
    const best = emails.find(({ primary }) => primary) ?? emails[0]
    return profileOf(String(user.id), user.name || user.login, best?.email, best?.verified)
  },
}

const DiscordUser = z.object({
  id: z.string(),
  username: z.string(),
  global_name: text,
  email: text,
  verified: z.boolean().nullish(),
})

export const discord: Preset = {
  server: {
    issuer: 'https://discord.com',
    authorization_endpoint: 'https://discord.com/oauth2/authorize',
    token_endpoint: 'https://discord.com/api/oauth2/token',
  },
  scopes: ['identify', 'email'],
  secretIn: 'body',
  async profile(read) {
    const user = DiscordUser.parse(await read('https://discord.com/api/users/@me'))
    return profileOf(user.id, user.global_name || user.username, user.email, user.verified)
  },
}

const XUser = z.object({
  data: z.object({ id: z.string(), name: text, username: z.string(), confirmed_email: text }),
})

export const x: Preset = {
  server: {
    issuer: 'https://x.com',
    authorization_endpoint: 'https://x.com/i/oauth2/authorize',
    token_endpoint: 'https://api.x.com/2/oauth2/token',
  },
  scopes: ['users.read', 'tweet.read', 'users.email', 'offline.access'],
  secretIn: 'header',
  async profile(read) {
    const { data } = XUser.parse(await read('https://api.x.com/2/users/me?user.fields=confirmed_email'))
    // It tells an address only once its owner has confirmed it.
    return profileOf(data.id, data.name || data.username, data.confirmed_email, true)
  },
}

export function profileOf(
  uid: string,
  name: string,
  email: string | null | undefined,
  verified: boolean | null | undefined,
): IdentityProfile {
  const address = email?.toLowerCase()
  return {
    uid,
    name: plainLine(name),
    email: address || undefined,
    emailVerified: address !== undefined && verified === true,
  }
}
