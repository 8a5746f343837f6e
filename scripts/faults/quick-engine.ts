import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'

/** One that takes no pictures of the character, which would have to be drawn first. */
const model = 'dall-e-3'

export type QuickEngine = Disposable & {
  readonly env: Readonly<Record<string, string>>
  /** How often it was asked for a picture. */
  asked(): number
}

/** Speaks as OpenAI does and draws one and the same small picture, so that kills meet many jobs and not many threads. */
export async function quickEngine(takes = () => 200 + Math.random() * 600): Promise<QuickEngine> {
  const background = { r: 120, g: 90, b: 60 }
  const drawn = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = drawn.toString('base64')
  let asked = 0
  const server = createServer((request, answer) => {
    request.resume()
    const json = (body: object) =>
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'GET') {
      json({ object: 'list', data: [{ id: model, object: 'model', created: 1, owned_by: 'system' }] })
      return
    }
    asked += 1
    // Usually long enough to be killed in the middle.
    void wait(takes()).then(() => json({ created: 1, data: [{ b64_json: picture }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'none',
      OPENAI_IMAGE_MODEL: model,
      FREE_ENGINES: 'openai',
      PAID_DAILY: '1000000',
    },
    asked: () => asked,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
