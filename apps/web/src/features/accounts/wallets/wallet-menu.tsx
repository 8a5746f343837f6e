import type { RefObject } from 'react'
import { AnchoredMenu } from '#ui/menu/menu.tsx'
import { useWallet } from '#features/accounts/auth.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'

type Props = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly container: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onChange: () => void
  readonly onDisconnect: () => void
}

/** What one does with a connected wallet. */
export function WalletMenu({ onChange, onDisconnect, ...rest }: Props) {
  const address = useWallet((wallet) => wallet.address)
  const { copied, copy } = useCopy(address)
  return (
    <AnchoredMenu
      {...rest}
      entries={[
        { label: copied ? 'Copied' : 'Copy address', icon: copied ? 'check' : 'copy', keepOpen: true, onSelect: copy },
        { label: 'Change wallet', icon: 'wallet', onSelect: onChange },
        { label: 'Disconnect', icon: 'close', onSelect: onDisconnect },
      ]}
    />
  )
}
