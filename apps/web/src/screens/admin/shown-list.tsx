import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Rows } from '#ui/rows/rows.tsx'

type Props<Item> = {
  readonly query: UseQueryResult<readonly Item[]>
  /** What the rows are: "Jobs". */
  readonly what: string
  readonly none: string
  readonly row: (item: Item, index: number) => ReactNode
}

/** A list with its four faces: on its way, failed, empty, full. */
export function ShownList<Item>({ query, what, none, row }: Props<Item>) {
  const { data } = query
  if (data) return data.length === 0 ? <Empty as="h2" title={none} /> : <Rows label={what}>{data.map(row)}</Rows>
  if (query.isError)
    return <LoadFailure what={what} as="h2" busy={query.isFetching} onRetry={() => void query.refetch()} />
  return <WaitingRows count={5} />
}
