import { lookPicturePath, type LookView } from '@eidolon/contract/characters/looks.ts'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type { Genes } from './genes.ts'
import styles from './look-picture.module.css'

type Props = {
  readonly genes: Genes
  readonly style: string
  readonly alt: string
  readonly size?: number
  readonly expression?: string
  /** How much of them is seen. */
  readonly view?: LookView
  readonly className?: string | undefined
  /** It is there, or will never be. */
  readonly onSettled?: () => void
  readonly onArrived?: () => void
}

/** A character drawn from the genes alone, where it has no picture of its own. */
export function LookPicture({ genes, style, alt, size = 768, expression, view = 'portrait', className, ...on }: Props) {
  const shown = { size, view, ...(style && { style }), ...(expression && { expression }) } as const
  const picture = { src: `/v1${lookPicturePath(genes, shown)}`, width: size, height: size }
  const arrived = () => {
    on.onArrived?.()
    on.onSettled?.()
  }
  return (
    <ImageView
      picture={picture}
      alt={alt}
      className={cx(styles.drawn, className)}
      onArrived={arrived}
      onError={on.onSettled}
    />
  )
}
