import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly title: string
  /** What the name is called here. */
  readonly label: string
  readonly name: string
  readonly maxLength: number
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}

/** What something is called; an empty name is not taken. */
export function RenameDialog({ title, label, name, maxLength, onClose, onSave }: Props) {
  const form = useId()
  const [value, setValue] = useState(name)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => (value.trim() === '' ? undefined : onSave(value.trim()))}>
        <TextField
          label={label}
          value={value}
          maxLength={maxLength}
          required
          onChange={(event) => setValue(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
