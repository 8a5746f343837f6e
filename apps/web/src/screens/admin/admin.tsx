import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { overviewQuery } from '#features/admin/queries.ts'
import { isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Accounts } from './accounts.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import styles from './admin.module.css'
import { Log } from './log.tsx'
import { Payments } from './payments.tsx'
import { Problems } from './problems.tsx'
import { Queue } from './queue.tsx'
import { Reports } from './reports.tsx'

const parts: readonly { readonly id: string; readonly title: string; readonly Screen: ComponentType }[] = [
  { id: 'overview', title: 'At a glance', Screen: AtAGlance },
  { id: 'queue', title: 'Queue', Screen: Queue },
  { id: 'accounts', title: 'Accounts', Screen: Accounts },
  { id: 'reports', title: 'Reports', Screen: Reports },
  { id: 'payments', title: 'Payments', Screen: Payments },
  { id: 'problems', title: 'Problems', Screen: Problems },
  { id: 'log', title: 'Log', Screen: Log },
]

const showWhole = (link: HTMLElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

/** For the wallets that the operator has named: how the installation is, and what can be done about it. */
export function Admin() {
  const { part: id = 'overview' } = useParams()
  const overview = useQuery(overviewQuery(useApi()))
  const part = parts.find((one) => one.id === id)
  if (!part) return <Navigate to={routes.operate()} replace />
  if (overview.isError && isFault(overview.error, 'operator_required', 'general_unauthorized_scope')) {
    return (
      <Empty as="h1" title="Not for this account">
        This page is for who operates the studio: come in with a wallet that OPERATORS names.
      </Empty>
    )
  }
  const waiting = overview.data?.openReports ?? 0
  return (
    <div className={styles.operate}>
      <ScreenHead title="Operate" />
      <nav aria-label="Parts of the operator's screen">
        <ul className={styles.parts}>
          {parts.map(({ id: each, title }) => (
            <li key={each}>
              <Link
                to={routes.operatePart(each)}
                aria-current={each === part.id ? 'page' : undefined}
                // On a phone the list is wider than the screen.
                ref={each === part.id ? showWhole : undefined}
              >
                {title}
                {each === 'reports' && waiting > 0 ? <b>{waiting}</b> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.body} aria-label={part.title}>
        <part.Screen />
      </section>
    </div>
  )
}
