import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareState } from '@eidolon/contract/media/shares.ts'
import { useId, useState } from 'react'
import { failureWords } from '#lib/failure-words.ts'
import { formatDate } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type_ from '#ui/type/type.module.css'
import { share, type Shared, shareState, unshare } from '#features/media/changes.ts'

type Props = { readonly shared: Shared; readonly onClose: () => void }

const away = 'The studio could not be reached. Try again.'
const day = 86_400_000
const ends = [
  { id: '', label: 'Until it is taken back' },
  { id: '1', label: 'After a day' },
  { id: '7', label: 'After a week' },
  { id: '30', label: 'After 30 days' },
]

const reach: Readonly<Record<Shared['kind'], string>> = {
  media: 'Whoever has the link sees this one and nothing else of yours.',
  albums:
    'Whoever has the link sees the pictures in this album, also those that come later, and nothing else of yours: neither its name nor your words.',
  stories:
    'Whoever has the link reads this story, also as you change it later, and sees nothing else of yours: neither prompts nor who is in it.',
}

/** What the files contain that others download. */
const contents = {
  with: "Anyone with the link can read the prompt, the settings and the character's details in the files they download.",
  without:
    "Downloaded files keep their content credentials and watermark. The prompt and the character's details are left out. Files you uploaded are otherwise shared as they are.",
}

/** What is said of a link that there is. */
const stateWords = ({ password, expire, includeRecipe }: ShareState): string =>
  `It is shared${password ? ', with a password' : ''}${expire ? `, until ${formatDate(expire)}` : ''}. ${
    includeRecipe ? 'Downloads include the recipe.' : "Downloads don't include the recipe."
  } A new link ends the one before.`

/** A link by which others may look at one picture or video, at an album, or read a story. Its address is shown once; afterwards it can be replaced. */
export function ShareDialog({ shared: what, onClose }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const queryKey = ['shares', what.kind, what.id]
  const { data: state } = useQuery({ queryKey, queryFn: () => shareState(api, what) })
  const [end, setEnd] = useState('')
  const [password, setPassword] = useState('')
  const [includeRecipe, setIncludeRecipe] = useState(false)
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const contentsId = useId()
  const { copied, copy } = useCopy(url)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (failure) {
      setError(failureWords(failure, { known: {}, otherwise: away, below: 600 }))
    }
    await cache.invalidateQueries({ queryKey })
    setBusy(false)
  }
  const make = () =>
    act(async () => {
      const expire = end ? new Date(Date.now() + Number(end) * day).toISOString() : undefined
      const made = await share(api, what, { ...(expire && { expire }), ...(password && { password }), includeRecipe })
      setUrl(new URL(made.url, location.href).href)
      setPassword('')
    })
  const revoke = () =>
    act(async () => {
      await unshare(api, what)
      setUrl('')
    })
  const shared = state?.shared ?? false
  return (
    <Dialog
      title="Share link"
      onClose={onClose}
      actions={
        <>
          {shared ? (
            <Button variant="danger-quiet" busy={busy} onClick={() => void revoke()}>
              Take the link back
            </Button>
          ) : null}
          <Button variant={url ? 'quiet' : 'primary'} busy={busy} onClick={() => void make()}>
            {shared ? 'Make a new link' : 'Make the link'}
          </Button>
        </>
      }
    >
      <output>{state?.shared ? stateWords(state) : reach[what.kind]}</output>
      {url ? (
        <>
          <TextField label="Link" value={url} readOnly onFocus={(event) => event.target.select()} />
          <Button variant="primary" onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
          <p className={type_.hint}>The address is told only now: we keep no copy of it.</p>
        </>
      ) : null}
      <Select label="It ends" value={end} options={ends} onChange={setEnd} />
      <TextField
        label="Password, if you want one"
        type="password"
        autoComplete="new-password"
        maxLength={256}
        value={password}
        error={error || undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Switch
        checked={includeRecipe}
        aria-describedby={contentsId}
        onChange={(event) => setIncludeRecipe(event.target.checked)}
      >
        Include the recipe (prompt and character details) in downloads
      </Switch>
      <p id={contentsId} className={type_.hint}>
        {includeRecipe ? contents.with : contents.without}
      </p>
    </Dialog>
  )
}
