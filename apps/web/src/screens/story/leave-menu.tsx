import type { StoryFileFormat } from '@eidolon/contract/stories.ts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ShareDialog } from '#features/media/albums/share-dialog.tsx'
import { storyFileUrl } from '#features/stories/queries.ts'
import { download } from '#lib/files/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'

type Exported = { readonly format: StoryFileFormat; readonly label: string; readonly hint: string }

const exported: readonly Exported[] = [
  { format: 'pdf', label: 'Export as PDF', hint: 'To print and to send; words can be searched' },
  { format: 'png', label: 'Export as PNG pages', hint: 'A zip of pictures, to post or to work on' },
  { format: 'cbz', label: 'Export as CBZ', hint: 'For comic readers on phones and tablets' },
]

/** How a story leaves the studio. What is not saved yet would be missing in a file. */
export function LeaveMenu({ storyId, isSaved }: { readonly storyId: string; readonly isSaved: boolean }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" aria-label="Export and share">
            <Icon name="share" />
            Share
          </Button>
        }
        entries={[
          ...exported.map(({ format, label, hint }) => ({
            label,
            hint,
            icon: 'download' as const,
            disabled: !isSaved,
            onSelect: () => {
              download(storyFileUrl(storyId, format))
              if (format !== 'pdf') toast('Every page is drawn for it. Your browser saves it as it comes.')
            },
          })),
          'line',
          { label: 'Share link', icon: 'share', onSelect: () => setSharing(true) },
        ]}
      />
      {isSharing ? <ShareDialog shared={{ kind: 'stories', id: storyId }} onClose={() => setSharing(false)} /> : null}
    </>
  )
}
