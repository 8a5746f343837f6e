import type { EmailMessage, SignInMethodChange } from '#application/accounts/message-ports.ts'
import type { RenderedEmail } from './rendered-email.ts'

/** What a mail says. */
export function write(letter: EmailMessage, product: string): RenderedEmail {
  switch (letter.about) {
    case 'sign-in-code':
      return {
        subject: `OTP for ${product} Login`,
        preview: `Your sign-in code. It works for 15 minutes.`,
        heading: 'Your sign-in code',
        opening: `Type it where you asked for it to sign in to ${product}. It works once, for 15 minutes.`,
        code: letter.code,
        ...phrase(letter.phrase),
        notes: [
          ...asked(letter.device),
          'If it was not you, leave this mail alone: nobody can sign in without the code.',
        ],
      }
    case 'sign-in-link':
      return {
        subject: `${product} Login`,
        preview: 'Your sign-in link. It works once, for an hour.',
        heading: 'Your sign-in link',
        opening: `It signs you in to ${product}. It works once, for an hour.`,
        action: { label: 'Sign in', link: letter.link, instead },
        ...phrase(letter.phrase),
        notes: [
          ...asked(letter.device),
          'If it was not you, leave this mail alone: nobody can sign in without the link.',
        ],
      }
    case 'recovery':
      return {
        subject: 'Password Reset',
        preview: 'Choose a new password. The link works once, for an hour.',
        heading: 'Choose a new password',
        opening: `Somebody asked for a new password for your account at ${product}. The link works once, for an hour.`,
        action: { label: 'Choose a new password', link: letter.link, instead },
        notes: ['If it was not you, leave this mail alone: your password stays what it is.'],
      }
    case 'verification':
      return {
        subject: 'Account Verification',
        preview: 'Confirm that this address is yours.',
        heading: 'Is this address yours?',
        opening: `Confirm it, and ${product} can reach you here. The link works once, for an hour.`,
        action: { label: 'Confirm this address', link: letter.link, instead },
        notes: [`If you have no account at ${product}, leave this mail alone: nothing happens then.`],
      }
    case 'factor-code':
      return {
        subject: `Verification Code for ${product}`,
        preview: 'The code that completes your sign-in. It works for an hour.',
        heading: 'Your second step',
        opening: `This code completes your sign-in to ${product}. It works once, for an hour.`,
        code: letter.code,
        notes: [
          ...asked(letter.device),
          'If it was not you, somebody knows how you sign in. Change your password, and tell nobody this code.',
        ],
      }
    case 'month-ends':
      return {
        subject: `Your ${product} subscription ends on ${letter.day}`,
        preview: 'Add a month to go on generating. What you have made stays yours.',
        heading: `Your month ends on ${letter.day}`,
        opening: `Add another one to go on generating at ${product}. Nothing is taken from your wallet by itself.`,
        ...(letter.page && { action: { label: 'Add a month', link: letter.page, instead } }),
        notes: ['What you have made stays yours in any case: you can look at it, download it and export it.'],
      }
    case 'hook-off':
      return {
        subject: `A hook of your ${product} account was turned off`,
        preview: `Nobody at ${letter.host} takes what it is sent.`,
        heading: 'A hook was turned off',
        opening: `It failed many times in a row: ${letter.host} refuses what it is sent, or takes too long to answer.`,
        notes: ['Under Settings, Programs you see what came back, and turn it on again.'],
      }
    case 'way-in-changed':
      return {
        subject: `Security notice from ${product}`,
        preview: changed[letter.what],
        heading: 'Your account was changed',
        opening: changed[letter.what],
        notes: [
          ...done(letter.device),
          `If it was you, there is nothing to do. If it was not, sign in to ${product}, look at Settings, and change how you sign in; if you cannot, ask for a new password.`,
        ],
      }
  }
}

const instead = 'If the button does nothing, open this address:'

function phrase(words: string) {
  if (words === '') return {}
  const why = 'It also stands where you asked for this mail. If it does not, somebody else has asked.'
  return { phrase: { label: 'Security phrase', words, why } }
}

const asked = (device: string): string[] => (device === '' ? [] : [`Asked for with ${device}.`])

const done = (device: string): string[] => (device === '' ? [] : [`Done with ${device}.`])

const changed: Readonly<Record<SignInMethodChange, string>> = {
  password: 'Your password was changed, and every other session was ended.',
  recovered: 'A new password was chosen with a link that was sent to this address, and every session was ended.',
  email: 'The e-mail address of your account was changed. Mails go to the new one from now on.',
  phone: 'The phone number of your account was changed.',
  'mfa-on': 'A second factor is asked for from now on.',
  'mfa-off': 'A second factor is no longer asked for.',
  'authenticator-added': 'An authenticator app was added.',
  'authenticator-removed': 'The authenticator app was removed.',
  'recovery-codes': 'New recovery codes were made.',
  linked: 'Another service was linked: your account can be opened with it from now on.',
  unlinked: 'A way to sign in was removed from your account.',
  'key-made': 'A key for a program was made: whoever has it can use your account for what the key was given for.',
  'webhook-added': 'A webhook was added: it sends events of your account to another address.',
}
