import { describe, expect, it } from 'vitest'
import { smtpMail } from './smtp.ts'
import { mailServer } from './testing/mail-server.ts'

const letter = { about: 'sign-in-code', code: '402917', phrase: 'amber heron', device: 'Firefox' } as const
const from = 'studio@example.com'

describe('smtpMail', () => {
  it('[ACC-83] hands the mail over as text and as HTML, from and to one address', async () => {
    await using server = await mailServer()
    using mail = smtpMail({ url: server.url(), from, product: 'Eidolon' })
    await mail.send('maya@studio.example', letter)
    await mail.send('zoe+mail@studio.example', letter)
    const [first, second] = server.received
    expect(first).toMatchObject({ from, to: ['maya@studio.example'], user: 'studio' })
    expect(first?.raw).toMatch(/^From: Eidolon <studio@example\.com>$/m)
    expect(first?.raw).toMatch(/^Subject: OTP for Eidolon Login$/m)
    expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated$/im)
    for (const type of ['multipart/alternative', 'text/plain; charset=utf-8', 'text/html; charset=utf-8']) {
      expect(first?.raw).toContain(type)
    }
    expect(first?.raw.match(/402917/g)).toHaveLength(2)
    expect(second?.to).toEqual(['zoe+mail@studio.example'])
    expect(second?.raw).toMatch(/^Content-Language: en$/im)
  })

  it('[ACC-83] a server that does not take it is a refusal that tells nothing of it', async () => {
    await using server = await mailServer({ refuses: true })
    using mail = smtpMail({ url: server.url(), from, product: 'Eidolon' })
    using stranger = smtpMail({ url: server.url('wrong'), from, product: 'Eidolon' })
    for (const each of [mail, stranger]) {
      const error: unknown = await each.send('maya@studio.example', letter).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ type: 'general_service_unavailable', facts: { peer: 'smtp' } })
      expect(error).toMatchObject({
        cause: { message: expect.stringMatching(/^The mail server does not take it: E\w+ \d{3}$/) },
      })
    }
  })
})
