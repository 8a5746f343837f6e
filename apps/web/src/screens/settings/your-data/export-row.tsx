import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { AccountCounts } from '#features/settings/account-counts.ts'
import { exportAddress, fetchExport, largestInPage } from '#features/settings/export.ts'
import { failureWords } from '#lib/failure-words.ts'
import { download } from '#lib/files/save-file.ts'
import { formatBytes } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Row } from '#ui/rows/rows.tsx'
import styles from './data.module.css'
import { LeaveWhileBusy } from './leave-while-busy.tsx'

/** Everything as one archive. A large one is the browser's to fetch: it writes to the disk as it comes. */
export function ExportRow({ belongings }: { readonly belongings: AccountCounts | undefined }) {
  const { fetching, bytes, start, stop, problem } = useExport()
  const expected = belongings?.bytes ?? 0
  const isLarge = expected > largestInPage
  return (
    <Row
      icon="download"
      title="Export everything"
      hint={
        <>
          Characters, pictures, videos and recipes in one zip that is also a website: open its index.html.
          {expected > 0 ? ` About ${formatBytes(expected)}.` : ''}
          {fetching ? (
            <div className={styles.progress}>
              {/* The size of a small archive is not known before it is there. */}
              <Progress label="Exporting" done={expected > 1_000_000 ? Math.min(0.99, bytes / expected) : undefined} />
              <output>{formatBytes(bytes)} so far</output>
              <LeaveWhileBusy what="export" />
            </div>
          ) : null}
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
        </>
      }
      actions={
        fetching ? (
          <Button size="sm" onClick={stop}>
            Cancel
          </Button>
        ) : isLarge ? (
          <LargeExport />
        ) : (
          <Button size="sm" onClick={start}>
            <Icon name="download" />
            Export
          </Button>
        )
      }
    />
  )
}

function LargeExport() {
  return (
    <Button
      size="sm"
      onClick={() => {
        download(exportAddress)
        toast('Your browser is fetching it. It shows there how far it is.')
      }}
    >
      <Icon name="download" />
      Export
    </Button>
  )
}

function useExport() {
  const api = useApi()
  const { productName } = useSite()
  const [bytes, setBytes] = useState(0)
  const control = useRef<AbortController>(undefined)
  const work = useMutation({
    mutationFn: async () => {
      const { signal } = (control.current = new AbortController())
      setBytes(0)
      const day = new Date().toISOString().slice(0, 10)
      try {
        await fetchExport(api, `${productName.toLowerCase()}-${day}.zip`, { signal, onBytes: setBytes })
        toast.success('Your export is saved.')
      } catch (error) {
        // Given up by the visitor: nothing went wrong.
        if (!signal.aborted) throw error
      }
    },
  })
  useEffect(() => () => control.current?.abort(), [])
  return {
    fetching: work.isPending,
    bytes,
    start: () => work.mutate(),
    stop: () => control.current?.abort(),
    problem: work.isError ? failureWords(work.error) : '',
  }
}
