import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { localLedger } from '#adapters/solana/ledger/local-ledger.ts'
import { fundAddress, mayGive } from '#application/ledger/fund-address.ts'
import type { LocalChain } from '#application/ledger/ports.ts'
import { LedgerUnavailable } from '#application/ledger/refusals.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { ledgerRoutes } from '#transport/http/routes/ledger.ts'
import { serveLedgerSocket } from '#transport/realtime/ledger-socket.ts'
import type { Upgrades } from '#transport/realtime/upgrades.ts'

type Deps = {
  readonly config: Pick<Config, 'mode' | 'dataDir' | 'publicUrl'>
  readonly countRequest: CountRequest
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly load?: Parameters<typeof localLedger>[0]['load']
}

/** Disposing it closes the journal: do that when nobody asks any more. */
export type LedgerParts = AsyncDisposable & {
  readonly local: LocalChain
  routes(app: FastifyInstance): void
  /** Dispose it before the server is closed. */
  sockets(upgrades: Upgrades): AsyncDisposable
}

/** The embedded ledger, which only local mode has. */
export function composeLedger({ config, countRequest, clock, log, load }: Deps): LedgerParts {
  if (config.mode !== 'local') return nothing
  const { publicUrl, dataDir } = config
  const may = withDeps(mayGive, countRequest)
  const report = (err: Error) => log.warn({ err }, 'the local ledger cannot run')
  const ledger = localLedger({ dataDir, clock, mayGive: may, report, ...(load && { load }) })
  const { open } = ledger
  return {
    local: ledger,
    routes: (app) =>
      ledgerRoutes(app, { open, publicUrl, countRequest, fundAddress: withDeps(fundAddress, { open, mayGive: may }) }),
    sockets: (upgrades) => serveLedgerSocket(upgrades, { open, publicUrl, log }),
    [Symbol.asyncDispose]: () => ledger[Symbol.asyncDispose](),
  }
}

const refuse = () => Promise.reject(new LedgerUnavailable('There is no local ledger in hosted mode.'))

const nothing: LedgerParts = {
  local: { open: refuse, shop: refuse, isOpen: () => false },
  routes() {},
  sockets: () => ({ async [Symbol.asyncDispose]() {} }),
  async [Symbol.asyncDispose]() {},
}
