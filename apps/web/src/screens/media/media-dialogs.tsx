import type { Album } from '@eidolon/contract/media/albums.ts'
import { useQuery } from '@tanstack/react-query'
import { AlbumsDialog } from '#features/media/albums/albums-dialog.tsx'
import { Compare } from '#features/media/viewer/compare.tsx'
import type { Library } from '#features/media/library/library.ts'
import { useMediaItem } from '#features/media/media-store.ts'
import { fetchMediaItem } from '#features/media/queries.ts'
import { ShareDialog } from '#features/media/albums/share-dialog.tsx'
import type { useMediaActions } from '#features/media/use-media-actions.ts'
import type { Opened } from '#features/media/library/use-library-filter.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'

/** Which dialog is open, and for what. */
export type OpenDialog =
  | { readonly kind: 'share'; readonly id: string }
  | { readonly kind: 'give'; readonly id: string; readonly characterId: string | null }
  | { readonly kind: 'albums'; readonly ids: readonly string[] }
  | { readonly kind: 'sign'; readonly ids: readonly string[] }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'empty' }

type Props = {
  readonly dialog: OpenDialog | undefined
  readonly opened: Opened
  readonly library: Library
  readonly albums: readonly Album[]
  readonly names: Readonly<Record<string, string>>
  readonly actions: ReturnType<typeof useMediaActions>
  readonly onOpen: (id: string, how?: { readonly beside?: string }) => void
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function MediaDialogs({ dialog, opened, library, albums, names, actions, onOpen, onClose, onDeleted }: Props) {
  const sure = dialog?.kind === 'delete' || dialog?.kind === 'empty' ? dialog : undefined
  const many = sure?.kind === 'delete' ? sure.ids.length : 0
  return (
    <>
      {dialog?.kind === 'share' ? <ShareDialog shared={{ kind: 'media', id: dialog.id }} onClose={onClose} /> : null}
      {dialog?.kind === 'give' ? (
        <GiveDialog
          characterId={dialog.characterId}
          names={names}
          onClose={onClose}
          onGive={(characterId) => {
            onClose()
            void actions.give([dialog.id], characterId)
          }}
        />
      ) : null}
      {dialog?.kind === 'albums' ? (
        <AlbumsDialog
          ids={dialog.ids}
          albums={albums}
          onClose={onClose}
          onSave={(into, outOf) => {
            onClose()
            if (into.length + outOf.length > 0) void actions.sort(dialog.ids, into, outOf)
          }}
        />
      ) : null}
      {dialog?.kind === 'sign' ? <SignDialog ids={dialog.ids} onClose={onClose} /> : null}
      <Dialog
        title={
          sure?.kind === 'empty' ? 'Empty the trash?' : `Delete ${many === 1 ? 'it' : formatNumber(many)} for ever?`
        }
        open={sure !== undefined}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                onClose()
                onDeleted()
                void (sure?.kind === 'delete' ? actions.remove(sure.ids) : actions.emptyTrash())
              }}
            >
              Delete for ever
            </Button>
          </>
        }
      >
        <p>The files and their share links go, too. This cannot be undone.</p>
      </Dialog>
      {opened.beside ? <Beside opened={opened} library={library} onOpen={onOpen} /> : null}
    </>
  )
}

function Beside({ opened, library, onOpen }: Pick<Props, 'opened' | 'library' | 'onOpen'>) {
  const left = useItem(opened.open)
  const right = useItem(opened.beside)
  const place = library.indexOf(opened.beside)
  const other = async (step: 1 | -1) => {
    // A picture is not compared with itself.
    for (let at = place + step; at >= 0 && at < library.total(); at += step) {
      const id = await library.reach(at)
      if (id !== undefined && id !== opened.open) return onOpen(opened.open, { beside: id })
    }
  }
  if (!left || !right) return null
  return (
    <Compare
      left={left}
      right={right}
      onOther={place >= 0 ? (step) => void other(step) : undefined}
      onClose={() => onOpen(opened.open)}
    />
  )
}

function useItem(id: string) {
  const api = useApi()
  const known = useMediaItem(id)
  const { data } = useQuery({
    queryKey: ['media-one', id],
    queryFn: () => fetchMediaItem(api, id),
    enabled: known === undefined,
    retry: false,
  })
  return known ?? data
}
