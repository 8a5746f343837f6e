import type { UserId } from '@eidolon/contract/ids.ts'
import type { Factor, MfaChallenge } from '@eidolon/contract/accounts/account-factors.ts'
import type { Session as SessionModel } from '@eidolon/contract/accounts/accounts.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Account } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client, UserCaller } from '#domain/accounts/caller.ts'
import {
  challengeEvent,
  challengeModel,
  type FactorChallenge,
  factorChallengeSeconds,
  maxFactorChallenges,
} from '#domain/accounts/factors.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { type RequestContext, deviceOf } from '#application/accounts/request-context.ts'
import type {
  AuthenticatorStore,
  FactorChallengeStore,
  RecoveryCodeStore,
  SessionFactors,
  Totp,
} from './factor-ports.ts'
import { existing } from '#application/accounts/get-account.ts'
import { codeFrom } from '#application/accounts/tokens/issue-token.ts'
import { type Carriers, mailTo, smsOf } from '#application/accounts/message-ports.ts'
import type { AccountStore, ActivityLog, Devices, Secrets } from '#application/accounts/ports.ts'
import type { RandomSource } from '#application/accounts/tokens/token-ports.ts'
import { publishSession } from '#application/accounts/publish-session.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly authenticators: Pick<AuthenticatorStore, 'find' | 'use'>
  readonly recoveryCodes: Pick<RecoveryCodeStore, 'list' | 'use'>
  readonly factorChallenges: FactorChallengeStore
  readonly sessionFactors: SessionFactors
  readonly totp: Totp
  readonly messages: Carriers
  readonly devices: Devices
  readonly secrets: Pick<Secrets, 'hash'>
  readonly chance: RandomSource
  readonly log: Pick<ActivityLog, 'add'>
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
}

/** What sends the code of a factor that has to be sent. */
type Send = (code: string) => Promise<void>

/** Asks for one of the factors that the account has, sending a code where that is how it is shown. */
export async function requestFactor(
  deps: Deps,
  userId: UserId,
  factor: Factor,
  asking: RequestContext,
): Promise<MfaChallenge> {
  const { accounts, authenticators, recoveryCodes, factorChallenges, messages, devices } = deps

  async function senderFor(factor: Factor, account: Account, asking: RequestContext): Promise<Send | undefined> {
    switch (factor) {
      case 'totp':
        if (!(await authenticators.find(account.id))?.verified) throw new Fault('user_authenticator_not_found')
        return undefined
      case 'recoverycode':
        if ((await recoveryCodes.list(account.id)).length === 0) throw new Fault('user_recovery_codes_not_found')
        return undefined
      case 'email': {
        const { email } = account
        if (email === undefined) throw new Fault('user_email_not_found')
        if (!account.emailVerified) throw new Fault('user_email_not_verified')
        const mail = await mailTo(messages, email, asking.client)
        const device = deviceOf(asking, devices)
        return (code) => mail.send(email, { about: 'factor-code', code, device })
      }
      case 'phone': {
        const sms = smsOf(messages)
        const { phone } = account
        if (phone === undefined) throw new Fault('user_phone_not_found')
        if (!account.phoneVerified) throw new Fault('user_phone_not_verified')
        return (code) => sms.send(phone, { about: 'factor-code', code })
      }
    }
  }

  const { secrets, chance, log, units, clock, ids } = deps
  const account = await existing(accounts, userId)
  const send = await senderFor(factor, account, asking)
  const code = send && codeFrom(chance)
  const moment = clock.now()
  const createdAt = formatDateTime(moment)
  const expire = formatDateTime(new Date(moment.getTime() + factorChallengeSeconds * 1000))
  const challenge: FactorChallenge = { id: ids.unique(), userId, factor, createdAt, expire }
  await units.run(async (unit) => {
    const hash = code === undefined ? undefined : secrets.hash(code)
    await factorChallenges.add(challenge, hash, maxFactorChallenges, unit)
    await log.add(activity('challenge.create', account, asking.client, createdAt), unit)
    unit.publish(challengeEvent(challenge))
  })
  if (send && code !== undefined) await send(code)
  return challengeModel(challenge)
}

export type RequestFactor = Bound<typeof requestFactor>

/** Takes the answer, and the session has one factor more. */
export async function showFactor(
  deps: Omit<Deps, 'chance' | 'ids' | 'messages'>,
  caller: UserCaller,
  id: string,
  answer: string,
  client: Client,
): Promise<SessionModel> {
  const { accounts, authenticators, recoveryCodes, factorChallenges, sessionFactors, totp, secrets, clock } = deps

  async function isRight({ id, userId, factor }: FactorChallenge, answer: string, unit: Transaction): Promise<boolean> {
    const now = formatDateTime(clock.now())
    const take = (hash?: string) => factorChallenges.take(userId, id, hash, now, unit)
    switch (factor) {
      case 'email':
      case 'phone':
        return take(secrets.hash(answer.trim()))
      case 'recoverycode':
        return (await recoveryCodes.use(userId, answer.trim().toLowerCase(), unit)) && take()
      case 'totp': {
        const known = await authenticators.find(userId, unit)
        const step = known?.verified ? totp.stepOf(known.secret, answer, clock.now()) : undefined
        return step !== undefined && (await authenticators.use(userId, step, unit)) && take()
      }
    }
  }

  const { userId, sessionId } = caller
  if (sessionId === undefined) throw new Fault('user_session_not_found')
  const account = await existing(accounts, userId)
  const now = formatDateTime(clock.now())
  const challenge = await factorChallenges.find(userId, id, now)
  if (!challenge) throw new Fault('user_invalid_token')
  return deps.units.run(async (unit) => {
    // A refusal undoes what the attempt has used up so far.
    if (!(await isRight(challenge, answer, unit))) throw new Fault('user_invalid_token')
    const more = { factors: [challenge.factor], answeredAt: now, now }
    const session = await sessionFactors.add(userId, sessionId, more, unit)
    if (!session) throw new Fault('user_session_not_found')
    await deps.log.add(activity('challenges.update', account, client, now), unit)
    return publishSession(unit, deps.devices, session, { action: 'update', at: now, current: true })
  })
}

export type ShowFactor = Bound<typeof showFactor>
