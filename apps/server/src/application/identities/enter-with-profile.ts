import type { UserId } from '@eidolon/contract/ids.ts'
import type { AuthenticatorStore } from '#application/accounts/mfa/factor-ports.ts'
import type { AccountStore, ActivityLog } from '#application/accounts/ports.ts'
import { targetFor } from '#application/accounts/targets.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { accountEvent } from '#domain/accounts/account-events.ts'
import { type Account, accountModel, newAccount } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import type { IdentityProfile, ProviderTokens } from '#domain/identities/identity.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { Identities } from './ports.ts'

type Deps = {
  readonly accounts: Pick<AccountStore, 'insert' | 'find' | 'findByEmail' | 'change' | 'saveTarget' | 'targetsOf'>
  readonly identities: Pick<Identities, 'find' | 'save' | 'ownersOfEmail' | 'list'>
  readonly authenticators: Pick<AuthenticatorStore, 'find'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly clock: Clock
  readonly ids: Ids
}

export type OAuthSignIn = {
  readonly provider: string
  readonly profile: IdentityProfile
  readonly tokens: ProviderTokens
  /** Who wants to be linked; undefined for whoever wants to come in. */
  readonly linkTo: UserId | undefined
  readonly client: Client
}

export type Entered = {
  readonly account: Account
  /** The account was there, and the profile opens it from now on. */
  readonly joined: boolean
}

/** Finds the account of an OAuth profile, or creates or links one. */
export async function enterWithProfile(
  { accounts, identities, authenticators, log, clock, ids }: Deps,
  arrival: OAuthSignIn,
  unit: Transaction,
): Promise<Entered> {
  const { provider, profile, tokens } = arrival
  const now = formatDateTime(clock.now())
  const known = await identities.find(provider, profile.uid, unit)
  const entered = await accountFor(arrival, known?.userId, now, unit)
  const { account } = entered
  if (!account.active) throw new Fault('user_blocked')
  const fresh = { id: ids.unique(), userId: account.id, createdAt: now, provider, providerUid: profile.uid }
  const email = { providerEmail: profile.email ?? known?.providerEmail ?? '' }
  await identities.save({ ...(known ?? fresh), ...email, ...keptTokens(tokens, known), updatedAt: now }, unit)
  return entered

  async function accountFor(
    arrival: OAuthSignIn,
    owner: UserId | undefined,
    now: string,
    unit: Transaction,
  ): Promise<Entered> {
    const { linkTo, profile } = arrival
    if (linkTo !== undefined) {
      return { account: await linked(linkTo, owner, profile, now, unit), joined: owner === undefined }
    }
    const known = owner === undefined ? undefined : await accounts.find(owner, unit)
    return known ? { account: known, joined: false } : byAddress(arrival, now, unit)
  }

  /**
   * An address proves something only when the provider vouches for it and its owner here has shown it to be theirs:
   * otherwise whoever registers somebody's address first would share an account with them later. Even then it is not
   * enough for an account that its owner has made to hang on more than a mailbox.
   */
  async function byAddress(arrival: OAuthSignIn, now: string, unit: Transaction): Promise<Entered> {
    const { email, emailVerified } = arrival.profile
    if (email === undefined) {
      const message = 'The provider tells no e-mail address, and a new account needs one.'
      throw new Fault('user_unauthorized', {}, { message })
    }
    const known = await accounts.findByEmail(email)
    if (known && emailVerified && known.emailVerified) {
      if (await isKeptApart(known, unit)) throw new Fault('user_link_required', { provider: arrival.provider })
      return { account: known, joined: true }
    }
    if (known) throw new Fault('user_email_already_exists')
    if ((await identities.ownersOfEmail(email, unit)).length > 0) throw new Fault('general_bad_request')
    return { account: await make(arrival, email, now, unit), joined: false }
  }

  /** Whether a wallet opens it, or it has a second factor: then its owner links a provider from inside, or nobody. */
  async function isKeptApart({ id, mfa }: Account, unit: Transaction): Promise<boolean> {
    if (mfa || (await authenticators.find(id, unit))?.verified) return true
    return (await identities.list(id, unit)).some(({ provider }) => provider === walletProvider)
  }

  async function make(
    { profile, client }: OAuthSignIn,
    email: string,
    now: string,
    unit: Transaction,
  ): Promise<Account> {
    const { name, emailVerified } = profile
    const account = newAccount({ id: ids.unique(), name: name.slice(0, 128), email, emailVerified }, now)
    await accounts.insert(account, unit)
    const target = targetFor(account, 'email', email, ids.unique(), now)
    await accounts.saveTarget(target, unit)
    await log.add(activity('user.create', account, client, now), unit)
    unit.publish(accountEvent(accountModel(account, [target]), 'create', undefined, now))
    return account
  }

  /** What the account does not know of itself yet it learns from the provider. */
  async function linked(
    userId: UserId,
    owner: UserId | undefined,
    profile: IdentityProfile,
    now: string,
    unit: Transaction,
  ): Promise<Account> {
    if (owner !== undefined && owner !== userId) throw new Fault('user_already_exists')
    const account = await accounts.find(userId, unit)
    if (!account) throw new Fault('general_unauthorized_scope')
    const { email, emailVerified, name } = profile
    const holder = email === undefined ? undefined : await accounts.findByEmail(email)
    if (holder && holder.id !== userId) throw new Fault('user_already_exists')
    const learnt = {
      ...(account.name === '' && name !== '' && { name: name.slice(0, 128) }),
      ...(account.email === undefined && email !== undefined && emailVerified && { email, emailVerified }),
    }
    if (Object.keys(learnt).length === 0) return account
    const changed = (await accounts.change(userId, { ...learnt, updatedAt: now }, unit)) ?? account
    if (learnt.email) await accounts.saveTarget(targetFor(changed, 'email', learnt.email, ids.unique(), now), unit)
    const attribute = learnt.email ? 'email' : 'name'
    unit.publish(accountEvent(accountModel(changed, await accounts.targetsOf(userId, unit)), 'update', attribute, now))
    return changed
  }
}

export type EnterWithProfile = Bound<typeof enterWithProfile>

/** Many providers hand out what renews a token once only. */
function keptTokens(given: ProviderTokens, known: ProviderTokens | undefined): ProviderTokens {
  const { providerRefreshToken: kept = '' } = known ?? {}
  return { ...given, providerRefreshToken: given.providerRefreshToken || kept }
}
