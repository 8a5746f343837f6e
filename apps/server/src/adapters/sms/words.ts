import type { ShortMessage } from '#application/accounts/message-ports.ts'

type Words = Readonly<Record<ShortMessage['about'], (product: string) => string>>

/** They all begin with the code, so that a phone can offer it, and stay within one message. */
const languages: Readonly<Record<string, Words>> = {
  en: {
    'sign-in-code': (product) => `is your sign-in code for ${product}. It works for 15 minutes.`,
    'verification-code': (product) => `confirms your number at ${product}. It works for an hour.`,
    'factor-code': (product) => `completes your sign-in to ${product}. It works for an hour. Tell nobody.`,
  },
  de: {
    'sign-in-code': (product) => `ist Ihr Anmeldecode für ${product}. Er gilt 15 Minuten.`,
    'verification-code': (product) => `bestätigt Ihre Nummer bei ${product}. Er gilt eine Stunde.`,
    'factor-code': (product) =>
      `schließt Ihre Anmeldung bei ${product} ab. Er gilt eine Stunde. Sagen Sie ihn niemandem.`,
  },
}

export function messageText({ about, code }: ShortMessage, product: string, locale: string): string {
  const general = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const words = Object.hasOwn(languages, general) ? languages[general] : languages['en']
  return `${code} ${words?.[about](product) ?? ''}`
}
