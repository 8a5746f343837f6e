import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Character } from '#features/characters/character.ts'
import { emptyFilter, writeFilter } from '#features/characters/character-filter.ts'
import { formatDate } from '#lib/format.ts'
import { routes } from '#routes.ts'
import type_ from '#ui/type/type.module.css'
import styles from './character.module.css'

type Props = { readonly character: Character; readonly children: ReactNode }

/** Who it is, in words. */
export function Facts({ character, children }: Props) {
  const { name, appearance, description, personality, age, style, tags, $createdAt, archived } = character
  const styleName = characterStyles.find(({ id }) => id === style)?.label
  const facts = [
    age === null ? undefined : `${age} years old`,
    styleName,
    `created ${formatDate($createdAt)}`,
    archived ? 'archived' : undefined,
  ]
  return (
    <div className={styles.facts}>
      <h1 className={type_.display3}>{name}</h1>
      <p className={styles.line}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <p className={styles.appearance}>{appearance}</p>
      {children}
      {description ? <Text title="Background">{description}</Text> : null}
      {personality ? <Text title="Personality">{personality}</Text> : null}
      {tags.length > 0 ? (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={`${routes.characters()}?${writeFilter({ ...emptyFilter, tag })}`}>{tag}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Text({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className={styles.text}>
      <h2>{title}</h2>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
