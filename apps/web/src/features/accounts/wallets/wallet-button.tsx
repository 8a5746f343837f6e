import { lazy, Suspense, useId, useRef, useState } from 'react'
import { shortAddressButton } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useAccounts, useWallet } from '#features/accounts/auth.tsx'
import styles from './wallet-button.module.css'
import { useWalletProblem } from './use-wallet-problem.ts'
import type { WalletPhase } from './wallet-store.ts'

const loadPicker = () => import('./wallet-picker.tsx')
const WalletPicker = lazy(async () => ({ default: (await loadPicker()).WalletPicker }))
const loadMenu = () => import('./wallet-menu.tsx')
const WalletMenu = lazy(async () => ({ default: (await loadMenu()).WalletMenu }))

type Props = { readonly size?: 'sm' | 'md' | 'lg'; readonly variant?: 'primary' | 'quiet' }

/** Leads to a wallet and shows the connected one. What speaks to wallets is fetched when the visitor reaches for it. */
export function WalletButton({ size = 'sm', variant = 'quiet' }: Props) {
  const accounts = useAccounts()
  const phase = useWallet((wallet) => wallet.phase)
  const name = useWallet((wallet) => wallet.name)
  const address = useWallet((wallet) => wallet.address)
  const [shown, setShown] = useState<'nothing' | 'picker' | 'menu'>('nothing')
  const [pickerEverOpened, setPickerEverOpened] = useState(false)
  const [loading, setLoading] = useState(false)
  const { problem, attempt } = useWalletProblem()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const problemId = useId()

  const reach = () => {
    // A failure here happens again, and is shown, when the button is pressed.
    Promise.all([accounts.engine(), phase === 'connected' ? loadMenu() : loadPicker()]).catch(() => {})
  }
  // Not a transition: on a slow machine that ends well after what it led to is shown, and until then a press is refused.
  const load = (work: () => Promise<void>) => {
    setLoading(true)
    void work().finally(() => setLoading(false))
  }
  const pick = () =>
    load(() =>
      attempt('', async () => {
        await Promise.all([accounts.engine(), loadPicker()])
        setPickerEverOpened(true)
        setShown('picker')
      }),
    )
  const connect = (wallet: string) =>
    attempt(wallet, async () => {
      setShown('nothing')
      await (await accounts.engine()).connect(wallet)
    })
  const press: Readonly<Record<WalletPhase, () => void>> = {
    'no-wallet': pick,
    'has-wallet': () => load(() => connect(name)),
    connecting: () => {},
    connected: () => setShown(shown === 'menu' ? 'nothing' : 'menu'),
    disconnecting: () => {},
  }
  const busy = loading || phase === 'connecting' || phase === 'disconnecting'
  return (
    <div ref={place} className={styles.wallet}>
      <Button
        ref={button}
        className={styles.button}
        variant={phase === 'connected' ? 'quiet' : variant}
        size={size}
        busy={busy}
        data-state={phase}
        aria-haspopup={phase === 'connected' ? 'menu' : phase === 'no-wallet' ? 'dialog' : undefined}
        aria-expanded={phase === 'connected' ? shown === 'menu' : undefined}
        aria-describedby={problem ? problemId : undefined}
        onClick={press[phase]}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {busy ? null : <WalletMark />}
        {labelOf(phase, address)}
        {phase === 'connected' ? <Icon name="chevronDown" /> : null}
      </Button>
      {problem ? (
        <div className={styles.problem}>
          <p id={problemId} role="alert">
            {problem}
          </p>
          {phase === 'has-wallet' ? (
            <Button variant="plain" size="sm" onClick={pick}>
              Change wallet
            </Button>
          ) : null}
        </div>
      ) : null}
      <Suspense>
        {pickerEverOpened ? (
          <WalletPicker
            open={shown === 'picker'}
            onClose={() => setShown('nothing')}
            onChoose={(wallet) => void connect(wallet)}
            finalFocus={button}
          />
        ) : null}
        {phase === 'connected' ? (
          <WalletMenu
            anchor={button}
            container={place}
            open={shown === 'menu'}
            onOpenChange={(open) => setShown(open ? 'menu' : 'nothing')}
            onChange={pick}
            onDisconnect={() => void attempt(name, async () => (await accounts.engine()).disconnect())}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

function labelOf(phase: WalletPhase, address: string): string {
  if (phase === 'connected' || (phase === 'disconnecting' && address)) return shortAddressButton(address)
  if (phase === 'connecting') return 'Connecting ...'
  return phase === 'has-wallet' ? 'Connect' : 'Select Wallet'
}

function WalletMark() {
  const icon = useWallet((wallet) => wallet.icon)
  if (!icon) return <Icon name="wallet" />
  return <img className={styles.mark} src={icon} alt="" width="20" height="20" />
}
