import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'

type Props = {
  /** Something was searched or filtered for. */
  readonly wanted: boolean
  readonly onClear: () => void
}

export function NoCharacters({ wanted, onClear }: Props) {
  return (
    <EmptySheet ratios={[0.8, 0.8, 0.8]} tall>
      {wanted ? (
        <Empty as="h2" title="Nobody like that here" action={<Button onClick={onClear}>Show everybody</Button>}>
          No character matches what you look for. The search reads names and descriptions; Filters reads appearances.
        </Empty>
      ) : (
        <Empty
          as="h2"
          title="You don't have any characters yet"
          action={<ButtonLink to={routes.newCharacter()}>Create a character</ButtonLink>}
        >
          Start with a sentence about someone. The portrait draws itself while you type. Or drop character cards here.
        </Empty>
      )}
    </EmptySheet>
  )
}
