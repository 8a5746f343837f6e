import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { cachedCharacter } from '#features/characters/cache.ts'
import { genesOf, type Character as Person } from '#features/characters/character.ts'
import { DeleteDialog } from '#features/characters/delete-dialog.tsx'
import { characterQuery } from '#features/characters/queries.ts'
import { useCharacterActions } from '#features/characters/use-character-actions.ts'
import { ExpressionSheet } from '#features/appearance/expression-sheet.tsx'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { usePageTitle } from '#screens/layout/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import { CharacterActions } from './character-actions.tsx'
import styles from './character.module.css'
import { Facts } from './facts.tsx'
import { Lineage } from './lineage.tsx'
import { MissingCharacter } from './missing-character.tsx'
import { Portrait } from './portrait.tsx'
import { Sheets } from './sheets.tsx'
import { CharacterMedia } from './character-media.tsx'
import { Variations } from './variations.tsx'
import { Versions } from './versions.tsx'
import { Wardrobe } from './wardrobe.tsx'

export function Character() {
  const { id = '' } = useParams()
  const cache = useQueryClient()
  // What a list has fetched is shown at once.
  const query = useQuery({ ...characterQuery(useApi(), id), placeholderData: () => cachedCharacter(cache, id) })
  usePageTitle(query.data?.name ?? (query.isError ? 'Character not found' : 'Character'))
  if (query.data) return <Shown key={id} character={query.data} />
  if (query.isError) return <MissingCharacter error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={type_.visuallyHidden}>Loading a character</h1>
      <Skeleton className={styles.waitingPicture} />
      <Skeleton className={styles.waitingWords} />
    </div>
  )
}

function Shown({ character }: { readonly character: Person }) {
  const navigate = useNavigate()
  const actions = useCharacterActions()
  const [deleting, setDeleting] = useState(false)
  const genes = genesOf(character)
  return (
    <div className={styles.page}>
      <Portrait character={character} genes={genes} />
      <div className={styles.sheet}>
        <Facts character={character}>
          <CharacterActions
            character={character}
            onFavorite={() => void actions.favourite([character], !character.favorite)}
            onDuplicate={() => void actions.duplicate(character)}
            onArchive={() => void actions.archive([character], !character.archived)}
            onDelete={() => setDeleting(true)}
          />
        </Facts>
        <CharacterMedia character={character} />
        {genes ? <Wardrobe character={character} genes={genes} /> : null}
        {genes ? <Sheets character={character} /> : null}
        <Variations character={character} />
        <Lineage character={character} />
        <Versions character={character} />
        {genes ? <ExpressionSheet genes={genes} style={character.style} name={character.name} /> : null}
      </div>
      <DeleteDialog
        characters={deleting ? [character] : []}
        onClose={() => setDeleting(false)}
        onDelete={(media) => {
          void navigate(routes.characters())
          void actions.remove([character], media)
        }}
      />
    </div>
  )
}
