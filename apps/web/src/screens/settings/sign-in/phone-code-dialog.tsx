import type { Models } from 'appwrite'
import toast from 'react-hot-toast/headless'
import { CodeForm } from '#features/settings/code-form.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useChange } from '#screens/settings/use-change.ts'

type Props = { readonly me: Models.User<Models.Preferences>; readonly onClose: () => void }

/** The code that was sent to a number shows that it is one's own. */
export function PhoneCodeDialog({ me, onClose }: Props) {
  const check = useChange<string>(async (account, code) => {
    await account.updatePhoneVerification(me.$id, code)
  })
  return (
    <Dialog title="Confirm your number" onClose={onClose}>
      <p>We have sent a code to {me.phone}.</p>
      <CodeForm
        label="Code"
        action="Confirm"
        busy={check.isPending}
        problem={check.isError ? failureWords(check.error) : ''}
        onSubmit={(code) =>
          check.mutate(code, {
            onSuccess: () => {
              onClose()
              toast.success('Your number is confirmed.')
            },
          })
        }
      />
    </Dialog>
  )
}
