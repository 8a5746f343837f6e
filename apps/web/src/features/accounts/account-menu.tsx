import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '#routes.ts'
import { AnchoredMenu } from '#ui/menu/menu.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { useAuth } from './auth.tsx'
import { useIsOperator } from './operator.ts'

type Props = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly container: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onLogoutEverywhere: () => void
}

/** What one does with the account one is signed in to. */
export function AccountMenu({ onLogoutEverywhere, ...rest }: Props) {
  const address = useAuth((auth) => auth.walletAddress)
  const isOperator = useIsOperator(address)
  const navigate = useNavigate()
  const { copied, copy } = useCopy(address)
  return (
    <AnchoredMenu
      {...rest}
      entries={[
        ...(address
          ? [
              {
                label: copied ? 'Copied' : 'Copy address',
                icon: copied ? ('check' as const) : ('copy' as const),
                keepOpen: true,
                onSelect: copy,
              },
            ]
          : []),
        { label: 'Subscription', icon: 'wallet', onSelect: () => void navigate(routes.subscription()) },
        { label: 'Settings', icon: 'settings', onSelect: () => void navigate(routes.settings()) },
        ...(isOperator
          ? [{ label: 'Operate', icon: 'laptop' as const, onSelect: () => void navigate(routes.operate()) }]
          : []),
        'line',
        { label: 'Log out everywhere', icon: 'lock', onSelect: onLogoutEverywhere },
      ]}
    />
  )
}
