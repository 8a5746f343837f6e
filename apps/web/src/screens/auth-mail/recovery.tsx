import { useState, useTransition } from 'react'
import { useSearchParams } from 'react-router'
import { useAccounts } from '#features/accounts/auth.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { passwordProblem } from '#screens/settings/sign-in/password-problem.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { linkOf } from './link-of.ts'
import { Form } from '#ui/form/form.tsx'

/** A forgotten password: first the address is asked for, then the mail leads here and a new one is chosen. */
export function Recovery() {
  const [search] = useSearchParams()
  const link = linkOf(search)
  return link ? <NewPassword link={link} /> : <AskForMail />
}

function AskForMail() {
  const accounts = useAccounts()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState(false)
  const [busy, start] = useTransition()
  const address = email.trim()
  const send = () =>
    start(async () => {
      if (!/^\S+@\S+\.\S+$/.test(address)) return setProblem('Enter an address such as maya@example.com.')
      setProblem('')
      try {
        const { account } = await accounts.api()
        await account.createRecovery(address, new URL(routes.recovery(), location.href).href)
        setSent(true)
      } catch (error) {
        // Whether the address has an account here is not given away.
        if (isFault(error, 'user_not_found')) setSent(true)
        else setProblem(failureWords(error))
      }
    })
  if (sent)
    return (
      <AuthPage
        title="Look into your mail"
        lede={`If an account has the address ${address}, a mail with a link is on its way. The link works once, for an hour.`}
      >
        <div>
          <ButtonLink to={routes.otherSignIn()}>Back to signing in</ButtonLink>
        </div>
      </AuthPage>
    )
  return (
    <AuthPage title="Forgot your password?" lede="We mail you a link to choose a new one.">
      <Form onSubmit={send}>
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          error={problem || undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Mail me a link
          </Button>
        </div>
      </Form>
    </AuthPage>
  )
}

function NewPassword({ link }: { readonly link: { readonly userId: string; readonly secret: string } }) {
  const accounts = useAccounts()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [outcome, setOutcome] = useState<'done' | 'stale'>()
  const [busy, start] = useTransition()
  const save = () =>
    start(async () => {
      const weak = passwordProblem(password)
      setProblem(weak ?? '')
      if (weak) return
      try {
        await (await accounts.api()).account.updateRecovery(link.userId, link.secret, password)
        setOutcome('done')
      } catch (error) {
        if (isFault(error, 'user_invalid_token') || faultOf(error).code === 404) setOutcome('stale')
        else setProblem(failureWords(error))
      }
    })
  if (outcome === 'done')
    return (
      <AuthPage title="Your password is changed" lede="Sign in with your address and the new password.">
        <div>
          <ButtonLink variant="primary" to={routes.otherSignIn()}>
            Sign in
          </ButtonLink>
        </div>
      </AuthPage>
    )
  if (outcome === 'stale')
    return (
      <AuthPage title="This link no longer works" lede="It works once, for an hour. Ask for another mail.">
        <div>
          <ButtonLink variant="primary" to={routes.recovery()} onClick={() => setOutcome(undefined)}>
            Ask for another mail
          </ButtonLink>
        </div>
      </AuthPage>
    )
  return (
    <AuthPage title="Choose a new password">
      <Form onSubmit={save}>
        <TextField
          label="New password"
          hint="At least 8 characters."
          type="password"
          autoComplete="new-password"
          value={password}
          error={problem || undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
        </div>
      </Form>
    </AuthPage>
  )
}
