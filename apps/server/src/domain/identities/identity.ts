import type { UserId } from '@eidolon/contract/ids.ts'
import type { Identity as IdentityModel } from '@eidolon/contract/accounts/identities.ts'

/** Somebody's name at a provider, by which they reach their account here, and what the provider has given for it. */
export type Identity = {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: string
  readonly updatedAt: string
  readonly provider: string
  readonly providerUid: string
  readonly providerEmail: string
} & ProviderTokens

/** Empty where a provider hands out none. */
export type ProviderTokens = {
  readonly providerAccessToken: string
  readonly providerAccessTokenExpiry: string
  readonly providerRefreshToken: string
}

/** What a provider says about somebody. */
export type IdentityProfile = {
  /** Theirs for ever, unlike their address. */
  readonly uid: string
  readonly name: string
  /** In lower case; undefined where the provider tells none. */
  readonly email: string | undefined
  /** Whether the provider vouches for it. */
  readonly emailVerified: boolean
}

export function identityModel(identity: Identity): IdentityModel {
  return {
    $id: identity.id,
    $createdAt: identity.createdAt,
    $updatedAt: identity.updatedAt,
    userId: identity.userId,
    provider: identity.provider,
    providerUid: identity.providerUid,
    providerEmail: identity.providerEmail,
    providerAccessToken: identity.providerAccessToken,
    providerAccessTokenExpiry: identity.providerAccessTokenExpiry,
    providerRefreshToken: identity.providerRefreshToken,
  }
}
