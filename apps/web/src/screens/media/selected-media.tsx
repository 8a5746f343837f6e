import { downloadArchive } from '#features/media/changes.ts'
import { formats } from '#features/media/media-item.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import type { useMediaActions } from '#features/media/use-media-actions.ts'
import type { Selection } from '#features/media/grid/use-media-selection.ts'
import { SelectionBar, type SelectionAct } from '#ui/selection-bar/selection-bar.tsx'
import type { OpenDialog } from './media-dialogs.tsx'

type Props = {
  readonly selection: Selection
  /** One looks at the trash. */
  readonly trash: boolean
  readonly actions: ReturnType<typeof useMediaActions>
  readonly onOpenDialog: (dialog: OpenDialog) => void
  readonly onCompare: (one: string, other: string) => void
}

/** What can be done to everything that is selected. */
export function SelectedMedia({ selection, trash, actions, onOpenDialog, onCompare }: Props) {
  const store = useMediaStore()
  const ids = [...selection.ids]
  const [one, other] = ids
  const move = (trashed: boolean) => () => {
    void actions.trash(ids, trashed)
    selection.clear()
  }
  const comparing: readonly SelectionAct[] =
    one && other && ids.length === 2
      ? [{ label: 'Compare', icon: 'compare', onSelect: () => onCompare(one, other) }]
      : []
  const signing: readonly SelectionAct[] = trash
    ? []
    : [{ label: 'Sign as mine', icon: 'wallet', onSelect: () => onOpenDialog({ kind: 'sign', ids }) }]
  const leaving: readonly SelectionAct[] = trash
    ? [
        { label: 'Restore', icon: 'retry', onSelect: move(false) },
        { label: 'Delete for ever', icon: 'trash', onSelect: () => onOpenDialog({ kind: 'delete', ids }) },
      ]
    : [{ label: 'Trash', icon: 'trash', onSelect: move(true) }]
  const favorite = () =>
    void actions.favourite(
      ids,
      ids.some((id) => !store.get(id)?.favorite),
    )
  return (
    <SelectionBar
      count={selection.size}
      onClear={selection.clear}
      acts={[
        { label: 'Favourite', icon: 'heart', onSelect: favorite },
        { label: 'Album', icon: 'album', onSelect: () => onOpenDialog({ kind: 'albums', ids }) },
        ...comparing,
        ...signing,
        {
          label: 'Download',
          icon: 'download',
          entries: [
            { label: 'As they are', onSelect: () => downloadArchive(ids) },
            ...formats.map(({ format, name }) => ({
              label: `Pictures as ${name}`,
              onSelect: () => downloadArchive(ids, format),
            })),
          ],
        },
        ...leaving,
      ]}
    />
  )
}
