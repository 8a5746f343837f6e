import { Secret, TOTP } from 'otpauth'
import type { Totp } from '#application/accounts/mfa/factor-ports.ts'

/** SHA-1, six digits, half a minute: what every authenticator app takes without further settings. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }

export const totp: Totp = {
  makeSecret: () => new Secret({ size: 20 }).base32,
  stepOf(secret, code, at) {
    const token = code.replaceAll(/\s/g, '')
    // The library compares bytes, and fails where six letters of another script have more than six of them.
    if (!/^\d{6}$/.test(token)) return undefined
    const timestamp = at.getTime()
    const app = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
    // Phones' clocks are a little off, so the codes just before and after count too.
    const off = app.validate({ token, timestamp, window: 1 })
    return off === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + off
  },
}
