import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import styles from './media.module.css'

export function Media() {
  return (
    <div className={styles.media}>
      <ScreenHead title="Media" />
      <EmptySheet ratios={[1.5, 0.8, 1.2]} tall>
        <Empty
          as="h2"
          title="You don't have any media yet"
          action={
            <ButtonLink variant="primary" to={routes.newMedia()}>
              Generate Media
            </ButtonLink>
          }
        >
          Pictures and videos appear here as they are drawn, newest first.
        </Empty>
      </EmptySheet>
    </div>
  )
}
