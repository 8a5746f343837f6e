import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './wallet-picker.module.css'

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** Offers a wallet to get. Chosen names only: what is listed here is what the studio has been tried with. */
export function WalletPicker({ open, onOpenChange }: Props) {
  return (
    <Dialog title="You'll need a wallet on Solana to continue" open={open} onOpenChange={onOpenChange}>
      <ul className={styles.wallets}>
        <li>
          <a className={styles.wallet} href="https://phantom.com/download" target="_blank" rel="noopener">
            <span className={styles.mark} aria-hidden="true">
              P
            </span>
            Phantom
            <span className={styles.tag}>
              Get it
              <Icon name="external" />
            </span>
          </a>
        </li>
      </ul>
      <p>
        A wallet keeps the key that signs you in. The link opens in a new tab; come back here once the wallet is
        installed.
      </p>
    </Dialog>
  )
}
