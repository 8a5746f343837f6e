import { useState } from 'react'
import { ShareDialog } from '#features/media/albums/share-dialog.tsx'
import { storyFileUrl } from '#features/stories/queries.ts'
import { download } from '#lib/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'

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
          {
            label: 'Export as PDF',
            icon: 'download',
            disabled: !isSaved,
            onSelect: () => download(storyFileUrl(storyId, 'pdf')),
          },
          { label: 'Share link', icon: 'share', onSelect: () => setSharing(true) },
        ]}
      />
      {isSharing ? <ShareDialog shared={{ kind: 'stories', id: storyId }} onClose={() => setSharing(false)} /> : null}
    </>
  )
}
