import type { Subscription } from '@eidolon/contract/subscription.ts'
import { inTokens } from '#features/subscription/in-tokens.ts'
import { formatDate, formatNumber } from '#lib/format.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './subscription.module.css'

/** How one stands, in one sentence and three figures. */
export function Standing({ subscription }: { readonly subscription: Subscription }) {
  const { active, endsAt, remind, freeLeft, price, network, token, credit } = subscription
  const kept = credit === '0' ? undefined : `${inTokens(BigInt(credit), token.decimals)} ${token.symbol}`
  return (
    <section className={styles.standing} aria-label="Your subscription">
      <output className={type_.display2}>
        {active && endsAt
          ? `Open until ${formatDate(endsAt)}`
          : endsAt
            ? `Ended on ${formatDate(endsAt)}`
            : headline(freeLeft)}
      </output>
      <p className={type_.lede}>
        {active
          ? remind
            ? 'It ends soon. Another month begins where this one stops, so nothing is lost by paying early.'
            : 'Draw as much as you like. Another month begins where this one stops.'
          : `One month of drawing without counting for $${price.usd.replace(/\.00$/, '')}, paid in ${token.symbol}.`}
      </p>
      {kept ? <p>{kept} of yours are kept for your next month.</p> : null}
      {network === 'mainnet-beta' ? null : <Badge>{network}: play money</Badge>}
    </section>
  )
}

function headline(freeLeft: number): string {
  if (freeLeft === 0) return 'Your free pictures are used up'
  return freeLeft === 1 ? 'One free picture left' : `${formatNumber(freeLeft)} free pictures left`
}
