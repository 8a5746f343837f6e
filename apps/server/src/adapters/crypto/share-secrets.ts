import { createHmac, hash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Share, ShareSecrets } from '#application/shares/ports.ts'
import { sharePasswordGate } from './password-gate.ts'

/** 32 MB and some 60 ms for one attempt. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const length = 32
const inTurn = sharePasswordGate()
const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt)

export const shareSecrets: ShareSecrets = {
  token: () => randomBytes(24).toString('base64url'),
  // The token is long and random, so a plain hash is enough: there is nothing to guess.
  hash: (token) => hash('sha256', token),
  async hashPassword(password, owner) {
    const salt = randomBytes(16)
    return `scrypt$${salt.toString('base64url')}$${(await derived(password, salt, owner)).toString('base64url')}`
  },
  async isPassword({ password: kept, owner }, password) {
    const [, salt = '', expected = ''] = (kept ?? '').split('$')
    const given = await derived(password, Buffer.from(salt, 'base64url'), owner)
    const wanted = Buffer.from(expected, 'base64url')
    return kept !== null && wanted.length === given.length && timingSafeEqual(wanted, given)
  },
  pass: passOf,
  isPass(share, given) {
    const [wanted, got] = [Buffer.from(passOf(share)), Buffer.from(given)]
    return wanted.length === got.length && timingSafeEqual(wanted, got)
  },
}

function passOf({ tokenHash, password }: Pick<Share, 'tokenHash' | 'password'>): string {
  return createHmac('sha256', password ?? '')
    .update(tokenHash)
    .digest('base64url')
}

function derived(password: string, salt: Uint8Array, owner: string): Promise<Buffer> {
  return inTurn(() => derive(password.normalize('NFKC'), salt, length, cost), owner)
}
