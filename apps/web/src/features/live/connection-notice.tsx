import { useEffect, useState } from 'react'
import type { Connection } from '#lib/realtime.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './connection-notice.module.css'

type Props = { readonly connection: Connection; readonly onRetry: () => void }

/** The region is always there, so that a screen reader hears when something comes into it. */
export function ConnectionNotice({ connection, onRetry }: Props) {
  const patient = usePatience(connection.kind === 'cut')
  return (
    <output className={styles.place}>
      {connection.kind === 'cut' && patient ? (
        <span className={styles.notice}>
          <span>Not live: the connection is gone. We try again by ourselves.</span>
          <Button variant="plain" size="sm" onClick={onRetry}>
            Try now
          </Button>
        </span>
      ) : null}
    </output>
  )
}

/** A line that comes back at once is not mentioned. */
function usePatience(cut: boolean): boolean {
  const [patient, setPatient] = useState(false)
  useEffect(() => {
    if (!cut) return
    const timer = setTimeout(() => setPatient(true), 800)
    return () => {
      clearTimeout(timer)
      setPatient(false)
    }
  }, [cut])
  return patient
}
