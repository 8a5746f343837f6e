import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import styles from './code-form.module.css'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly label: string
  readonly hint?: ReactNode
  readonly action: string
  readonly busy: boolean
  readonly problem: string
  /** Six digits, or one of the longer codes that are kept for bad days. */
  readonly kind?: 'digits' | 'recovery'
  readonly onSubmit: (code: string) => void
}

/** Takes a code as it was sent or shown; spaces that people and apps put into it are left out. */
export function CodeForm({ label, hint, action, busy, problem, kind = 'digits', onSubmit }: Props) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const plain = code.replaceAll(/[\s-]/g, '')
  const fits = kind === 'digits' ? /^\d{6}$/.test(plain) : /^[\da-f]{10}$/i.test(plain)
  const missing = kind === 'digits' ? 'Enter the six digits.' : 'Enter the ten characters of one of your codes.'
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setTried(!fits)
        if (fits && !busy) onSubmit(plain)
      }}
    >
      <TextField
        className={styles.code}
        label={label}
        hint={hint}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={tried && !fits ? missing : problem || undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {action}
      </Button>
    </Form>
  )
}
