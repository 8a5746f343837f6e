import type { TextMessages } from '#application/accounts/message-ports.ts'
import { Fault } from '#domain/shared/fault.ts'
import { messageText } from './words.ts'

type Options = {
  /** Of the service; others than Twilio speak the same. */
  readonly url: string
  readonly account: string
  readonly token: string
  /** A number, a name, or the id of a messaging service. */
  readonly from: string
  readonly product: string
  readonly post?: typeof fetch
}

const patience = 10_000

/** Text messages through anything that speaks Twilio's Messages resource. */
export function twilioMessages({ url, account, token, from, product, post = fetch }: Options): TextMessages {
  const place = new URL(`2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url.replace(/\/*$/, '/'))
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From'
  return {
    async send(to, message) {
      const body = new URLSearchParams({ To: to, [sender]: from, Body: messageText(message, product) })
      try {
        const response = await post(place, {
          method: 'POST',
          headers: { authorization },
          body,
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`status ${response.status}`)
      } catch (cause) {
        throw new Fault('general_service_unavailable', { peer: 'sms' }, { cause })
      }
    },
  }
}
