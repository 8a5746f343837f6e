import { randomBytes } from 'node:crypto'
import { assertIsAddress, getBase58Decoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { MayGive } from '#application/ledger/fund-address.ts'
import type { Ledger } from '#application/ledger/ports.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { openChain } from './chain.ts'
import { openFaucet } from './faucet.ts'
import { openJournal } from './journal.ts'
import { openLiteSvm } from './litesvm.ts'
import { accountMethods } from './rpc/account-methods.ts'
import { airdropMethods } from './rpc/airdrop.ts'
import { chainMethods } from './rpc/chain-methods.ts'
import { commitments, type Pace, usualPace } from './rpc/commitments.ts'
import { AddressParam, type Methods } from './rpc/method.ts'
import { simulationMethods } from './rpc/simulation.ts'
import { subscriptions } from './rpc/subscriptions.ts'
import { transactionMethods } from './rpc/transaction-methods.ts'
import { openSlots } from './slots.ts'

/** In milliseconds, as on a real cluster. */
const slotLength = 400

export type LedgerDeps = {
  readonly file: string
  readonly module: { readonly LiteSVM: new () => LiteSVM }
  readonly clock: Clock
  readonly mayGive: MayGive
  readonly pace?: Pace
}

/** The whole ledger over its journal: what it held when it was closed, however that came about, it holds again. */
export async function openLedger({
  file,
  module,
  clock,
  mayGive,
  pace = usualPace,
}: LedgerDeps): Promise<Ledger & Disposable> {
  using held = new DisposableStack()
  const journal = held.use(openJournal(file))
  const machine = openLiteSvm(module)
  for (const { address, owner, ...account } of journal.accounts()) {
    machine.put({ ...account, address: AddressParam.parse(address), owner: AddressParam.parse(owner) })
  }
  const begun = journal.secret('genesis', () => Buffer.from(String(clock.now().getTime())))
  const slots = openSlots({
    clock,
    genesis: Number(Buffer.from(begun).toString()),
    length: slotLength,
    last: journal.lastSlot(),
    secret: journal.secret('blockhashes', () => randomBytes(32)),
  })
  const chain = openChain({ machine, journal, slots, clock })
  const faucet = await openFaucet(chain, journal)
  const ages = commitments(pace, clock)
  const genesisHash = getBase58Decoder().decode(journal.secret('genesis hash', () => randomBytes(32)))
  const methods: Methods = {
    ...chainMethods(chain, genesisHash),
    ...accountMethods(chain),
    ...transactionMethods(chain, ages),
    ...simulationMethods(chain),
    ...airdropMethods(faucet, mayGive),
  }
  const subscribe = subscriptions({ chain, commitments: ages, slotLength })
  const parts = held.move()
  return {
    async call(name, params) {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined
      if (!method) throw new RpcRefusal(-32601, 'Method not found')
      return method(params)
    },
    subscribe,
    async fund(address) {
      assertIsAddress(address)
      return faucet.fund(address)
    },
    shop: faucet.shop,
    [Symbol.dispose]: () => parts.dispose(),
  }
}
