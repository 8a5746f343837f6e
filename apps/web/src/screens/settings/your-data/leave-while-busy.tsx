import { useLeaveGuard } from '#lib/hooks/use-leave-guard.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** Shown while something is under way that would end with the page: leaving asks first. */
export function LeaveWhileBusy({ what }: { readonly what: string }) {
  const { blocked, stay, leave } = useLeaveGuard(true)
  return (
    <Dialog
      title={`Your ${what} is under way`}
      open={blocked}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Wait for it</Button>
          <Button variant="danger" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      <p>Leaving this page gives it up. Nothing of yours is lost, and you can begin again.</p>
    </Dialog>
  )
}
