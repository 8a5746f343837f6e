import type { Album } from '@eidolon/contract/media/albums.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './albums.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { changeAlbum, deleteAlbum } from '#features/media/changes.ts'
import { mediaKeys } from '#features/media/queries.ts'

type Props = {
  readonly album: Album
  /** The one picture that is selected, which may become the cover. */
  readonly chosen: string | undefined
  readonly onLeave: () => void
}

/** Whose album one looks at, and what one may do to it. Deleting an album deletes none of what it holds. */
export function AlbumHead({ album, chosen, onLeave }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [name, setName] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const [sharing, setSharing] = useState(false)
  const act = async (work: () => Promise<void>, said: string) => {
    try {
      await work()
      toast.success(said)
      await cache.invalidateQueries({ queryKey: mediaKeys.albums })
      return true
    } catch {
      toast.error('Not changed. The studio could not be reached, or it refused. Try again.')
      return false
    }
  }
  const rename = async () => {
    if (name === undefined || name.trim() === '') return
    if (await act(() => changeAlbum(api, album.$id, { name: name.trim() }), 'Renamed.')) setName(undefined)
  }
  const remove = async () => {
    setDeleting(false)
    if (await act(() => deleteAlbum(api, album.$id), `The album ${album.name} is gone; its pictures are not.`))
      onLeave()
  }
  return (
    <div className={styles.head}>
      <Button variant="plain" size="sm" onClick={onLeave}>
        <Icon name="arrowLeft" />
        <span className={styles.back}>All media</span>
      </Button>
      <h2 className={type_.display4}>{album.name}</h2>
      <Menu
        trigger={
          <Button variant="icon" size="sm" aria-label={`More about the album ${album.name}`}>
            <Icon name="more" />
          </Button>
        }
        entries={[
          { label: 'Share link', icon: 'share', onSelect: () => setSharing(true) },
          { label: 'Rename', icon: 'edit', onSelect: () => setName(album.name) },
          {
            label: 'Use the selected one as cover',
            icon: 'image',
            disabled: chosen === undefined,
            onSelect: () =>
              void act(() => changeAlbum(api, album.$id, { coverId: chosen ?? null }), 'It is the cover now.'),
          },
          'line',
          { label: 'Delete album', icon: 'trash', tone: 'danger', onSelect: () => setDeleting(true) },
        ]}
      />
      {sharing ? <ShareDialog shared={{ kind: 'albums', id: album.$id }} onClose={() => setSharing(false)} /> : null}
      <Dialog
        title="Rename album"
        open={name !== undefined}
        onClose={() => setName(undefined)}
        actions={
          <>
            <Button onClick={() => setName(undefined)}>Cancel</Button>
            <Button variant="primary" disabled={!name?.trim()} onClick={() => void rename()}>
              Rename
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          value={name ?? ''}
          maxLength={limits.album.name}
          onChange={(event) => setName(event.target.value)}
        />
      </Dialog>
      <Dialog
        title={`Delete the album ${album.name}?`}
        open={deleting}
        onClose={() => setDeleting(false)}
        actions={
          <>
            <Button onClick={() => setDeleting(false)}>Cancel</Button>
            <Button variant="danger" onClick={() => void remove()}>
              Delete album
            </Button>
          </>
        }
      >
        <p>What it holds stays in your library.</p>
      </Dialog>
    </div>
  )
}
