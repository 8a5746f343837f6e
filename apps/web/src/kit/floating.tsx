import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { Sample } from './sample.tsx'

const say = (what: string) => () => toast(what)

export function Floating() {
  const [open, setOpen] = useState(false)
  return (
    <Sample
      title="Dialog, menu, toast, tooltip"
      note="Only these float. Toasts stand top right; an undo lives in the toast."
    >
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        title="Are you sure you want to delete Yuki Arai?"
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        <p>She has 48 pictures and 2 videos. What should happen to them?</p>
      </Dialog>
      <Menu
        trigger={
          <Button>
            More
            <Icon name="chevronDown" />
          </Button>
        }
        entries={[
          { label: 'Favourite', icon: 'heart', shortcut: 'F', onSelect: say('Kept.') },
          { label: 'Remix', icon: 'retry', shortcut: 'R', onSelect: say('The form holds its recipe.') },
          { label: 'Share link', icon: 'share', disabled: true, onSelect: say('') },
          'line',
          { label: 'Move to trash', icon: 'trash', tone: 'danger', onSelect: say('1 moved to trash.') },
        ]}
      />
      <Tooltip text="Keep this face">
        <Button variant="icon" aria-label="Keep this face">
          <Icon name="lock" />
        </Button>
      </Tooltip>
      <Button onClick={say('3 moved to trash.')}>Blank</Button>
      <Button onClick={() => toast.success('Saved.')}>Success</Button>
      <Button onClick={() => toast.error('Not saved: the connection is gone. Your text is safe here.')}>Error</Button>
      <Button onClick={() => toast.loading('Waiting for your wallet')}>Loading</Button>
    </Sample>
  )
}
