import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { PushKeys } from '#application/push/ports.ts'

/** Seconds for which a push service believes a signature; a day is the most it may be. */
const lifetime = 12 * 60 * 60

const base64url = (value: Buffer): string => value.toString('base64url')

export function freshPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: base64url(point), privateKey: d }
}

/** Says to a push service who sends something (RFC 8292). `contact` is an address of the operator. */
export async function vapidHeader(
  { publicKey, privateKey: d }: PushKeys,
  endpoint: string,
  contact: string,
  now: Date,
): Promise<string> {
  const { SignJWT } = await import('jose')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33, 65))]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + lifetime, sub: contact }
  const token = await new SignJWT(claims).setProtectedHeader({ typ: 'JWT', alg: 'ES256' }).sign(key)
  return `vapid t=${token}, k=${publicKey}`
}
