import { createTransport } from 'nodemailer'
import type { Mail } from '#application/accounts/message-ports.ts'
import { Fault } from '#domain/shared/fault.ts'
import { layOut } from './layout.ts'
import { write } from './words.ts'

type Options = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string
  readonly from: string
  readonly product: string
}

/** Long enough for servers that greet slowly; somebody waits for the answer. */
const patience = 10_000

/** Mails by SMTP, over a few connections that are kept open. */
export function smtpMail({ url, from, product }: Options): Mail & Disposable {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Letters name no files and no addresses to read from; nothing that did could.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(to, letter) {
      const written = write(letter, product)
      const laid = layOut(written, product)
      try {
        await transport.sendMail({
          from: { name: product, address: from },
          // As one address, whatever stands in it.
          to: { name: '', address: to },
          subject: written.subject,
          ...laid,
          // Programs that answer by themselves leave such mails alone.
          headers: { 'auto-submitted': 'auto-generated', 'content-language': 'en' },
        })
      } catch (cause) {
        throw new Fault('general_service_unavailable', { peer: 'smtp' }, { cause: withoutAddresses(cause) })
      }
    },
    [Symbol.dispose]: () => transport.close(),
  }
}

/** What the server said repeats whom the mail was for, and that is nothing for a log. */
function withoutAddresses(error: unknown): Error {
  const [code, answer] = ['code', 'responseCode'].map((name) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined,
  )
  return new Error(`The mail server does not take it: ${[code, answer].filter((each) => each !== undefined).join(' ')}`)
}
