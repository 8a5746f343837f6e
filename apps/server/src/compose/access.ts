import type { FastifyInstance } from 'fastify'
import { systemChance } from '#adapters/crypto/chance.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlTokens } from '#adapters/sql/accounts/tokens.ts'
import type { IdentityStore } from '#application/accounts/wallet/challenge-ports.ts'
import { claimAccount } from '#application/accounts/claim-account.ts'
import type { ForgetPrograms } from '#application/keys/ports.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import type { AuthenticatorStore, RecoveryCodeStore } from '#application/accounts/mfa/factor-ports.ts'
import { type IssueToken, issueToken } from '#application/accounts/tokens/issue-token.ts'
import type { Carriers } from '#application/accounts/message-ports.ts'
import type { NewPassword } from '#application/accounts/new-password.ts'
import type { AccountStore, ActivityLog, Devices, IdentityEmails, Secrets } from '#application/accounts/ports.ts'
import { findOrCreateAccount } from '#application/accounts/tokens/find-or-create-account.ts'
import { recoverAccount, requestRecovery } from '#application/accounts/tokens/recover-account.ts'
import { redeemToken } from '#application/accounts/tokens/redeem-token.ts'
import { sendEmailToken, sendMagicUrl, sendPhoneToken } from '#application/accounts/tokens/send-token.ts'
import { signInWithToken } from '#application/accounts/tokens/sign-in-with-token.ts'
import type { StartSession } from '#application/accounts/start-session.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import {
  requestPhoneVerification,
  requestVerification,
  verifyEmail,
  verifyPhone,
} from '#application/accounts/tokens/verify-address.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { mailLinks } from '#transport/http/routes/accounts/mail-links.ts'
import type { Origins } from '#transport/http/platform/origin.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'
import { recoveryRoutes } from '#transport/http/routes/accounts/recovery.ts'
import { tokenSessionRoutes } from '#transport/http/routes/accounts/token-sessions.ts'
import { tokenRoutes } from '#transport/http/routes/accounts/tokens.ts'
import { verificationRoutes } from '#transport/http/routes/accounts/verification.ts'

type Deps = {
  readonly db: Database
  readonly accounts: AccountStore
  readonly identityEmails: IdentityEmails
  readonly identities: IdentityStore
  readonly authenticators: AuthenticatorStore
  readonly recoveryCodes: RecoveryCodeStore
  readonly forgetPrograms: ForgetPrograms
  readonly end: EndSessions
  readonly tell: TellOwner
  readonly log: ActivityLog
  readonly secrets: Secrets
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly options: AccountOptions
  readonly start: StartSession
  readonly newPassword: NewPassword
  readonly messages: Carriers
  readonly cookies: SessionCookies
  readonly origins: Origins
}

export type Access = { readonly issueToken: IssueToken; routes(scope: FastifyInstance): void }

/** Getting in by what was sent to somebody, getting in again, and proving addresses. */
export function composeAccess(parts: Deps): Access {
  const { db, start, cookies, origins, options } = parts
  const base = { ...parts, tokens: sqlTokens(db), chance: systemChance }
  const issue = withDeps(issueToken, base)
  const redeem = redeemToken(base)
  const claim = withDeps(claimAccount, base)
  const reach = withDeps(findOrCreateAccount, base)
  const sending = { ...base, issue, reach }
  const links = mailLinks(origins)
  return {
    issueToken: issue,
    routes(scope) {
      tokenSessionRoutes(
        scope,
        { signInWithToken: withDeps(signInWithToken, { ...base, start, redeem, claim }) },
        cookies,
      )
      const tokens = {
        sendEmailToken: withDeps(sendEmailToken, sending),
        sendMagicUrl: withDeps(sendMagicUrl, sending),
        sendPhoneToken: withDeps(sendPhoneToken, sending),
      }
      tokenRoutes(scope, tokens, links)
      const recovery = {
        requestRecovery: withDeps(requestRecovery, sending),
        recoverAccount: withDeps(recoverAccount, { ...base, redeem, claim }),
        passwordDictionary: options.passwordDictionary,
      }
      recoveryRoutes(scope, recovery, links)
      const verification = {
        requestVerification: withDeps(requestVerification, sending),
        requestPhoneVerification: withDeps(requestPhoneVerification, sending),
        verifyEmail: withDeps(verifyEmail, { ...base, redeem }),
        verifyPhone: withDeps(verifyPhone, { ...base, redeem }),
      }
      verificationRoutes(scope, verification, links)
    },
  }
}
