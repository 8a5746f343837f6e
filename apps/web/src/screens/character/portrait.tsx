import { isDrawn } from '@eidolon/contract/characters/characters.ts'
import { lazy, Suspense, useState } from 'react'
import { AiBadge } from '#features/characters/ai-badge.tsx'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import type { Character } from '#features/characters/character.ts'
import { canShowFigures } from '#features/viewer3d/can-show.ts'
import type { Genes } from '#features/appearance/genes.ts'
import { LookPicture } from '#features/appearance/look-picture.tsx'
import { useFocusBack } from '#lib/hooks/use-focus-back.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './character.module.css'

const Character3d = lazy(async () => ({ default: (await import('./character-3d.tsx')).Character3d }))

type Props = { readonly character: Character; readonly genes: Genes | undefined }

/** A character's portrait, and in its place the same person in the round for who asks for that. */
export function Portrait({ character, genes }: Props) {
  const [isRound, setRound] = useState(false)
  const [turnAround, close] = useFocusBack(() => setRound(false))
  const picture = <Picture character={character} genes={genes} />
  return (
    <figure className={styles.portrait}>
      {isRound && genes ? (
        <Suspense fallback={picture}>
          <Character3d character={character} genes={genes} portrait={picture} onClose={close} />
        </Suspense>
      ) : (
        picture
      )}
      <AiBadge character={character} className={styles.badge} />
      {genes && !isRound && canShowFigures() ? (
        <Button ref={turnAround} size="sm" className={styles.turn} onClick={() => setRound(true)}>
          <Icon name="retry" />
          Turn around
        </Button>
      ) : null}
    </figure>
  )
}

function Picture({ character, genes }: Props) {
  const [isDrawnHere, setDrawnHere] = useState(false)
  const { name, imageId, portraitPending } = character
  // Drawn from the genes, it is the portrait to come; that one need not take its place once it is there.
  const isLive = portraitPending || !imageId || (isDrawnHere && isDrawn(imageId))
  if (!genes || !isLive) {
    return (
      <CharacterPicture
        character={character}
        alt={`Portrait of ${name}`}
        priority
        sizes="(min-width: 64rem) 40vw, 100vw"
        className={styles.picture}
      />
    )
  }
  return (
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
  )
}
