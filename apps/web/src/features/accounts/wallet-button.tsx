import { lazy, Suspense, useState, useTransition } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './wallet-button.module.css'

const loadPicker = () => import('./wallet-picker.tsx')
const WalletPicker = lazy(async () => ({ default: (await loadPicker()).WalletPicker }))

type Props = { readonly size?: 'sm' | 'md' | 'lg'; readonly variant?: 'primary' | 'quiet' }

/** Opens the wallet picker. Its code is fetched when somebody reaches for the button, not with the page. */
export function WalletButton({ size = 'sm', variant = 'quiet' }: Props) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const [loading, startLoading] = useTransition()
  const reach = () => void loadPicker()
  const choose = () => {
    startLoading(() => {
      setAsked(true)
      setOpen(true)
    })
  }
  return (
    <>
      <Button
        className={styles.button}
        variant={variant}
        size={size}
        busy={loading}
        data-state="no-wallet"
        aria-haspopup="dialog"
        onClick={choose}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {loading ? null : <Icon name="wallet" />}
        Select Wallet
      </Button>
      {asked ? (
        <Suspense>
          <WalletPicker open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
