import type { FastifyInstance } from 'fastify'
import { systemChance } from '#adapters/crypto/chance.ts'
import { totp } from '#adapters/crypto/totp.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlFactorChallenges } from '#adapters/sql/accounts/factors.ts'
import { addAuthenticator, deleteAuthenticator, verifyAuthenticator } from '#application/accounts/mfa/authenticators.ts'
import type { ChangeAccount } from '#application/accounts/change-account.ts'
import type { ChangeWayIn } from '#application/accounts/change-sign-in-method.ts'
import type { EndSessions } from '#application/accounts/end-sessions.ts'
import { requestFactor, showFactor } from '#application/accounts/mfa/factor-challenges.ts'
import type { AuthenticatorStore, RecoveryCodeStore, SessionFactors } from '#application/accounts/mfa/factor-ports.ts'
import type { Carriers } from '#application/accounts/message-ports.ts'
import type { AccountStore, ActivityLog, Devices, Secrets, SessionStore } from '#application/accounts/ports.ts'
import type { RecentProof } from '#application/accounts/recent-proof.ts'
import {
  createRecoveryCodes,
  readRecoveryCodes,
  replaceRecoveryCodes,
} from '#application/accounts/mfa/recovery-codes.ts'
import type { TellOwner } from '#application/accounts/notify-owner.ts'
import { listFactors, updateMfa } from '#application/accounts/mfa/update-mfa.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { mfaRoutes } from '#transport/http/routes/accounts/mfa.ts'

type Deps = {
  readonly db: Database
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly log: ActivityLog
  readonly secrets: Secrets
  readonly devices: Devices
  readonly units: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly authenticators: AuthenticatorStore
  readonly recoveryCodes: RecoveryCodeStore
  readonly sessionFactors: SessionFactors
  readonly change: ChangeAccount
  readonly changeSignInMethod: ChangeWayIn
  readonly recent: RecentProof
  readonly end: EndSessions
  readonly tell: TellOwner
  readonly messages: Carriers
  /** The name under which an authenticator app lists the studio. */
  readonly issuer: string
}

/** The second factor, over stores of its own. */
export function mfaRoutesOver(parts: Deps): (scope: FastifyInstance) => void {
  const base = {
    ...parts,
    factorChallenges: sqlFactorChallenges(parts.db),
    chance: systemChance,
    totp,
  }
  const useCases = {
    updateMfa: withDeps(updateMfa, base),
    listFactors: withDeps(listFactors, base),
    addAuthenticator: withDeps(addAuthenticator, base),
    verifyAuthenticator: withDeps(verifyAuthenticator, base),
    deleteAuthenticator: withDeps(deleteAuthenticator, base),
    requestFactor: withDeps(requestFactor, base),
    showFactor: withDeps(showFactor, base),
    createRecoveryCodes: withDeps(createRecoveryCodes, base),
    replaceRecoveryCodes: withDeps(replaceRecoveryCodes, base),
    readRecoveryCodes: withDeps(readRecoveryCodes, base),
  }
  return (scope) => mfaRoutes(scope, useCases)
}
