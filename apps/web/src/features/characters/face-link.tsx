import { Link } from 'react-router'
import { truncate } from '#lib/format.ts'
import { routes } from '#routes.ts'
import { cx } from '#ui/cx.ts'
import type_ from '#ui/type/type.module.css'
import { CharacterPicture } from './character-picture.tsx'
import type { Character } from './character.ts'
import styles from './face-link.module.css'

/** A character in short: the face, the name, a first sentence. */
export function FaceLink({ character }: { readonly character: Character }) {
  const [sentence = ''] = character.description.split(/(?<=[.!?])\s/)
  return (
    <Link className={styles.face} to={routes.character(character.$id)}>
      <CharacterPicture character={character} alt="" sizes="(min-width: 48rem) 30vw, 7rem" className={styles.picture} />
      <span className={styles.text}>
        <b className={cx(type_.display5, styles.name)}>{character.name}</b>
        <span>{truncate(sentence || character.appearance, 100)}</span>
      </span>
    </Link>
  )
}
