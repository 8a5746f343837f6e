import { keyLimits, type Key } from '@eidolon/contract/accounts/keys.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { keysQuery, keyWords, revokeKey } from '#features/settings/keys.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { failureWords } from '#lib/failure-words.ts'
import { isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { PartSection } from '#screens/settings/part.tsx'
import part from '#screens/settings/part.module.css'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { KeyDialog } from './key-dialog.tsx'

/** Keys: what each may do, when it was last used, and the way to take it back. */
export function Keys() {
  const { data: keys, isError, isFetching, refetch } = useQuery(keysQuery(useApi()))
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<Key>()
  const isFull = keys !== undefined && keys.length >= keyLimits.each
  return (
    <PartSection
      title="Keys"
      about="A program shows its key with every request. Whoever has the key can do what it was given for, so give each program its own."
    >
      {keys ? (
        <>
          {keys.length > 0 ? (
            <Rows label="Keys">
              {keys.map((key) => (
                <Row
                  key={key.$id}
                  icon="key"
                  title={key.name}
                  marks={key.expired ? <Badge>Ended</Badge> : null}
                  hint={keyWords(key)}
                  actions={
                    <Button
                      size="sm"
                      variant="danger-quiet"
                      aria-label={`Revoke: ${key.name}`}
                      onClick={() => setRevoking(key)}
                    >
                      Revoke
                    </Button>
                  }
                />
              ))}
            </Rows>
          ) : null}
          <div className={part.acts}>
            <Button size="sm" disabled={isFull} onClick={() => setMaking(true)}>
              <Icon name="plus" />
              New key
            </Button>
            {isFull ? <p className={part.count}>{`${keyLimits.each} keys are the most. Revoke one first.`}</p> : null}
          </div>
        </>
      ) : isError ? (
        <LoadFailure what="Your keys" as="h3" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
      {making ? <KeyDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <RevokeDialog of={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </PartSection>
  )
}

function RevokeDialog({ of: { $id, name }, onClose }: { readonly of: Key; readonly onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const revoking = useMutation({
    mutationFn: async () => {
      try {
        await revokeKey(api, $id)
      } catch (error) {
        // Revoked elsewhere in the meantime: it is gone, as was wanted.
        if (!isFault(error, 'key_not_found')) throw error
      }
    },
    onSuccess: () => {
      onClose()
      toast.success('The key no longer opens anything.')
    },
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.keys }),
  })
  return (
    <Dialog
      title="Revoke this key?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={revoking.isPending} onClick={() => revoking.mutate()}>
            Revoke
          </Button>
        </>
      }
    >
      <p>Programs that use “{name}” are refused from this moment on. It cannot be undone.</p>
    </Dialog>
  )
}
