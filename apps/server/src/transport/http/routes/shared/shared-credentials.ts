import type { PublicOrigin } from '#application/shares/public-origin.ts'
import { escaped } from './shared-page.ts'

/**
 * The pin of content credentials, and behind it what the files say of themselves. Nothing where nothing was made here,
 * or nothing is signed.
 */
export function credentialsPin(made: readonly PublicOrigin[], signer: string | undefined): string {
  if (made.length === 0 || signer === undefined) return ''
  const days = made.map(({ madeAt }) => madeAt.slice(0, 10)).toSorted()
  const wallets = distinct(made.flatMap(({ wallet }) => wallet ?? []))
  const rows = [
    [
      'Made by',
      distinct(made.map(({ engine }) => engine))
        .map(escaped)
        .join(', '),
    ],
    [
      'When',
      distinct([days[0] ?? '', days.at(-1) ?? ''])
        .map(dayOf)
        .join(' to '),
    ],
    ['Signed by', escaped(signer)],
    ...(wallets.length === 0
      ? []
      : [['Claimed by', wallets.map((each) => `<code>${escaped(each)}</code>`).join(', ')]]),
  ]
  const list = rows.map(([term = '', says = '']) => `<dt>${term}</dt><dd>${says}</dd>`).join('')
  return `<details class="credentials"><summary aria-label="Content credentials" title="Content credentials"><span aria-hidden="true">CR</span></summary><div><dl>${list}</dl><p>The files say so themselves, signed. <a href="/verify">Check one</a></p></div></details>`
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (day: string): string => `<time datetime="${day}">${days.format(new Date(`${day}T00:00:00Z`))}</time>`
