import { keyScopes, type KeyScope } from '@eidolon/contract/accounts/key-scopes.ts'
import { keyHeader, keyLimits } from '@eidolon/contract/accounts/keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { makeKey, scopeWords } from '#features/settings/keys.ts'
import { settingsKeys } from '#features/settings/queries.ts'
import { CopyLine } from '#features/subscription/copy-line.tsx'
import { failureWords } from '#lib/failure-words.ts'
import { detailsOf } from '#lib/fault-details.ts'
import { useApi } from '#lib/use-api.tsx'
import part from '#screens/settings/part.module.css'
import { useProved } from '#screens/settings/sign-in/use-proved.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './programs.module.css'

const day = 86_400_000
const ends = [
  { id: '30', label: 'After 30 days' },
  { id: '90', label: 'After 90 days' },
  { id: '365', label: 'After a year' },
  { id: '', label: 'When I revoke it' },
]

/** Asks what a key is for, makes it, and shows its secret the only time that there is. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const form = useId()
  const { proved, question } = useProved()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read'])
  const [end, setEnd] = useState('90')
  const [tried, setTried] = useState(false)
  const making = useMutation({
    mutationFn: () =>
      proved(() => {
        const expire = end ? new Date(Date.now() + Number(end) * day).toISOString() : undefined
        return makeKey(api, { name: name.trim(), scopes, ...(expire && { expire }) })
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsKeys.keys }),
  })
  const nameless = name.trim() === '' ? 'Give it a name by which you will know it.' : undefined
  const aboutName = making.isError && detailsOf(making.error).field === 'name'
  const refused = making.isError ? failureWords(making.error) : undefined
  const submit = () => {
    setTried(true)
    if (!nameless && scopes.length > 0) making.mutate()
  }
  if (making.data) {
    return (
      <Dialog
        title="Copy the key now"
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        }
      >
        <p>It is shown this once: we keep no copy. A program sends it in the header {keyHeader}.</p>
        <dl className={styles.secret}>
          <CopyLine label={making.data.name} value={making.data.secret} />
        </dl>
      </Dialog>
    )
  }
  return (
    <Dialog
      title="New key"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={making.isPending}>
            Make the key
          </Button>
        </>
      }
    >
      <Form id={form} className={part.form} onSubmit={submit}>
        <TextField
          label="Name"
          hint="What will use it: “Blog script”, “Laptop”."
          maxLength={keyLimits.name}
          autoComplete="off"
          value={name}
          error={(tried && nameless) || (aboutName ? refused : undefined)}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.scopes}>
          <legend>What it may do</legend>
          {keyScopes.map((scope) => (
            <Switch
              key={scope}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(keyScopes.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
              }
            >
              {scopeWords[scope].label}
              <span className={styles.about}>{scopeWords[scope].about}</span>
            </Switch>
          ))}
          {tried && scopes.length === 0 ? (
            <p role="alert" className={type_.hint}>
              Choose at least one.
            </p>
          ) : null}
        </fieldset>
        <Select label="It ends" value={end} options={ends} onChange={setEnd} />
        {refused && !aboutName ? <Banner tone="danger">{refused}</Banner> : null}
      </Form>
      {question}
    </Dialog>
  )
}
