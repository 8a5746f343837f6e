import { useQuery } from '@tanstack/react-query'
import type { Character } from '#features/characters/character.ts'
import { MediaTile } from '#features/media/media-tile.tsx'
import { characterMediaQuery } from '#features/media/queries.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './character.module.css'

/** Pictures and videos of this character; new ones arrive by themselves. */
export function CharacterMedia({ character }: { readonly character: Character }) {
  const query = useQuery(characterMediaQuery(useApi(), character.$id))
  const { data } = query
  return (
    <section className={styles.section} aria-labelledby="their-media" aria-busy={query.isPending}>
      <h2 className={type_.display4} id="their-media">
        Pictures {data && data.total > 0 ? <span className={styles.total}>{formatNumber(data.total)}</span> : null}
      </h2>
      {query.isPending ? (
        <div className={styles.wall}>
          {[1, 0.8, 1.4].map((ratio) => (
            <Skeleton key={ratio} className={styles.waitingTile} />
          ))}
        </div>
      ) : null}
      {query.isError && !data ? (
        <LoadFailure what="Their pictures" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.items.length === 0 ? (
        <Empty
          title={`No pictures of ${character.name} yet`}
          action={<ButtonLink to={routes.newMediaOf(character.$id)}>Draw the first one</ButtonLink>}
        >
          A pose, a place, an outfit: they stay the same person in all of them.
        </Empty>
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className={styles.wall}>
          {data.items.map((item) => (
            <li key={item.$id} style={{ '--ar': item.width / item.height }}>
              <MediaTile item={item} to={routes.mediaItem(item.$id)} sizes="(min-width: 64rem) 22vw, 50vw" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
