import { useQueryClient } from '@tanstack/react-query'
import { AuthenticatorType } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { CodeForm } from '#features/settings/code-form.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useChange } from '#screens/settings/use-change.ts'

/** Removing the app needs a code of the app, or one of the recovery codes. */
export function RemoveAuthenticatorDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient()
  const [kind, setKind] = useState<'digits' | 'recovery'>('digits')
  const remove = useChange<string>(async (account, code) => {
    await account.deleteMfaAuthenticator(AuthenticatorType.Totp, code)
    await cache.invalidateQueries({ queryKey: settingsKeys.all })
  })
  return (
    <Dialog title="Remove the authenticator app" onClose={onClose}>
      <p>Its codes open nothing any more. Show one last time that you have it.</p>
      <CodeForm
        key={kind}
        kind={kind}
        label={kind === 'digits' ? 'Code that the app shows' : 'Recovery code'}
        action="Remove"
        busy={remove.isPending}
        problem={remove.isError ? failureWords(remove.error) : ''}
        onSubmit={(code) =>
          remove.mutate(code, {
            onSuccess: () => {
              onClose()
              toast.success('The authenticator app is removed.')
            },
          })
        }
      />
      <Button
        variant="plain"
        size="sm"
        onClick={() => {
          remove.reset()
          setKind(kind === 'digits' ? 'recovery' : 'digits')
        }}
      >
        {kind === 'digits' ? 'Use a recovery code' : 'Use the authenticator app'}
      </Button>
    </Dialog>
  )
}
