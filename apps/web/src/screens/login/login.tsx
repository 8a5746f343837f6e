import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { ines } from '#art/people.ts'
import { useAccounts, useAuth, useFarewell, useWallet } from '#features/accounts/auth.tsx'
import { DemoTag } from '#features/accounts/demo-wallet/demo-tag.tsx'
import { WalletButton } from '#features/accounts/wallets/wallet-button.tsx'
import { returnPathOf } from '#features/accounts/return-path.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type_ from '#ui/type/type.module.css'
import { Authenticate } from './authenticate.tsx'
import { DemoStart } from './demo-start.tsx'
import styles from './login.module.css'

export function Login() {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { productName } = useSite()
  const state: unknown = useLocation().state
  const { engine } = useAccounts()
  const connected = useWallet((wallet) => wallet.phase === 'connected')
  const ready = useWallet(({ phase, signsAtOnce }) => phase === 'connected' || (phase === 'has-wallet' && signsAtOnce))
  const farewell = useFarewell()
  const [demoPressed, setDemoPressed] = useState(false)
  useEffect(() => {
    // A failure happens again, and is shown, with the next press.
    engine().catch(() => {})
  }, [engine])
  if (isAuthenticated) return <Navigate to={returnPathOf(state) ?? routes.dashboard()} replace />
  return (
    <div className={styles.login}>
      <ImageView className={styles.picture} picture={ines} alt="" sizes="(min-width: 48rem) 50vw, 100vw" priority />
      <section className={styles.panel} aria-labelledby="login-title">
        <h1 id="login-title" className={type_.display3}>
          Login to {productName}
        </h1>
        {farewell ? (
          <p className={styles.farewell} role="alert">
            <Icon name="info" />
            {farewell}
          </p>
        ) : (
          <p className={type_.lede}>
            Your wallet is your key. Signing in asks it for one signature: no transaction, no fee.
          </p>
        )}
        <ol className={styles.steps}>
          <li className={styles.step} data-state={connected ? 'done' : 'now'}>
            <span className={styles.mark} aria-hidden="true">
              {connected ? <Icon name="check" /> : 1}
            </span>
            <div>
              <h2>{connected ? 'Wallet connected' : 'Choose your wallet'}</h2>
              <div className={styles.wallet}>
                <WalletButton variant={ready ? 'quiet' : 'primary'} size={connected ? 'md' : 'lg'} />
                <DemoTag />
              </div>
              <DemoStart onPress={() => setDemoPressed(true)} />
            </div>
          </li>
          <li className={styles.step} data-state={ready ? 'now' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              2
            </span>
            <div>
              <h2>Prove it is yours</h2>
              {ready ? <Authenticate isNext={demoPressed} /> : null}
            </div>
          </li>
        </ol>
        <p className={styles.other}>
          <Link to={routes.otherSignIn()} state={state}>
            Sign in another way
          </Link>
        </p>
        <p className={cx(type_.hint, styles.notice)}>
          By signing in you accept the <Link to={routes.terms()}>terms</Link> and the{' '}
          <Link to={routes.privacy()}>privacy notice</Link>. We keep your address and what you make; we never see your
          keys.
        </p>
      </section>
    </div>
  )
}
