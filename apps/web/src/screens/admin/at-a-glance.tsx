import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { overviewQuery } from '#features/admin/queries.ts'
import { spanWords } from '#features/admin/words.ts'
import { formatBytes, formatMoment, formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './admin.module.css'

/** What runs here, how much there is to draw, and how much room is left. */
export function AtAGlance() {
  const query = useQuery(overviewQuery(useApi()))
  const { data } = query
  if (!data) {
    return query.isError ? (
      <LoadFailure what="The figures" as="h2" busy={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <WaitingRows count={5} />
    )
  }
  const { storage, queues } = data
  const isLow = storage.diskFree < storage.diskReserve * 2
  return (
    <>
      <dl className={styles.figures}>
        <Figure name="Version" value={data.version} more={`Node ${data.node}`} />
        <Figure
          name="This node"
          value={data.role === 'all' ? 'answers and draws' : data.role}
          more={`since ${formatMoment(data.startedAt)}`}
        />
        <Figure
          name="Accounts"
          value={formatNumber(data.accounts)}
          more={`${formatNumber(data.subscriptions)} subscribed`}
        />
        <Figure name="Open reports" value={formatNumber(data.openReports)} />
        <Figure name="Sockets" value={formatNumber(data.sockets)} more="of this node" />
        <Figure name="Memory" value={formatBytes(data.memory)} more="of this node" />
        <Figure name="Files" value={formatBytes(storage.bytes)} more={`${formatNumber(storage.files)} files`} />
        <Figure
          name="Database"
          value={formatBytes(storage.database)}
          more={data.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}
        />
        <Figure
          name="Free on the disk"
          value={formatBytes(storage.diskFree)}
          more={isLow ? `nearly full: ${formatBytes(storage.diskReserve)} is kept free` : ''}
        />
      </dl>
      <section className={styles.group}>
        <h2 className={type_.display4}>Queues</h2>
        <Rows label="Queues">
          {queues.map(({ queue, waiting, running, oldestSeconds }) => (
            <Row
              key={queue}
              title={queue === 'generations' ? 'Pictures and films' : 'Portraits'}
              hint={`${formatNumber(waiting)} waiting, ${formatNumber(running)} being drawn${waiting > 0 ? `; the oldest for ${spanWords(oldestSeconds)}` : ''}`}
            />
          ))}
        </Rows>
      </section>
      <section className={styles.group}>
        <h2 className={type_.display4}>Engines</h2>
        <Rows label="Engines">
          {data.engines.map(({ id, name, version, available, reason }) => (
            <Row
              key={id}
              title={name}
              marks={<Badge>{available ? 'ready' : 'not available'}</Badge>}
              hint={reason ?? `Version ${version}`}
            />
          ))}
        </Rows>
      </section>
    </>
  )
}

type FigureProps = { readonly name: string; readonly value: ReactNode; readonly more?: string }

function Figure({ name, value, more }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {more ? <small>{more}</small> : null}
      </dd>
    </div>
  )
}
