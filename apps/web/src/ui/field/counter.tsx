import type_ from '#ui/type/type.module.css'
import styles from './field.module.css'

type Props = { readonly length: number; readonly limit: number }

/** Silent until the last tenth; then it is colored, and past the end it is also read out. */
export function Counter({ length, limit }: Props) {
  const state = length > limit ? 'over' : length >= limit * 0.9 ? 'near' : 'fine'
  return (
    <span className={styles.counter} data-state={state}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <output className={type_.visuallyHidden}>
        {state === 'over' ? `${length - limit} characters too many` : ''}
      </output>
    </span>
  )
}
