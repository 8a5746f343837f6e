import { HOTP, Secret } from 'otpauth'

/** What an authenticator app shows in a given half minute. */
export const codeAt = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })
