import { z } from 'zod'
import type { Chain } from '#adapters/solana/ledger/chain.ts'
import { accountView, viewFields } from './account-view.ts'
import { bytesOf } from './bytes.ts'
import { AddressParam, checkSlot, contextFields, inContext, invalid, method, type Methods } from './method.ts'

const Config = z
  .object({
    ...contextFields,
    encoding: z.enum(['base58', 'base64']).nullish(),
    sigVerify: z.boolean().nullish(),
    replaceRecentBlockhash: z.boolean().nullish(),
    innerInstructions: z.boolean().nullish(),
    accounts: z.object({ addresses: z.array(AddressParam).max(64), encoding: viewFields.encoding }).nullish(),
  })
  .nullish()

export function simulationMethods(chain: Chain): Methods {
  return {
    simulateTransaction: method(z.tuple([z.string(), Config], z.unknown()), ([text, config]) => {
      checkSlot(chain, config)
      const verify = config?.sigVerify === true
      const anyBlockhash = config?.replaceRecentBlockhash === true
      if (verify && anyBlockhash) throw invalid('sigVerify may not be used with replaceRecentBlockhash')
      const done = chain.simulate(bytesOf(text, config?.encoding ?? 'base58'), { verify, anyBlockhash })
      const after = new Map(done.after.map((account) => [account.address, account]))
      // What the transaction does not touch stays as it is.
      const accountOf = (address: z.output<typeof AddressParam>) => after.get(address) ?? chain.account(address)
      return inContext(chain, {
        err: done.err,
        logs: done.logs,
        unitsConsumed: done.units,
        accounts: config?.accounts
          ? config.accounts.addresses.map((address) =>
              done.err === null
                ? accountView(accountOf(address), { encoding: config.accounts?.encoding ?? 'base64' }, accountOf)
                : null,
            )
          : null,
        returnData: done.returned
          ? { programId: done.returned.programId, data: [Buffer.from(done.returned.data).toString('base64'), 'base64'] }
          : null,
        innerInstructions: config?.innerInstructions ? done.inner : null,
        ...(anyBlockhash && { replacementBlockhash: chain.slots.latestBlockhash() }),
      })
    }),
  }
}
