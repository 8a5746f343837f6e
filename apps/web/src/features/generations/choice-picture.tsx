import type { Choice } from '@eidolon/contract/engines.ts'
import { useState } from 'react'
import styles from './scene-picker.module.css'

/** What a choice looks like; an empty place where nothing is chosen or nothing can be shown. */
export function ChoicePicture({ choice }: { readonly choice: Choice | undefined }) {
  const [lost, setLost] = useState('')
  const url = choice?.previewUrl ?? ''
  return (
    <span className={styles.picture} data-empty={choice ? undefined : true} aria-hidden="true">
      {url && url !== lost ? (
        <img src={url} alt="" width={224} height={224} loading="lazy" decoding="async" onError={() => setLost(url)} />
      ) : (
        <span className={styles.initial}>{choice?.label.slice(0, 1)}</span>
      )}
    </span>
  )
}
