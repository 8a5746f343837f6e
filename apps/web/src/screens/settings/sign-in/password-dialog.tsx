import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'
import { isFault } from '#lib/fault.ts'
import { TextField } from '#ui/field/field.tsx'
import { FormDialog } from '#screens/settings/form-dialog.tsx'
import { passwordProblem } from './password-problem.ts'
import { useChange } from '#screens/settings/use-change.ts'

/** Replaces the password by another; the other sessions end. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [tried, setTried] = useState(false)
  const change = useChange<void>((account) => account.updatePassword(next, old))
  const weak = passwordProblem(next)
  const aboutOld = isFault(change.error, 'user_invalid_credentials')
  const refused = change.isError ? failureWords(change.error) : undefined
  const submit = () => {
    setTried(true)
    if (weak) return
    change.mutate(undefined, {
      onSuccess: () => {
        onClose()
        toast.success('Your password is changed. You are signed out everywhere else.')
      },
    })
  }
  return (
    <FormDialog
      title="Change password"
      busy={change.isPending}
      onClose={onClose}
      onSave={submit}
      question={change.question}
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
    </FormDialog>
  )
}
