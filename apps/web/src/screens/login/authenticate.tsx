import { useEffect, useRef, useTransition } from 'react'
import { useAccounts, useWallet } from '#features/accounts/auth.tsx'
import { useWalletProblem } from '#features/accounts/wallets/use-wallet-problem.ts'
import { Button } from '#ui/button/button.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './login.module.css'

/** Asks the wallet for its one signature. */
export function Authenticate({ isNext }: { readonly isNext: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const { authenticate } = useAccounts()
  const name = useWallet((wallet) => wallet.name)
  const { problem, attempt } = useWalletProblem()
  const [waiting, startWaiting] = useTransition()
  useEffect(() => {
    // What was pressed to come here is gone, and the focus would be with it.
    if (isNext) button.current?.focus()
  }, [isNext])
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        block
        busy={waiting}
        aria-describedby="authenticate-words"
        onClick={() => startWaiting(() => attempt(name, authenticate))}
      >
        Authenticate with Wallet
      </Button>
      <div id="authenticate-words" aria-live="polite">
        {waiting ? <p className={type_.hint}>Waiting for {name}. Open it if nothing appears.</p> : null}
        {problem ? <p className={styles.problem}>{problem}</p> : null}
      </div>
    </>
  )
}
