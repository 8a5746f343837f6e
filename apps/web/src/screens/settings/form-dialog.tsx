import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import part from './part.module.css'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly title: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSave: () => void
  readonly children: ReactNode
  /** What is asked before it can be saved. */
  readonly question: ReactNode
}

/** Fields to fill in, to be saved or left. */
export function FormDialog({ title, busy, onClose, onSave, children, question }: Props) {
  const form = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} className={part.form} onSubmit={onSave}>
        {children}
      </Form>
      {question}
    </Dialog>
  )
}
