import { type FaucetGift, FaucetRequest } from '@eidolon/contract/ledger.ts'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Funding, OpenLedger } from '#application/ledger/ports.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type Call, errorText, readCalls, type Refused, resultText } from '#transport/http/protocol/json-rpc.ts'
import { limitByPlace } from '#transport/http/platform/limit-by-place.ts'
import { jsonType } from '#transport/http/protocol/render-error.ts'
import { sameOrigin } from '#transport/http/protocol/same-origin.ts'

export const ledgerPath = '/rpc/devnet'

/** A page that follows its payment asks once or twice a second. */
const perMinute = 600

type Deps = {
  readonly open: OpenLedger
  readonly fundAddress: (address: string) => Promise<Funding>
  readonly publicUrl: string | undefined
  readonly countRequest: CountRequest
}

/** The ledger of local mode: Solana's JSON-RPC, and the faucet. */
export function ledgerRoutes(app: FastifyInstance, { open, fundAddress, publicUrl, countRequest }: Deps): void {
  const isOwn = sameOrigin(publicUrl)

  async function answer(call: Call | Refused, request: FastifyRequest): Promise<string | undefined> {
    const report = (err: unknown) => request.log.error({ err }, 'a call to the ledger failed')
    if ('error' in call) return errorText(call.id, call.error, report)
    try {
      const ledger = await open()
      const result = await ledger.call(call.method, call.params)
      return call.id === undefined ? undefined : resultText(call.id, result)
    } catch (error) {
      const text = errorText(call.id ?? null, error, report)
      return call.id === undefined ? undefined : text
    }
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isOwn(request.headers)) throw new Fault('general_unknown_origin')
    })
    limitByPlace(scope, countRequest, 'ledger', { limit: perMinute })
    scope.post('/v1/local/faucet', async (request, reply) => {
      const { address } = FaucetRequest.parse(request.body)
      return reply.code(201).send(giftView(address, await fundAddress(address)))
    })
    scope.register(async (rpc) => {
      // As text: a body that cannot be read is answered in the words of the protocol.
      rpc.removeAllContentTypeParsers()
      rpc.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
      rpc.post<{ Body: string | undefined }>(ledgerPath, async (request, reply) => {
        const reading = readCalls(request.body ?? '')
        reply.header('content-type', jsonType).header('cache-control', 'no-store')
        if (reading.kind === 'one') {
          const text = await answer(reading.call, request)
          return text === undefined ? reply.code(204).send() : reply.send(text)
        }
        const texts: string[] = []
        // One after the other, in their order: a call may rest upon the one before it.
        for (const call of reading.calls) {
          texts.push(...[await answer(call, request)].filter((text) => text !== undefined))
          // The ledger computes where everything else is answered: others get their turn in between.
          await setImmediate()
        }
        return texts.length === 0 ? reply.code(204).send() : reply.send(`[${texts.join(',')}]`)
      })
    })
  })
}

function giftView(address: string, { signature, lamports, token }: Funding): FaucetGift {
  const { mint, account, decimals, amount } = token
  return { address, signature, lamports: String(lamports), token: { mint, account, decimals, amount: String(amount) } }
}
