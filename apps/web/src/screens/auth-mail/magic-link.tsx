import { useState, useTransition } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { isFault } from '#lib/fault.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { linkOf } from './link-of.ts'

/** Where the mail that signs in leads. It takes a press: programs that look at mails open links too, and it works once. */
export function MagicLink() {
  const accounts = useAccounts()
  const { productName } = useSite()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const [search] = useSearchParams()
  const [problem, setProblem] = useState('')
  const [stale, setStale] = useState(false)
  const [busy, start] = useTransition()
  const link = linkOf(search)
  if (isAuthenticated) return <Navigate to={routes.dashboard()} replace />
  if (!link || stale)
    return (
      <AuthPage title="This link no longer works" lede="It works once, for an hour. Ask for another one.">
        <div>
          <ButtonLink variant="primary" to={routes.otherSignIn()}>
            Ask for another link
          </ButtonLink>
        </div>
      </AuthPage>
    )
  const enter = () =>
    start(async () => {
      setProblem('')
      try {
        await accounts.enter(async (account) => (await account.updateMagicURLSession(link.userId, link.secret)).userId)
      } catch (error) {
        if (isFault(error, 'user_invalid_token')) setStale(true)
        else setProblem(failureWords(error))
      }
    })
  return (
    <AuthPage title={`Sign in to ${productName}`} lede="You asked for this link. It signs this browser in.">
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
      <div>
        <Button variant="primary" size="lg" busy={busy} onClick={enter}>
          Sign in
        </Button>
      </div>
    </AuthPage>
  )
}
