import { Link } from 'react-router'
import { clock } from '#lib/format.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ImageView } from '#ui/image-view/image-view.tsx'
import { VideoWithoutPoster } from './video-without-poster.tsx'
import { nameOf, sheetBadge, stillUrl, type MediaItem } from './media-item.ts'
import styles from './media-tile.module.css'

type Props = {
  readonly item: MediaItem
  readonly to: string
  readonly sizes: string
}

/** A picture, or a video by its still, at its true shape. */
export function MediaTile({ item, to, sizes }: Props) {
  const { kind, width, height, durationMs, cutOut } = item
  const words = nameOf(item)
  const src = stillUrl(item, 960)
  const srcSet = [480, 960, 1440].map((wide) => `${stillUrl(item, wide)} ${wide}w`).join(', ')
  return (
    <Link className={styles.tile} data-clear={cutOut || undefined} to={to} style={{ '--ar': width / height }}>
      {src ? (
        <ImageView picture={{ src, width, height, srcSet }} alt={words} sizes={sizes} className={styles.picture} />
      ) : (
        <VideoWithoutPoster item={item} className={styles.picture} />
      )}
      {kind === 'video' ? (
        <Badge on="picture" className={styles.kind}>
          <Icon name="play" />
          <span>{clock(durationMs)}</span>
        </Badge>
      ) : kind === 'sheet' ? (
        <Badge on="picture" className={styles.kind}>
          <span>{sheetBadge(item)}</span>
        </Badge>
      ) : null}
    </Link>
  )
}
