import { bucketIds } from '@eidolon/contract/resources.ts'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { useApi } from '#lib/use-api.tsx'
import { nameOf, type MediaItem } from './media-item.ts'
import { giveMissingPoster } from '#features/media/uploads/video-poster.ts'

/** A video that has no still yet: it shows its own beginning, and is given one for the next time. */
export function VideoWithoutPoster({
  item,
  className,
}: {
  readonly item: MediaItem
  readonly className: string | undefined
}) {
  const api = useApi()
  return (
    <video
      className={className}
      src={fileViewUrl(bucketIds.media, item.fileId)}
      aria-label={nameOf(item)}
      preload="metadata"
      muted
      playsInline
      onLoadedMetadata={() => giveMissingPoster(api, item)}
    />
  )
}
