import { useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './tags-field.module.css'

type Props = {
  readonly label: string
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** Offered while typing. */
  readonly known?: readonly string[]
  readonly hint?: string
  readonly error?: string | undefined
}

/** Words one after the other: Enter or a comma keeps one, Backspace in the empty field takes the last one back. */
export const TagsField = memoSlot(function TagsField({ label, tags, onChange, known = [], hint, error }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const keep = (typed: string) => {
    const added = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    if (added.length > 0) onChange([...tags, ...added])
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      keep(text)
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1))
  }
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove tag ${tag}`}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          value={text}
          list={`${id}-known`}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) =>
            event.target.value.includes(',') ? keep(event.target.value) : setText(event.target.value)
          }
          onKeyDown={press}
          onBlur={() => keep(text)}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
        </datalist>
      </div>
      {error ? (
        <p className={type_.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={type_.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
})
