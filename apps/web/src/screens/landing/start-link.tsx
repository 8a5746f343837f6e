import { useAuth } from '#features/accounts/auth.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'

/** The way in: to the dashboard when signed in, else to the login. */
export function StartLink({ label }: { readonly label: string }) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  return (
    <ButtonLink to={isAuthenticated ? routes.dashboard() : routes.login()} variant="primary" size="lg">
      {label}
    </ButtonLink>
  )
}
