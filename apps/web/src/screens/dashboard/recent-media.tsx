import type { UseQueryResult } from '@tanstack/react-query'
import { MediaTile } from '#features/media/media-tile.tsx'
import type { MediaPage } from '#features/media/queries.ts'
import { truncate } from '#lib/format.ts'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './dashboard.module.css'
import { Section } from './section.tsx'

type Props = { readonly query: UseQueryResult<MediaPage>; readonly shown: number }

export function RecentMedia({ query, shown }: Props) {
  const { data, isPending, isError, isFetching } = query
  return (
    <Section title="Recent Media" all={routes.media()} busy={isPending}>
      {isPending ? (
        <div className={styles.recent}>
          {[1.5, 0.8, 0.8].slice(0, shown).map((ratio, index) => (
            <div key={index} style={{ '--ar': ratio }}>
              <Skeleton className={styles.waitingMedia} />
            </div>
          ))}
        </div>
      ) : null}
      {isError && !data ? (
        <LoadFailure what="Your media" busy={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className={styles.recent}>
          {data.items.slice(0, shown).map((item) => (
            <li key={item.$id} style={{ '--ar': item.width / item.height }}>
              <MediaTile item={item} to={routes.mediaItem(item.$id)} sizes="(min-width: 48rem) 40vw, 100vw" />
              <p className={type_.caption}>{truncate(item.prompt, 60)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {data?.items.length === 0 ? (
        <EmptySheet ratios={[1.5, 0.8, 1.2]}>
          <Empty
            title="You don't have any media yet"
            action={<ButtonLink to={routes.newMedia()}>Create media</ButtonLink>}
          >
            Pictures and videos appear here as they are drawn.
          </Empty>
        </EmptySheet>
      ) : null}
    </Section>
  )
}
