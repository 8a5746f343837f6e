import { lazy, Suspense, useRef, useState, useTransition } from 'react'
import toast from 'react-hot-toast/headless'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { DemoTag } from '#features/accounts/demo-wallet/demo-tag.tsx'
import { WalletButton } from '#features/accounts/wallets/wallet-button.tsx'
import { shortAddress } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './account-corner.module.css'

const loadMenu = () => import('#features/accounts/account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }))

type Props = { readonly size?: 'sm' | 'md' }

/** Who is signed in and the way out; for everybody else the way to a wallet. */
export function AccountCorner({ size = 'sm' }: Props) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  return isAuthenticated ? <SignedInCorner size={size} /> : <WalletButton size={size} />
}

function SignedInCorner({ size }: Required<Props>) {
  const accounts = useAccounts()
  const walletAddress = useAuth((auth) => auth.walletAddress)
  const [leaving, startLeaving] = useTransition()
  const [everOpened, setEverOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const [loading, startLoading] = useTransition()
  const address = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const leave = (which: 'current' | 'all') =>
    startLeaving(async () => {
      try {
        await accounts.logout(which)
      } catch {
        toast.error('You are still signed in: the studio could not be reached. Try again.')
      }
    })
  const toggle = () =>
    startLoading(() => {
      setEverOpened(true)
      setOpen(!open)
    })
  return (
    <div ref={place} className={styles.corner}>
      <Button
        ref={address}
        variant="plain"
        size={size}
        busy={loading}
        className={type_.code}
        title={walletAddress || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        {shortAddress(walletAddress) || 'Account'}
        <Icon name="chevronDown" />
      </Button>
      <DemoTag />
      {everOpened ? (
        <Suspense>
          <AccountMenu
            container={place}
            anchor={address}
            open={open}
            onOpenChange={setOpen}
            onLogoutEverywhere={() => leave('all')}
          />
        </Suspense>
      ) : null}
      <Button variant="plain" size={size} busy={leaving} onClick={() => leave('current')}>
        Logout
      </Button>
    </div>
  )
}
