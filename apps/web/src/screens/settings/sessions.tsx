import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useAccounts } from '#features/accounts/auth.tsx'
import { deviceName, isHandheld, placeName, wayName } from '#features/settings/device.ts'
import { failureWords } from '#lib/failure-words.ts'
import { sessionsQuery, settingsKeys } from '#features/settings/queries.ts'
import { formatMoment } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { PartHead } from './part.tsx'
import { WaitingRows } from './waiting-rows.tsx'

/** Where the account is signed in, and the way out of each. */
export function Sessions() {
  const api = useApi()
  const cache = useQueryClient()
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(api))
  const [asking, setAsking] = useState(false)
  const ending = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { account } = await api()
      for (const id of ids) await account.deleteSession(id)
    },
    onSuccess: (_done, ids) =>
      toast.success(ids.length === 1 ? 'That session has ended.' : 'All other sessions have ended.'),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsKeys.all }),
  })
  const others = sessions?.filter(({ current }) => !current) ?? []
  return (
    <>
      <PartHead
        title="Sessions"
        actions={
          <>
            {others.length > 1 ? (
              <Button size="sm" busy={ending.isPending} onClick={() => ending.mutate(others.map(({ $id }) => $id))}>
                Sign out the others
              </Button>
            ) : null}
            <Button size="sm" variant="danger-quiet" onClick={() => setAsking(true)}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        Every browser that is signed in to your account. What you do not know, sign out.
      </PartHead>
      {sessions ? (
        <Rows label="Sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.$id}
              session={session}
              busy={ending.isPending && ending.variables.includes(session.$id)}
              onEnd={() => ending.mutate([session.$id])}
            />
          ))}
        </Rows>
      ) : isError ? (
        <LoadFailure what="Your sessions" as="h2" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
      <EverywhereDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

type RowProps = { readonly session: Models.Session; readonly busy: boolean; readonly onEnd: () => void }

function SessionRow({ session, busy, onEnd }: RowProps) {
  const name = deviceName(session)
  return (
    <Row
      icon={isHandheld(session) ? 'phone' : 'laptop'}
      title={name}
      marks={session.current ? <Badge>This one</Badge> : null}
      hint={
        <>
          Signed in with {wayName(session.provider)}, {formatMoment(session.$createdAt)}
          <br />
          {placeName(session)}
        </>
      }
      actions={
        session.current ? null : (
          <Button size="sm" busy={busy} aria-label={`Sign out: ${name}`} onClick={onEnd}>
            Sign out
          </Button>
        )
      }
    />
  )
}

function EverywhereDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const accounts = useAccounts()
  const leaving = useMutation({
    mutationFn: () => accounts.logout('all'),
    onError: (error) => toast.error(failureWords(error)),
  })
  return (
    <Dialog
      title="Sign out everywhere?"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button variant="danger" busy={leaving.isPending} onClick={() => leaving.mutate()}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <p>Every session ends at once, this one too. To go on you sign in again.</p>
    </Dialog>
  )
}
