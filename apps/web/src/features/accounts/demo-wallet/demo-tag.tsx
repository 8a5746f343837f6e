import { useWallet } from '#features/accounts/auth.tsx'
import styles from './demo-tag.module.css'

/** Says of a wallet that lives in the page that it is one, wherever it shows. */
export function DemoTag() {
  const tag = useWallet(({ name, offered }) => offered.find((wallet) => wallet.demo && wallet.name === name)?.tag)
  return tag ? <span className={styles.tag}>{tag}</span> : null
}
