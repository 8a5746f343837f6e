import { mkdtempDisposable, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mailServer } from '#adapters/mail/testing/mail-server.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { readConfig } from '#config/config.ts'
import { openMessages } from '#compose/messages.ts'

async function opened(env: Record<string, string>, dataDir: string) {
  const lines: string[] = []
  const log = openLogger('info', { write: (line) => void lines.push(line) })
  const held = new AsyncDisposableStack()
  const config = { ...readConfig(env), dataDir }
  const messages = await openMessages({ config, ids: timedIds(systemClock), log }, held)
  return { messages, lines, [Symbol.asyncDispose]: () => held.disposeAsync() }
}

it('[ACC-84] on one’s own machine messages are files that only their owner can read, and the log says where', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'eidolon-outbox-'))
  await using each = await opened({}, folder.path)
  const link = 'http://localhost:3000/auth/magic-url?userId=maya&secret=5ec4e7'
  await each.messages.mail?.send('maya@studio.example', { about: 'sign-in-link', link, phrase: '', device: '' })
  await each.messages.sms?.send('+15550100', { about: 'sign-in-code', code: '402917' })
  const [mail, sms] = await Promise.all(['mail', 'sms'].map((kind) => readdir(join(folder.path, 'outbox', kind))))
  expect([mail?.map((name) => name.split('.')[1]), sms?.length]).toEqual([['html', 'txt'], 1])
  const [page = '', plain = ''] = mail?.map((name) => join(folder.path, 'outbox', 'mail', name)) ?? []
  expect(await readFile(plain, 'utf8')).toMatch(
    /^To: maya@studio\.example\nSubject: Eidolon Login\n\n[^]*secret=5ec4e7/,
  )
  expect(await readFile(page, 'utf8')).toMatch(/^<!doctype html>/)
  expect((await stat(page)).mode & 0o777).toBe(0o600)
  expect(each.lines.join()).toContain(JSON.stringify(page))
  expect(each.lines.join()).not.toMatch(/5ec4e7|402917|maya@/)
})

it('[ACC-84] a service without a carrier sends none, and says so when it starts', async () => {
  await using each = await opened({ DATABASE_URL: 'postgres://db/studio' }, '/nowhere')
  expect(each.messages).toEqual({ mail: undefined, sms: undefined })
  expect(each.lines.join()).toContain('SMTP_URL is not set')
  expect(readConfig({ DATABASE_URL: 'postgres://db/studio' }).site).toMatchObject({ mail: false, sms: false })
  expect(readConfig({}).site).toMatchObject({ mail: true, sms: true })
})

it('[ACC-83] [ACC-85] what is set up carries them, also on one’s own machine', async () => {
  const sms = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hunter2', TWILIO_FROM: '+15550100' }
  const { messages } = readConfig({ SMTP_URL: 'smtp://mail.example.com', ...sms })
  expect(messages).toEqual({
    mail: { kind: 'smtp', url: 'smtp://mail.example.com', from: 'hello@eidolon.example' },
    sms: { kind: 'twilio', url: 'https://api.twilio.com', account: 'AC1', token: 'hunter2', from: '+15550100' },
  })
  expect(() => readConfig({ TWILIO_FROM: '+15550100' })).toThrow('TWILIO_AUTH_TOKEN is not set, but TWILIO_FROM is.')
  expect(() => readConfig({ SMTP_URL: 'https://me:hunter2@mail.example.com' })).toThrow(/SMTP_URL is wrong/)
  expect(() => readConfig({ SMTP_URL: 'https://me:hunter2@mail.example.com' })).not.toThrow(/hunter2/)
})

it('[ACC-83] a mail server that is set up gets them, under the product’s name; without a name links stay here', async () => {
  await using server = await mailServer()
  await using each = await opened(
    { SMTP_URL: server.url(), MAIL_FROM: 'a@studio.example', PRODUCT_NAME: 'Atelier' },
    '/',
  )
  await each.messages.mail?.send('maya@studio.example', { about: 'factor-code', code: '402917', device: '' })
  expect(server.received[0]).toMatchObject({ from: 'a@studio.example', to: ['maya@studio.example'] })
  expect(server.received[0]?.raw).toMatch(/^Subject: Verification Code for Atelier$/m)
  expect(each.lines.join()).toContain('links in mails can lead to localhost only')
})
