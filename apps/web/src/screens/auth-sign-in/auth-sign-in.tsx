import { ID } from 'appwrite'
import { useState, useTransition } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { returnPathOf } from '#features/accounts/return-path.ts'
import { failureWords } from '#lib/failure-words.ts'
import { oauthAddress } from '#features/settings/oauth-address.ts'
import { isFault } from '#lib/fault.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { AuthPage } from '#screens/auth-page/auth-page.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './auth-sign-in.module.css'
import { Form } from '#ui/form/form.tsx'

/** The ways in beside the wallet: an address with its password, a link by mail, and services that vouch for one. */
export function AuthSignIn() {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const state: unknown = useLocation().state
  const { providers } = useSite()
  const wanted = returnPathOf(state) ?? routes.dashboard()
  if (isAuthenticated) return <Navigate to={wanted} replace />
  const success = `${routes.oauthSuccess()}?${new URLSearchParams({ to: wanted })}`
  return (
    <AuthPage title="Sign in another way" lede="With what you have added to your account in the settings.">
      {providers.length > 0 ? (
        <div className={styles.providers}>
          {providers.map(({ id, name }) => (
            <Button
              key={id}
              block
              onClick={() => location.assign(oauthAddress(id, { success, failure: routes.oauthFailure() }))}
            >
              Continue with {name}
            </Button>
          ))}
        </div>
      ) : null}
      <EmailForm />
      <nav className={styles.links} aria-label="Other ways">
        <Link to={routes.recovery()}>Forgot your password?</Link>
        <Link to={routes.login()} state={state}>
          Use a wallet
        </Link>
      </nav>
    </AuthPage>
  )
}

function EmailForm() {
  const accounts = useAccounts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [entering, startEntering] = useTransition()
  const [mailing, startMailing] = useTransition()
  const address = email.trim()
  const attempt = async (work: () => Promise<void>) => {
    setProblem('')
    setSentTo('')
    if (!/^\S+@\S+\.\S+$/.test(address)) return setProblem('Enter your e-mail address.')
    try {
      await work()
    } catch (error) {
      setProblem(
        isFault(error, 'user_invalid_credentials')
          ? 'That address and that password do not belong together.'
          : failureWords(error),
      )
    }
  }
  const enter = () =>
    startEntering(() =>
      attempt(() =>
        accounts.enter(async (account) => (await account.createEmailPasswordSession(address, password)).userId),
      ),
    )
  const mail = () =>
    startMailing(() =>
      attempt(async () => {
        const { account } = await accounts.api()
        await account.createMagicURLToken(ID.unique(), address, new URL(routes.magicLink(), location.href).href)
        setSentTo(address)
      }),
    )
  return (
    <Form onSubmit={enter}>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
      {sentTo ? (
        <Banner>
          A mail with a link is on its way to {sentTo}. The link works once, for an hour. An address that no account has
          begins a new, empty one.
        </Banner>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={entering}>
          Sign in
        </Button>
        <Button busy={mailing} onClick={mail}>
          <Icon name="mail" />
          Mail me a link
        </Button>
      </div>
    </Form>
  )
}
