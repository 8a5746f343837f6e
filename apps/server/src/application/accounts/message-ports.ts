import type { Client } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'

/** What a mail is about and what it carries. How it is put is the mail's own business. */
export type EmailMessage =
  | { readonly about: 'sign-in-code'; readonly code: string; readonly phrase: string; readonly device: string }
  | { readonly about: 'sign-in-link'; readonly link: string; readonly phrase: string; readonly device: string }
  | { readonly about: 'recovery' | 'verification'; readonly link: string }
  | { readonly about: 'factor-code'; readonly code: string; readonly device: string }
  | { readonly about: 'month-ends'; readonly day: string; readonly page: string | undefined }
  | { readonly about: 'hook-off'; readonly host: string }
  | { readonly about: 'way-in-changed'; readonly what: SignInMethodChange; readonly device: string }

/** What was changed about how an account is entered. */
export type SignInMethodChange =
  | 'password'
  | 'recovered'
  | 'email'
  | 'phone'
  | 'mfa-on'
  | 'mfa-off'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes'
  | 'linked'
  | 'unlinked'
  | 'key-made'
  | 'webhook-added'

export type ShortMessage = {
  readonly about: 'sign-in-code' | 'verification-code' | 'factor-code'
  readonly code: string
}

/** Both resolve once the message is on its way, and refuse with `general_service_unavailable` when it cannot be. */
export type Mail = { send(to: string, letter: EmailMessage): Promise<void> }
export type TextMessages = { send(to: string, message: ShortMessage): Promise<void> }

/** Undefined where nothing has been set up that could carry them. */
export type Messages = { readonly mail: Mail | undefined; readonly sms: TextMessages | undefined }

/** As use cases have them. */
export type Carriers = Messages & {
  /** Counts a requested mail before it is sent; refuses one too many. */
  readonly allowMail: (to: string, client: Client) => Promise<void>
}

/** What carries a mail to this address, which counts from now on. Notices that are sent unasked are not counted. */
export async function mailTo({ mail, allowMail }: Carriers, to: string, client: Client): Promise<Mail> {
  if (!mail) throw new Fault('general_smtp_disabled')
  await allowMail(to, client)
  return mail
}

export function smsOf({ sms }: Messages): TextMessages {
  if (!sms) throw new Fault('general_phone_disabled')
  return sms
}
