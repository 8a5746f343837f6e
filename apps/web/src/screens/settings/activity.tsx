import { useInfiniteQuery } from '@tanstack/react-query'
import { activityWords } from '#features/settings/activity.ts'
import { deviceName, placeName } from '#features/settings/device.ts'
import { logsQuery } from '#features/settings/queries.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import part from './part.module.css'
import { PartHead } from './part.tsx'
import { WaitingRows } from './waiting-rows.tsx'

/** What was done with the account, when and from where. */
export function Activity() {
  const query = useInfiniteQuery(logsQuery(useApi()))
  const logs = query.data?.pages.flatMap((page) => page.logs)
  const total = query.data?.pages[0]?.total ?? 0
  return (
    <>
      <PartHead title="Activity">
        What was done with your account, the newest first. If something was not you, sign out everywhere and change your
        password.
      </PartHead>
      {logs ? (
        logs.length === 0 ? (
          <Empty as="h2" title="Nothing yet">
            Sign-ins and changes of your account are listed here.
          </Empty>
        ) : (
          <>
            <Rows label="Activity">
              {logs.map((log, index) => {
                const { words, icon } = activityWords(log.event)
                return (
                  <Row
                    // oxlint-disable-next-line react/no-array-index-key -- entries have no id and are never moved
                    key={index}
                    icon={icon}
                    title={words}
                    hint={[formatMoment(log.time), deviceName(log), placeName(log)].filter(Boolean).join(' · ')}
                  />
                )
              })}
            </Rows>
            <div className={part.acts}>
              {query.hasNextPage ? (
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show older
                </Button>
              ) : null}
              <output className={part.count}>
                {logs.length} of {total}
              </output>
            </div>
          </>
        )
      ) : query.isError ? (
        <LoadFailure what="Your activity" as="h2" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <WaitingRows count={6} />
      )}
    </>
  )
}
