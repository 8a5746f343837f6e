import { useId, type ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './select.module.css'

type Props = Omit<ComponentProps<'select'>, 'id' | 'onChange'> & {
  readonly label: string
  /** The label is for those who cannot see what the values mean. */
  readonly labelHidden?: boolean
  /** It is as wide as its place, whatever is in the list: choosing then has nothing around it laid out again. */
  readonly isSteady?: boolean
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly onChange: (id: string) => void
}

/** The platform's own list, which phones know best, in our clothes. */
export const Select = memoSlot(function Select({
  label,
  labelHidden = false,
  isSteady = false,
  options,
  onChange,
  className,
  ...rest
}: Props) {
  const id = useId()
  return (
    <div className={cx(isSteady ? styles.steady : styles.field, className)}>
      <label className={labelHidden ? type_.visuallyHidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select {...rest} id={id} className={styles.select} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.mark} />
      </span>
    </div>
  )
})
