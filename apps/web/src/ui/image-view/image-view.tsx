import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './image-view.module.css'

/** A picture in one or more formats. `sources` come best first; `src` is what every browser can read. */
export type Picture = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly srcSet?: string
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[]
  /** The same picture at 16 to 48 px: the first look, shown as honest pixels until the picture is there. */
  readonly coarse?: string
}

type Props = {
  readonly picture: Picture
  /** Empty for decoration. */
  readonly alt: string
  readonly sizes?: string
  /** For the one picture that is the first thing to see. */
  readonly priority?: boolean
  readonly className?: string | undefined
  /** The picture is there. */
  readonly onArrived?: (() => void) | undefined
  /** The picture cannot be had. */
  readonly onError?: (() => void) | undefined
}

/** Every picture sits in one: cut corners, the well behind it, coarse to fine. Shape and position come by `className`. */
export function ImageView({ picture, alt, sizes, priority = false, className, onArrived, onError }: Props) {
  const { src, srcSet, width, height, sources = [], coarse } = picture
  const [arrived, setArrived] = useState(false)
  // A prerendered picture may have arrived before this code did, and then no load event comes.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setArrived(true)
  }
  return (
    <span className={cx(styles.print, className)} data-state={arrived ? 'arrived' : 'waiting'}>
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={look}
          className={styles.fine}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          onLoad={() => {
            setArrived(true)
            onArrived?.()
          }}
          onError={onError}
        />
      </picture>
      {coarse ? (
        <img
          className={styles.coarse}
          src={coarse}
          alt=""
          aria-hidden="true"
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
        />
      ) : null}
    </span>
  )
}
