import { z } from 'zod'
import type { Clock } from '#domain/shared/clock.ts'
import type { Rpc } from './payments-rpc.ts'

/** What a transfer may use, and what it offers for each unit, in micro-lamports. */
export type TransferFees = { readonly units: number; readonly price: bigint }

/** For a transfer that also creates the treasury's account, with room for what a wallet adds. */
const defaultUnits = 120_000
/** About a thousand lamports for such a transfer: cheap, and enough outside of a rush. */
const defaultPrice = 10_000n
const maxUnits = 1_400_000

/** How long answers are used again, in milliseconds. Every transfer of a studio needs the same units. */
const unitsLife = 10 * 60_000
const priceLife = 10_000
/** How long a failure keeps us from asking again, so that a wallet that can't pay costs no call each time. */
const failureLife = 10_000

const Simulated = z.object({ value: z.object({ err: z.null(), unitsConsumed: z.int().positive() }) })
const Recent = z.array(z.object({ prioritizationFee: z.int().nonnegative() }))

type Deps = { readonly rpc: Rpc; readonly clock: Clock; readonly maxPriorityFee: bigint }
type Order = {
  /** The account that every payment writes to. */
  readonly account: string
  /** Whether the transfer creates that account, which needs more units. */
  readonly creates: boolean
  /** The transfer with limits that are high enough, in base64. */
  readonly build: (fees: TransferFees) => Promise<string>
}

/** Finds the limits of transfers. It never fails: without an answer of the node it returns the defaults. */
export function transferFees({ rpc, clock, maxPriorityFee }: Deps) {
  const units = { true: remembered<number>(clock, unitsLife), false: remembered<number>(clock, unitsLife) }
  const price = remembered<bigint>(clock, priceLife)

  async function simulate({ build }: Order): Promise<number> {
    const wire = await build({ units: maxUnits, price: 0n })
    const options = { encoding: 'base64', commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true }
    const { unitsConsumed } = Simulated.parse(await rpc('simulateTransaction', [wire, options])).value
    // Wallets add instructions of their own, which check what the transfer does.
    return Math.min(Math.ceil(unitsConsumed * 1.2) + 20_000, maxUnits)
  }

  async function recentPrice(account: string): Promise<bigint> {
    const recent = Recent.parse(await rpc('getRecentPrioritizationFees', [[account]]))
    const prices = recent.map(({ prioritizationFee }) => prioritizationFee).toSorted((a, b) => a - b)
    const common = BigInt(prices[Math.floor(prices.length * 0.75)] ?? 0)
    return common > defaultPrice ? common : defaultPrice
  }

  return async (order: Order): Promise<TransferFees> => {
    const [limit = defaultUnits, offered = defaultPrice] = await Promise.all([
      units[`${order.creates}`](() => simulate(order)),
      maxPriorityFee > 0n ? price(() => recentPrice(order.account)) : 0n,
    ])
    const max = (maxPriorityFee * 1_000_000n) / BigInt(limit)
    return { units: limit, price: offered < max ? offered : max }
  }
}

/** Asks once for everybody, and uses the answer again for a while. Undefined where there is none. */
function remembered<T>(clock: Clock, life: number): (ask: () => Promise<T>) => Promise<T | undefined> {
  let known: { readonly answer: Promise<T | undefined>; until: number } | undefined
  return (ask) => {
    const now = clock.now().getTime()
    if (known && now < known.until) return known.answer
    const asked: NonNullable<typeof known> = {
      until: now + life,
      answer: ask().catch(() => {
        asked.until = now + failureLife
        return undefined
      }),
    }
    known = asked
    return asked.answer
  }
}
