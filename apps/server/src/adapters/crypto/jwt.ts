import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Claims, Tokens } from '#application/accounts/ports.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Seconds for which clocks may disagree. */
const leeway = 10
const header = base64url({ typ: 'JWT', alg: 'HS256' })

/** HS256 and nothing else: a token does not get to choose how it is checked. */
export function jwtTokens(installationSecret: Uint8Array): Tokens {
  // A key of its own, so that what is signed here can stand for nothing else that the installation signs.
  const key = new Uint8Array(hkdfSync('sha256', installationSecret, '', 'eidolon jwt', 32))
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    sign(claims, expires) {
      const text = `${header}.${base64url({ ...claims, exp: expires })}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    verify(token, now) {
      const [head, payload, signature, ...more] = token.split('.')
      if (head === undefined || payload === undefined || signature === undefined || more.length > 0) {
        throw refused('Incomplete segments')
      }
      const given = Buffer.from(signature, 'base64url')
      const right = sign(`${head}.${payload}`)
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw refused('Signature failed')
      const { userId, sessionId, expires } = read(payload)
      if (now >= expires + leeway) throw refused('Expired')
      return { userId, sessionId }
    },
  }
}

const refused = (reason: string): Fault =>
  new Fault('user_jwt_invalid', {}, { message: `Failed to verify JWT. Invalid token: ${reason}` })

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Whatever is in here we have signed ourselves, in this form. */
function read(payload: string): Claims & { readonly expires: number } {
  const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (typeof parsed === 'object' && parsed !== null && 'userId' in parsed && 'sessionId' in parsed && 'exp' in parsed) {
    const { userId, sessionId, exp } = parsed
    if (typeof userId === 'string' && typeof sessionId === 'string' && typeof exp === 'number') {
      return { userId, sessionId, expires: exp }
    }
  }
  throw refused('Incomplete claims')
}
