import { Link, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useAuth } from '#features/accounts/auth.tsx'
import { returningTo } from '#features/accounts/return-path.ts'
import { readyCount, unseen } from '#features/generations/ready.ts'
import { routes } from '#routes.ts'
import type_ from '#ui/type/type.module.css'
import { entries, isCurrent } from './entries.ts'
import styles from './nav-entries.module.css'

type Props = {
  readonly className?: string | undefined
  readonly onNavigate?: () => void
}

/** The same entries for the bar and for the small screens' menu. Signed out, each leads to the login. */
export function NavEntries({ className, onNavigate }: Props) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { pathname } = useLocation()
  const ready = useStore(unseen, ({ ended }) => readyCount(ended))
  return (
    <ul className={className}>
      {entries.map(({ label, path }) => (
        <li key={path}>
          <Link
            to={isAuthenticated ? path : routes.login()}
            state={isAuthenticated ? undefined : returningTo(path)}
            onClick={onNavigate}
            aria-current={isAuthenticated && isCurrent(path, pathname) ? 'page' : undefined}
          >
            {label}
            {isAuthenticated && path === routes.media() && ready > 0 ? (
              <span className={styles.badge}>
                {ready}
                <span className={type_.visuallyHidden}> new</span>
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
