import type { Models } from 'appwrite'
import { useState } from 'react'
import { failureWords } from '#lib/failure-words.ts'
import { isFault } from '#lib/fault.ts'
import { TextField } from '#ui/field/field.tsx'
import { FormDialog } from '#screens/settings/form-dialog.tsx'
import { passwordProblem } from './password-problem.ts'
import { useChange } from '#screens/settings/use-change.ts'

type OwnAccount = Models.User<Models.Preferences>
type Props = {
  readonly kind: 'email' | 'phone'
  readonly me: OwnAccount
  readonly onClose: () => void
  readonly onSaved: (user: OwnAccount) => void
}

const words = {
  email: { label: 'E-mail address', type: 'email', complete: 'email', hint: undefined },
  phone: { label: 'Phone number', type: 'tel', complete: 'tel', hint: 'With its country: +351 912 345 678.' },
} as const

/** An address or number to sign in with, secured by the password; without one yet, this is where it is chosen. */
export function AddressDialog({ kind, me, onClose, onSaved }: Props) {
  const hasPassword = me.passwordUpdate !== ''
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const wanted = kind === 'phone' ? address.replaceAll(/[\s()-]/g, '') : address.trim()
  const change = useChange<void>((account) =>
    kind === 'email' ? account.updateEmail(wanted, password) : account.updatePhone(wanted, password),
  )
  const wrong = addressProblem(kind, wanted)
  const weak = passwordProblem(password)
  const aboutPassword = isFault(
    change.error,
    'user_invalid_credentials',
    'user_password_personal_data',
    'user_password_recently_used',
  )
  const refused = change.isError ? failureWords(change.error) : undefined
  const { label, hint, complete, type: inputType } = words[kind]
  const submit = () => {
    setTried(true)
    if (wrong || weak) return
    change.mutate(undefined, { onSuccess: (user) => onSaved(user ?? me) })
  }
  return (
    <FormDialog
      title={`${me[kind] ? 'Change' : 'Add'} ${kind === 'email' ? 'e-mail' : 'phone'}`}
      busy={change.isPending}
      onClose={onClose}
      onSave={submit}
      question={change.question}
    >
      <TextField
        label={label}
        hint={hint}
        type={inputType}
        autoComplete={complete}
        value={address}
        error={(tried && wrong) || (aboutPassword ? undefined : refused)}
        onChange={(event) => {
          setAddress(event.target.value)
          change.reset()
        }}
      />
      <TextField
        label={hasPassword ? 'Your password' : 'Choose a password'}
        hint={hasPassword ? undefined : 'At least 8 characters. Together with the address it opens your account.'}
        type="password"
        autoComplete={hasPassword ? 'current-password' : 'new-password'}
        value={password}
        error={(tried && weak) || (aboutPassword ? refused : undefined)}
        onChange={(event) => {
          setPassword(event.target.value)
          change.reset()
        }}
      />
    </FormDialog>
  )
}

function addressProblem(kind: 'email' | 'phone', wanted: string): string | undefined {
  if (kind === 'email') return /^\S+@\S+\.\S+$/.test(wanted) ? undefined : 'Enter an address such as maya@example.com.'
  return /^\+[1-9]\d{6,14}$/.test(wanted) ? undefined : 'Enter the number with its country, such as +351 912 345 678.'
}
