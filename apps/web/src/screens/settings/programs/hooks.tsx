import { type Hook, hookLimits } from '@eidolon/contract/accounts/hooks.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { deleteHook, hooksQuery, hookWords, turnHook } from '#features/settings/hooks.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { failureWords } from '#lib/failure-words.ts'
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
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { HookDialog } from './hook-dialog.tsx'
import styles from './programs.module.css'

type Open = { readonly what: 'new' } | { readonly what: 'deliveries' | 'delete'; readonly hook: Hook }

/** Hooks: who is told, how that goes, and the way to end it. */
export function Hooks() {
  const api = useApi()
  const cache = useQueryClient()
  const { data: hooks, isError, isFetching, refetch } = useQuery(hooksQuery(api))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const turning = useMutation({
    mutationFn: ({ $id, enabled }: Hook) => turnHook(api, $id, !enabled),
    onSuccess: (_done, { enabled }) => toast.success(enabled ? 'It is told nothing for now.' : 'It is told again.'),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.hooks }),
  })
  const isFull = hooks !== undefined && hooks.length >= hookLimits.each
  return (
    <PartSection
      title="Hooks"
      about="The studio posts to an address of yours when something happens, signed, so that a program need not keep asking."
    >
      {hooks ? (
        <>
          {hooks.length > 0 ? (
            <Rows label="Hooks">
              {hooks.map((hook) => (
                <Row
                  key={hook.$id}
                  icon="link"
                  title={<span className={styles.address}>{hook.url}</span>}
                  marks={hook.enabled ? null : <Badge>Off</Badge>}
                  hint={hookWords(hook)}
                  actions={
                    <>
                      <Button
                        size="sm"
                        aria-label={`Deliveries: ${hook.url}`}
                        onClick={() => setOpen({ what: 'deliveries', hook })}
                      >
                        Deliveries
                      </Button>
                      <Button
                        size="sm"
                        busy={turning.isPending && turning.variables.$id === hook.$id}
                        aria-label={`Turn ${hook.enabled ? 'off' : 'on'}: ${hook.url}`}
                        onClick={() => turning.mutate(hook)}
                      >
                        {hook.enabled ? 'Turn off' : 'Turn on'}
                      </Button>
                      <Button
                        size="sm"
                        variant="danger-quiet"
                        aria-label={`Delete: ${hook.url}`}
                        onClick={() => setOpen({ what: 'delete', hook })}
                      >
                        Delete
                      </Button>
                    </>
                  }
                />
              ))}
            </Rows>
          ) : null}
          <div className={part.acts}>
            <Button size="sm" disabled={isFull} onClick={() => setOpen({ what: 'new' })}>
              <Icon name="plus" />
              New hook
            </Button>
            {isFull ? <p className={part.count}>{`${hookLimits.each} hooks are the most. Delete one first.`}</p> : null}
          </div>
        </>
      ) : isError ? (
        <LoadFailure what="Your hooks" as="h3" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
      {open?.what === 'new' ? <HookDialog onClose={close} /> : null}
      {open?.what === 'deliveries' ? <DeliveriesDialog of={open.hook} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeleteDialog of={open.hook} onClose={close} /> : null}
    </PartSection>
  )
}

function DeleteDialog({ of: { $id, url }, onClose }: { readonly of: Hook; readonly onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => deleteHook(api, $id),
    onSuccess: () => {
      onClose()
      toast.success('The hook is deleted.')
    },
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.hooks }),
  })
  return (
    <Dialog
      title="Delete this hook?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={deleting.isPending} onClick={() => deleting.mutate()}>
            Delete
          </Button>
        </>
      }
    >
      <p className={styles.address}>{url}</p>
      <p>It is told nothing more, and the list of what it was told goes too.</p>
    </Dialog>
  )
}
