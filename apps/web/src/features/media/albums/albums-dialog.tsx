import type { Album } from '@eidolon/contract/media/albums.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import styles from './albums.module.css'
import { createAlbum } from '#features/media/changes.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import { mediaKeys } from '#features/media/queries.ts'
import { Form } from '#ui/form/form.tsx'

type Props = {
  readonly ids: readonly string[]
  readonly albums: readonly Album[]
  readonly onClose: () => void
  readonly onSave: (into: readonly string[], outOf: readonly string[]) => void
}

type AlbumMembership = 'in' | 'some' | 'out'

/** Into which albums these go. An album that holds some of them stays as it is unless it is chosen. */
export function AlbumsDialog({ ids, albums, onClose, onSave }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const store = useMediaStore()
  const before = (album: string): AlbumMembership => {
    const holding = ids.filter((id) => store.get(id)?.albumIds.includes(album)).length
    return holding === 0 ? 'out' : holding === ids.length ? 'in' : 'some'
  }
  const [chosen, setChosen] = useState<Readonly<Record<string, AlbumMembership>>>({})
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const now = (album: string) => chosen[album] ?? before(album)
  const [busy, start] = useTransition()
  /** The id of the new one; undefined when it could not be made. */
  const create = async (): Promise<string | undefined> => {
    try {
      const { $id } = await createAlbum(api, name)
      await cache.invalidateQueries({ queryKey: mediaKeys.albums })
      setChosen({ ...chosen, [$id]: 'in' })
      setName('')
      setError('')
      return $id
    } catch {
      setError('Not made. The studio could not be reached, or it refused. Try again.')
      return undefined
    }
  }
  const changed = (to: AlbumMembership) => Object.keys(chosen).filter((id) => chosen[id] === to && before(id) !== to)
  const save = () =>
    start(async () => {
      // Saving with a typed name creates that album, too.
      const made = name.trim() === '' ? [] : [await create()]
      const into = [...changed('in'), ...made.filter((id) => id !== undefined)]
      if (!made.includes(undefined)) onSave(into, changed('out'))
    })
  return (
    <Dialog
      title={ids.length === 1 ? 'Albums' : `Albums of ${formatNumber(ids.length)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      {albums.length > 0 ? (
        <Chips>
          {albums.map((album) => (
            <ChoiceChip
              key={album.$id}
              type="checkbox"
              checked={now(album.$id) === 'in'}
              onChange={(event) => setChosen({ ...chosen, [album.$id]: event.target.checked ? 'in' : 'out' })}
            >
              {album.name}
              {now(album.$id) === 'some' ? ' (some)' : ''}
            </ChoiceChip>
          ))}
        </Chips>
      ) : (
        <p>There are no albums yet. Give the first one a name.</p>
      )}
      <Form
        className={styles.create}
        onSubmit={() => {
          if (name.trim() !== '') start(async () => void (await create()))
        }}
      >
        <TextField
          label="New album"
          value={name}
          maxLength={limits.album.name}
          error={error || undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} busy={busy}>
          Create
        </Button>
      </Form>
    </Dialog>
  )
}
