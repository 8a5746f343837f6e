import { bucketIds, collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { putGeneration } from '#features/generations/cache.ts'
import {
  cancelGeneration,
  cancelGenerations,
  retryGeneration,
  prioritizeGeneration,
} from '#features/generations/calls.ts'
import { GenerationCard } from '#features/generations/generation-card.tsx'
import { isUnderWay, ratioOf, type Generation } from '#features/generations/generation.ts'
import { recentGenerationsQuery, stripLength } from '#features/generations/queries.ts'
import { type Refusal, refusalOf } from '#features/generations/refusal.ts'
import { TransparentVideo } from '#features/media/transparent-video.tsx'
import { readMediaItem, type MediaItem } from '#features/media/media-item.ts'
import { MediaTile } from '#features/media/media-tile.tsx'
import { keptReading, notDrawn } from '#features/prompt-interpretation/words.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import { fieldsOf, textOf } from '#lib/json-guards.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { AccessNeeded } from '#screens/subscription/access-needed.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './results.module.css'

type Props = {
  readonly id: string
  readonly online: boolean
  /** Requests that the studio has not answered yet. */
  readonly asking: number
  readonly onReuse: (generation: Generation) => void
}

type Unpaid = Extract<Refusal, { kind: 'payment' }>

/** Everything asked for lately: what is being drawn, as it comes, and what was. */
export function Results({ id, online, asking, onReuse }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(recentGenerationsQuery(api))
  const media = useResultMedia(data ?? [])
  const names = useNames(data ?? [])
  const act = async (work: Promise<Generation | boolean>, words: string) => {
    try {
      const answer = await work
      if (typeof answer === 'object') putGeneration(cache, answer)
      else await refetch()
    } catch (error) {
      const refused = refusalOf(error)
      toast.error('message' in refused ? refused.message : words)
    }
  }
  const [unpaid, setUnpaid] = useState<{ readonly id: string; readonly refusal: Unpaid }>()
  /** Where access is missing, paying is offered at the place of the refusal, and asking again goes on from there. */
  const retry = async (generation: string) => {
    setUnpaid(undefined)
    const asking = retryGeneration(api, generation).catch((error: unknown) => {
      const refusal = refusalOf(error)
      if (refusal.kind !== 'payment') throw error
      setUnpaid({ id: generation, refusal })
      return true
    })
    await act(asking, 'Not asked again: out of reach.')
  }
  const cancelAll = async () => {
    try {
      const count = await cancelGenerations(api, 'all')
      toast(count === 1 ? 'One is cancelled.' : `${count} are cancelled.`)
      await refetch()
    } catch {
      toast.error('Not cancelled: out of reach.')
    }
  }
  const putFirst = async (generation: string) => {
    try {
      toast((await prioritizeGeneration(api, generation)) ? 'It is drawn next.' : 'It is being drawn already.')
    } catch {
      toast.error('Not moved: out of reach.')
    }
  }
  const underWay = data?.filter(isUnderWay).length ?? 0
  const waiting = data?.filter(({ status }) => status === 'queued').length ?? 0
  const finished = data?.find(({ status }) => status === 'succeeded')
  return (
    <section className={styles.results} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={type_.display4} id={`${id}-title`}>
          Results
        </h2>
        {underWay > 1 ? (
          <Button size="sm" variant="plain" disabled={!online} onClick={() => void cancelAll()}>
            <Icon name="close" />
            Cancel all
          </Button>
        ) : null}
      </div>
      <output className={type_.visuallyHidden}>
        {finished ? `Finished: ${names.get(finished.characterId) ?? 'a picture'}` : ''}
      </output>
      {isError && !data ? (
        <LoadFailure what="Your results" busy={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.strip}>
          {Array.from({ length: asking }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are all alike until the studio names them
            <li key={`asking-${index}`}>
              <Skeleton className={styles.asking} />
              <p className={type_.hint}>Asking the studio</p>
            </li>
          ))}
          {data.map((generation) => (
            <li key={generation.$id}>
              <GenerationCard
                generation={generation}
                name={names.get(generation.characterId) ?? 'Somebody'}
                offline={!online}
                missing={notDrawn(keptReading(generation.request)?.unknown ?? [])}
                onReuse={generation.kind === 'sheet' ? undefined : () => onReuse(generation)}
                onCancel={() => void act(cancelGeneration(api, generation.$id), 'Not cancelled: out of reach.')}
                onFirst={waiting > 1 ? () => void putFirst(generation.$id) : undefined}
                onRetry={() => void retry(generation.$id)}
                notice={
                  unpaid?.id === generation.$id ? (
                    <AccessNeeded
                      message={unpaid.refusal.message}
                      address={unpaid.refusal.address}
                      onAccess={() => void retry(generation.$id)}
                    />
                  ) : null
                }
              >
                <Finished
                  generation={generation}
                  items={media.filter(({ $id }) => generation.mediaIds.includes($id))}
                />
              </GenerationCard>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className={styles.asking} />
      )}
      {data?.length === 0 && asking === 0 ? (
        <p className={styles.none}>Pictures appear here while they are drawn. You can ask for the next meanwhile.</p>
      ) : null}
    </section>
  )
}

function Finished({ generation, items }: { readonly generation: Generation; readonly items: readonly MediaItem[] }) {
  const { mediaIds } = generation
  if (items.length === 0) return <Skeleton className={styles.asking} />
  // As they were delivered, whatever order they were fetched in.
  const ordered = items.toSorted((a, b) => mediaIds.indexOf(a.$id) - mediaIds.indexOf(b.$id))
  return (
    <div
      className={styles.pictures}
      data-many={ordered.length > 1 || undefined}
      style={{ '--ar': ratioOf(generation) }}
    >
      {ordered.map((item) =>
        item.kind === 'video' ? (
          <Film key={item.$id} item={item} />
        ) : (
          <MediaTile
            key={item.$id}
            item={item}
            to={routes.mediaItem(item.$id)}
            sizes="(min-width: 64rem) 30rem, 90vw"
          />
        ),
      )}
    </div>
  )
}

/** Plays where it is. */
function Film({ item }: { readonly item: MediaItem }) {
  const { fileId, posterId, prompt, width, height } = item
  const src = `/v1/storage/buckets/${bucketIds.media}/files/${encodeURIComponent(fileId)}/view?project=${projectId}`
  return (
    <figure className={styles.film}>
      {item.cutOut ? (
        <div className={styles.clear}>
          <TransparentVideo item={item} className={undefined} />
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it: it has no sound
        <video
          src={src}
          poster={posterId ? filePreviewUrl(bucketIds.media, posterId, { width: 960 }) : undefined}
          width={width}
          height={height}
          controls
          loop
          muted
          playsInline
          preload="none"
          aria-label={prompt || 'Video'}
        />
      )}
      <a className={styles.open} href={routes.mediaItem(item.$id)}>
        <Icon name="external" />
        Open in the library
      </a>
    </figure>
  )
}

/** The rows of everything that has been finished, fetched together. */
function useResultMedia(generations: readonly Generation[]): readonly MediaItem[] {
  const api = useApi()
  const ids = generations.filter(({ status }) => status === 'succeeded').map(({ $id }) => $id)
  const { data = [] } = useQuery({
    queryKey: ['media', 'results', ids],
    queryFn: async () => {
      const { databases } = await api()
      const queries = [Query.equal('generationId', ids), Query.isNull('trashedAt'), Query.limit(200)]
      const { documents } = await databases.listDocuments(databaseId, collectionIds.media, queries)
      return documents.map((document) => readMediaItem(document))
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return data
}

/** Who they show. */
function useNames(generations: readonly Generation[]): ReadonlyMap<string, string> {
  const api = useApi()
  const ids = [...new Set(generations.map(({ characterId }) => characterId))].toSorted()
  const { data = [] } = useQuery({
    queryKey: ['characters', 'names', ids],
    queryFn: async () => {
      const { databases } = await api()
      const queries = [Query.equal('$id', ids), Query.select(['$id', 'name']), Query.limit(stripLength)]
      return (await databases.listDocuments(databaseId, collectionIds.characters, queries)).documents
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data.map((document) => [document.$id, textOf(fieldsOf(document)['name'])]))
}
