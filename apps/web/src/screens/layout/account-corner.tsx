import { useAuth } from '#features/accounts/auth.tsx'
import { WalletButton } from '#features/accounts/wallet-button.tsx'
import { shortAddress } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import type_ from '#ui/type/type.module.css'
import styles from './account-corner.module.css'

/** Who is signed in and the way out; for everybody else the way to a wallet. */
export function AccountCorner({ size = 'sm' }: { readonly size?: 'sm' | 'md' }) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const walletAddress = useAuth((auth) => auth.walletAddress)
  const logout = useAuth((auth) => auth.logout)
  if (!isAuthenticated) return <WalletButton size={size} />
  return (
    <div className={styles.corner}>
      <span className={cx(type_.code, styles.address)} title={walletAddress}>
        {shortAddress(walletAddress)}
      </span>
      <Button variant="plain" size={size} onClick={logout}>
        Logout
      </Button>
    </div>
  )
}
