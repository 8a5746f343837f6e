import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly title: string
  readonly open: boolean
  readonly limit: number
  readonly hint?: string
  readonly action: string
  readonly onClose: () => void
  readonly onName: (name: string) => void
}

/** Asks for a name. */
export function NameDialog({ title, open, onClose, ...rest }: Props) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {open ? <NameForm {...rest} /> : null}
    </Dialog>
  )
}

function NameForm({ limit, hint, action, onName }: Omit<Props, 'title' | 'open' | 'onClose'>) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <Form
      onSubmit={() => {
        const typed = name.trim()
        if (typed === '') setProblem('Give it a name.')
        else if (Array.from(typed).length > limit) setProblem(`A name has at most ${limit} characters.`)
        else onName(typed)
      }}
    >
      <TextField
        label="Name"
        value={name}
        hint={hint}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setProblem(undefined)
          setName(event.target.value)
        }}
      />
      <p>
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </p>
    </Form>
  )
}
