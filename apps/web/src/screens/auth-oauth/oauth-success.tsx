import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useAccounts } from '#features/accounts/auth.tsx'
import { wantedPlace, wanting } from '#features/accounts/wanted-place.ts'
import { failureWords } from '#features/settings/failure.ts'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Progress } from '#ui/progress/progress.tsx'

/** Another service has vouched for somebody, and the session is there: whose it is, the server tells. */
export function OAuthSuccess() {
  const accounts = useAccounts()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState('')
  const [entered, setEntered] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    accounts
      .enter(async (account) => (await account.get()).$id)
      .then(() => setEntered(true))
      .catch((error: unknown) => setProblem(failureWords(error)))
  }, [accounts])
  if (entered) return <Navigate to={wantedPlace(wanting(search.get('to') ?? '')) ?? routes.dashboard()} replace />
  return problem ? (
    <AuthPage title="Not signed in" lede={problem}>
      <div>
        <ButtonLink variant="primary" to={routes.otherSignIn()}>
          Try again
        </ButtonLink>
      </div>
    </AuthPage>
  ) : (
    <AuthPage title="Signing you in">
      <Progress label="Signing you in" />
    </AuthPage>
  )
}
