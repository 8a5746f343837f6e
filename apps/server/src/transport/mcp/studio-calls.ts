import { keyHeader } from '@eidolon/contract/accounts/keys.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ipOf } from '#transport/http/platform/caller.ts'
import { keyTextOf } from '#transport/http/platform/by-key.ts'

/** A refusal in the words of the API, for whoever called a tool. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Asks the API as the program itself would, with its key: what it may, how often and how much is decided there. */
export type StudioCalls = {
  json(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  bytes(path: string): Promise<{ readonly type: string; readonly bytes: Buffer }>
}

export function studioCalls(app: FastifyInstance, request: FastifyRequest): StudioCalls {
  async function ask(method: 'GET' | 'POST', path: string, payload?: object) {
    const reply = await app.inject({
      method,
      url: `/v1${path}`,
      remoteAddress: ipOf(request),
      headers: { host: request.host, [keyHeader]: keyTextOf(request) ?? '' },
      ...(payload && { payload }),
    })
    if (reply.statusCode >= 400) throw new Refusal(wordsOf(reply.body))
    return reply
  }
  return {
    json: async (method, path, body) => (await ask(method, path, body)).json(),
    async bytes(path) {
      const { headers, rawPayload } = await ask('GET', path)
      return { type: String(headers['content-type']), bytes: rawPayload }
    },
  }
}

function wordsOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    if (typeof message === 'string') return message
  } catch {
    // Said below.
  }
  return 'The studio could not do this.'
}
