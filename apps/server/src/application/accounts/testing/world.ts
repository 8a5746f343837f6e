import { changeAccount } from '#application/accounts/change-account.ts'
import { changeSignInMethod } from '#application/accounts/change-sign-in-method.ts'
import { endAllSessions, endSession, extendSession } from '#application/accounts/change-sessions.ts'
import { checkPassword } from '#application/accounts/check-password.ts'
import { createAccount } from '#application/accounts/create-account.ts'
import { endSessions } from '#application/accounts/end-sessions.ts'
import { identify } from '#application/accounts/identify.ts'
import { newPassword } from '#application/accounts/new-password.ts'
import type { Devices, Passwords, Secrets, Tokens } from '#application/accounts/ports.ts'
import { recentProof } from '#application/accounts/recent-proof.ts'
import { signInAnonymously, signInByEmail } from '#application/accounts/sign-in.ts'
import { startSession } from '#application/accounts/start-session.ts'
import { updateName, updatePassword } from '#application/accounts/update-account.ts'
import { updateEmail, updatePhone } from '#application/accounts/tokens/update-address.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { type AccountOptions, defaultOptions } from '#domain/accounts/options.ts'
import { memoryStores } from './memory.ts'

/** The use cases over memory, with a clock that the test moves and hashes that can be read. */
export async function accountsWorld(overrides: Partial<AccountOptions> = {}) {
  const options = { ...defaultOptions, ...overrides }
  const stores = await memoryStores()
  let time = Date.parse('2026-11-14T10:00:00Z')
  let made = 0
  /** What passwords were compared with. */
  const compared: (string | undefined)[] = []
  const passwords: Passwords = {
    hash: async (password) => `hash of ${password}`,
    async verify(password, hash) {
      compared.push(hash)
      return hash === `hash of ${password}`
    },
  }
  const secrets: Secrets = { make: () => `secret-${(made += 1)}`, hash: (secret) => `hash of ${secret}` }
  const tokens: Tokens = {
    sign: async (claims, expires) => JSON.stringify({ claims, expires }),
    verify: async (token) => JSON.parse(token).claims,
  }
  const devices: Devices = { describe: () => nowhere }
  const clock = { now: () => new Date(time) }
  const ids = { unique: () => `id-${(made += 1)}` }
  const identityEmails = { has: async () => false }
  const base = { ...stores, identityEmails, passwords, secrets, tokens, devices, clock, ids, options }
  const unlimited = async () => ({ limit: 1, remaining: 1, reset: 0, exceeded: false })
  const check = withDeps(checkPassword, { passwords, countRequest: unlimited })
  const change = withDeps(changeAccount, base)
  const start = withDeps(startSession, base)
  const recent = recentProof({
    ...base,
    identities: { providersOf: async () => [] },
    authenticators: { find: async () => undefined },
    recoveryCodes: { list: async () => [] },
  })
  const changing = withDeps(changeSignInMethod, { change, end: withDeps(endSessions, base), tell() {} })
  const withPassword = {
    ...base,
    checkPassword: check,
    recent,
    changeSignInMethod: changing,
    newPassword: withDeps(newPassword, base),
  }
  return {
    ...stores,
    compared,
    clock,
    pass: (seconds: number) => void (time += seconds * 1000),
    identify: withDeps(identify, base),
    createAccount: withDeps(createAccount, base),
    updateName: withDeps(updateName, { change }),
    updateEmail: withDeps(updateEmail, withPassword),
    updatePhone: withDeps(updatePhone, withPassword),
    updatePassword: withDeps(updatePassword, withPassword),
    signInByEmail: withDeps(signInByEmail, { ...base, checkPassword: check, start }),
    signInAnonymously: withDeps(signInAnonymously, { ...base, start }),
    extendSession: withDeps(extendSession, base),
    endSession: withDeps(endSession, base),
    endAllSessions: withDeps(endAllSessions, base),
  }
}

export const client = { ip: '203.0.113.9', userAgent: 'test' }
export const asking = { client }

const nowhere = {
  osCode: '',
  osName: '',
  osVersion: '',
  clientType: '',
  clientCode: '',
  clientName: '',
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceName: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '--',
  countryName: 'Unknown',
}
