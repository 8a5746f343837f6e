import { limits } from '@eidolon/contract/limits.ts'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = { readonly title: string; readonly onClose: () => void; readonly onSave: (title: string) => void }

/** What a story is called. */
export function RenameDialog({ title, onClose, onSave }: Props) {
  const form = useId()
  const [value, setValue] = useState(title)
  return (
    <Dialog
      title="Rename the story"
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
          label="Title"
          value={value}
          maxLength={limits.story.title}
          required
          onChange={(event) => setValue(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
