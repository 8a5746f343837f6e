import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import toast from 'react-hot-toast/headless'
import { settingsKeys } from '#features/settings/queries.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useProved } from './use-proved.tsx'

type UnlinkProps = {
  readonly identity: Models.Identity | undefined
  readonly name: string
  readonly onClose: () => void
  readonly onUnlinked?: () => void
}

/** Asks before a way to sign in is taken away. */
export function UnlinkDialog({ identity, name, onClose, onUnlinked }: UnlinkProps) {
  const api = useApi()
  const cache = useQueryClient()
  const { proved, question } = useProved()
  const unlink = useMutation({
    mutationFn: (id: string) => proved(async () => (await api()).account.deleteIdentity(id)),
    onSuccess: () => {
      onUnlinked?.()
      onClose()
      toast.success(`${name} is unlinked.`)
    },
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.identities }),
  })
  return (
    <Dialog
      title={`Unlink ${name}?`}
      open={identity !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            busy={unlink.isPending}
            onClick={() => {
              if (identity) unlink.mutate(identity.$id)
            }}
          >
            Unlink
          </Button>
        </>
      }
    >
      <p>You can no longer sign in with {name}. Nothing of yours is lost, and you can link it again.</p>
      {question}
    </Dialog>
  )
}
