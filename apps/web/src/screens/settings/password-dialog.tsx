import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#features/settings/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import part from './part.module.css'
import { passwordProblem } from './password-problem.ts'
import { useChange } from './use-change.ts'

/** Replaces the password by another; sessions go on. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [tried, setTried] = useState(false)
  const change = useChange<void>((account) => account.updatePassword(next, old))
  const weak = passwordProblem(next)
  const { type } = Object(change.error)
  const aboutOld = type === 'user_invalid_credentials'
  const refused = change.isError ? failureWords(change.error) : undefined
  const submit = () => {
    setTried(true)
    if (weak) return
    change.mutate(undefined, {
      onSuccess: () => {
        onClose()
        toast.success('Your password is changed. Other sessions go on until you sign them out.')
      },
    })
  }
  return (
    <Dialog
      title="Change password"
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={change.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={part.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Your password now"
          type="password"
          autoComplete="current-password"
          value={old}
          error={aboutOld ? refused : undefined}
          onChange={(event) => {
            setOld(event.target.value)
            change.reset()
          }}
        />
        <TextField
          label="New password"
          hint="At least 8 characters."
          type="password"
          autoComplete="new-password"
          value={next}
          error={(tried && weak) || (aboutOld ? undefined : refused)}
          onChange={(event) => {
            setNext(event.target.value)
            change.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
