import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAccounts, useAuth } from '#features/accounts/auth.tsx'
import { accountCountsWords, type AccountCounts } from '#features/settings/account-counts.ts'
import { failureWords } from '#lib/failure-words.ts'
import { subscriptionQuery } from '#features/subscription/queries.ts'
import { formatDate } from '#lib/format.ts'
import { useSite } from '#lib/site.tsx'
import { useApi } from '#lib/use-api.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import styles from './data.module.css'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'
import { Form } from '#ui/form/form.tsx'

type Props = { readonly belongings: AccountCounts | undefined; readonly onClose: () => void }

const confirmation = 'delete my account'

/** Says what goes, offers nothing by accident: the words have to be typed. */
export function DeleteAccountDialog({ belongings, onClose }: Props) {
  const accounts = useAccounts()
  const api = useApi()
  const { productName } = useSite()
  const userId = useAuth((auth) => auth.userId)
  const form = useId()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { data: subscription } = useQuery({ ...subscriptionQuery(api), retry: false })
  const { proved, question } = useProved()
  const work = useMutation({
    mutationFn: () => proved(async () => (await api()).send('DELETE', '/account', { json: { confirm: userId } })),
    onSuccess: () => accounts.vanish('Your account and everything in it is deleted.'),
  })
  const matches = typed.trim().toLowerCase() === confirmation
  const things = belongings ? accountCountsWords(belongings) : ''
  return (
    <Dialog
      title="Delete your account?"
      onClose={() => {
        if (!work.isPending) onClose()
      }}
      actions={
        <>
          <Button disabled={work.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={form} variant="danger" busy={work.isPending}>
            Delete for ever
          </Button>
        </>
      }
    >
      <p>This is what goes, at once and for ever:</p>
      <ul className={styles.losses}>
        <li>{things ? `${things}, with everything in the trash` : 'Your characters, pictures and videos'}</li>
        <li>Albums, presets, wardrobes, drafts on the server, and every link you have shared</li>
        <li>Your sessions, addresses and second factors</li>
        {subscription?.active && subscription.endsAt ? (
          <li>Your subscription, which is paid until {formatDate(subscription.endsAt)}</li>
        ) : null}
      </ul>
      <p>
        Payments stay on the chain, where nobody can delete them. The same wallet can begin anew in {productName}, with
        nothing. An export keeps what you have made.
      </p>
      <Form
        id={form}
        onSubmit={() => {
          setTried(true)
          if (matches && !work.isPending) work.mutate()
        }}
      >
        <TextField
          label={`Type “${confirmation}”`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={tried && !matches ? `Type the words ${confirmation} to go on.` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      {work.isError ? <Banner tone="danger">{failureWords(work.error)}</Banner> : null}
      {question}
    </Dialog>
  )
}
