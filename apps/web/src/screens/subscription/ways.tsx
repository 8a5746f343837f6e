import type { Quote } from '@eidolon/contract/subscription.ts'
import { lazy, Suspense } from 'react'
import { CopyLine } from '#features/subscription/copy-line.tsx'
import { inTokens } from '#features/subscription/in-tokens.ts'
import { formatTime } from '#lib/format.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonOutside } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import type_ from '#ui/type/type.module.css'
import { missingAmount } from './missing-amount.ts'
import styles from './subscription.module.css'
import { WalletWay } from './wallet-way.tsx'

const QrCode = lazy(async () => ({ default: (await import('#features/subscription/qr-code.tsx')).QrCode }))

type Props = {
  readonly quote: Quote
  readonly network: string
  /** Base units left over from earlier. */ readonly credit: string
}

/** The same amount, three ways to send it. */
export function Ways({ quote, network, credit }: Props) {
  const amount = missingAmount(quote)
  const isCheaper = quote.status === 'open' && credit !== '0'
  const isRest = isCheaper || quote.status === 'partial'
  const { symbol, usd, paymentAddress, mint, url, expire } = quote
  return (
    <div className={styles.stack}>
      {quote.status === 'partial' ? (
        <Banner>
          A part has arrived. {amount} {symbol} are still missing.
        </Banner>
      ) : null}
      <p className={styles.amount}>
        <b>{amount}</b> {symbol} <span>{isRest ? 'to send' : `for $${usd.replace(/\.00$/, '')}`}</span>
      </p>
      {isCheaper ? (
        <p className={type_.hint}>
          {inTokens(BigInt(credit), quote.decimals)} {symbol} of yours are taken off already: the month costs ${usd}.
        </p>
      ) : null}
      <p className={type_.hint}>
        This amount holds until {formatTime(expire)}. What you send later counts at the price of its time.
      </p>
      <Tabs
        label="Ways to pay"
        tabs={[
          { id: 'wallet', label: 'This wallet', content: <WalletWay quote={quote} /> },
          {
            id: 'code',
            label: 'Scan a code',
            content: (
              <div className={styles.stack}>
                <Suspense fallback={<Skeleton className={styles.waitingCode} />}>
                  <QrCode text={url} label={`Solana Pay code for ${amount} ${symbol}`} />
                </Suspense>
                <p className={type_.hint}>
                  Scan it with a wallet on your phone. Any wallet may pay: the month is yours.
                </p>
                <ButtonOutside href={url}>Open in a wallet on this device</ButtonOutside>
              </div>
            ),
          },
          {
            id: 'hand',
            label: 'By hand',
            content: (
              <div className={styles.stack}>
                <p className={type_.hint}>
                  Send from the wallet you are signed in with, on {network}: that is how we know it is you.
                </p>
                <dl>
                  <CopyLine label="Address" value={paymentAddress} />
                  <CopyLine label={`Amount in ${symbol}`} value={amount} />
                  <CopyLine label="Token (mint)" value={mint} />
                </dl>
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
