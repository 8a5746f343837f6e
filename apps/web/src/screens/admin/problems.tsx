import { useQuery } from '@tanstack/react-query'
import { problemsQuery } from '#features/admin/queries.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Row } from '#ui/rows/rows.tsx'
import styles from './admin.module.css'
import { ShownList } from './shown-list.tsx'

/** What the node that answers has complained about since its start. */
export function Problems() {
  const query = useQuery(problemsQuery(useApi()))
  return (
    <>
      <p className={styles.note}>
        The latest hundred warnings and errors of this node since its start. The log has more: look there for the id of
        the request.
      </p>
      <ShownList
        query={query}
        what="Problems"
        none="Nothing went wrong"
        row={({ at, level, says, type, request }, index) => (
          <Row
            // Entries have no id; several may be alike.
            key={`${at} ${index}`}
            title={says}
            marks={<Badge>{level}</Badge>}
            hint={
              <>
                {[formatMoment(at), type].filter(Boolean).join(' · ')}
                {request ? <p className={styles.mono}>{request}</p> : null}
              </>
            }
          />
        )}
      />
    </>
  )
}
