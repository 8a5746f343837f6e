import type { Outbox } from '#adapters/system/outbox.ts'
import type { TextMessages } from '#application/accounts/message-ports.ts'
import { messageText } from './words.ts'

type Deps = { readonly outbox: Outbox; readonly product: string; readonly tell: (file: string) => void }

/** Text messages as files, for a studio that nobody has given a carrier. */
export function fileMessages({ outbox, product, tell }: Deps): TextMessages {
  return {
    async send(to, message) {
      tell(await outbox({ txt: `To: ${to}\n\n${messageText(message, product)}\n` }))
    },
  }
}
