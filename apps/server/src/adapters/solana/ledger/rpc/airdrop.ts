import { z } from 'zod'
import type { MayGive } from '#application/ledger/fund-address.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Faucet } from '#adapters/solana/ledger/faucet.ts'
import { AddressParam, ContextConfig, method, type Methods } from './method.ts'

const max = 5_000_000_000

/** The faucet as wallets and libraries ask for it. */
export function airdropMethods(faucet: Faucet, mayGive: MayGive): Methods {
  const Params = z.tuple([AddressParam, z.int().positive().max(max), ContextConfig], z.unknown())
  return {
    requestAirdrop: method(Params, async ([address, lamports]) => {
      if (await mayGive(address)) return faucet.airdrop(address, BigInt(lamports))
      throw new RpcRefusal(429, 'This address has had its airdrops for this hour.')
    }),
  }
}
