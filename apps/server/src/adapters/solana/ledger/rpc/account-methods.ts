import { z } from 'zod'
import type { Chain } from '#adapters/solana/ledger/chain.ts'
import { decimalsOf, mintIn, tokenAmount, tokenPrograms, tokensIn } from '#adapters/solana/ledger/tokens.ts'
import { accountView, viewFields } from './account-view.ts'
import {
  AddressParam,
  checkSlot,
  ContextConfig,
  contextFields,
  inContext,
  invalid,
  method,
  type Methods,
} from './method.ts'

const ViewConfig = z.object({ ...contextFields, ...viewFields }).nullish()
const OneAccount = z.tuple([AddressParam, ViewConfig], z.unknown())
const ManyAccounts = z.tuple([z.array(AddressParam).max(100), ViewConfig], z.unknown())
const OfAddress = z.tuple([AddressParam, ContextConfig], z.unknown())
const OfOwner = z.tuple(
  [
    AddressParam,
    z.union([z.object({ mint: AddressParam }), z.object({ programId: AddressParam })], {
      error: 'a mint or a programId is wanted',
    }),
    ViewConfig,
  ],
  z.unknown(),
)

/** What there is now; accounts are told as they are, whatever commitment is asked for. */
export function accountMethods(chain: Chain): Methods {
  return {
    getBalance: method(OfAddress, ([address, config]) => {
      checkSlot(chain, config)
      return inContext(chain, chain.account(address)?.lamports ?? 0n)
    }),
    getAccountInfo: method(OneAccount, ([address, config]) => {
      checkSlot(chain, config)
      return inContext(chain, accountView(chain.account(address), config, chain.account))
    }),
    getMultipleAccounts: method(ManyAccounts, ([addresses, config]) => {
      checkSlot(chain, config)
      const views = addresses.map((address) => accountView(chain.account(address), config, chain.account))
      return inContext(chain, views)
    }),
    getTokenAccountBalance: method(OfAddress, ([address, config]) => {
      checkSlot(chain, config)
      const tokens = tokensIn(chain.account(address))
      if (!tokens) throw invalid(chain.account(address) ? 'not a Token account' : 'could not find account')
      return inContext(chain, tokenAmount(tokens.amount, decimalsOf(tokens.mint, chain.account)))
    }),
    getTokenSupply: method(OfAddress, ([address, config]) => {
      checkSlot(chain, config)
      const mint = mintIn(chain.account(address))
      if (!mint) throw invalid(chain.account(address) ? 'not a Token mint' : 'could not find account')
      return inContext(chain, tokenAmount(mint.supply, mint.decimals))
    }),
    getTokenAccountsByOwner: method(OfOwner, ([owner, filter, config]) => {
      checkSlot(chain, config)
      const program = 'programId' in filter ? filter.programId : undefined
      const mint = 'mint' in filter ? filter.mint : undefined
      if (program !== undefined && !(program in tokenPrograms)) throw invalid('unrecognized Token program id')
      const found = chain.journal.holdings(owner).flatMap((held) => {
        const pubkey = AddressParam.parse(held)
        const account = chain.account(pubkey)
        if (program !== undefined && account?.owner !== program) return []
        if (mint !== undefined && tokensIn(account)?.mint !== mint) return []
        return [{ pubkey, account: accountView(account, config, chain.account) }]
      })
      return inContext(chain, found)
    }),
  }
}
