import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './characters.module.css'

export function Characters() {
  return (
    <div className={styles.characters}>
      <ScreenHead title="My Characters" />
      <SearchField className={styles.search} label="Search characters" placeholder="Search characters..." />
      <EmptySheet ratios={[0.8, 0.8, 0.8]} tall>
        <Empty
          as="h2"
          title="You don't have any characters yet"
          action={
            <ButtonLink variant="primary" to={routes.newCharacter()}>
              <Icon name="plus" />
              New Character
            </ButtonLink>
          }
        >
          Start with a sentence about someone. The portrait draws itself while you type.
        </Empty>
      </EmptySheet>
    </div>
  )
}
