import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeySecrets } from '#application/keys/ports.ts'

/** 256 bits of chance, so a plain hash is enough: there is nothing to guess. */
export const keySecrets: KeySecrets = {
  make: () => randomBytes(32).toString('base64url'),
  hash: (secret) => hash('sha256', secret),
  isSame(one, other) {
    const [left, right] = [Buffer.from(one), Buffer.from(other)]
    return left.length === right.length && timingSafeEqual(left, right)
  },
}
