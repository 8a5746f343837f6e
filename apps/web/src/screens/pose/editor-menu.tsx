import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import { Menu } from '#ui/menu/menu.tsx'

type PoseFileKind = 'json' | 'vrm' | 'vrma'

type Props = {
  readonly onLoad: () => void
  readonly onSave: (kind: PoseFileKind) => void
  /** Absent before the pose is kept. */
  readonly onDelete?: () => void
}

/** Files of a pose, in and out, and its end. */
export const EditorMenu = memoSlot(function EditorMenu({ onLoad, onSave, onDelete }: Props) {
  const download = (label: string, kind: PoseFileKind) =>
    ({ label, icon: 'download', onSelect: () => onSave(kind) }) as const
  return (
    <Menu
      trigger={
        <Button variant="icon" aria-label="More for this pose">
          <Icon name="more" />
        </Button>
      }
      entries={[
        { label: 'Load a file', icon: 'upload', onSelect: onLoad },
        download('Download as JSON', 'json'),
        download('Download as a VRM pose', 'vrm'),
        download('Download as a VRM animation', 'vrma'),
        ...(onDelete
          ? ['line' as const, { label: 'Delete', icon: 'trash' as const, tone: 'danger' as const, onSelect: onDelete }]
          : []),
      ]}
    />
  )
})
