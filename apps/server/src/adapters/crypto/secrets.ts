import { hash, randomBytes } from 'node:crypto'
import type { Secrets } from '#application/accounts/ports.ts'

/** The secrets are long and random, so a plain hash is enough: there is nothing to guess. */
export const sessionSecrets: Secrets = {
  make: () => randomBytes(128).toString('hex'),
  hash: (secret) => hash('sha256', secret),
}
