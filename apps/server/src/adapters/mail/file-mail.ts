import type { Outbox } from '#adapters/system/outbox.ts'
import type { Mail } from '#application/accounts/message-ports.ts'
import { layOut } from './layout.ts'
import { write } from './words.ts'

type Deps = {
  readonly outbox: Outbox
  readonly product: string
  /** Where the mail can be read. What is in it is nobody else's business. */
  readonly tell: (file: string) => void
}

/** Mails as files, for a studio that nobody has given a mail server: one for a browser, one for everything else. */
export function fileMail({ outbox, product, tell }: Deps): Mail {
  return {
    async send(to, letter) {
      const written = write(letter, product)
      const { html, text } = layOut(written, product)
      tell(await outbox({ html, txt: `To: ${to}\nSubject: ${written.subject}\n\n${text}` }))
    },
  }
}
