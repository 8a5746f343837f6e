import type { Choice } from '@eidolon/contract/engines.ts'
import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './scene-picker.module.css'

type Props = {
  readonly choice: Choice | undefined
  /** What stands in the empty place. */
  readonly icon: IconName
}

/** What a choice looks like; an empty place where nothing is chosen or nothing can be shown. */
export function ChoicePicture({ choice, icon }: Props) {
  const [lost, setLost] = useState('')
  const url = choice?.previewUrl ?? ''
  return (
    <span className={styles.picture} data-empty={choice ? undefined : true} aria-hidden="true">
      {url && url !== lost ? (
        <img src={url} alt="" width={224} height={224} loading="lazy" decoding="async" onError={() => setLost(url)} />
      ) : choice ? (
        <span className={styles.initial}>{choice.label.slice(0, 1)}</span>
      ) : (
        <Icon name={icon} className={styles.mark} />
      )}
    </span>
  )
}
