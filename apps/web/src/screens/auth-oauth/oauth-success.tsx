import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useAccounts } from '#features/accounts/auth.tsx'
import { returnPathOf, returningTo } from '#features/accounts/return-path.ts'
import { failureWords } from '#lib/failure-words.ts'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Progress } from '#ui/progress/progress.tsx'

/** Another service has vouched for the visitor, and the session is there: whose it is, the server knows. */
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
  if (entered) return <Navigate to={returnPathOf(returningTo(search.get('to') ?? '')) ?? routes.dashboard()} replace />
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
