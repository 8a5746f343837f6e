import { useState, type RefObject } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWallet } from '#features/accounts/auth.tsx'
import { getPhantom } from './get-phantom.ts'
import styles from './wallet-picker.module.css'
import type { OfferedWallet } from './wallet-store.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (name: string) => void
  readonly finalFocus: RefObject<HTMLElement | null>
}

/** Offers the wallets that were found, and one to get. */
export function WalletPicker({ open, onClose, onChoose, finalFocus }: Props) {
  const offered = useWallet((wallet) => wallet.offered)
  const [more, setMore] = useState(false)
  const found = offered.some(({ detected }) => detected)
  const missing = offered.some(({ detected }) => !detected)
  const shown = found && !more ? offered.filter(({ detected }) => detected) : offered
  return (
    <Dialog
      title={found ? 'Connect a wallet on Solana to continue' : "You'll need a wallet on Solana to continue"}
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <ul className={styles.wallets} id="wallet-list">
        {shown.map((wallet) => (
          <li key={wallet.name}>
            {wallet.detected ? (
              <button type="button" className={styles.wallet} onClick={() => onChoose(wallet.name)}>
                <Mark wallet={wallet} />
                {wallet.name}
                <span className={styles.tag}>{wallet.tag}</span>
              </button>
            ) : (
              <WalletToGet wallet={wallet} />
            )}
          </li>
        ))}
      </ul>
      {found && missing ? (
        <Button
          variant="plain"
          size="sm"
          className={styles.more}
          aria-expanded={more}
          aria-controls="wallet-list"
          onClick={() => setMore(!more)}
        >
          More options
          <Icon name="chevronDown" />
        </Button>
      ) : null}
      {found ? null : (
        <p>A wallet keeps the key that signs you in. Come back here once you have one: nothing else is needed.</p>
      )}
    </Dialog>
  )
}

function WalletToGet({ wallet }: { readonly wallet: OfferedWallet }) {
  const { href, label, outside } = getPhantom(navigator, location)
  return (
    <a className={styles.wallet} href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
      <Mark wallet={wallet} />
      {wallet.name}
      <span className={styles.tag}>
        {label}
        <Icon name="external" />
      </span>
    </a>
  )
}

function Mark({ wallet: { name, icon } }: { readonly wallet: OfferedWallet }) {
  if (icon) return <img className={styles.mark} src={icon} alt="" width="36" height="36" />
  return (
    <span className={styles.mark} aria-hidden="true">
      {name.charAt(0)}
    </span>
  )
}
