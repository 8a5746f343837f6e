import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChallengeForm } from '#features/settings/challenge-form.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'

type Way = 'show' | 'renew' | 'make'
type Props = { readonly way: Way; readonly onClose: () => void }

const titles: Readonly<Record<Way, string>> = {
  show: 'Your recovery codes',
  renew: 'New recovery codes',
  make: 'Your recovery codes',
}

/** Shows or makes the codes; when the last proof is too long ago, a second factor is asked for first. */
export function CodesDialog({ way, onClose }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const { proved, question } = useProved()
  const [agreed, setAgreed] = useState(way !== 'renew')
  const fetching = useMutation({
    mutationFn: async () => {
      const { account } = await api()
      const answer =
        way === 'show'
          ? account.getMfaRecoveryCodes()
          : way === 'renew'
            ? account.updateMfaRecoveryCodes()
            : proved(() => account.createMfaRecoveryCodes())
      return (await answer).recoveryCodes
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsKeys.factors }),
  })
  const { mutate } = fetching
  useEffect(() => {
    if (agreed) mutate()
  }, [agreed, mutate])
  const proofWanted = way !== 'make' && isFault(fetching.error, 'user_challenge_required')
  return (
    <Dialog
      title={titles[way]}
      onClose={onClose}
      actions={
        fetching.data ? (
          <Button variant="primary" onClick={onClose}>
            {way === 'show' ? 'Close' : 'I have kept them'}
          </Button>
        ) : agreed ? null : (
          <>
            <Button onClick={onClose}>Keep the old ones</Button>
            <Button variant="primary" onClick={() => setAgreed(true)}>
              Make new codes
            </Button>
          </>
        )
      }
    >
      {!agreed ? (
        <p>The codes you have now stop working.</p>
      ) : fetching.data ? (
        <RecoveryCodes codes={fetching.data} />
      ) : proofWanted ? (
        <>
          <p>Show that it is you first.</p>
          <ChallengeForm api={api} action="Go on" onDone={() => mutate()} />
        </>
      ) : fetching.isError ? (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onClick={() => mutate()}>
              Try again
            </Button>
          }
        >
          {failureWords(fetching.error)}
        </Banner>
      ) : (
        <Skeleton className={styles.waitingCode} />
      )}
      {question}
    </Dialog>
  )
}
