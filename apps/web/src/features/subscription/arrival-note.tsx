import type { Payment } from '@eidolon/contract/subscription.ts'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { rejectedToken } from './rejected-token.ts'

type Props = { readonly payment: Payment; readonly symbol: string }

/** What came of the last payment that has not bought anything. */
export function ArrivalNote({ payment, symbol }: Props) {
  const { contactEmail } = useSite()
  const { state, note, uiAmount, receivedAt } = payment
  if (state === 'waiting')
    return (
      <Banner>
        Your {uiAmount} {symbol} have arrived. What they were worth is not known yet; they count by themselves as soon
        as it is. There is nothing to pay again.
      </Banner>
    )
  if (note === 'dust')
    return (
      <Banner tone="warn">
        {uiAmount} {symbol} arrived on {formatDate(receivedAt)}: too little to count, less than a thousandth of a month.
      </Banner>
    )
  return (
    <Banner tone="warn">
      {rejectedToken(note)} arrived on {formatDate(receivedAt)}. Only {symbol} buys a month, so it bought nothing. You
      can pay as before; about what you sent, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
    </Banner>
  )
}
