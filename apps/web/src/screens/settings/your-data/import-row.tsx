import { AccountImport } from '@eidolon/contract/accounts/account-data.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '#lib/failure-words.ts'
import { importWords } from '#features/settings/import-words.ts'
import { faultOf } from '#lib/fault.ts'
import { sendForm } from '#lib/send-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Row } from '#ui/rows/rows.tsx'
import styles from './data.module.css'
import { LeaveWhileBusy } from './leave-while-busy.tsx'
import { FileInput } from '#ui/file-input/file-input.tsx'

/** Takes an export back, into this account or another one's; what is here already stays as it is. */
export function ImportRow() {
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const control = useRef<AbortController>(undefined)
  const [share, setShare] = useState(0)
  const work = useMutation({
    mutationFn: async (file: File) => {
      const { signal } = (control.current = new AbortController())
      setShare(0)
      const form = new FormData()
      form.set('file', file)
      return AccountImport.parse(await sendForm('/account/import', form, { signal, onProgress: setShare }))
    },
    onSuccess: () => cache.invalidateQueries(),
  })
  useEffect(() => () => control.current?.abort(), [])
  const canceled = faultOf(work.error).name === 'AbortError'
  return (
    <Row
      icon="upload"
      title="Import an export"
      hint={
        <>
          Brings back what an export holds. Nothing that is here already is overwritten.
          {work.isPending ? (
            <div className={styles.progress}>
              <Progress label="Importing" done={share < 1 ? share : undefined} />
              <output>
                {share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Sent. The studio is unpacking it.'}
              </output>
              {share < 1 ? <LeaveWhileBusy what="import" /> : null}
            </div>
          ) : null}
          <output className={styles.done}>{work.data ? importWords(work.data) : ''}</output>
          {work.data && work.data.warnings.length > 0 ? <Warnings warnings={work.data.warnings} /> : null}
          {work.isError && !canceled ? (
            <p className={styles.problem} role="alert">
              {failureWords(work.error)}
            </p>
          ) : null}
        </>
      }
      actions={
        <>
          <FileInput
            ref={input}
            accept=".zip,application/zip"
            label="Export file"
            onFiles={([file]) => file && work.mutate(file)}
          />
          {work.isPending ? (
            share < 1 ? (
              <Button size="sm" onClick={() => control.current?.abort()}>
                Cancel
              </Button>
            ) : null
          ) : (
            <Button size="sm" onClick={() => input.current?.click()}>
              <Icon name="upload" />
              Import
            </Button>
          )}
        </>
      }
    />
  )
}

/** What could not be imported, folded. */
function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <details className={styles.warnings}>
      <summary>{warnings.length === 1 ? 'One thing was left out' : `${warnings.length} things were left out`}</summary>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  )
}
