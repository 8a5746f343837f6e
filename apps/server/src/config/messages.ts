import type { Environment } from './environment.ts'
import type { Variables } from './variables.ts'

export type MessagesConfig = {
  readonly mail: { readonly kind: 'smtp'; readonly url: string; readonly from: string } | Unsent
  readonly sms:
    | {
        readonly kind: 'twilio'
        readonly url: string
        readonly account: string
        readonly token: string
        readonly from: string
      }
    | Unsent
}

/** On somebody's own machine messages become files; a service without a carrier refuses to send any. */
type Unsent = { readonly kind: 'files' | 'none' }

const together = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']

/** What has to be set together. */
export function incompleteMessages(given: Environment): string[] {
  const set = together.filter((name) => given[name])
  if (set.length === 0) return []
  const are = `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'}`
  return together
    .filter((name) => !given[name])
    .map((name) => `${name} is not set, but ${are}. Set it, or none of them.`)
}

export function messagesConfig(variables: Variables, mode: 'local' | 'hosted', contact: string): MessagesConfig {
  const unsent: Unsent = { kind: mode === 'local' ? 'files' : 'none' }
  const { SMTP_URL: smtp, MAIL_FROM: sender = contact } = variables
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = variables
  return {
    mail: smtp === undefined ? unsent : { kind: 'smtp', url: smtp, from: sender },
    sms:
      account && token && from
        ? { kind: 'twilio', url: variables.TWILIO_API_URL ?? 'https://api.twilio.com', account, token, from }
        : unsent,
  }
}
