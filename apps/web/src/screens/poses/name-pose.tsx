import { limits } from '@eidolon/contract/limits.ts'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly title: string
  readonly name: string
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}

/** What a pose is called. */
export function NamePose({ title, name, onClose, onSave }: Props) {
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
          label="Name"
          value={value}
          maxLength={limits.pose.name}
          required
          onChange={(event) => setValue(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
