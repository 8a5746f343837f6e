import type { OperatorAccount } from '@eidolon/contract/operate.ts'
import { useId, useState } from 'react'
import { useAct } from '#features/admin/use-act.ts'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = { readonly account: OperatorAccount; readonly onClose: () => void; readonly onRemoved: () => void }

/** Asks for the account's id before everything it has is gone. */
export function RemoveDialog({ account, onClose, onRemoved }: Props) {
  const form = useId()
  const { proved, question } = useProved()
  const act = useAct(proved)
  const [words, setWords] = useState('')
  const isRight = words.trim() === account.id
  const { id, characters, media } = account
  return (
    <Dialog
      title="Remove this account?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="danger" busy={act.isPending} disabled={!isRight}>
            Remove it
          </Button>
        </>
      }
    >
      <p>
        {characters} characters, {media} pictures and films and everything else it has go with it. This cannot be taken
        back. What it has paid stays known.
      </p>
      <Form
        id={form}
        onSubmit={() => {
          if (!isRight) return
          const says = 'The account is removed.'
          const path = `/operate/accounts/${encodeURIComponent(id)}` as const
          act.mutate({ request: ['DELETE', path, { json: { confirm: id } }], says }, { onSuccess: onRemoved })
        }}
      >
        <TextField
          label="Its id, to be sure"
          autoComplete="off"
          spellCheck={false}
          placeholder={id}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Form>
      {question}
    </Dialog>
  )
}
