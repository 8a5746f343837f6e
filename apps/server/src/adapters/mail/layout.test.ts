import { describe, expect, it } from 'vitest'
import type { EmailMessage } from '#application/accounts/message-ports.ts'
import { layOut } from './layout.ts'
import { write } from './words.ts'

const link = 'https://studio.example/in?userId=maya&secret=abc'
const letters: readonly EmailMessage[] = [
  { about: 'sign-in-code', code: '402917', phrase: 'amber heron', device: 'Firefox, Ubuntu' },
  { about: 'sign-in-link', link, phrase: '', device: '' },
  { about: 'recovery', link },
  { about: 'verification', link },
  { about: 'factor-code', code: '402917', device: '' },
  { about: 'way-in-changed', what: 'mfa-off', device: 'Firefox, Ubuntu' },
  { about: 'hook-off', host: 'hooks.example' },
]
/** What letters may carry. */
const none = { code: '', link: '', device: '', day: '', host: '' }
const laid = (letter: EmailMessage, product = 'Eidolon') => layOut(write(letter, product), product)

describe('mails', () => {
  it.each(letters)('[ACC-83] $about says the same as text and as HTML', (letter) => {
    const { code, link: address, device, day, host } = { ...none, ...letter }
    const carried = [code, address, device, day, host].find((each) => each !== '') ?? ''
    const { html, text } = laid(letter)
    expect(text).toContain(carried)
    expect(html).toContain(carried.replaceAll('&', '&amp;'))
    expect(html).toContain('<html lang="en">')
    expect(html).not.toMatch(/<script|<img|<link|url\(|src=|@import/)
    expect(html.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/undefined|\bnull\b/)
  })

  it('[ACC-83] subjects are those that clients of the protocol know', () => {
    expect(letters.map((letter) => write(letter, 'Eidolon').subject)).toEqual([
      'OTP for Eidolon Login',
      'Eidolon Login',
      'Password Reset',
      'Account Verification',
      'Verification Code for Eidolon',
      'Security notice from Eidolon',
      'A hook of your Eidolon account was turned off',
    ])
  })

  it('[ACC-83] nothing that is written into it can become markup', () => {
    const { html } = laid({ about: 'verification', link: 'https://a.example/?"><b>' }, '<b>Studio</b> & Co')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;b&gt;Studio&lt;/b&gt; &amp; Co')
  })
})
