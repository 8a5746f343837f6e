import { bucketIds } from '@eidolon/contract/resources.ts'
import { useState } from 'react'
import { shapesAvatarUrl } from '#lib/avatar.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Character } from './character.ts'
import styles from './character-picture.module.css'

type Props = {
  readonly character: Pick<Character, '$id' | 'imageId' | 'portraitPending'>
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly className?: string | undefined
}

const widths = [320, 640, 960]

/** The picture, a quiet place for the one that is being drawn, or shapes that belong to this character alone. */
export function CharacterPicture({ character, alt, sizes, priority, className }: Props) {
  const { $id, imageId, portraitPending } = character
  const [lost, setLost] = useState<string>()
  if (!imageId && portraitPending) {
    return (
      <span className={cx(styles.pending, className)}>
        <Skeleton className={styles.waiting} />
        <span className={styles.words} aria-hidden={alt === '' || undefined}>
          Being drawn
        </span>
      </span>
    )
  }
  if (!imageId || imageId === lost) {
    const picture = { src: shapesAvatarUrl($id), width: 128, height: 128 }
    return <ImageView picture={picture} alt={alt} className={cx(styles.shapes, className)} />
  }
  const url = (width: number) => filePreviewUrl(bucketIds.characters, imageId, { width })
  const picture = { src: url(640), width: 640, height: 800, srcSet: widths.map((w) => `${url(w)} ${w}w`).join(', ') }
  return (
    <ImageView
      key={imageId}
      picture={picture}
      alt={alt}
      sizes={sizes}
      priority={priority ?? false}
      className={className}
      onError={() => setLost(imageId)}
    />
  )
}
