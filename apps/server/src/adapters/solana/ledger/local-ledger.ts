import { join } from 'node:path'
import type { MayGive } from '#application/ledger/fund-address.ts'
import type { OpenLedger } from '#application/ledger/ports.ts'
import { LedgerUnavailable } from '#application/ledger/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { LedgerDeps } from './open-ledger.ts'

type Deps = {
  readonly dataDir: string
  readonly clock: Clock
  readonly mayGive: MayGive
  /** Loads the virtual machine; it is a binary that not every platform has. */
  readonly load?: () => Promise<LedgerDeps['module']>
}

export type LocalLedger = AsyncDisposable & { readonly open: OpenLedger }

/** The ledger of local mode. Nothing of it is loaded, and no file is made, until somebody asks for it. */
export function localLedger({ dataDir, clock, mayGive, load = () => import('litesvm') }: Deps): LocalLedger {
  let opening: ReturnType<typeof start> | undefined
  let closed = false

  async function start() {
    const module = await load().catch(explain)
    const { openLedger } = await import('./open-ledger.ts')
    return openLedger({ file: join(dataDir, 'ledger.db'), module, clock, mayGive })
  }

  return {
    open() {
      if (closed) return Promise.reject(new LedgerUnavailable('The local ledger is closed: the studio is stopping.'))
      if (opening) return opening
      const current = start()
      opening = current
      // Whoever comes next tries again: what was missing may have been put right.
      current.catch(() => (opening = undefined))
      return current
    },
    async [Symbol.asyncDispose]() {
      closed = true
      const ledger = await opening?.catch(() => undefined)
      ledger?.[Symbol.dispose]()
    },
  }
}

function explain(cause: unknown): never {
  const { platform, arch } = process
  throw new LedgerUnavailable(
    `The local ledger cannot run here: its virtual machine (the package litesvm) has no binary for ${platform} on ` +
      `${arch}, or it is not installed. Everything that needs no chain works without it. Binaries exist for Linux and ` +
      'macOS on x64 and arm64; if this is one of them, install the packages again with optional ones included.',
    { cause },
  )
}
