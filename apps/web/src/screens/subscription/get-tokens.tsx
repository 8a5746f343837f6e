import type { Quote, WalletBalance } from '@eidolon/contract/subscription.ts'
import { CopyLine } from '#features/subscription/copy-line.tsx'
import { ButtonOutside } from '#ui/button/button.tsx'
import type_ from '#ui/type/type.module.css'
import { missingUnits } from './missing-amount.ts'

type Props = { readonly quote: Quote; readonly balance: WalletBalance }

/** How to get what is missing, where there is no play money. */
export function GetTokens({ quote, balance }: Props) {
  if (BigInt(balance.amount) >= missingUnits(quote))
    return <p className={type_.hint}>Send some SOL to your wallet, then try again.</p>
  if (balance.buyUrl !== null)
    return (
      <ButtonOutside size="lg" variant="primary" href={balance.buyUrl}>
        Get {quote.symbol}
      </ButtonOutside>
    )
  return (
    <>
      <p className={type_.hint}>
        You can swap for {quote.symbol} in most Solana wallets. Search for this mint&apos;s address: other tokens may
        have the same name.
      </p>
      <dl>
        <CopyLine label="Token (mint)" value={quote.mint} />
      </dl>
    </>
  )
}
