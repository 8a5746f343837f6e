import type { OperatorAccount } from '@eidolon/contract/operate.ts'
import { useId, useState } from 'react'
import { useAct } from '#features/admin/use-act.ts'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = { readonly account: OperatorAccount; readonly onClose: () => void }

const gigabyte = 1e9

/** How much an account may keep, where the usual is not right for it. */
export function QuotaDialog({ account, onClose }: Props) {
  const form = useId()
  const { proved, question } = useProved()
  const act = useAct(proved)
  const [words, setWords] = useState(String(account.quota / gigabyte))
  const amount = Number(words.replace(',', '.'))
  const isRight = words.trim() !== '' && amount > 0 && amount <= 1e6
  const save = (quota: number | null, says: string) =>
    act.mutate(
      { request: ['PATCH', `/operate/accounts/${encodeURIComponent(account.id)}`, { json: { quota } }], says },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      title="How much may it keep?"
      onClose={onClose}
      actions={
        <>
          {account.ownQuota === null ? null : (
            <Button onClick={() => save(null, 'It may keep the usual again.')}>The usual</Button>
          )}
          <Button type="submit" form={form} variant="primary" busy={act.isPending} disabled={!isRight}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          if (isRight) save(Math.round(amount * gigabyte), 'Saved.')
        }}
      >
        <TextField
          label="Gigabytes"
          inputMode="decimal"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          hint="At least what every account may keep."
        />
      </Form>
      {question}
    </Dialog>
  )
}
