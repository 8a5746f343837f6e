import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { twilioMessages } from './twilio.ts'

/** A service that answers as it is told and keeps what it was asked. */
async function carrier(status: number) {
  const asked: { path: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization } = request.headers
      asked.push({ path: request.url, authorization, form: Object.fromEntries(new URLSearchParams(body)) })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"SM1","message":"no"}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  }
}

const account = 'AC0123'
const options = { account, token: 'hunter2', from: '+15550100', product: 'Eidolon' }

describe('twilioMessages', () => {
  it('[ACC-85] posts the message as the resource wants it, and the text begins with the code', async () => {
    await using peer = await carrier(201)
    const messages = twilioMessages({ ...options, url: peer.url })
    await messages.send('+491511234567', { about: 'sign-in-code', code: '402917' })
    await messages.send('+491511234567', { about: 'factor-code', code: '402917' })
    expect(peer.asked[0]).toEqual({
      path: '/2010-04-01/Accounts/AC0123/Messages.json',
      authorization: `Basic ${btoa('AC0123:hunter2')}`,
      form: {
        To: '+491511234567',
        From: '+15550100',
        Body: '402917 is your sign-in code for Eidolon. It works for 15 minutes.',
      },
    })
    expect(peer.asked[1]?.form['Body']).toMatch(/^402917 completes your sign-in to Eidolon\./)
  })

  it('[ACC-85] a messaging service is named as one', async () => {
    await using peer = await carrier(201)
    const from = `MG${'0'.repeat(32)}`
    await twilioMessages({ ...options, from, url: `${peer.url}/` }).send('+491511234567', {
      about: 'verification-code',
      code: '402917',
    })
    expect(peer.asked[0]?.form).toMatchObject({ MessagingServiceSid: from })
  })

  it('[ACC-85] what the service refuses is refused, and tells neither code nor key', async () => {
    await using peer = await carrier(400)
    const sending = twilioMessages({ ...options, url: peer.url }).send('+491511234567', {
      about: 'sign-in-code',
      code: '402917',
    })
    const error: unknown = await sending.catch((cause: unknown) => cause)
    expect(error).toMatchObject({ type: 'general_service_unavailable', cause: { message: 'status 400' } })
    expect(JSON.stringify(error)).not.toMatch(/402917|hunter2/)
  })
})
