import type { FastifyInstance } from 'fastify'
import { argon2Passwords } from '#adapters/crypto/argon2.ts'
import { keySecrets } from '#adapters/crypto/key-secrets.ts'
import { jwtTokens } from '#adapters/crypto/jwt.ts'
import { sessionSecrets } from '#adapters/crypto/secrets.ts'
import { userAgents } from '#adapters/devices/user-agents.ts'
import { registrableDomain } from '#adapters/hosts/registrable-domain.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import { memoTransactions } from '#adapters/solana/memo.ts'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sqlChallenges } from '#adapters/sql/accounts/challenges.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlAuthenticators, sqlRecoveryCodes } from '#adapters/sql/accounts/factors.ts'
import { sqlHooks } from '#adapters/sql/accounts/hooks.ts'
import { sqlIdentityEmails } from '#adapters/sql/accounts/identity-emails.ts'
import { sqlIdentities } from '#adapters/sql/accounts/identities.ts'
import { sqlLinkedIdentities } from '#adapters/sql/accounts/linked-identities.ts'
import { sqlKeys } from '#adapters/sql/accounts/keys.ts'
import { sqlLogs } from '#adapters/sql/accounts/logs.ts'
import { sqlCounters } from '#adapters/sql/rate-limits.ts'
import { sqlSessionFactors } from '#adapters/sql/accounts/session-factors.ts'
import { sqlSessions } from '#adapters/sql/accounts/sessions.ts'
import { type ChangeAccount, changeAccount } from '#application/accounts/change-account.ts'
import { changeSignInMethod } from '#application/accounts/change-sign-in-method.ts'
import { endAllSessions, endSession, extendSession } from '#application/accounts/change-sessions.ts'
import { checkPassword } from '#application/accounts/check-password.ts'
import { createAccount } from '#application/accounts/create-account.ts'
import { type EndSessions, endSessions } from '#application/accounts/end-sessions.ts'
import { getAccount, getPrefs, type GetAccount } from '#application/accounts/get-account.ts'
import { identify } from '#application/accounts/identify.ts'
import { issueJwt } from '#application/accounts/issue-jwt.ts'
import type { IssueToken } from '#application/accounts/tokens/issue-token.ts'
import { listLogs } from '#application/accounts/list-logs.ts'
import { mailBudget } from '#application/accounts/mail-budget.ts'
import { sessionCache } from '#application/accounts/session-cache.ts'
import type { Messages } from '#application/accounts/message-ports.ts'
import { newPassword } from '#application/accounts/new-password.ts'
import type { ActivityLog, Passwords } from '#application/accounts/ports.ts'
import { proveByPassword, proveByWallet } from '#application/accounts/prove-again.ts'
import { type RecentProof, recentProof } from '#application/accounts/recent-proof.ts'
import { redeemChallenge } from '#application/accounts/wallet/redeem-challenge.ts'
import { requestChallenge } from '#application/accounts/wallet/request-challenge.ts'
import { getSession, listSessions } from '#application/accounts/read-sessions.ts'
import { signInAnonymously, signInByEmail } from '#application/accounts/sign-in.ts'
import { signInWithWallet } from '#application/accounts/wallet/sign-in-with-wallet.ts'
import { type StartSession, startSession } from '#application/accounts/start-session.ts'
import { type TellOwner, notifyOwner } from '#application/accounts/notify-owner.ts'
import { blockAccount, updateName, updatePassword, updatePrefs } from '#application/accounts/update-account.ts'
import { updateEmail, updatePhone } from '#application/accounts/tokens/update-address.ts'
import type { Installation } from '#application/installation/ports.ts'
import { linkWallet } from '#application/identities/link-wallet.ts'
import type { RenewTokens } from '#application/identities/renew-tokens.ts'
import { identifyKey } from '#application/keys/identify-key.ts'
import { ownKeys } from '#application/keys/own-keys.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { durableFromAnHour, processCounters } from '#application/limits/process-counters.ts'
import type { Witness } from '#application/realtime/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { composeAccess } from '#compose/access.ts'
import { noMessages } from '#compose/messages.ts'
import { mfaRoutesOver } from '#compose/mfa.ts'
import type { Config } from '#config/config.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import { chainIdOf } from '#domain/accounts/sign-in-message.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { accountRoutes } from '#transport/http/routes/accounts/account.ts'
import { keyRoutes } from '#transport/http/routes/keys.ts'
import type { PlatformDeps } from '#transport/http/platform/platform.ts'
import { sessionCookies, type SessionCookies } from '#transport/http/platform/session-cookies.ts'
import { proofRoutes } from '#transport/http/routes/accounts/proofs.ts'
import { sessionRoutes } from '#transport/http/routes/accounts/sessions.ts'
import { walletOrigins } from '#transport/http/routes/accounts/wallet-origins.ts'
import { walletRoutes } from '#transport/http/routes/accounts/wallet.ts'

type Deps = {
  readonly db: Database
  readonly units: Transactions
  readonly witness: Witness | undefined
  readonly installation: Pick<Installation, 'secret'>
  readonly clock: Clock
  readonly ids: Ids
  readonly config: Pick<Config, 'platforms' | 'publicUrl' | 'rateLimits' | 'site'>
  /** Left out: Argon2id at its usual cost. */
  readonly passwords?: Passwords
  /** Left out: nothing can be sent to anybody. */
  readonly messages?: Messages
  /** Hears of owners who could not be told what was changed. */
  readonly onUntold?: (error: unknown) => void
  /** Has providers renew what they gave for a session; left out where there are none. */
  readonly renewTokens?: RenewTokens
}

export type Accounts = Disposable & {
  /** What the platform scope needs to know who asks. */
  readonly platform: PlatformDeps
  readonly getAccount: GetAccount
  readonly startSession: StartSession
  /** Makes secrets with which somebody can sign in later, or prove an address. */
  readonly issueToken: IssueToken
  readonly cookies: SessionCookies
  readonly log: ActivityLog
  /** Refuses whoever has not shown of late who they are. */
  readonly recent: RecentProof
  readonly end: EndSessions
  readonly change: ChangeAccount
  readonly tell: TellOwner
  /** Adds the routes of accounts and sessions to the platform scope. */
  routes(scope: FastifyInstance): void
}

/** Accounts and sessions over an open database whose schema is up to date. */
export function composeAccounts(parts: Deps): Accounts {
  const { db, units, witness, installation, clock, ids, config } = parts
  const options = defaultOptions
  const accounts = sqlAccounts(db)
  const sessions = sqlSessions(db)
  const log = sqlLogs(db)
  const passwords = parts.passwords ?? argon2Passwords()
  const secrets = sessionSecrets
  const tokens = jwtTokens(installation.secret)
  const devices = userAgents
  // Only one process can have a SQLite file open.
  const shared = sqlCounters(db)
  const counters = db.dialect === 'sqlite' ? durableFromAnHour(shared, processCounters()) : shared

  const counting = withDeps(countRequest, { counters, clock, enforced: config.rateLimits })
  const identityEmails = sqlIdentityEmails(db)
  const base = {
    accounts,
    identityEmails,
    sessions,
    log,
    passwords,
    secrets,
    tokens,
    devices,
    units,
    clock,
    ids,
    options,
  }
  const change = withDeps(changeAccount, base)
  const start = withDeps(startSession, base)
  const identities = sqlIdentities(db)
  const authenticators = sqlAuthenticators(db)
  const recoveryCodes = sqlRecoveryCodes(db)
  const recent = recentProof({ ...base, identities, authenticators, recoveryCodes })
  const end = withDeps(endSessions, base)
  const messages = { ...(parts.messages ?? noMessages), allowMail: withDeps(mailBudget, { countRequest: counting }) }
  const tell = withDeps(notifyOwner, { messages, devices, onProblem: parts.onUntold ?? (() => {}) })
  const check = withDeps(checkPassword, { passwords, countRequest: counting })
  const guarding = { recent, end, tell, changeSignInMethod: withDeps(changeSignInMethod, { change, end, tell }) }
  const withPassword = { ...base, ...guarding, checkPassword: check, newPassword: withDeps(newPassword, base) }
  const remembered = witness && sessionCache(withDeps(identify, base), witness, clock)
  const cookies = sessionCookies({ publicUrl: config.publicUrl, registrableDomain })

  const accountUseCases = {
    createAccount: withDeps(createAccount, base),
    getAccount: withDeps(getAccount, base),
    getPrefs: withDeps(getPrefs, base),
    updateName: withDeps(updateName, { change }),
    updateEmail: withDeps(updateEmail, withPassword),
    updatePhone: withDeps(updatePhone, withPassword),
    updatePassword: withDeps(updatePassword, withPassword),
    updatePrefs: withDeps(updatePrefs, { change }),
    blockAccount: withDeps(blockAccount, { change }),
    issueJwt: withDeps(issueJwt, base),
    listLogs: withDeps(listLogs, base),
    passwordDictionary: options.passwordDictionary,
  }
  const sessionUseCases = {
    signInByEmail: withDeps(signInByEmail, { ...base, checkPassword: check, start }),
    signInAnonymously: withDeps(signInAnonymously, { ...base, start }),
    listSessions: withDeps(listSessions, base),
    getSession: withDeps(getSession, base),
    extendSession: withDeps(extendSession, { ...base, renew: parts.renewTokens }),
    endSession: withDeps(endSession, base),
    endAllSessions: withDeps(endAllSessions, base),
  }
  const keys = sqlKeys(db)
  const hooks = sqlHooks(db)
  const challenges = sqlChallenges(db)
  const sessionFactors = sqlSessionFactors(db)
  const proofs = {
    recent,
    proveByPassword: withDeps(proveByPassword, { ...base, checkPassword: check, sessionFactors }),
  }
  const redeem = withDeps(redeemChallenge, { ...base, challenges, signatures: ed25519, memos: memoTransactions })
  const walletUseCases = {
    requestChallenge: withDeps(requestChallenge, { ...base, challenges, chainId: chainIdOf(config.site.network) }),
    signInWithWallet: withDeps(signInWithWallet, { ...base, start, redeem, identities }),
    proveByWallet: withDeps(proveByWallet, { ...base, sessionFactors, redeem, identities }),
    linkWallet: withDeps(linkWallet, {
      ...base,
      sessionFactors,
      redeem,
      recent,
      tell,
      identities: sqlLinkedIdentities(db),
    }),
  }
  const origins = { platforms: config.platforms, publicUrl: config.publicUrl, mode: config.site.mode }
  const issuer = config.site.productName
  const secondFactor = mfaRoutesOver({
    ...base,
    ...guarding,
    db,
    authenticators,
    recoveryCodes,
    sessionFactors,
    change,
    messages,
    issuer,
  })
  const access = composeAccess({
    ...withPassword,
    db,
    async forgetPrograms(userId, unit) {
      await keys.deleteAll(userId, unit)
      await hooks.deleteAll(userId, unit)
    },
    identities,
    authenticators,
    recoveryCodes,
    start,
    messages,
    cookies,
    origins,
  })
  return {
    platform: {
      origins,
      identify: remembered ?? withDeps(identify, base),
      identifyKey: withDeps(identifyKey, { ...base, keys, secrets: keySecrets }),
      countRequest: counting,
      countReads: withDeps(countRequest, { counters: processCounters(), clock, enforced: config.rateLimits }),
      methods: options.methods,
    },
    getAccount: accountUseCases.getAccount,
    startSession: start,
    issueToken: access.issueToken,
    cookies,
    log,
    recent,
    end,
    change,
    tell,
    [Symbol.dispose]: () => remembered?.[Symbol.dispose](),
    routes(scope) {
      accountRoutes(scope, accountUseCases, cookies)
      sessionRoutes(scope, sessionUseCases, cookies)
      access.routes(scope)
      secondFactor(scope)
      proofRoutes(scope, proofs)
      keyRoutes(scope, ownKeys({ ...base, ...guarding, keys, secrets: keySecrets }))
      walletRoutes(scope, walletUseCases, { cookies, originOf: walletOrigins(origins) })
    },
  }
}
