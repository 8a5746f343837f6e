import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import type_ from '#ui/type/type.module.css'
import { Counter } from './counter.tsx'
import { MarkedArea, type Mark } from './marked-area.tsx'
import styles from './field.module.css'

type FieldText = {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and what to do; shown beside the field and read with it. */
  readonly error?: string | undefined
}

type TextProps = FieldText & Omit<ComponentProps<'input'>, 'id'>

/** A form has many fields, and while one is written in the others have nothing to do. */
export const TextField = memoSlot(function TextField({ label, hint, error, className, ...rest }: TextProps) {
  const ids = useFieldIds()
  return (
    <Frame label={label} hint={hint} error={error} ids={ids} className={className}>
      <input {...rest} {...described(ids, hint, error)} id={ids.control} className={styles.input} />
    </Frame>
  )
})

type AreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength' | 'value'> & {
    readonly value: string
    /** Shown as a counter. Typing past it is allowed and said, so that a pasted text is never cut in silence. */
    readonly limit?: number
    /** Words to underline; `saidBy` is the id of the element that says why. */
    readonly marks?: readonly Mark[]
    readonly saidBy?: string | undefined
  }

export const AreaField = memoSlot(function AreaField(props: AreaProps) {
  const { label, hint, error, limit, value, marks, saidBy, className, ...rest } = props
  const ids = useFieldIds()
  const control = { ...rest, value, ...described(ids, hint, error, saidBy), id: ids.control }
  const counter = limit === undefined ? null : <Counter length={value.length} limit={limit} />
  return (
    <Frame label={label} hint={hint} error={error} ids={ids} counter={counter} className={className}>
      {marks ? <MarkedArea {...control} marks={marks} /> : <textarea {...control} className={styles.area} />}
    </Frame>
  )
})

type Ids = { readonly control: string; readonly hint: string; readonly error: string }

function useFieldIds(): Ids {
  const id = useId()
  return { control: id, hint: `${id}-hint`, error: `${id}-error` }
}

function described(ids: Ids, hint: ReactNode, error: string | undefined, saidBy?: string) {
  const by = [error && ids.error, hint && ids.hint, saidBy].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined } as const
}

type FrameProps = FieldText & {
  readonly ids: Ids
  readonly counter?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Frame({ label, hint, error, ids, counter, className, children }: FrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
        {counter}
      </div>
      {children}
      {error ? (
        <p className={styles.error} id={ids.error}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={type_.hint} id={ids.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
