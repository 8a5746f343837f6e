import { storyFileUrl } from '#features/stories/queries.ts'
import { download } from '#lib/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'

/** How a story leaves the studio. What is not saved yet would be missing in it. */
export function LeaveMenu({ storyId, isSaved }: { readonly storyId: string; readonly isSaved: boolean }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          <Icon name="download" />
          Export
        </Button>
      }
      entries={[
        {
          label: 'PDF',
          icon: 'download',
          disabled: !isSaved,
          onSelect: () => download(storyFileUrl(storyId, 'pdf')),
        },
      ]}
    />
  )
}
