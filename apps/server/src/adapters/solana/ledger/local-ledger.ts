import { join } from 'node:path'
import type { MayGive } from '#application/ledger/fund-address.ts'
import type { LocalChain, FaucetMint } from '#application/ledger/ports.ts'
import { LedgerUnavailable } from '#application/ledger/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { LedgerDeps } from './open-ledger.ts'

type Deps = {
  readonly dataDir: string
  readonly clock: Clock
  readonly mayGive: MayGive
  /** Hears why it cannot run, once. */
  readonly report: (error: LedgerUnavailable) => void
  /** Loads the virtual machine; it is a binary that not every platform has. */
  readonly load?: () => Promise<LedgerDeps['module']>
}

export type LocalLedger = AsyncDisposable & LocalChain

/** The ledger of local mode. Nothing of it is loaded, and no file is made, until somebody asks for it. */
export function localLedger({ dataDir, clock, mayGive, report, load = () => import('litesvm') }: Deps): LocalLedger {
  const file = join(dataDir, 'ledger.db')
  let opening: ReturnType<typeof start> | undefined
  let shop: Promise<FaucetMint> | undefined
  let reported = false
  let closed = false

  async function start() {
    const module = await load().catch(noMachine)
    const { openLedger } = await import('./open-ledger.ts')
    return openLedger({ file, module, clock, mayGive }).catch(noJournal(file))
  }

  async function readShop(): Promise<FaucetMint> {
    const [{ openJournal }, { faucetMint: shopIn }] = await Promise.all([
      import('./journal.ts'),
      import('./faucet-mint.ts'),
    ])
    using journal = openJournal(file)
    return await shopIn(journal)
  }

  return {
    // The machine stays asleep: what a month costs is asked far more often than somebody pays.
    shop() {
      shop ??= readShop().catch((error: unknown) => {
        shop = undefined
        return noJournal(file)(error)
      })
      return shop
    },
    isOpen: () => opening !== undefined,
    open() {
      if (closed) return Promise.reject(new LedgerUnavailable('The local ledger is closed: the studio is stopping.'))
      if (opening) return opening
      const current = start()
      opening = current
      current.catch((error: unknown) => {
        // Whoever comes next tries again: what was wrong may have been put right.
        opening = undefined
        if (!reported && error instanceof LedgerUnavailable) report(error)
        reported = true
      })
      return current
    },
    async [Symbol.asyncDispose]() {
      closed = true
      const ledger = await opening?.catch(() => undefined)
      ledger?.[Symbol.dispose]()
    },
  }
}

function noMachine(cause: unknown): never {
  const { platform, arch } = process
  throw new LedgerUnavailable(
    `The local ledger cannot run here: its virtual machine (the package litesvm) has no binary for ${platform} on ` +
      `${arch}, or it is not installed. Everything that needs no chain works without it. Binaries exist for Linux and ` +
      'macOS on x64 and arm64; if this is one of them, install the packages again with optional ones included.',
    { cause },
  )
}

function noJournal(file: string): (cause: unknown) => never {
  return (cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LedgerUnavailable(
      `The local ledger cannot be opened: ${reason}. Its file is ${file}; without it a new ledger begins.`,
      { cause },
    )
  }
}
