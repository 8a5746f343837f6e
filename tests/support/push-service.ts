import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export type PushService = AsyncDisposable & {
  /** What a browser would hand to the studio. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** The first message as the service worker reads it, with the headers it came with. */
  first(): Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }>
}

/** A push service and the browser behind it, which can read what was meant for it. */
export async function pushService(): Promise<PushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/send/some`
  const arrived = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>()
  http.on('request', (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.writeHead(201).end()
      arrived.resolve({ headers: request.headers, body: Buffer.concat(parts) })
    })
  })

  function read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const material = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32)
    const key = hkdfSync('sha256', Buffer.from(material), salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = hkdfSync('sha256', Buffer.from(material), salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }

  return {
    subscription: {
      endpoint,
      keys: { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
    async first() {
      const { headers, body } = await arrived.promise
      return { headers, text: read(body) }
    },
    async [Symbol.asyncDispose]() {
      http.close()
      http.closeAllConnections()
      await once(http, 'close')
    },
  }
}
