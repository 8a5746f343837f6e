import type { Quote } from '@eidolon/contract/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { fromBase64 } from '#features/accounts/wallets/base64.ts'
import { explain } from '#features/accounts/wallets/explain.ts'
import { WalletButton } from '#features/accounts/wallets/wallet-button.tsx'
import { askFaucet, buildPayment, reportPayment, submitPayment } from '#features/subscription/calls.ts'
import { balanceQuery, subscriptionKeys } from '#features/subscription/queries.ts'
import { shortage } from '#features/subscription/shortage.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { shortAddress } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import type_ from '#ui/type/type.module.css'
import { GetTokens } from './get-tokens.tsx'
import { missingAmount, missingUnits } from './missing-amount.ts'
import styles from './subscription.module.css'

/** Paying with the wallet one is signed in with: one prompt. */
export function WalletWay({ quote }: { readonly quote: Quote }) {
  const accounts = useAccounts()
  const api = useApi()
  const cache = useQueryClient()
  const { mode } = useSite()
  const address = useAuth((auth) => auth.walletAddress)
  const wallet = useStore(accounts.wallet)
  const balance = useQuery(balanceQuery(api))
  const refresh = () => cache.invalidateQueries({ queryKey: subscriptionKeys.all })
  const paying = useMutation({
    mutationFn: async () => {
      const [calls, engine] = [await api(), await accounts.engine()]
      const { transaction } = await buildPayment(calls, quote.$id)
      const paid = await engine.pay(fromBase64(transaction))
      await ('transaction' in paid
        ? submitPayment(calls, quote.$id, paid.transaction)
        : reportPayment(calls, paid.signature))
    },
    // Also after a failure: what is shown has to be what the server knows.
    onSettled: refresh,
  })
  const funding = useMutation({ mutationFn: async () => askFaucet(await api(), address), onSuccess: refresh })
  const held = wallet.phase === 'connected' && wallet.address === address
  const amount = missingAmount(quote)
  const lack = balance.data && shortage(balance.data, { units: missingUnits(quote), amount, symbol: quote.symbol })
  const tooLittle = lack !== undefined
  const fund = (
    <Button
      size="sm"
      variant={tooLittle ? 'primary' : 'plain'}
      busy={funding.isPending}
      onClick={() => funding.mutate()}
    >
      Get play money
    </Button>
  )
  return (
    <div className={styles.stack}>
      <p className={type_.hint}>
        From {shortAddress(address)}, with one confirmation in the wallet. The network’s fee is a fraction of a cent.
      </p>
      {balance.data === undefined ? null : tooLittle ? (
        <Banner
          tone="warn"
          actions={
            mode === 'local' ? (
              fund
            ) : (
              <Button size="sm" busy={balance.isFetching} onClick={() => void balance.refetch()}>
                Check again
              </Button>
            )
          }
        >
          {lack}
        </Banner>
      ) : (
        <p className={styles.balance}>
          You hold <b>{balance.data.uiAmount}</b> {quote.symbol}
          {mode === 'local' ? fund : null}
        </p>
      )}
      {tooLittle && balance.data && mode !== 'local' ? <GetTokens quote={quote} balance={balance.data} /> : null}
      {funding.isError ? <Banner tone="danger">{explain(funding.error, wallet.name)}</Banner> : null}
      {paying.isError ? <Banner tone="danger">{words(paying.error, wallet.name)}</Banner> : null}
      {held ? (
        <div className={styles.pay}>
          <Button
            variant={tooLittle ? 'quiet' : 'primary'}
            size="lg"
            busy={paying.isPending}
            // The transaction would fail.
            disabled={tooLittle}
            onClick={() => paying.mutate()}
          >
            {paying.isPending ? 'Waiting for the wallet' : `Pay ${amount} ${quote.symbol}`}
          </Button>
        </div>
      ) : (
        <>
          <p>Connect the wallet you are signed in with to pay from it.</p>
          <WalletButton />
        </>
      )}
    </div>
  )
}

/** The chain's own words where it has refused; ours for the rest. */
function words(error: unknown, wallet: string): string {
  if (isFault(error, 'payment_transaction_invalid'))
    return 'The chain did not take the payment. Usually the wallet holds too little of the token, or no SOL for the fee. Nothing was paid.'
  return isFault(error, 'payment_under_way', 'quote_expired', 'chain_unavailable', 'payment_wallet_missing')
    ? faultOf(error).message
    : explain(error, wallet)
}
