import { useState } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './variations-panel.module.css'

/** Its picture is drawn when it is asked for, which takes a while; until then its place breathes. */
export function CandidatePicture({ src }: { readonly src: string }) {
  const [state, setState] = useState<'waiting' | 'there' | 'missing'>('waiting')
  return (
    <>
      <img
        src={src}
        alt=""
        width={384}
        height={384}
        hidden={state === 'missing'}
        onLoad={() => setState('there')}
        onError={() => setState('missing')}
      />
      {state === 'waiting' ? <Skeleton className={styles.cover} /> : null}
      {state === 'missing' ? (
        <span className={styles.missing}>
          <span className={type_.hint}>This one could not be drawn.</span>
        </span>
      ) : null}
    </>
  )
}
