import type { UserId } from '@eidolon/contract/ids.ts'
import type { Device, Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Evidence, ShownFactors } from './factors.ts'

export type Session = {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: string
  readonly updatedAt: string
  readonly expire: string
  readonly proof: Proof
  /** What it rests on, each with when it was last shown. */
  readonly shown: ShownFactors
  readonly ip: string
  readonly userAgent: string
  readonly mfaUpdatedAt: string | undefined
}

/** By what somebody has shown who they are. */
export type Proof = {
  readonly provider: string
  readonly providerUid: string
  readonly providerAccessToken: string
  readonly providerAccessTokenExpiry: string
  readonly providerRefreshToken: string
  readonly factors: readonly Evidence[]
}

/** What somebody comes in with. */
export type SignInProof = Proof & {
  /** What it rests on, where that is not what the factors say. */
  readonly evidence?: readonly Evidence[]
  /** What the session had shown in whose place this one comes. */
  readonly earlier?: ShownFactors
}

/** For providers that hand out no tokens of their own. */
export function proof(provider: string, factors: readonly Evidence[], providerUid = ''): Proof {
  return {
    provider,
    providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    factors,
  }
}

export function sessionModel(session: Session, device: Device, current: boolean): SessionModel {
  return {
    $id: session.id,
    $createdAt: session.createdAt,
    $updatedAt: session.updatedAt,
    userId: session.userId,
    expire: session.expire,
    provider: session.proof.provider,
    providerUid: session.proof.providerUid,
    providerAccessToken: session.proof.providerAccessToken,
    providerAccessTokenExpiry: session.proof.providerAccessTokenExpiry,
    providerRefreshToken: session.proof.providerRefreshToken,
    ip: session.ip,
    ...device,
    current,
    factors: [...session.proof.factors],
    secret: '',
    mfaUpdatedAt: session.mfaUpdatedAt ?? '',
  }
}
