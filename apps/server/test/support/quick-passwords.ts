import { argon2Passwords } from '#adapters/crypto/argon2.ts'

/** The real thing at the least cost there is: what a guess costs an attacker is not what these tests are about. */
export const quickPasswords = argon2Passwords({ memory: 8, passes: 1, parallelism: 1 })
