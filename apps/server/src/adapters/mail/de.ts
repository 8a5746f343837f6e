import type { WayInChange } from '#application/accounts/message-ports.ts'
import type { Language } from './written.ts'

export const de: Language = (letter, product) => {
  switch (letter.about) {
    case 'sign-in-code':
      return {
        subject: `Anmeldecode für ${product}`,
        preview: 'Ihr Anmeldecode. Er gilt 15 Minuten.',
        heading: 'Ihr Anmeldecode',
        opening: `Geben Sie ihn dort ein, wo Sie ihn angefordert haben, um sich bei ${product} anzumelden. Er gilt einmal, 15 Minuten lang.`,
        code: letter.code,
        ...phrase(letter.phrase),
        notes: [
          ...asked(letter.device),
          'Waren Sie das nicht, ist nichts zu tun: Ohne den Code meldet sich niemand an.',
        ],
      }
    case 'sign-in-link':
      return {
        subject: `Anmeldung bei ${product}`,
        preview: 'Ihr Anmeldelink. Er gilt einmal, eine Stunde lang.',
        heading: 'Ihr Anmeldelink',
        opening: `Er meldet Sie bei ${product} an. Er gilt einmal, eine Stunde lang.`,
        action: { label: 'Anmelden', link: letter.link, instead },
        ...phrase(letter.phrase),
        notes: [
          ...asked(letter.device),
          'Waren Sie das nicht, ist nichts zu tun: Ohne den Link meldet sich niemand an.',
        ],
      }
    case 'recovery':
      return {
        subject: 'Neues Passwort',
        preview: 'Wählen Sie ein neues Passwort. Der Link gilt einmal, eine Stunde lang.',
        heading: 'Neues Passwort wählen',
        opening: `Jemand hat für Ihr Konto bei ${product} ein neues Passwort angefordert. Der Link gilt einmal, eine Stunde lang.`,
        action: { label: 'Neues Passwort wählen', link: letter.link, instead },
        notes: ['Waren Sie das nicht, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.'],
      }
    case 'verification':
      return {
        subject: 'Adresse bestätigen',
        preview: 'Bestätigen Sie, dass diese Adresse Ihnen gehört.',
        heading: 'Gehört diese Adresse Ihnen?',
        opening: `Bestätigen Sie sie, damit ${product} Sie hier erreicht. Der Link gilt einmal, eine Stunde lang.`,
        action: { label: 'Adresse bestätigen', link: letter.link, instead },
        notes: [`Haben Sie kein Konto bei ${product}, ist nichts zu tun: Dann geschieht nichts.`],
      }
    case 'factor-code':
      return {
        subject: `Bestätigungscode für ${product}`,
        preview: 'Der Code, der Ihre Anmeldung abschließt. Er gilt eine Stunde.',
        heading: 'Ihr zweiter Schritt',
        opening: `Dieser Code schließt Ihre Anmeldung bei ${product} ab. Er gilt einmal, eine Stunde lang.`,
        code: letter.code,
        notes: [
          ...asked(letter.device),
          'Waren Sie das nicht, kennt jemand Ihre Zugangsdaten. Ändern Sie Ihr Passwort, und geben Sie den Code niemandem.',
        ],
      }
    case 'way-in-changed':
      return {
        subject: `Sicherheitshinweis von ${product}`,
        preview: changed[letter.what],
        heading: 'Ihr Konto wurde geändert',
        opening: changed[letter.what],
        notes: [
          ...done(letter.device),
          `Waren Sie das, ist nichts zu tun. Waren Sie es nicht, melden Sie sich bei ${product} an, sehen Sie in den Einstellungen nach, und ändern Sie Ihre Zugangsdaten; geht das nicht mehr, fordern Sie ein neues Passwort an.`,
        ],
      }
  }
}

const instead = 'Wenn die Schaltfläche nichts tut, öffnen Sie diese Adresse:'

function phrase(words: string) {
  if (words === '') return {}
  const why =
    'Sie steht auch dort, wo Sie diese Mail angefordert haben. Wenn nicht, hat jemand anderes sie angefordert.'
  return { phrase: { label: 'Sicherheitsphrase', words, why } }
}

const asked = (device: string): string[] => (device === '' ? [] : [`Angefordert mit ${device}.`])

const done = (device: string): string[] => (device === '' ? [] : [`Geschehen mit ${device}.`])

const changed: Readonly<Record<WayInChange, string>> = {
  password: 'Ihr Passwort wurde geändert, und alle anderen Sitzungen wurden beendet.',
  recovered: 'Mit einem Link an diese Adresse wurde ein neues Passwort gewählt, und alle Sitzungen wurden beendet.',
  email: 'Die E-Mail-Adresse Ihres Kontos wurde geändert. Nachrichten gehen von nun an an die neue.',
  phone: 'Die Telefonnummer Ihres Kontos wurde geändert.',
  'mfa-on': 'Von nun an wird ein zweiter Faktor verlangt.',
  'mfa-off': 'Ein zweiter Faktor wird nicht mehr verlangt.',
  'authenticator-added': 'Eine Authenticator-App wurde hinzugefügt.',
  'authenticator-removed': 'Die Authenticator-App wurde entfernt.',
  'recovery-codes': 'Neue Wiederherstellungscodes wurden erzeugt.',
  linked: 'Ein anderer Dienst wurde verknüpft: Ihr Konto lässt sich von nun an damit öffnen.',
  unlinked: 'Ein Weg, sich anzumelden, wurde von Ihrem Konto entfernt.',
}
