import { createSecretKey, hkdfSync } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { Claims, Tokens } from '#application/accounts/ports.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Seconds for which clocks may disagree. */
const leeway = 10

/** HS256 and nothing else: a token does not get to choose how it is checked. */
export function jwtTokens(installationSecret: Uint8Array): Tokens {
  // A key of its own, so that what is signed here can stand for nothing else that the installation signs.
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', installationSecret, '', 'eidolon jwt', 32)))
  return {
    async sign({ userId, sessionId }, expires) {
      const { SignJWT } = await import('jose')
      const token = new SignJWT({ userId, sessionId }).setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      return token.setExpirationTime(expires).sign(key)
    },
    async verify(token, now) {
      if (token.split('.').length !== 3) throw refused('Incomplete segments')
      const { errors, jwtVerify } = await import('jose')
      const rules = { algorithms: ['HS256'], currentDate: new Date(now * 1000), clockTolerance: leeway }
      const checked = await jwtVerify(token, key, rules).catch((error: unknown) => {
        throw refused(error instanceof errors.JWTExpired ? 'Expired' : 'Signature failed')
      })
      return claimsIn(checked.payload)
    },
  }
}

const refused = (reason: string): Fault =>
  new Fault('user_jwt_invalid', {}, { message: `Failed to verify JWT. Invalid token: ${reason}` })

function claimsIn({ userId, sessionId, exp }: JWTPayload): Claims {
  if (typeof userId !== 'string' || typeof sessionId !== 'string' || exp === undefined) {
    throw refused('Incomplete claims')
  }
  return { userId, sessionId }
}
