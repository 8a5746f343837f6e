import { z } from 'zod'
import { flag, oneOf, password, text } from '#parameters.ts'

/** What can be asked for as a second factor, after signing in. */
export const factors = ['email', 'phone', 'totp', 'recoverycode'] as const
export type Factor = (typeof factors)[number]

export const MfaChange = z.object({ mfa: flag() })
export const AuthenticatorPlace = z.object({ type: oneOf(['totp']) })
export const AuthenticatorCode = z.object({ otp: text({ max: 256 }) })
export const ChallengeRequest = z.object({ factor: oneOf(factors) })
export const ChallengeAnswer = z.object({ challengeId: text({ max: 256 }), otp: text({ max: 256 }) })

export const PasswordProof = z.object({ password: password() })

/** The ways to prove again that the session belongs to the account's owner. */
const proofWays = ['wallet', 'password', 'totp', 'email', 'phone', 'oauth2', 'recoverycode'] as const

export const ProofState = z.object({
  /** Whether what was shown last is recent enough for changing how the account is entered. */
  recent: z.boolean(),
  ways: z.array(z.enum(proofWays)),
})
export type ProofState = z.infer<typeof ProofState>

export const MfaType = z.object({ secret: z.string(), uri: z.string() })
export type MfaType = z.infer<typeof MfaType>

export const MfaFactors = z.object({
  totp: z.boolean(),
  phone: z.boolean(),
  email: z.boolean(),
  recoveryCode: z.boolean(),
})
export type MfaFactors = z.infer<typeof MfaFactors>

export const MfaChallenge = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  userId: z.string(),
  expire: z.string(),
})
export type MfaChallenge = z.infer<typeof MfaChallenge>

export const MfaRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type MfaRecoveryCodes = z.infer<typeof MfaRecoveryCodes>
