import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** A picture needs a character: the way to the first one. */
export function NoCharacters() {
  return (
    <EmptySheet ratios={[0.8, 1.5, 0.8]} tall>
      <Empty
        as="h2"
        title="Nobody to draw yet"
        action={
          <>
            <ButtonLink variant="primary" to={routes.newCharacterFrom({ guide: true })}>
              Create a character
            </ButtonLink>{' '}
            <ButtonLink variant="plain" to={routes.newCharacterFrom({ surprise: true, guide: true })}>
              <Icon name="dice" />
              Surprise me
            </ButtonLink>
          </>
        }
      >
        Pictures are drawn of a character. Describe someone in a sentence, and come back to have them drawn.
      </Empty>
    </EmptySheet>
  )
}
