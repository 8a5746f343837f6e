import type { ComponentProps } from 'react'
import { MediaGrid } from '#features/media/grid/media-grid.tsx'
import type { useLibrary } from '#features/media/library/use-library.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import styles from './media.module.css'
import { WaitingWall } from './waiting-wall.tsx'

type Props = Omit<ComponentProps<typeof MediaGrid>, 'library' | 'state' | 'whyOf'> & {
  readonly shown: ReturnType<typeof useLibrary>
  readonly empty: Omit<ComponentProps<typeof EmptyLibrary>, 'asked'>
}

/** The wall with its other faces: on its way, failed, failed in part, and empty. */
export function LibraryWall({ shown, empty, total, ...grid }: Props) {
  const { library, state, query, isEmpty, asked, whyOf } = shown
  const again = () => void query.refetch()
  return (
    <>
      {query.isPending ? <WaitingWall /> : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your media" busy={query.isFetching} onRetry={again} />
      ) : null}
      {isEmpty ? <EmptyLibrary {...empty} asked={asked} /> : null}
      {total > 0 ? <MediaGrid library={library} state={state} total={total} whyOf={whyOf} {...grid} /> : null}
      {total > 0 && state.failed ? (
        // From far down the wall, what stands above it is out of sight.
        <div className={styles.missing}>
          <Banner
            tone="danger"
            actions={
              <Button size="sm" busy={query.isFetching} onClick={again}>
                <Icon name="retry" />
                Try again
              </Button>
            }
          >
            Some of your media did not arrive.
          </Banner>
        </div>
      ) : null}
    </>
  )
}
