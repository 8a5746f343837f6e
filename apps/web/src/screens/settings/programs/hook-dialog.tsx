import { type HookEvent, hookEvents, hookLimits, signatureHeader } from '@eidolon/contract/accounts/hooks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { eventWords, makeHook } from '#features/settings/hooks.ts'
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
import { Switch } from '#ui/switch/switch.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './programs.module.css'

/** Asks who is to be told of what, and shows what it is signed with the only time that there is. */
export function HookDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const form = useId()
  const { proved, question } = useProved()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly HookEvent[]>(['generation.completed'])
  const [tried, setTried] = useState(false)
  const making = useMutation({
    mutationFn: () => proved(() => makeHook(api, { url: url.trim(), events })),
    onSuccess: () => cache.invalidateQueries({ queryKey: settingsKeys.hooks }),
  })
  const missing = url.trim() === '' ? 'Where is it to be told?' : undefined
  const aboutUrl = making.isError && detailsOf(making.error).field === 'url'
  const refused = making.isError ? failureWords(making.error) : undefined
  const submit = () => {
    setTried(true)
    if (!missing && events.length > 0) making.mutate()
  }
  if (making.data) {
    return (
      <Dialog
        title="Copy the secret now"
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        }
      >
        <p>
          Your program checks with it that a delivery comes from here: every one is signed in the header{' '}
          {signatureHeader}. It is shown this once.
        </p>
        <dl className={styles.secret}>
          <CopyLine label="Secret" value={making.data.secret} />
        </dl>
      </Dialog>
    )
  }
  return (
    <Dialog
      title="New hook"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={making.isPending}>
            Make the hook
          </Button>
        </>
      }
    >
      <Form id={form} className={part.form} onSubmit={submit}>
        <TextField
          label="Address"
          hint="With https, and reachable from everywhere."
          type="url"
          inputMode="url"
          placeholder="https://example.com/hook"
          maxLength={hookLimits.url}
          autoComplete="off"
          value={url}
          error={
            (tried && missing) ||
            (aboutUrl ? 'That is no address with https that can be reached from everywhere.' : undefined)
          }
          onChange={(event) => {
            setUrl(event.target.value)
            making.reset()
          }}
        />
        <fieldset className={styles.scopes}>
          <legend>It is told when</legend>
          {hookEvents.map((event) => (
            <Switch
              key={event}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(hookEvents.filter((each) => (each === event ? target.checked : events.includes(each))))
              }
            >
              {eventWords[event]}
            </Switch>
          ))}
          {tried && events.length === 0 ? (
            <p role="alert" className={type_.hint}>
              Choose at least one.
            </p>
          ) : null}
        </fieldset>
        {refused && !aboutUrl ? <Banner tone="danger">{refused}</Banner> : null}
      </Form>
      {question}
    </Dialog>
  )
}
