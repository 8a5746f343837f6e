import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'

type LeaveProps = {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly onDiscard: () => void
}

/** The page is being left with unsaved words. */
export const LeaveDialog = memoSlot(function LeaveDialog({ open, onStay, onLeave, onDiscard }: LeaveProps) {
  return (
    <Dialog
      title="Leave without saving?"
      open={open}
      onClose={onStay}
      actions={
        <>
          <Button variant="plain" onClick={onDiscard}>
            Discard and leave
          </Button>
          <Button onClick={onLeave}>Leave, keep the draft</Button>
          <Button variant="primary" onClick={onStay}>
            Go on writing
          </Button>
        </>
      }
    >
      <p>The draft stays in this browser and is here when you come back. The character itself is not changed.</p>
    </Dialog>
  )
})

type ConflictProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onOverwrite: () => void
  readonly onTake: () => void
}

/** Another tab or machine has saved first. */
export const ConflictDialog = memoSlot(function ConflictDialog({ open, onClose, onOverwrite, onTake }: ConflictProps) {
  return (
    <Dialog
      title="Somebody saved first"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onTake}>
            Take what was saved
          </Button>
          <Button onClick={onClose}>Go on writing</Button>
          <Button variant="primary" onClick={onOverwrite}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>This character was changed in another tab or on another machine after you began. Nothing is lost yet.</p>
    </Dialog>
  )
})
