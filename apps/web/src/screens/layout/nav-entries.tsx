import { Link, useLocation } from 'react-router'
import { useAuth } from '#features/accounts/auth.tsx'
import { returningTo } from '#features/accounts/return-path.ts'
import { routes } from '#routes.ts'
import { entries, isCurrent } from './entries.ts'

type Props = {
  readonly className?: string | undefined
  readonly onNavigate?: () => void
}

/** The same entries for the bar and for the small screens' menu. Signed out, each leads to the login. */
export function NavEntries({ className, onNavigate }: Props) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { pathname } = useLocation()
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
          </Link>
        </li>
      ))}
    </ul>
  )
}
