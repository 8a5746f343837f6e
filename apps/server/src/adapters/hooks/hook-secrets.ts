import { createHmac } from 'node:crypto'
import type { HookSecrets } from '#application/hooks/ports.ts'

/** Made of the installation's own secret and the hook's id, so that nothing more has to be kept. */
export function hookSecrets(installation: Uint8Array): HookSecrets {
  const secretOf = (hookId: string): string =>
    `eis_${createHmac('sha256', installation).update(`hook ${hookId}`).digest('base64url')}`
  return {
    secretOf,
    sign(hookId, body, seconds) {
      const signature = createHmac('sha256', secretOf(hookId)).update(`${seconds}.${body}`).digest('hex')
      return `t=${seconds},v1=${signature}`
    },
  }
}
