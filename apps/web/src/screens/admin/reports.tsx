import { reportWords } from '@eidolon/contract/operate.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { reportPicture, reportsQuery } from '#features/admin/queries.ts'
import { useAct } from '#features/admin/use-act.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/rows/rows.tsx'
import styles from './admin.module.css'
import { ShownList } from './shown-list.tsx'

const kinds = { media: 'A picture or film', album: 'An album', story: 'A story' } as const
const states = { open: 'open', dismissed: 'dismissed', unshared: 'link taken back' } as const

/** What visitors of links have reported, the newest first. */
export function Reports() {
  const query = useQuery(reportsQuery(useApi()))
  const act = useAct()
  return (
    <ShownList
      query={query}
      what="Reports"
      none="Nothing was reported"
      row={({ id, at, kind, reason, words, state, owner }) => {
        const decide = (decision: 'dismiss' | 'unshare', says: string) =>
          act.mutate({ request: ['PATCH', `/operate/reports/${id}`, { json: { decision } }], says })
        return (
          <Row
            key={id}
            title={reportWords[reason]}
            marks={<Badge>{states[state]}</Badge>}
            hint={
              <>
                {kinds[kind]} · {formatMoment(at)} · <Link to={routes.operateAccount(owner)}>whose it is</Link>
                {words ? <p className={styles.said}>{words}</p> : null}
                {kind === 'media' && state === 'open' ? <Reported id={id} /> : null}
              </>
            }
            actions={
              state === 'open' ? (
                <>
                  <Button size="sm" onClick={() => decide('dismiss', 'The report is dismissed.')}>
                    Dismiss
                  </Button>
                  <Button
                    size="sm"
                    variant="danger-quiet"
                    onClick={() => decide('unshare', 'The link leads nowhere any more.')}
                  >
                    Take the link back
                  </Button>
                </>
              ) : null
            }
          />
        )
      }}
    />
  )
}

/** Shown when it is asked for: not everybody wants to see what others report. */
function Reported({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<'no' | 'yes' | 'gone'>('no')
  if (shown === 'gone') return <p className={styles.said}>The picture is no longer there.</p>
  if (shown === 'yes') {
    return (
      <img
        className={styles.picture}
        src={reportPicture(id)}
        alt="What was reported"
        onError={() => setShown('gone')}
      />
    )
  }
  return (
    <div className={styles.flush}>
      <Button size="sm" variant="plain" onClick={() => setShown('yes')}>
        Show it
      </Button>
    </div>
  )
}
