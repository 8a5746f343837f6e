import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'

type Props = {
  /** Something was searched or filtered for. */
  readonly wanted: boolean
  readonly trash: boolean
  readonly onClear: () => void
  readonly onLeaveTrash: () => void
}

export function EmptyLibrary({ wanted, trash, onClear, onLeaveTrash }: Props) {
  return (
    <EmptySheet ratios={[1.5, 0.8, 1.2]} tall>
      {wanted ? (
        <Empty as="h2" title="Nothing like that here" action={<Button onClick={onClear}>Show everything</Button>}>
          No picture or video matches what you look for. The search reads the words they were made from.
        </Empty>
      ) : trash ? (
        <Empty as="h2" title="The trash is empty" action={<Button onClick={onLeaveTrash}>Back to the library</Button>}>
          What you throw away stays here for 30 days before it is deleted.
        </Empty>
      ) : (
        <Empty
          as="h2"
          title="You don't have any media yet"
          action={
            <ButtonLink variant="primary" to={routes.newMedia()}>
              Generate Media
            </ButtonLink>
          }
        >
          Pictures and videos appear here as they are drawn, newest first. Or drop pictures of your own here.
        </Empty>
      )}
    </EmptySheet>
  )
}
