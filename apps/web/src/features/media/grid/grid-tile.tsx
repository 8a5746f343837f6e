import { bucketIds } from '@eidolon/contract/resources.ts'
import { memo, useState } from 'react'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { clock } from '#lib/format.ts'
import { prefersMotion } from '#lib/prefers-motion.ts'
import { VideoWithoutPoster } from '#features/media/video-without-poster.tsx'
import styles from './grid-tile.module.css'
import type_ from '#ui/type/type.module.css'
import { nameOf, sheetBadge, stillUrl } from '#features/media/media-item.ts'
import { useMediaItem } from '#features/media/media-store.ts'

type Props = {
  readonly id: string | undefined
  /** Its place in the library, and how many there are. */
  readonly place: number
  readonly total: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly selected: boolean
  /** The one that the Tab key reaches. */
  readonly reachable: boolean
  readonly href: string
  /** What of a search it meets; empty where nothing is searched for. */
  readonly why: string
}

/**
 * A picture on the wall. Few nodes, because many are there at once; clicks and keys are heard by the wall. A video plays
 * without sound while one is near it.
 */
export const GridTile = memo(function GridTile({ id, place, total, selected, reachable, href, why, ...box }: Props) {
  const item = useMediaItem(id)
  const [near, setNear] = useState(false)
  if (!item) return <li className={styles.waiting} style={box} data-place={place} aria-hidden="true" />
  const { kind, fileId, durationMs, favorite, cutOut, engine } = item
  const name = nameOf(item)
  const still = stillUrl(item, stepFor(box.width))
  const plays = near && kind === 'video'
  const watch =
    kind === 'video'
      ? {
          onPointerEnter: () => setNear(prefersMotion()),
          onPointerLeave: () => setNear(false),
          onFocus: () => setNear(prefersMotion()),
          onBlur: () => setNear(false),
        }
      : {}
  return (
    <li
      className={styles.tile}
      style={box}
      data-place={place}
      data-id={id}
      data-selected={selected || undefined}
      data-why={why ? true : undefined}
      data-clear={cutOut || engine === '' || undefined}
      aria-posinset={place + 1}
      aria-setsize={total}
      {...watch}
    >
      <a className={styles.link} href={href} tabIndex={reachable ? 0 : -1} draggable={false}>
        {still && !(plays && cutOut) ? (
          <img className={styles.picture} src={still} alt={name} decoding="async" draggable={false} />
        ) : null}
        {still || plays ? null : <VideoWithoutPoster item={item} className={styles.film} />}
        {plays && cutOut ? (
          // Through it its still would be seen.
          <img className={styles.picture} src={fileViewUrl(bucketIds.media, fileId)} alt={name} draggable={false} />
        ) : plays ? (
          <video
            className={styles.film}
            src={fileViewUrl(bucketIds.media, fileId)}
            aria-label={still ? undefined : name}
            muted
            loop
            playsInline
            autoPlay
          />
        ) : null}
        {why ? (
          <span className={styles.why} title={why}>
            <span className={type_.visuallyHidden}>Found by: </span>
            {why}
          </span>
        ) : null}
      </a>
      <input
        className={styles.select}
        type="checkbox"
        tabIndex={-1}
        aria-label={`Select ${name}`}
        checked={selected}
        readOnly
      />
      {kind === 'video' ? <span className={styles.length}>{clock(durationMs)}</span> : null}
      {kind === 'sheet' ? (
        <span className={styles.length} data-still>
          {sheetBadge(item)}
        </span>
      ) : null}
      {favorite ? <span className={styles.favourite}>Favourite</span> : null}
    </li>
  )
})

const steps = [160, 320, 480, 720, 960]

/** One of a few widths, so that previews are made once and kept. */
function stepFor(width: number): number {
  const wanted = width * Math.min(2, window.devicePixelRatio || 1)
  return steps.find((step) => step >= wanted * 0.9) ?? 960
}
