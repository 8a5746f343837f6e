import type { ShortMessage } from '#application/accounts/message-ports.ts'

const words: Readonly<Record<ShortMessage['about'], (product: string) => string>> = {
  'sign-in-code': (product) => `is your sign-in code for ${product}. It works for 15 minutes.`,
  'verification-code': (product) => `confirms your number at ${product}. It works for an hour.`,
  'factor-code': (product) => `completes your sign-in to ${product}. It works for an hour. Tell nobody.`,
}

/** It begins with the code, so that a phone can offer it, and stays within one message. */
export const messageText = ({ about, code }: ShortMessage, product: string): string =>
  `${code} ${words[about](product)}`
