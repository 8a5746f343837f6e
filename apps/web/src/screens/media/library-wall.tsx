import type { ComponentProps } from 'react'
import { MediaGrid } from '#features/media/media-grid.tsx'
import type { useLibrary } from '#features/media/use-library.ts'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { WaitingWall } from './waiting-wall.tsx'

type Props = Omit<ComponentProps<typeof MediaGrid>, 'library' | 'state'> & {
  readonly shown: ReturnType<typeof useLibrary>
  readonly empty: ComponentProps<typeof EmptyLibrary>
}

/** The wall with its other faces: on its way, failed, failed in part, and empty. */
export function LibraryWall({ shown, empty, total, ...grid }: Props) {
  const { library, state, query } = shown
  const again = () => void query.refetch()
  return (
    <>
      {query.isPending ? <WaitingWall /> : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your media" busy={query.isFetching} onRetry={again} />
      ) : null}
      {state.failed ? <LoadFailure as="h2" what="Some of your media" busy={query.isFetching} onRetry={again} /> : null}
      {query.data?.length === 0 ? <EmptyLibrary {...empty} /> : null}
      {total > 0 ? <MediaGrid library={library} state={state} total={total} {...grid} /> : null}
    </>
  )
}
