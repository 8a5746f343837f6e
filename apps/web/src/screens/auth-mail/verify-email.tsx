import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { faultOf } from '#lib/fault.ts'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { linkOf } from './link-of.ts'

type VerificationState = 'asked' | 'confirmed' | 'stale' | { readonly problem: string }

/**
 * Where the mail that confirms an address leads: done on arrival when signed in to that account, else after a press,
 * because one can write another's address into an account and have this mail sent.
 */
export function VerifyEmail() {
  const accounts = useAccounts()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const userId = useAuth((auth) => auth.userId)
  const [search] = useSearchParams()
  const link = linkOf(search)
  const isTheirs = isAuthenticated && link?.userId === userId
  const [outcome, setOutcome] = useState<VerificationState | undefined>(
    !link ? 'stale' : isTheirs ? undefined : 'asked',
  )
  const begun = useRef(false)
  const confirm = async () => {
    if (!link) return
    setOutcome(undefined)
    try {
      await (await accounts.api()).account.updateVerification(link.userId, link.secret)
      setOutcome('confirmed')
    } catch (error) {
      const { code } = faultOf(error)
      setOutcome(code === 401 || code === 404 ? 'stale' : { problem: failureWords(error) })
    }
  }
  const latest = useRef(confirm)
  useEffect(() => {
    // A link works once; so does this.
    if (begun.current || !isTheirs) return
    begun.current = true
    void latest.current()
  }, [isTheirs])
  const on = (
    <ButtonLink variant="primary" to={isAuthenticated ? routes.settingsPart('sign-in') : routes.login()}>
      {isAuthenticated ? 'To the settings' : 'Sign in'}
    </ButtonLink>
  )
  if (outcome === undefined)
    return (
      <AuthPage title="Confirming your address">
        <Progress label="Confirming your address" />
      </AuthPage>
    )
  if (outcome === 'asked')
    return (
      <AuthPage
        title="Is this address yours?"
        lede="Somebody has entered it for their account here. If that was you, confirm it. If it was not, close this page: nothing happens, and nobody can use your address."
      >
        <div>
          <Button variant="primary" size="lg" onClick={() => void confirm()}>
            Yes, confirm
          </Button>
        </div>
      </AuthPage>
    )
  if (outcome === 'confirmed')
    return (
      <AuthPage title="Your address is confirmed" lede="You can sign in with it, and use it as a second factor.">
        <div>{on}</div>
      </AuthPage>
    )
  return outcome === 'stale' ? (
    <AuthPage
      title="This link no longer works"
      lede="It works once, for an hour. Ask for another mail in the settings, below Signing in."
    >
      <div>{on}</div>
    </AuthPage>
  ) : (
    <AuthPage title="Not confirmed yet" lede={outcome.problem}>
      <div>
        <Button variant="primary" onClick={() => void confirm()}>
          Try again
        </Button>
      </div>
    </AuthPage>
  )
}
