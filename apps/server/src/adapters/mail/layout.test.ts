import { describe, expect, it } from 'vitest'
import type { Letter } from '#application/accounts/message-ports.ts'
import { layOut } from './layout.ts'
import { write } from './write.ts'

const link = 'https://studio.example/in?userId=maya&secret=abc'
const letters: readonly Letter[] = [
  { about: 'sign-in-code', code: '402917', phrase: 'amber heron', device: 'Firefox, Ubuntu' },
  { about: 'sign-in-link', link, phrase: '', device: '' },
  { about: 'recovery', link },
  { about: 'verification', link },
  { about: 'factor-code', code: '402917', device: '' },
  { about: 'way-in-changed', what: 'mfa-off', device: 'Firefox, Ubuntu' },
]
const laid = (letter: Letter, locale: string, product = 'Eidolon') => layOut(write(letter, product, locale), product)

describe('mails', () => {
  it.each(letters)('[ACC-83] $about says the same as text and as HTML, in both languages', (letter) => {
    const carried = 'code' in letter ? letter.code : 'link' in letter ? letter.link : letter.device
    for (const locale of ['en', 'de']) {
      const { html, text } = laid(letter, locale)
      expect(text).toContain(carried)
      expect(html).toContain(carried.replaceAll('&', '&amp;'))
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).not.toMatch(/<script|<img|<link|url\(|src=|@import/)
      expect(html.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/undefined|\bnull\b/)
    }
  })

  it('[ACC-83] subjects are those that clients of the protocol know', () => {
    expect(letters.map((letter) => write(letter, 'Eidolon', 'en').subject)).toEqual([
      'OTP for Eidolon Login',
      'Eidolon Login',
      'Password Reset',
      'Account Verification',
      'Verification Code for Eidolon',
      'Security notice from Eidolon',
    ])
  })

  it('[ACC-83] a language is found by its general name; an unknown one is English', () => {
    const languages = ['de-AT', 'DE', 'fr', '', 'constructor'].map(
      (locale) => write({ about: 'recovery', link }, 'Eidolon', locale).language,
    )
    expect(languages).toEqual(['de', 'de', 'en', 'en', 'en'])
  })

  it('[ACC-83] nothing that is written into it can become markup', () => {
    const { html } = laid({ about: 'verification', link: 'https://a.example/?"><b>' }, 'en', '<b>Studio</b> & Co')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;b&gt;Studio&lt;/b&gt; &amp; Co')
  })
})
