import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Received = { readonly from: string; readonly to: string[]; readonly user: string; readonly raw: string }

/** A mail server that keeps what it is given. */
export async function mailServer({ refuses = false } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'hunter2' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) => done(refuses ? new Error(`no such person: ${address}`) : undefined),
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
