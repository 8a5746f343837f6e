import type { Album } from '@eidolon/contract/media/albums.ts'
import type { MediaCounts } from '@eidolon/contract/media/media.ts'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import styles from './albums.module.css'
import { stillUrl } from '#features/media/media-item.ts'
import { coverQuery } from '#features/media/queries.ts'

type Props = {
  readonly albums: readonly Album[]
  readonly counts: MediaCounts | undefined
  readonly onOpen: (id: string) => void
}

/** The albums by their covers. */
export function AlbumShelf({ albums, counts, onOpen }: Props) {
  return (
    <nav aria-label="Albums">
      <ul className={styles.shelf}>
        {albums.map((album) => (
          <li key={album.$id} className={styles.album}>
            <button type="button" className={styles.cover} onClick={() => onOpen(album.$id)}>
              <Cover album={album} />
              <span>
                {album.name}{' '}
                <span className={styles.count}>
                  {formatNumber(counts?.albums.find(({ id }) => id === album.$id)?.count ?? 0)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The picture that was chosen, or the newest one in it. */
function Cover({ album }: { readonly album: Album }) {
  const { data: item } = useQuery(coverQuery(useApi(), album))
  const still = item && stillUrl(item, 320)
  return still ? <img src={still} alt="" /> : <span className={styles.blank} />
}
