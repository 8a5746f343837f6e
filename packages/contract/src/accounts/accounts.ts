import { z } from 'zod'
import { customId, email, existingId, maybe, newPassword, object, password, phone, text } from '#parameters.ts'

/** What the account service takes. `common` holds passwords that are too common to be chosen. */
export const NewAccount = (common?: ReadonlySet<string>) =>
  z.object({
    userId: customId(),
    email: email(),
    password: newPassword(common),
    name: maybe(text({ min: 0, max: 128, line: true })),
  })
export type NewAccount = z.infer<ReturnType<typeof NewAccount>>

export const NameChange = z.object({ name: text({ max: 128, line: true }) })
export const EmailChange = z.object({ email: email(), password: password() })
export const PhoneChange = z.object({ phone: phone(), password: password() })
export const PasswordChange = (common?: ReadonlySet<string>) =>
  z.object({ password: newPassword(common), oldPassword: maybe(password()) })
export const PrefsChange = z.object({ prefs: object({ max: 65_535 }) })
export const EmailLogin = z.object({ email: email(), password: password() })
export const SessionPlace = z.object({ sessionId: existingId() })

/** What it answers. Nothing is ever null: what is not set is an empty text. */
export const Target = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  name: z.string(),
  userId: z.string(),
  providerId: z.string().nullable(),
  providerType: z.enum(['email', 'sms', 'push']),
  identifier: z.string(),
})
export type Target = z.infer<typeof Target>

export const User = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  name: z.string(),
  registration: z.string(),
  status: z.boolean(),
  labels: z.array(z.string()),
  passwordUpdate: z.string(),
  email: z.string(),
  phone: z.string(),
  emailVerification: z.boolean(),
  phoneVerification: z.boolean(),
  mfa: z.boolean(),
  prefs: z.record(z.string(), z.unknown()),
  targets: z.array(Target),
  accessedAt: z.string(),
})
export type User = z.infer<typeof User>

/** The client as its user agent describes it, and where it seems to be. */
export const Device = z.object({
  osCode: z.string(),
  osName: z.string(),
  osVersion: z.string(),
  clientType: z.string(),
  clientCode: z.string(),
  clientName: z.string(),
  clientVersion: z.string(),
  clientEngine: z.string(),
  clientEngineVersion: z.string(),
  deviceName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
})
export type Device = z.infer<typeof Device>

export const Session = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  userId: z.string(),
  expire: z.string(),
  provider: z.string(),
  providerUid: z.string(),
  providerAccessToken: z.string(),
  providerAccessTokenExpiry: z.string(),
  providerRefreshToken: z.string(),
  ip: z.string(),
  ...Device.shape,
  current: z.boolean(),
  factors: z.array(z.string()),
  /** Always empty: a session's secret travels in cookies and headers only. */
  secret: z.string(),
  mfaUpdatedAt: z.string(),
})
export type Session = z.infer<typeof Session>
export const SessionList = z.object({ total: z.int(), sessions: z.array(Session) })
export type SessionList = z.infer<typeof SessionList>

export const Log = z.object({
  event: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  mode: z.string(),
  ip: z.string(),
  time: z.string(),
  ...Device.shape,
})
export type Log = z.infer<typeof Log>
export const LogList = z.object({ total: z.int(), logs: z.array(Log) })
export type LogList = z.infer<typeof LogList>

export const Jwt = z.object({ jwt: z.string() })
export type Jwt = z.infer<typeof Jwt>
