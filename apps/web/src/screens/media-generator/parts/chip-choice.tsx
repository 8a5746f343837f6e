import type { ReactNode } from 'react'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './generator-form.module.css'

type Props<Id extends string | number> = {
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly id: Id; readonly label: ReactNode }[]
  readonly value: Id | undefined
  readonly problem?: string | undefined
  /** What the choice comes to, in a line under it. */
  readonly hint?: string | undefined
  /** For many short ones. */
  readonly narrow?: boolean
  readonly onChoose: (id: Id) => void
}

/** One of a few, all of them in sight. */
export function ChipChoice<Id extends string | number>({
  label,
  name,
  options,
  value,
  problem,
  hint,
  narrow,
  onChoose,
}: Props<Id>) {
  return (
    <fieldset className={styles.group} data-narrow={narrow || undefined}>
      <legend>{label}</legend>
      <Chips>
        {options.map((option) => (
          <ChoiceChip key={option.id} name={name} checked={option.id === value} onChange={() => onChoose(option.id)}>
            {option.label}
          </ChoiceChip>
        ))}
      </Chips>
      {hint ? <p className={cx(type_.hint, styles.comesTo)}>{hint}</p> : null}
      {problem ? (
        <p className={styles.error}>
          <Icon name="warning" />
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
