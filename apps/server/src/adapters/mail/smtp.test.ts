import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { smtpMail } from './smtp.ts'

type Received = { readonly from: string; readonly to: string[]; readonly user: string; readonly raw: string }

/** A mail server that keeps what it is given. */
async function mailServer({ refuses = false } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'hunter2' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such person') : undefined),
    async onData(stream, { envelope, user }, done) {
      const raw = await text(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: String(user), raw })
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    received,
    url: (password = 'hunter2') => `smtp://studio:${password}@127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const letter = { about: 'sign-in-code', code: '402917', phrase: 'amber heron', device: 'Firefox' } as const
const from = 'studio@example.com'

describe('smtpMail', () => {
  it('[ACC-83] hands the mail over as text and as HTML, from and to one address', async () => {
    await using server = await mailServer()
    using mail = smtpMail({ url: server.url(), from, product: 'Eidolon' })
    await mail.send('maya@studio.example', letter, '')
    await mail.send('zoe+mail@studio.example', letter, 'de')
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
    expect(second?.raw).toMatch(/^Content-Language: de$/im)
  })

  it('[ACC-83] a server that does not take it is a refusal that tells nothing of it', async () => {
    await using server = await mailServer({ refuses: true })
    using mail = smtpMail({ url: server.url(), from, product: 'Eidolon' })
    using stranger = smtpMail({ url: server.url('wrong'), from, product: 'Eidolon' })
    for (const each of [mail, stranger]) {
      const error: unknown = await each.send('maya@studio.example', letter, '').catch((cause: unknown) => cause)
      expect(error).toMatchObject({ type: 'general_service_unavailable', facts: { peer: 'smtp' } })
      expect(String(error instanceof Error ? [error.message, error.cause] : error)).not.toMatch(/402917|hunter2|heron/)
    }
  })
})
