import type { UserId } from '@eidolon/contract/ids.ts'
import type { Token as TokenModel } from '@eidolon/contract/accounts/account-tokens.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { tokenEvent, tokenModel, verifiedBy } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import { existing } from '#application/accounts/get-account.ts'
import type { IssueToken } from './issue-token.ts'
import { type Carriers, mailTo, smsOf } from '#application/accounts/message-ports.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { RedeemToken } from './redeem-token.ts'

type RequestDeps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly issue: IssueToken
  readonly messages: Carriers
  readonly units: Transactions
}

/** Sends a link that proves that the account's address is its owner's. */
export async function requestVerification(
  { accounts, issue, messages, units }: RequestDeps,
  userId: UserId,
  url: string,
  { client }: RequestContext,
): Promise<TokenModel> {
  const account = await existing(accounts, userId)
  if (account.email === undefined) throw new Fault('user_email_not_found')
  if (account.emailVerified) throw new Fault('user_email_already_verified')
  const mail = await mailTo(messages, account.email, client)
  const { token, secret } = await units.run((unit) => issue(account, 'verification', client, unit))
  const link = linkTo(url, { userId, secret, expire: token.expire })
  await mail.send(account.email, { about: 'verification', link })
  return tokenModel(token)
}

export type RequestVerification = Bound<typeof requestVerification>

/** Sends six digits that prove that the account's phone is its owner's. */
export async function requestPhoneVerification(
  { accounts, issue, messages, units }: RequestDeps,
  userId: UserId,
  { client }: RequestContext,
): Promise<TokenModel> {
  const sms = smsOf(messages)
  const account = await existing(accounts, userId)
  if (account.phone === undefined) throw new Fault('user_phone_not_found')
  if (account.phoneVerified) throw new Fault('user_phone_already_verified')
  const { token, secret } = await units.run((unit) => issue(account, 'phone-verification', client, unit))
  await sms.send(account.phone, { about: 'verification-code', code: secret })
  return tokenModel(token)
}

export type RequestPhoneVerification = Bound<typeof requestPhoneVerification>

type VerifyDeps = {
  readonly accounts: Pick<AccountStore, 'find' | 'change'>
  readonly redeem: RedeemToken
  readonly log: Pick<ActivityLog, 'add'>
  readonly clock: Clock
}

/** Takes what was sent as the proof. No session is needed: links are opened wherever mail is read. */
async function verify(
  { accounts, redeem, log, clock }: VerifyDeps,
  kind: 'verification' | 'phone-verification',
  userId: UserId,
  secret: string,
  client: Client,
): Promise<TokenModel> {
  if (!(await accounts.find(userId))) throw new Fault('user_not_found')
  return redeem({ userId, kinds: [kind], secret }, async (token, account, unit) => {
    const now = formatDateTime(clock.now())
    await accounts.change(userId, { ...verifiedBy(kind), updatedAt: now }, unit)
    await log.add(activity('verification.update', account, client, now), unit)
    unit.publish(tokenEvent(token, 'update', now))
    return tokenModel(token)
  })
}

export function verifyEmail(deps: VerifyDeps, userId: UserId, secret: string, client: Client): Promise<TokenModel> {
  return verify(deps, 'verification', userId, secret, client)
}

export function verifyPhone(deps: VerifyDeps, userId: UserId, secret: string, client: Client): Promise<TokenModel> {
  return verify(deps, 'phone-verification', userId, secret, client)
}

export type VerifyAddress = Bound<typeof verifyEmail>
