import type { UseQueryResult } from '@tanstack/react-query'
import { FaceLink } from '#features/characters/face-link.tsx'
import type { CharacterPage } from '#features/characters/queries.ts'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './dashboard.module.css'
import { Section } from './section.tsx'

type Props = { readonly query: UseQueryResult<CharacterPage>; readonly shown: number }

export function RecentCharacters({ query, shown }: Props) {
  const { data, isPending, isError, isFetching } = query
  return (
    <Section title="Recent Characters" all={routes.characters()} busy={isPending}>
      {isPending ? (
        <div className={styles.trio}>
          {Array.from({ length: shown }, (_, index) => (
            <div key={index} className={styles.waitingFace}>
              <Skeleton className={styles.waitingPicture} />
              <Skeleton className={styles.waitingLine} />
            </div>
          ))}
        </div>
      ) : null}
      {isError && !data ? (
        <LoadFailure what="Your characters" busy={isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {data && data.characters.length > 0 ? (
        <ul className={styles.trio}>
          {data.characters.slice(0, shown).map((character) => (
            <li key={character.$id}>
              <FaceLink character={character} />
            </li>
          ))}
        </ul>
      ) : null}
      {data?.characters.length === 0 ? (
        <EmptySheet ratios={[1, 1, 1]}>
          <Empty
            title="You don't have any characters yet"
            action={<ButtonLink to={routes.newCharacter()}>Create a character</ButtonLink>}
          >
            Start with a sentence about someone. The portrait draws itself while you type.
          </Empty>
        </EmptySheet>
      ) : null}
    </Section>
  )
}
