import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useAuth } from '#features/accounts/auth.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { formatDate } from '#lib/format.ts'
import { CopyLine } from '#features/subscription/copy-line.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/field.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { AvatarPicker } from './avatar-picker.tsx'
import part from './part.module.css'
import { PartHead, PartSection } from './part.tsx'
import styles from './profile.module.css'
import { useChange, useMe } from './use-change.ts'
import { WaitingRows } from './waiting-rows.tsx'
import { Form } from '#ui/form/form.tsx'

/** Name and picture of the account. Private. */
export function Profile() {
  const { data: me, isError, isFetching, refetch } = useMe()
  const address = useAuth((auth) => auth.walletAddress)
  return (
    <>
      <PartHead title="Profile">For your own eyes: nobody else sees your name or your picture.</PartHead>
      {me ? (
        <>
          <AvatarPicker me={me} />
          <NameForm name={me.name} />
          <PartSection title="Account">
            <dl className={styles.facts}>
              {address ? <CopyLine label="Wallet" value={address} /> : <CopyLine label="Account id" value={me.$id} />}
              <div>
                <dt>Here since</dt>
                <dd>{formatDate(me.registration)}</dd>
              </div>
            </dl>
          </PartSection>
        </>
      ) : isError ? (
        <LoadFailure what="Your profile" as="h2" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </>
  )
}

const longest = 128

function NameForm({ name: kept }: { readonly name: string }) {
  // Until something is typed it is what the server knows, also when that changes on another machine.
  const [typed, setTyped] = useState<string>()
  const name = typed ?? kept
  const change = useChange<string>((account, wanted) => account.updateName(wanted))
  const wanted = name.trim()
  const tooLong = wanted.length > longest
  const problem = tooLong ? `At most ${longest} characters.` : change.isError ? failureWords(change.error) : undefined
  return (
    <Form
      className={part.form}
      onSubmit={() => {
        if (!wanted || tooLong || wanted === kept) return
        change.mutate(wanted, {
          onSuccess: () => {
            setTyped(undefined)
            toast.success('Your name is saved.')
          },
        })
      }}
    >
      <TextField
        label="Display name"
        name="name"
        autoComplete="nickname"
        value={name}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={change.isPending} disabled={!wanted || wanted === kept}>
        Save name
      </Button>
    </Form>
  )
}
