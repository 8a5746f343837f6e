import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsQuery } from '#features/admin/queries.ts'
import { useAct } from '#features/admin/use-act.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/rows/rows.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import styles from './admin.module.css'
import { ShownList } from './shown-list.tsx'

const states = [
  { id: 'queued', label: 'Waiting' },
  { id: 'running', label: 'Being drawn' },
  { id: 'failed', label: 'Failed' },
] as const

/** What is drawn, for whom and by which engine; neither words nor pictures of it. */
export function Queue() {
  const [state, setState] = useState<(typeof states)[number]['id']>('queued')
  const query = useQuery(jobsQuery(useApi(), state))
  const act = useAct()
  return (
    <>
      <Segmented label="Jobs" options={states} value={state} onChange={setState} />
      <ShownList
        query={query}
        what="Jobs"
        none="Nothing here"
        row={(job) => (
          <Row
            key={job.id}
            title={`${job.count} ${job.kind}${job.count > 1 ? 's' : ''}`}
            marks={
              <>
                <Badge>{job.engine}</Badge>
                {job.attempts > 1 ? <Badge>{job.attempts} attempts</Badge> : null}
              </>
            }
            hint={
              <>
                {formatMoment(job.createdAt)} · <span className={styles.mono}>{job.account}</span>
                {job.error ? <p className={styles.said}>{job.error}</p> : null}
              </>
            }
            actions={
              state === 'failed' ? null : (
                <Button
                  size="sm"
                  busy={act.isPending && act.variables.request[1] === `/operate/jobs/${job.id}`}
                  onClick={() =>
                    act.mutate({ request: ['DELETE', `/operate/jobs/${job.id}`], says: 'The job is cancelled.' })
                  }
                >
                  Cancel
                </Button>
              )
            }
          />
        )}
      />
    </>
  )
}
