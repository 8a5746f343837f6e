import { bucketIds } from '@eidolon/contract/resources.ts'
import { useState } from 'react'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { prefersMotion } from '#lib/prefers-motion.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './transparent-video.module.css'
import { nameOf, stillUrl, type MediaItem } from './media-item.ts'

/**
 * A film of somebody who is cut out. It is an animated picture, which a `<video>` does not play, so that the way to
 * stop it is here; who wants nothing to move starts it themselves.
 */
export function TransparentVideo({
  item,
  className,
}: {
  readonly item: MediaItem
  readonly className: string | undefined
}) {
  const [plays, setPlays] = useState(prefersMotion)
  const { width, height } = item
  const src = plays ? fileViewUrl(bucketIds.media, item.fileId) : stillUrl(item, 960)
  return (
    <>
      <img className={className} src={src} alt={nameOf(item)} width={width} height={height} draggable={false} />
      <Button size="sm" className={styles.toggle} aria-pressed={plays} onClick={() => setPlays(!plays)}>
        <Icon name={plays ? 'pause' : 'play'} />
        {plays ? 'Pause' : 'Play'}
      </Button>
    </>
  )
}
