import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { routes } from '#routes.ts'
import { useAuth } from './auth.tsx'
import { returningTo } from './return-path.ts'

/** Lets the signed in through and sends everybody else to the login, which remembers where they wanted to go. */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { pathname, search, hash } = useLocation()
  if (isAuthenticated) return children
  return <Navigate to={routes.login()} replace state={returningTo(pathname + search + hash)} />
}
