import { expressions } from '@eidolon/people'
import { useState } from 'react'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './expression-sheet.module.css'
import type { Genes } from './genes.ts'
import { LookPicture } from './look-picture.tsx'

type Props = { readonly genes: Genes; readonly style: string; readonly name: string }

const size = 192

/** One face in every mood. Drawn only for those who open it. */
export function ExpressionSheet({ genes, style, name }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.sheet} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className={type_.display4}>Expressions</h2>
        <Icon name="chevronDown" />
      </summary>
      {open ? <Faces genes={genes} style={style} name={name} /> : null}
    </details>
  )
}

const all = expressions.map(({ id }) => id)

function Faces({ genes, style, name }: Props) {
  const { waits, watch, settle } = useFewAtATime(all)
  return (
    <ul className={styles.faces}>
      {expressions.map(({ id, label }) => (
        <li key={id} ref={watch(id)}>
          {waits(id) ? (
            <div className={styles.place} />
          ) : (
            <LookPicture
              genes={genes}
              style={style}
              size={size}
              expression={id}
              alt={`${name}: ${label}`}
              className={styles.face}
              onSettled={() => settle(id)}
            />
          )}
          <span className={type_.hint}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
