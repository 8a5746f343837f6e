import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import type { Character } from '#features/characters/character.ts'
import { characterQuery, kinQuery } from '#features/characters/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import type_ from '#ui/type/type.module.css'
import styles from './character.module.css'

/** Whom this character was varied from, and who was varied from it. Nothing where there is neither. */
export function Lineage({ character }: { readonly character: Character }) {
  const api = useApi()
  const { $id, parentId } = character
  const parent = useQuery({ ...characterQuery(api, parentId ?? ''), enabled: parentId !== null, retry: false }).data
  const children = useQuery(kinQuery(api, $id)).data?.characters ?? []
  if (!parent && children.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="lineage">
      <h2 className={type_.display4} id="lineage">
        Lineage
      </h2>
      <ol className={styles.lineage}>
        {parent ? <Kin one={parent} kinship="Varied from" /> : null}
        <Kin one={character} kinship="This one" current />
        {children.map((child) => (
          <Kin key={child.$id} one={child} kinship="Variation" />
        ))}
      </ol>
    </section>
  )
}

type KinProps = { readonly one: Character; readonly kinship: string; readonly current?: boolean }

function Kin({ one, kinship, current = false }: KinProps) {
  return (
    <li aria-current={current || undefined}>
      <Link to={routes.character(one.$id)} className={styles.kin}>
        <CharacterPicture character={one} alt="" sizes="5rem" className={styles.kinPicture} />
        <span>{one.name}</span>
        <span className={type_.hint}>{kinship}</span>
      </Link>
    </li>
  )
}
