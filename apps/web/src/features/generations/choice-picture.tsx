import type { Choice } from '@eidolon/contract/engines.ts'
import { type Ref, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './scene-picker.module.css'

type Props = {
  readonly ref?: Ref<HTMLSpanElement>
  readonly choice: Choice | undefined
  /** What stands in the empty place. */
  readonly icon: IconName
  /** Its turn to be fetched has not come yet. */
  readonly waits?: boolean
  /** It is there, or will never be. */
  readonly onSettled?: () => void
}

/** What a choice looks like; an empty place where nothing is chosen or nothing can be shown. */
export function ChoicePicture({ ref, choice, icon, waits = false, onSettled }: Props) {
  const [lost, setLost] = useState('')
  const url = choice?.previewUrl ?? ''
  if (waits) return <span ref={ref} className={styles.picture} aria-hidden="true" />
  return (
    <span ref={ref} className={styles.picture} data-empty={choice ? undefined : true} aria-hidden="true">
      {url && url !== lost ? (
        <img
          src={url}
          alt=""
          width={224}
          height={224}
          decoding="async"
          fetchPriority="low"
          onLoad={onSettled}
          onError={() => {
            setLost(url)
            onSettled?.()
          }}
        />
      ) : choice ? (
        <span className={styles.initial}>{choice.label.slice(0, 1)}</span>
      ) : (
        <Icon name={icon} className={styles.mark} />
      )}
    </span>
  )
}
