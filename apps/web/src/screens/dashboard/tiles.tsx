import { Link } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { routes } from '#routes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './dashboard.module.css'

type Count = number | undefined
type Props = { readonly characters: Count; readonly videos: Count; readonly images: Count; readonly media: Count }

/** Four figures in a ruled line; each leads to what it counts. */
export function Tiles({ characters, videos, images, media }: Props) {
  const tiles = [
    { label: 'Characters', count: characters, to: routes.characters() },
    { label: 'Videos', count: videos, to: routes.media() },
    { label: 'Images', count: images, to: routes.media() },
    { label: 'Total Media', count: media, to: routes.media() },
  ]
  return (
    <ul className={styles.stats}>
      {tiles.map(({ label, count, to }) => (
        <li key={label}>
          <Link className={styles.stat} to={to}>
            <span>{label}</span>{' '}
            {count === undefined ? <Skeleton className={styles.pending} /> : <b>{formatNumber(count)}</b>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
