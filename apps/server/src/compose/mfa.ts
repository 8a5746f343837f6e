import type { FastifyInstance } from 'fastify'
import { systemChance } from '#adapters/crypto/chance.ts'
import { totp } from '#adapters/crypto/totp.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlAuthenticators, sqlFactorChallenges, sqlRecoveryCodes } from '#adapters/sql/factors.ts'
import { sqlSessionFactors } from '#adapters/sql/session-factors.ts'
import { addAuthenticator, deleteAuthenticator, verifyAuthenticator } from '#application/accounts/authenticators.ts'
import type { ChangeAccount } from '#application/accounts/change-account.ts'
import { requestFactor, showFactor } from '#application/accounts/factor-challenges.ts'
import type { Messages } from '#application/accounts/message-ports.ts'
import type { AccountStore, ActivityLog, Devices, Secrets, SessionStore } from '#application/accounts/ports.ts'
import { createRecoveryCodes, readRecoveryCodes, replaceRecoveryCodes } from '#application/accounts/recovery-codes.ts'
import { listFactors, updateMfa } from '#application/accounts/update-mfa.ts'
import type { Units } from '#application/shared/unit.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { mfaRoutes } from '#transport/http/mfa.ts'

type Parts = {
  readonly db: Database
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly log: ActivityLog
  readonly secrets: Secrets
  readonly devices: Devices
  readonly units: Units
  readonly clock: Clock
  readonly ids: Ids
  readonly change: ChangeAccount
  readonly messages: Messages
  /** The name under which an authenticator app lists the studio. */
  readonly issuer: string
}

/** The second factor, over stores of its own. */
export function mfaRoutesOver(parts: Parts): (scope: FastifyInstance) => void {
  const base = {
    ...parts,
    authenticators: sqlAuthenticators(parts.db),
    recoveryCodes: sqlRecoveryCodes(parts.db),
    factorChallenges: sqlFactorChallenges(parts.db),
    sessionFactors: sqlSessionFactors(parts.db),
    chance: systemChance,
    totp,
  }
  const useCases = {
    updateMfa: updateMfa(base),
    listFactors: listFactors(base),
    addAuthenticator: addAuthenticator(base),
    verifyAuthenticator: verifyAuthenticator(base),
    deleteAuthenticator: deleteAuthenticator(base),
    requestFactor: requestFactor(base),
    showFactor: showFactor(base),
    createRecoveryCodes: createRecoveryCodes(base),
    replaceRecoveryCodes: replaceRecoveryCodes(base),
    readRecoveryCodes: readRecoveryCodes(base),
  }
  return (scope) => mfaRoutes(scope, useCases)
}
