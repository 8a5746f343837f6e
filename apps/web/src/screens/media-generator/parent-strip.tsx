import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { useQuery } from '@tanstack/react-query'
import { readMediaItem } from '#features/media/media-item.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import styles from './parts/generator-form.module.css'
import type { Generator } from './values/use-generator.ts'

/** The picture that this one goes on from, and how far it may go. */
export function ParentStrip({ generator }: { readonly generator: Generator }) {
  const { values, engine, problems, change } = generator
  const { parentMediaId, strength } = values
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['media', 'one', parentMediaId],
    queryFn: async () =>
      readMediaItem(await (await api()).databases.getDocument(databaseId, collectionIds.media, parentMediaId)),
    enabled: parentMediaId !== '',
  })
  if (!parentMediaId) return null
  const still = data?.posterId ?? data?.fileId
  return (
    <section className={styles.parent} aria-label="Goes on from a picture">
      <span className={styles.parentPicture}>
        {still ? <img src={filePreviewUrl(bucketIds.media, still, { width: 192 })} alt="" /> : null}
      </span>
      <div className={styles.parentWords}>
        {isError ? <p className={styles.error}>That picture is not in your library any more.</p> : null}
        {engine?.abilities.strength ? (
          <Slider
            label="Strength"
            min={0}
            max={100}
            step={5}
            value={Math.round(strength * 100)}
            ends={['as it is', 'something else']}
            onChange={(percent) => change({ strength: percent / 100 })}
          />
        ) : (
          <p>
            {engine?.abilities.reference
              ? 'Goes on from this picture.'
              : 'This engine does not see pictures: it gets the words alone.'}
          </p>
        )}
        {problems['strength'] ? <p className={styles.error}>{problems['strength']}</p> : null}
      </div>
      <Button variant="icon" aria-label="Do not go on from this picture" onClick={() => change({ parentMediaId: '' })}>
        <Icon name="close" />
      </Button>
    </section>
  )
}
