import { isDrawn } from '@eidolon/contract/characters.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { cachedCharacter } from '#features/characters/cache.ts'
import { AiBadge } from '#features/characters/ai-badge.tsx'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import { genesOf, type Character as Person } from '#features/characters/character.ts'
import { DeleteDialog } from '#features/characters/delete-dialog.tsx'
import { characterQuery } from '#features/characters/queries.ts'
import { useCharacterActions } from '#features/characters/use-character-actions.ts'
import { ExpressionSheet } from '#features/looks/expression-sheet.tsx'
import { LookPicture } from '#features/looks/look-picture.tsx'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { usePageTitle } from '#screens/layout/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import { CharacterActs } from './character-acts.tsx'
import styles from './character.module.css'
import { Facts } from './facts.tsx'
import { Lineage } from './lineage.tsx'
import { MissingCharacter } from './missing-character.tsx'
import { Sheets } from './sheets.tsx'
import { TheirMedia } from './their-media.tsx'
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
  const [isDrawnHere, setDrawnHere] = useState(false)
  const genes = genesOf(character)
  const { name, imageId, portraitPending } = character
  // Drawn from the genes, it is the portrait to come; that one need not take its place once it is there.
  const isLive = portraitPending || !imageId || (isDrawnHere && isDrawn(imageId))
  return (
    <div className={styles.page}>
      <figure className={styles.portrait}>
        {genes && isLive ? (
          <>
            <LookPicture
              genes={genes}
              style={character.style}
              alt={`Portrait of ${name}`}
              className={styles.picture}
              onArrived={() => setDrawnHere(true)}
            />
            {portraitPending && !isDrawnHere ? <output className={styles.pending}>Being drawn</output> : null}
          </>
        ) : (
          <CharacterPicture
            character={character}
            alt={`Portrait of ${name}`}
            priority
            sizes="(min-width: 64rem) 40vw, 100vw"
            className={styles.picture}
          />
        )}
        <AiBadge character={character} className={styles.badge} />
      </figure>
      <div className={styles.sheet}>
        <Facts character={character}>
          <CharacterActs
            character={character}
            onFavourite={() => void actions.favourite([character], !character.favorite)}
            onDuplicate={() => void actions.duplicate(character)}
            onArchive={() => void actions.archive([character], !character.archived)}
            onDelete={() => setDeleting(true)}
          />
        </Facts>
        <TheirMedia character={character} />
        {genes ? <Wardrobe character={character} genes={genes} /> : null}
        {genes ? <Sheets character={character} /> : null}
        <Variations character={character} />
        <Lineage character={character} />
        <Versions character={character} />
        {genes ? <ExpressionSheet genes={genes} style={character.style} name={name} /> : null}
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
