import type { UserId } from '@eidolon/contract/ids.ts'
import type { Token as TokenModel } from '@eidolon/contract/accounts/account-tokens.ts'
import type { ForgetPrograms } from '#application/keys/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { activity } from '#domain/accounts/activity.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { tokenEvent, tokenModel } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { RequestContext } from '#application/accounts/request-context.ts'
import type { ClaimAccount } from '#application/accounts/claim-account.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import type { IssueToken } from './issue-token.ts'
import { type Carriers, mailTo } from '#application/accounts/message-ports.ts'
import type { NewPassword } from '#application/accounts/new-password.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import type { RedeemToken } from './redeem-token.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { TokenStore } from './token-ports.ts'

type RequestDeps = {
  readonly accounts: Pick<AccountStore, 'findByEmail'>
  readonly issue: IssueToken
  readonly messages: Carriers
  readonly units: Transactions
}

/** Sends a link with which the account's owner can choose a new password. That there is none is told, as clients expect. */
export async function requestRecovery(
  { accounts, issue, messages, units }: RequestDeps,
  email: string,
  url: string,
  { client }: RequestContext,
): Promise<TokenModel> {
  const mail = await mailTo(messages, email, client)
  const account = await accounts.findByEmail(email)
  if (!account) throw new Fault('user_not_found')
  if (!account.active) throw new Fault('user_blocked')
  const { token, secret } = await units.run((unit) => issue(account, 'recovery', client, unit))
  const link = linkTo(url, { userId: account.id, secret, expire: token.expire })
  await mail.send(email, { about: 'recovery', link })
  return tokenModel(token)
}

export type RequestRecovery = Bound<typeof requestRecovery>

type RecoverDeps = {
  readonly accounts: Pick<AccountStore, 'find' | 'change'>
  readonly tokens: Pick<TokenStore, 'clear'>
  readonly redeem: RedeemToken
  readonly claim: ClaimAccount
  readonly newPassword: NewPassword
  readonly end: EndSessions
  readonly forgetPrograms: ForgetPrograms
  readonly tell: TellOwner
  readonly log: Pick<ActivityLog, 'add'>
  readonly clock: Clock
}

/**
 * Sets a new password for whoever received the link. Other links of this kind end, and so does every session and
 * every key: whoever made somebody ask for a new password is out.
 */
export async function recoverAccount(
  deps: RecoverDeps,
  userId: UserId,
  secret: string,
  password: string,
  asking: RequestContext,
): Promise<TokenModel> {
  const { accounts, tokens, redeem, claim, newPassword, end, forgetPrograms, tell, log, clock } = deps
  const { client } = asking
  const known = await accounts.find(userId)
  if (!known) throw new Fault('user_not_found')
  const asked = { userId, kinds: ['recovery'], secret } as const
  // Looked at first: hashing takes its time, and without a valid link nothing is said about earlier passwords.
  await redeem.check(asked)
  const changes = await newPassword(known, password, 'by mail')
  const recovered = await redeem(asked, async (token, account, unit) => {
    const now = formatDateTime(clock.now())
    const owned = await claim(token.kind, account, client, unit)
    await accounts.change(owned.id, { ...changes, emailVerified: true, updatedAt: now }, unit)
    await tokens.clear(userId, 'recovery', unit)
    await end(owned, undefined, client, unit)
    await forgetPrograms(owned.id, unit)
    await log.add(activity('recovery.update', owned, client, now), unit)
    const used = { ...token, userId: owned.id }
    unit.publish(tokenEvent(used, 'update', now))
    return tokenModel(used)
  })
  tell(known, 'recovered', asking)
  return recovered
}

export type RecoverAccount = Bound<typeof recoverAccount>
