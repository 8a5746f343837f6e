import type { Site } from '@eidolon/contract/site.ts'
import type { AuthStore } from '#features/accounts/auth-store.ts'
import { AuthProvider } from '#features/accounts/auth.tsx'
import { SiteProvider } from '#lib/site.tsx'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'

type Props = { readonly site: Site; readonly auth: AuthStore }

/** Everything inside a router: the browser's, or the static one that prerenders the landing page. */
export function App({ site, auth }: Props) {
  return (
    <SiteProvider site={site}>
      <AuthProvider store={auth}>
        <main />
      </AuthProvider>
    </SiteProvider>
  )
}
