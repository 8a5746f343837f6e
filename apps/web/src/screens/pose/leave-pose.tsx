import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'

type Props = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }

/** The editor is being left with a pose that is not kept. */
export const LeavePose = memoSlot(function LeavePose({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      title="Leave without saving?"
      open={open}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>What you changed in this pose is not kept yet.</p>
    </Dialog>
  )
})
