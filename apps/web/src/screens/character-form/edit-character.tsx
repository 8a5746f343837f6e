import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAuth } from '#features/accounts/auth.tsx'
import type { Character } from '#features/characters/character.ts'
import { characterKeys, characterQuery } from '#features/characters/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { MissingCharacter } from '#screens/character/missing-character.tsx'
import { usePageTitle } from '#screens/layout/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import { CharacterForm } from './character-form.tsx'
import styles from './character-form.module.css'
import { createDrafts } from './draft.ts'
import { valuesOf } from './form-values.ts'

export function EditCharacter() {
  const { id = '' } = useParams()
  const api = useApi()
  // What is shown here is going to be edited: it must be the newest.
  const query = useQuery({ ...characterQuery(api, id), refetchOnMount: 'always', refetchOnWindowFocus: false })
  usePageTitle(query.data ? `Edit ${query.data.name}` : query.isError ? 'Character not found' : 'Edit character')
  if (query.isError && !query.data) return <MissingCharacter error={query.error} onRetry={() => void query.refetch()} />
  // The first answer may be an old one out of the cache.
  if (!query.data || !query.isFetchedAfterMount) {
    return (
      <div className={styles.page} aria-busy="true">
        <h1 className={type_.visuallyHidden}>Loading a character</h1>
        <Skeleton className={styles.waitingPortrait} />
        <Skeleton className={styles.waitingSheet} />
      </div>
    )
  }
  return <Editing key={id} newest={query.data} />
}

type Props = { readonly newest: Character }

/** Holds on to the version that one began with, so that a later one is noticed. */
function Editing({ newest }: Props) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const userId = useAuth((auth) => auth.userId)
  const [base, setBase] = useState(newest)
  const [drafts] = useState(() => createDrafts(localStorage, userId, newest.$id))
  return (
    <CharacterForm
      key={base.$updatedAt}
      title={`Edit ${base.name}`}
      base={base}
      drafts={drafts}
      fresh={valuesOf(base)}
      changedElsewhere={newest.$updatedAt > base.$updatedAt}
      saveLabel="Save character"
      onTakeSaved={() => {
        drafts.forget()
        void cache.fetchQuery({ queryKey: characterKeys.one(base.$id), queryFn: () => newest }).then(setBase)
      }}
      onSaved={({ $id }) => void navigate(routes.character($id), { replace: true })}
    />
  )
}
