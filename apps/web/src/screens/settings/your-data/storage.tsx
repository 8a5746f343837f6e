import type { AccountStorage } from '@eidolon/contract/accounts/account-storage.ts'
import { useQuery } from '@tanstack/react-query'
import { type StorageLine, storageLines, storageQuery, storageWords } from '#features/settings/storage.ts'
import { routes } from '#routes.ts'
import { useApi } from '#lib/use-api.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import type_ from '#ui/type/type.module.css'
import { PartSection } from '#screens/settings/part.tsx'
import styles from './storage.module.css'
import { WaitingRows } from '#screens/settings/waiting-rows.tsx'

/** How much is kept here, of what, and how much may be. */
export function Room({ trashed }: { readonly trashed: number }) {
  const room = useQuery(storageQuery(useApi()))
  const lines = room.data ? storageLines(room.data) : []
  return (
    <PartSection title="Room" about={room.data ? storageWords(room.data) : undefined}>
      {room.data ? (
        <>
          <Bar {...room.data} lines={lines} />
          <Kinds lines={lines} />
          <div className={styles.links}>
            {room.data.used > 0 ? (
              <ButtonLink size="sm" to={routes.largestMedia()}>
                Largest first in the library
              </ButtonLink>
            ) : null}
            {trashed > 0 ? (
              <ButtonLink size="sm" to={routes.trash()}>
                {trashed === 1 ? 'Look at the trash, 1 in it' : `Look at the trash, ${trashed} in it`}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : room.isError ? (
        <LoadFailure what="How much room there is" busy={room.isFetching} onRetry={() => void room.refetch()} />
      ) : (
        <WaitingRows count={2} />
      )}
    </PartSection>
  )
}

type Lines = { readonly lines: readonly StorageLine[] }

function Bar({ used, quota, lines }: Pick<AccountStorage, 'used' | 'quota'> & Lines) {
  // Beyond the limit the bar is full, and does not leave the page.
  const whole = Math.max(used, quota, 1)
  return (
    <div>
      <meter className={type_.visuallyHidden} aria-label="Room used" min={0} max={whole} value={used} />
      <div className={styles.bar} aria-hidden="true" data-full={used >= quota || undefined}>
        {lines.map(({ kind, bytes }) => (
          <span key={kind} data-kind={kind} style={{ '--share': bytes / whole }} />
        ))}
      </div>
    </div>
  )
}

function Kinds({ lines }: Lines) {
  if (lines.length === 0) return null
  return (
    <dl className={styles.kinds}>
      {lines.map(({ kind, title, words }) => (
        <div key={kind}>
          <dt>
            <span className={styles.mark} data-kind={kind} aria-hidden="true" />
            {title}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
