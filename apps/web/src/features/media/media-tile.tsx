import { bucketIds } from '@eidolon/contract/resources.ts'
import { Link } from 'react-router'
import { filePreviewUrl } from '#lib/file-url.ts'
import { clock, truncate } from '#lib/format.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Print } from '#ui/print/print.tsx'
import type { MediaItem } from './media-item.ts'
import styles from './media-tile.module.css'

type Props = {
  readonly item: MediaItem
  readonly to: string
  readonly sizes: string
}

/** A picture, or a video by its still, at its true shape. */
export function MediaTile({ item, to, sizes }: Props) {
  const { kind, fileId, posterId, prompt, width, height, durationMs } = item
  const still = posterId ?? fileId
  const url = (wide: number) => filePreviewUrl(bucketIds.media, still, { width: wide })
  const picture = { src: url(960), width, height, srcSet: [480, 960, 1440].map((w) => `${url(w)} ${w}w`).join(', ') }
  const words = truncate(prompt, 80) || (kind === 'video' ? 'Video' : 'Picture')
  return (
    <Link className={styles.tile} to={to} style={{ '--ar': width / height }}>
      <Print picture={picture} alt={words} sizes={sizes} className={styles.picture} />
      {kind === 'video' ? (
        <Badge on="picture" className={styles.kind}>
          <Icon name="play" />
          <span>{clock(durationMs)}</span>
        </Badge>
      ) : null}
    </Link>
  )
}
