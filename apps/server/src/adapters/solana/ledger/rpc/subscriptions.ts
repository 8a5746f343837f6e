import { z } from 'zod'
import type { LedgerNotification } from '#application/ledger/ports.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Chain, Committed } from '#adapters/solana/ledger/chain.ts'
import { readMeta } from '#adapters/solana/ledger/meta.ts'
import { accountView, viewFields } from './account-view.ts'
import type { Commitments } from './commitments.ts'
import { AddressParam, type Commitment, contextFields, inContext, readParams, SignatureParam } from './method.ts'
import { openTimers } from './timers.ts'

type Notify = (notification: LedgerNotification) => void
type Subscribe = (params: readonly unknown[], notify: Notify) => Disposable
type Deps = {
  readonly chain: Chain
  readonly commitments: Commitments
  /** In milliseconds. */
  readonly slotLength: number
}

const SignatureParams = z.tuple([SignatureParam, z.object(contextFields).nullish()], z.unknown())
const AccountParams = z.tuple([AddressParam, z.object({ ...contextFields, ...viewFields }).nullish()], z.unknown())
const LogsParams = z.tuple(
  [
    z.union([z.enum(['all', 'allWithVotes']), z.object({ mentions: z.array(AddressParam).length(1) })]),
    z.object(contextFields).nullish(),
  ],
  z.unknown(),
)

/** What a client can subscribe to. */
export function subscriptions({ chain, commitments, slotLength }: Deps) {
  /** Calls for every transaction that is wanted, once it has come as far as asked for. */
  function follow(
    wanted: (committed: Committed) => boolean,
    commitment: Commitment | null | undefined,
    tell: (committed: Committed) => void,
  ): Disposable {
    const timers = openTimers()
    const listening = chain.listen((committed) => {
      if (!wanted(committed)) return
      timers.after(commitments.wait(committed.at, commitment ?? 'finalized'), () => tell(committed))
    })
    return disposable(() => {
      listening[Symbol.dispose]()
      timers[Symbol.dispose]()
    })
  }

  const kinds: Readonly<Record<string, Subscribe>> = {
    signatureSubscribe(params, notify) {
      const [signature, config] = readParams(SignatureParams, params)
      const commitment = config?.commitment ?? 'finalized'
      const tell = (err: Committed['err']) => {
        following[Symbol.dispose]()
        notify({ method: 'signatureNotification', result: inContext(chain, { err }), last: true })
      }
      const following = new DisposableStack()
      following.use(
        follow(
          (each) => each.signature === signature,
          commitment,
          ({ err }) => tell(err),
        ),
      )
      const known = chain.journal.transaction(signature)
      if (known) {
        const { err } = readMeta(known.meta)
        following.use(openTimers()).after(commitments.wait(known.at, commitment), () => tell(err))
      }
      return following
    },
    accountSubscribe(params, notify) {
      const [address, config] = readParams(AccountParams, params)
      return follow(
        ({ changed }) => changed.has(address),
        config?.commitment,
        () => {
          // A deleted account is reported as one that holds nothing.
          const result = inContext(chain, accountView(chain.account(address) ?? empty(address), config, chain.account))
          notify({ method: 'accountNotification', result, last: false })
        },
      )
    },
    logsSubscribe(params, notify) {
      const [filter, config] = readParams(LogsParams, params)
      const mentioned = typeof filter === 'string' ? undefined : filter.mentions[0]
      return follow(
        ({ keys }) => mentioned === undefined || keys.includes(mentioned),
        config?.commitment,
        ({ signature, err, logs }) => {
          const result = inContext(chain, { signature, err, logs })
          notify({ method: 'logsNotification', result, last: false })
        },
      )
    },
    slotSubscribe(_params, notify) {
      const timer = setInterval(() => {
        const slot = chain.slots.current()
        const result = { slot, parent: slot - 1, root: Math.max(0, slot - rootBehind) }
        notify({ method: 'slotNotification', result, last: false })
      }, slotLength)
      return disposable(() => clearInterval(timer))
    },
  }

  return (name: string, params: readonly unknown[], notify: Notify): Disposable => {
    const subscribe = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!subscribe) throw new RpcRefusal(-32601, 'Method not found')
    return subscribe(params, notify)
  }
}

/** By how many slots what is final is older than what is new. */
const rootBehind = 4

const disposable = (dispose: () => void): Disposable => ({ [Symbol.dispose]: dispose })

const empty = (address: z.output<typeof AddressParam>) => ({
  address,
  lamports: 0n,
  owner: AddressParam.parse('11111111111111111111111111111111'),
  executable: false,
  data: new Uint8Array(),
})
