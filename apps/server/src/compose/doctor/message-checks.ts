import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, type Finding, ill, reasonOf, well } from './check.ts'

const patience = 10_000

/** What carries mails and text messages to people. */
export function messageChecks({ messages: { mail, sms }, dataDir }: Config): readonly Check[] {
  return [
    {
      name: 'mail',
      look: async () => (mail.kind === 'smtp' ? lookAtMail(mail) : unsent(mail.kind, 'mail', 'SMTP_URL', dataDir)),
    },
    {
      name: 'text messages',
      // Whether it carries can only be found out by sending one, which costs.
      look: async () =>
        sms.kind === 'twilio'
          ? well(`${new URL(sms.url).host}, from ${sms.from}; not tried`)
          : unsent(sms.kind, 'sms', 'TWILIO_ACCOUNT_SID', dataDir),
    },
  ]
}

function unsent(kind: 'files' | 'none', what: string, variable: string, dataDir: string): Finding {
  if (kind === 'files') return well(`files in ${join(dataDir, 'outbox', what)}, which only you can read`)
  return doubtful(`none: whoever asks for one is refused`, `Set ${variable}, unless nobody is to be sent any.`)
}

/** Greets the server and signs in there; no mail is sent. */
async function lookAtMail({ url, from }: { readonly url: string; readonly from: string }): Promise<Finding> {
  const { createTransport } = await import('nodemailer')
  const { hostname } = new URL(url)
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience })
  try {
    await transport.verify()
    return well(`${hostname}, from ${from}`)
  } catch (error) {
    return ill(`${hostname} does not take mail from us: ${reasonOf(error)}`, 'Check SMTP_URL and MAIL_FROM.')
  } finally {
    transport.close()
  }
}
