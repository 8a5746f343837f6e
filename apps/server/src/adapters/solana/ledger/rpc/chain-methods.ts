import { z } from 'zod'
import type { Chain } from '#adapters/solana/ledger/chain.ts'
import { decodeMessage } from '#adapters/solana/ledger/wire.ts'
import { bytesOf } from './bytes.ts'
import { feeOf } from './fees.ts'
import { checkSlot, ContextConfig, inContext, invalid, method, type Methods, version } from './method.ts'

const slotsInEpoch = 432_000
const largestAccount = 10 * 1024 * 1024
const Config = z.tuple([ContextConfig], z.unknown())

/** Where the ledger stands, and what things cost on it. */
export function chainMethods(chain: Chain, genesisHash: string): Methods {
  const { slots, journal } = chain
  const slotNow = method(Config, ([config]) => checkSlot(chain, config))
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': version, 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: slotNow,
    // Every slot has its block.
    getBlockHeight: slotNow,
    getBlockTime: method(z.tuple([z.int().nonnegative()], z.unknown()), ([slot]) => {
      if (slot > slots.current()) throw invalid('this slot has not been yet')
      return Math.floor(slots.startOf(slot) / 1000)
    }),
    getEpochInfo: method(Config, ([config]) => {
      const slot = checkSlot(chain, config)
      return {
        absoluteSlot: slot,
        blockHeight: slot,
        epoch: Math.floor(slot / slotsInEpoch),
        slotIndex: slot % slotsInEpoch,
        slotsInEpoch,
        transactionCount: journal.count(),
      }
    }),
    getTransactionCount: () => journal.count(),
    getLatestBlockhash: method(Config, ([config]) => {
      checkSlot(chain, config)
      return inContext(chain, slots.latestBlockhash())
    }),
    isBlockhashValid: method(z.tuple([z.string().max(64), ContextConfig], z.unknown()), ([blockhash, config]) => {
      checkSlot(chain, config)
      return inContext(chain, slots.isValid(blockhash))
    }),
    getFeeForMessage: method(z.tuple([z.string(), ContextConfig], z.unknown()), ([text, config]) => {
      checkSlot(chain, config)
      const message = decodeMessage(bytesOf(text, 'base64'))
      return inContext(chain, slots.isValid(message.lifetimeToken) ? feeOf(message) : null)
    }),
    getRecentPrioritizationFees: () => [{ slot: slots.current(), prioritizationFee: 0 }],
    getMinimumBalanceForRentExemption: method(
      z.tuple([z.int().nonnegative().max(largestAccount), ContextConfig], z.unknown()),
      ([size]) => chain.rentExemption(size),
    ),
  }
}
