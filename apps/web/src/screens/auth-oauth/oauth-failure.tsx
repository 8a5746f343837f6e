import { useSearchParams } from 'react-router'
import { oauthFailure } from '#features/settings/oauth-failure.ts'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'

/** The other service refused, or the visitor turned back there. */
export function OAuthFailure() {
  const [search] = useSearchParams()
  return (
    <AuthPage
      title="Not signed in"
      lede={oauthFailure(search.get('error')) || 'The other service did not sign you in. Nothing was changed.'}
    >
      <div>
        <ButtonLink variant="primary" to={routes.otherSignIn()}>
          Choose how to sign in
        </ButtonLink>
      </div>
    </AuthPage>
  )
}
