import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { fileMail } from '#adapters/mail/file-mail.ts'
import { fileMessages } from '#adapters/sms/file-messages.ts'
import { twilioMessages } from '#adapters/sms/twilio.ts'
import { outboxIn } from '#adapters/system/outbox.ts'
import type { Mail, Messages, TextMessages } from '#application/accounts/message-ports.ts'
import type { Config } from '#config/config.ts'
import type { Ids } from '#domain/shared/ids.ts'

type Deps = {
  readonly config: Pick<Config, 'messages' | 'dataDir' | 'site' | 'publicUrl' | 'platforms'>
  readonly ids: Ids
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export const noMessages: Messages = { mail: undefined, sms: undefined }

/** What carries messages to people, as the operator has set it up. */
export async function openMessages(parts: Deps, held: AsyncDisposableStack): Promise<Messages> {
  return { mail: await openMail(parts, held), sms: openSms(parts) }
}

async function openMail({ config, ids, log }: Deps, held: AsyncDisposableStack): Promise<Mail | undefined> {
  const { mail } = config.messages
  const product = config.site.productName
  if (mail.kind === 'smtp') {
    if (config.publicUrl === undefined && config.platforms.length === 0) {
      log.warn('neither PUBLIC_URL nor PLATFORMS is set: links in mails can lead to localhost only')
    }
    const { smtpMail } = await import('#adapters/mail/smtp.ts')
    return held.use(smtpMail({ ...mail, product }))
  }
  if (mail.kind === 'none') {
    log.warn('SMTP_URL is not set: nobody can be sent a mail, and whoever asks for one is refused')
    return undefined
  }
  const tell = (file: string) => log.info({ file }, 'SMTP_URL is not set, so a mail has been written to a file')
  return fileMail({ outbox: outboxIn(join(config.dataDir, 'outbox', 'mail'), ids), product, tell })
}

function openSms({ config, ids, log }: Deps): TextMessages | undefined {
  const { sms } = config.messages
  const product = config.site.productName
  if (sms.kind === 'twilio') return twilioMessages({ ...sms, product })
  if (sms.kind === 'none') return undefined
  const tell = (file: string) => log.info({ file }, 'TWILIO_ACCOUNT_SID is not set, so a text message is a file')
  return fileMessages({ outbox: outboxIn(join(config.dataDir, 'outbox', 'sms'), ids), product, tell })
}
