import { z } from 'zod'
import { customId, email, existingId, flag, maybe, newPassword, phone, text } from '#parameters.ts'

/** Accounts of wallets have ids of up to 44 signs. */
const userId = () => existingId({ max: 44 })

/** Where a link in a mail leads; which hosts are allowed is the server's to say. */
const url = () => text({ max: 2048 })

export const EmailTokenRequest = z.object({
  userId: customId(),
  email: email(),
  phrase: maybe(flag()).transform((value) => value ?? false),
})
export const MagicUrlRequest = z.object({
  userId: customId(),
  email: email(),
  url: maybe(url().or(z.literal(''))),
  phrase: maybe(flag()).transform((value) => value ?? false),
})
export const PhoneTokenRequest = z.object({ userId: customId(), phone: phone() })
export const TokenLogin = z.object({ userId: userId(), secret: text({ max: 256 }) })

export const RecoveryRequest = z.object({ email: email(), url: url() })
export const RecoveryConfirmation = (common?: ReadonlySet<string>) =>
  z.object({ userId: userId(), secret: text({ max: 256 }), password: newPassword(common) })
export const VerificationRequest = z.object({ url: url() })
export const VerificationConfirmation = z.object({ userId: userId(), secret: text({ max: 256 }) })

export const Token = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  userId: z.string(),
  /** Always empty: it travels by mail, by message or in a redirect only. */
  secret: z.string(),
  expire: z.string(),
  /** Two words that stand in the mail as well, when they were asked for. */
  phrase: z.string(),
})
export type Token = z.infer<typeof Token>
