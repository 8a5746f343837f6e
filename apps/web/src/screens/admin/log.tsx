import { useQuery } from '@tanstack/react-query'
import { logQuery } from '#features/admin/queries.ts'
import { actionWords } from '#features/admin/words.ts'
import { formatMoment, shortAddress } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Row } from '#ui/rows/rows.tsx'
import styles from './admin.module.css'
import { ShownList } from './shown-list.tsx'

/** What operators have done here, the newest first. */
export function Log() {
  const query = useQuery(logQuery(useApi()))
  return (
    <ShownList
      query={query}
      what="What operators have done"
      none="Nothing was done yet"
      row={({ at, operator, action, subject, note }, index) => (
        <Row
          // Entries are never moved.
          key={`${at} ${index}`}
          title={actionWords(action)}
          hint={
            <>
              {formatMoment(at)} · by {shortAddress(operator)}
              {note ? ` · ${note}` : ''}
              <p className={styles.mono}>{subject}</p>
            </>
          }
        />
      )}
    />
  )
}
