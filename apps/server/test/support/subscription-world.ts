import { defaultSite } from '@eidolon/contract/site.ts'
import { AccountRole, address, generateKeyPairSigner, type Instruction, type KeyPairSigner } from '@solana/kit'
import { findAssociatedTokenPda, getTransferCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { ledgerRpc, type Rpc } from '#adapters/solana/payments-rpc.ts'
import { ledgerWorld, type SignOptions } from '#adapters/solana/ledger/testing/ledger-world.ts'
import { sql } from '#adapters/sql/database.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { AccessRequest } from '#application/generations/ports.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { processCounters } from '#application/limits/process-counters.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { PriceSource } from '#application/subscription/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { composeSubscription } from '#compose/subscription.ts'
import { readConfig } from '#config/config.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { subscriptionApp } from './subscription-app.ts'

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** Stands before the ledger: a node that lies, lags or says nothing. */
  readonly over?: (rpc: Rpc) => Rpc
  readonly prices?: PriceSource
  readonly open?: () => Promise<Fresh>
  readonly timers?: Timers
  /** Whether requests are counted; usually they are not. */
  readonly limited?: boolean
  readonly log?: FastifyBaseLogger
}

export type SubscriptionWorld = Awaited<ReturnType<typeof subscriptionWorld>>

/** Subscriptions over a real ledger with real token programs, and a clock that a test moves. Nobody looks by itself. */
export async function subscriptionWorld(options: Options = {}) {
  const { env = {}, over = (rpc) => rpc, prices, open = freshSqlite, timers = still, limited = false } = options
  const chain = await ledgerWorld()
  const fresh = await open()
  const { db } = fresh
  const { clock } = chain
  const ids = timedIds(clock)
  const { log = openLogger('silent') } = options
  const events: RealtimeEvent[] = []
  const units = sqlUnits(db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const asked = { opened: 0 }
  const ledger = {
    open: async () => {
      asked.opened += 1
      return chain.ledger()
    },
    shop: async () => chain.ledger().shop,
    isOpen: () => asked.opened > 0,
  }
  const rpc = over(ledgerRpc(ledger.open))
  const parts = { db, units, ledger, clock, ids, log, timers, rpc, ...(prices && { prices }) }
  const config = { ...readConfig({ TOKEN_PRICE_USD: '0.25', ...env }), site: defaultSite }
  const node = () => composeSubscription({ ...parts, config })
  const subscribing = node()
  const counted = withDeps(countRequest, { counters: processCounters(), clock, enforced: true })
  const app = subscriptionApp(subscribing, { log, ids, ...(limited && { countRequest: counted }) })
  const { call } = app
  const { shop } = chain.ledger()
  const mint = address(shop.mint)
  const accountOf = async (owner: string) =>
    (await findAssociatedTokenPda({ owner: address(owner), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  const treasury = { owner: address(shop.treasury), account: await accountOf(shop.treasury) }

  /** Somebody with a wallet, an account and tokens. */
  async function somebody() {
    const { signer, address: wallet } = await chain.somebody()
    await db.run(sql`
      insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified, password_history,
        active, labels, mfa, prefs)
      values (${wallet}, '', '', '', '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
    await db.run(sql`
      insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
        provider_access_token, provider_access_token_expiry, provider_refresh_token)
      values (${`i${wallet.slice(0, 30)}`}, ${wallet}, '', '', 'solana', ${wallet}, '', '', '', '')`)
    return { signer, wallet }
  }

  /** A transfer to the treasury, with a reference or without. */
  async function transfer(from: KeyPairSigner, amount: bigint, reference?: string): Promise<Instruction> {
    const source = await accountOf(from.address)
    const instruction = getTransferCheckedInstruction({
      source,
      mint,
      destination: treasury.account,
      authority: from,
      amount,
      decimals: shop.decimals,
    })
    const named = reference === undefined ? [] : [{ address: address(reference), role: AccountRole.READONLY }]
    return { ...instruction, accounts: [...instruction.accounts, ...named] }
  }

  async function sendAs(
    options: SignOptions,
    from: KeyPairSigner,
    instructions: readonly Instruction[],
  ): Promise<string> {
    const signature = await attempt(from, instructions, options)
    const { value } = Statuses.parse(await chain.call('getSignatureStatuses', [signature]))
    if (value[0]?.err !== null) throw new Error(`It failed: ${JSON.stringify(value[0]?.err)}`)
    return signature
  }

  /** Sends, whatever comes of it; the signature. */
  async function attempt(
    from: KeyPairSigner,
    instructions: readonly Instruction[],
    options: SignOptions = {},
  ): Promise<string> {
    const { wire, signature } = await chain.signed(from, instructions, options)
    await chain.send(wire, { skipPreflight: true })
    // The same transfer in the same slot would be the same transaction.
    chain.pass(400)
    return signature
  }

  const look = () => subscribing.watcher?.look()
  const world = {
    chain,
    db,
    asked,
    events,
    subscribing,
    treasury,
    mint,
    call,
    somebody,
    transfer,
    send: (from: KeyPairSigner, ...instructions: readonly Instruction[]) => sendAs({}, from, instructions),
    node,
    units,
    accountOf,
    decimals: shop.decimals,
    look,
    rebuild: () => subscribing.rebuild?.(),
    pass: chain.pass,
    /** Sends what will fail. */
    fail: (from: KeyPairSigner, ...instructions: readonly Instruction[]) => attempt(from, instructions),
    /** Makes the treasury's account, as the first who pays does. */
    async openTreasury() {
      await chain.fund(treasury.owner)
    },
    async quote(user: string) {
      return (await call(user, 'POST', '/quotes')).body
    },
    /** What somebody asks for, by default one picture of the illustrator. */
    accessRequest: (owner: string, generationId: string, more: Partial<AccessRequest> = {}): AccessRequest => ({
      owner,
      generationId,
      count: 1,
      place: 'ip:127.0.0.1',
      engine: { name: 'Built-in illustrator', paid: false, needsSubscription: false },
      ...more,
    }),
    async status(user: string) {
      return (await call(user, 'GET', '')).body
    },
    async pay(from: KeyPairSigner, amount: bigint, reference?: string, options: SignOptions = {}) {
      return sendAs(options, from, [await transfer(from, amount, reference)])
    },
    /** Lets what was sent become final, and looks. */
    async settle() {
      chain.pass(2000)
      await look()
    },
    stranger: generateKeyPairSigner,
    /** Another studio, set up as this says, over the same chain and database. */
    branch(settings: Readonly<Record<string, string>>) {
      const own = { ...readConfig({ TOKEN_PRICE_USD: '0.25', ...settings }), site: defaultSite }
      const other = composeSubscription({ ...parts, config: own })
      const { call: ask, [Symbol.asyncDispose]: close } = subscriptionApp(other, { log, ids })
      return {
        call: ask,
        access: other.access,
        check: () => other.check(),
        look: () => other.watcher?.look(),
        async [Symbol.asyncDispose]() {
          await close()
          await other[Symbol.asyncDispose]()
        },
      }
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await subscribing[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
      await chain[Symbol.asyncDispose]()
    },
  }
  return world
}

const Statuses = z.object({ value: z.array(z.object({ err: z.unknown() }).nullable()) })

/** Nothing happens by itself. */
const still: Timers = {
  every: () => ({ [Symbol.dispose]() {} }),
  after: () => ({ [Symbol.dispose]() {} }),
}
