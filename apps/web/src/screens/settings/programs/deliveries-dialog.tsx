import type { Hook } from '@eidolon/contract/accounts/hooks.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { deliveriesQuery, deliveryWords, eventWords, sendAgain } from '#features/settings/hooks.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import styles from './programs.module.css'

/** What an address was told lately and what it answered; each can be sent once more. */
export function DeliveriesDialog({ of: { $id, url }, onClose }: { readonly of: Hook; readonly onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const { data: deliveries, isError, isFetching, refetch } = useQuery(deliveriesQuery(api, $id))
  const sending = useMutation({
    mutationFn: (id: string) => sendAgain(api, $id, id),
    onSuccess: () => toast.success('It is sent once more.'),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.hooks }),
  })
  return (
    <Dialog title="Deliveries" onClose={onClose} actions={null}>
      <p className={styles.address}>{url}</p>
      {deliveries ? (
        deliveries.length > 0 ? (
          <Rows label="Deliveries">
            {deliveries.map((delivery) => (
              <Row
                key={delivery.$id}
                title={eventWords[delivery.event]}
                hint={<span className={styles.address}>{deliveryWords(delivery)}</span>}
                actions={
                  delivery.status === 'waiting' ? null : (
                    <Button
                      size="sm"
                      busy={sending.isPending && sending.variables === delivery.$id}
                      aria-label={`Send again: ${eventWords[delivery.event]}, ${deliveryWords(delivery)}`}
                      onClick={() => sending.mutate(delivery.$id)}
                    >
                      Send again
                    </Button>
                  )
                }
              />
            ))}
          </Rows>
        ) : (
          <p>Nothing was sent in the last week.</p>
        )
      ) : isError ? (
        <LoadFailure what="The deliveries" as="h3" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </Dialog>
  )
}
