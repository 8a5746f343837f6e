import { Link } from 'react-router'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './dashboard.module.css'

const tiles = [
  { label: 'Characters', count: 0, to: routes.characters() },
  { label: 'Videos', count: 0, to: routes.media() },
  { label: 'Images', count: 0, to: routes.media() },
  { label: 'Total Media', count: 0, to: routes.media() },
] as const

export function Dashboard() {
  return (
    <div className={styles.dashboard}>
      <ScreenHead
        title={
          <>
            <span className={type_.visuallyHidden}>Dashboard. </span>A quiet studio.
          </>
        }
      >
        <ButtonLink variant="primary" to={routes.newCharacter()}>
          <Icon name="plus" />
          New Character
        </ButtonLink>
        <ButtonLink to={routes.newMedia()}>Generate Media</ButtonLink>
      </ScreenHead>
      <ul className={styles.stats}>
        {tiles.map(({ label, count, to }) => (
          <li key={label}>
            <Link className={styles.stat} to={to}>
              <span>{label}</span> <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
      <section className={styles.section} aria-labelledby="recent-characters">
        <h2 className={type_.display4} id="recent-characters">
          Recent Characters
        </h2>
        <EmptySheet ratios={[1, 1, 1]}>
          <Empty
            title="You don't have any characters yet"
            action={<ButtonLink to={routes.newCharacter()}>Create a character</ButtonLink>}
          >
            Start with a sentence about someone. The portrait draws itself while you type.
          </Empty>
        </EmptySheet>
      </section>
      <section className={styles.section} aria-labelledby="recent-media">
        <h2 className={type_.display4} id="recent-media">
          Recent Media
        </h2>
        <EmptySheet ratios={[1.5, 0.8, 1.2]}>
          <Empty
            title="You don't have any media yet"
            action={<ButtonLink to={routes.newMedia()}>Create media</ButtonLink>}
          >
            Pictures and videos appear here as they are drawn.
          </Empty>
        </EmptySheet>
      </section>
    </div>
  )
}
