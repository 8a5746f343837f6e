import type { GenerationId, UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { AccessRules } from '#domain/subscription/access.ts'
import { dayOf } from '#domain/subscription/day.ts'
import type { AllowanceStore, DailyCounts, Wallets } from './ports.ts'

type Deps = {
  readonly allowances: AllowanceStore
  readonly counts: DailyCounts
  readonly wallets: Pick<Wallets, 'walletOf'>
  readonly rules: AccessRules
  readonly clock: Clock
}

/** Who asks, and from where. */
export type AllowanceRequester = { readonly owner: UserId; readonly place: string }

/** What keeps somebody from a free picture: no wallet, none left of their own, of their place's today, of everybody's today. */
export type Shortage = 'wallet' | 'used' | 'place' | 'day'

const everybody = 'free'
const placeScope = (place: string): string => `free ${place}`

export type FreeAllowance = {
  /** How many the caller may still have today. */
  left(asker: AllowanceRequester): Promise<number>
  /** Sets so many aside. When something is short nothing holds of it: the unit has to fail. */
  reserve(
    unit: Transaction,
    asked: AllowanceRequester & { readonly generationId: GenerationId; readonly count: number },
  ): Promise<Shortage | undefined>
  begin(unit: Transaction, generationId: GenerationId): Promise<void>
  /** Gives back what was set aside and not used, to everything that counted it. */
  release(unit: Transaction, generationId: GenerationId, used: number | 'begun'): Promise<void>
}

/** Pictures without paying: so many for a wallet, and so many a day for a place and for the whole studio. */
export function freeAllowance({ allowances, counts, wallets, rules, clock }: Deps): FreeAllowance {
  /** Whom it is counted for: the wallet, whichever account it opens. */
  async function holderOf(owner: UserId, unit?: Transaction): Promise<string | undefined> {
    return (await wallets.walletOf(owner, unit)) ?? (rules.walletsOnly ? undefined : owner)
  }

  return {
    async left({ owner, place }) {
      const holder = await holderOf(owner)
      if (holder === undefined) return 0
      const day = dayOf(clock.now())
      const lefts = [
        rules.freeGenerations - (await allowances.used(holder)),
        rules.freePerPlace - (await counts.used(placeScope(place), day)),
        rules.freeDaily - (await counts.used(everybody, day)),
      ]
      return Math.max(0, Math.min(...lefts))
    },

    async reserve(unit, { generationId, owner, place, count }) {
      const holder = await holderOf(owner, unit)
      if (holder === undefined) return 'wallet'
      const day = dayOf(clock.now())
      const reservation = { generationId, holder, count, place, day }
      if (!(await allowances.reserve(unit, reservation, rules.freeGenerations))) return 'used'
      const here = { scope: placeScope(place), day, count }
      if (!(await counts.take(unit, here, rules.freePerPlace))) return 'place'
      if (!(await counts.take(unit, { scope: everybody, day, count }, rules.freeDaily))) return 'day'
      return undefined
    },

    begin: (unit, generationId) => allowances.begin(unit, generationId),

    async release(unit, generationId, used) {
      const back = await allowances.release(unit, generationId, used)
      if (!back) return
      const { place, day, count } = back
      await counts.giveBack(unit, { scope: placeScope(place), day, count })
      await counts.giveBack(unit, { scope: everybody, day, count })
    },
  }
}
