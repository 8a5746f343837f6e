import { Link, Navigate, useLocation } from 'react-router'
import { ines } from '#art/people.ts'
import { useAuth } from '#features/accounts/auth.tsx'
import { WalletButton } from '#features/accounts/wallet-button.tsx'
import { wantedPlace } from '#features/accounts/wanted-place.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { cx } from '#ui/cx.ts'
import { Print } from '#ui/print/print.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './login.module.css'

export function Login() {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { productName } = useSite()
  const { state } = useLocation()
  if (isAuthenticated) return <Navigate to={wantedPlace(state) ?? routes.dashboard()} replace />
  return (
    <div className={styles.login}>
      <Print className={styles.picture} picture={ines} alt="" sizes="(min-width: 48rem) 50vw, 100vw" priority />
      <section className={styles.panel} aria-labelledby="login-title">
        <h1 id="login-title" className={type_.display3}>
          Login to {productName}
        </h1>
        <p className={type_.lede}>
          Your wallet is your key. Signing in asks it for one signature: no transaction, no fee.
        </p>
        <ol className={styles.steps}>
          <li className={styles.step} data-state="now">
            <span className={styles.mark} aria-hidden="true">
              1
            </span>
            <div>
              <h2>Choose your wallet</h2>
              <WalletButton variant="primary" size="lg" />
            </div>
          </li>
          <li className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              2
            </span>
            <div>
              <h2>Prove it is yours</h2>
            </div>
          </li>
        </ol>
        <p className={cx(type_.hint, styles.notice)}>
          By signing in you accept the <Link to={routes.terms()}>terms</Link> and the{' '}
          <Link to={routes.privacy()}>privacy notice</Link>. We keep your address and what you make; we never see your
          keys.
        </p>
      </section>
    </div>
  )
}
