import { z } from 'zod'
import { existingId } from '#parameters.ts'

/** An account at another service that signs in to one here. */
export const Identity = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  userId: z.string(),
  provider: z.string(),
  providerUid: z.string(),
  providerEmail: z.string(),
  providerAccessToken: z.string(),
  providerAccessTokenExpiry: z.string(),
  providerRefreshToken: z.string(),
})
export type Identity = z.infer<typeof Identity>
export const IdentityList = z.object({ total: z.int(), identities: z.array(Identity) })
export type IdentityList = z.infer<typeof IdentityList>
export const IdentityPlace = z.object({ identityId: existingId() })

/** Providers that clients know by these ids; which of them are set up is the operator's choice. */
const oauthProviders = [
  'amazon',
  'apple',
  'auth0',
  'authentik',
  'autodesk',
  'bitbucket',
  'bitly',
  'box',
  'dailymotion',
  'discord',
  'disqus',
  'dropbox',
  'etsy',
  'facebook',
  'github',
  'gitlab',
  'google',
  'linkedin',
  'microsoft',
  'notion',
  'oidc',
  'okta',
  'paypal',
  'paypalSandbox',
  'podio',
  'salesforce',
  'slack',
  'spotify',
  'stripe',
  'tradeshift',
  'tradeshiftBox',
  'twitch',
  'wordpress',
  'x',
  'yahoo',
  'yammer',
  'yandex',
  'zoho',
  'zoom',
  'mock',
] as const

export const OAuthPlace = z.object({
  provider: z.enum(oauthProviders, { error: `Value must be one of (${oauthProviders.join(', ')})` }),
})

/** In the address, because the browser itself is sent there. */
export const OAuthQuery = z.object({
  success: z.string().optional(),
  failure: z.string().optional(),
  scopes: z.array(z.string().max(4096)).max(100).optional(),
  project: z.string().optional(),
})
