import { useTransition } from 'react'
import { useAccounts, useWallet } from '#features/accounts/auth.tsx'
import { useWalletProblem } from '#features/accounts/wallets/use-wallet-problem.ts'
import { useSite } from '#lib/site.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './login.module.css'

/** Where the page brings a demo wallet of its own, one press connects it. Its place is kept until its code is here. */
export function DemoStart({ onPress }: { readonly onPress: () => void }) {
  const { engine } = useAccounts()
  const demo = useWallet(({ offered }) => offered.find((wallet) => wallet.demo))
  const phase = useWallet((wallet) => wallet.phase)
  const { problem, attempt } = useWalletProblem()
  const [connecting, startConnecting] = useTransition()
  const { mode } = useSite()
  const coming = useWallet(({ offered }) => mode === 'local' && offered.length === 0)
  if (phase !== 'no-wallet' && !connecting && !problem) return null
  if (!demo) return coming ? <div className={styles.demo} /> : null
  const connect = () => {
    onPress()
    return attempt(demo.name, async () => (await engine()).connect(demo.name))
  }
  return (
    <div className={styles.demo}>
      <Button variant="plain" busy={connecting} onClick={() => startConnecting(connect)}>
        Use {demo.name}
      </Button>
      <span className={styles.tag}>{demo.tag}</span>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
