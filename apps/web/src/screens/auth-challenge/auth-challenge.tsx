import { useEffect, useTransition } from 'react'
import toast from 'react-hot-toast/headless'
import { useAccounts } from '#features/accounts/auth.tsx'
import { ChallengeForm } from '#features/settings/challenge-form.tsx'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { usePageTitle } from '#screens/layout/page.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './auth-challenge.module.css'

/** Stands in the place of what was asked for until the second factor has been shown; then that opens by itself. */
export function AuthChallenge() {
  const accounts = useAccounts()
  const [leaving, startLeaving] = useTransition()
  usePageTitle('One more step')
  useEffect(() => {
    const heading = document.getElementById('auth-title')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return (
    <AuthPage title="One more step" lede="Your account asks for a second factor before it opens.">
      <ChallengeForm api={accounts.api} action="Go on" onDone={() => accounts.askMore(false)} />
      <div className={styles.out}>
        <Button
          variant="plain"
          size="sm"
          busy={leaving}
          onClick={() =>
            startLeaving(async () => {
              try {
                await accounts.logout()
              } catch {
                toast.error('The studio could not be reached. Try again.')
              }
            })
          }
        >
          Log out
        </Button>
      </div>
    </AuthPage>
  )
}
