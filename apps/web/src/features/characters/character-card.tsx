import { memo, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatDate, truncate } from '#lib/format.ts'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { AiBadge } from './ai-badge.tsx'
import styles from './character-card.module.css'
import type { CardActions } from './card-actions.ts'
import { CardMenu } from './card-menu.tsx'
import { CharacterPicture } from './character-picture.tsx'
import type { Character } from './character.ts'

type Props = {
  readonly on: CardActions
  readonly character: Character
  readonly selected: boolean
  /** The first ones on the page are fetched at once. */
  readonly priority: boolean
}

const descriptionLength = 100

/** A character on the wall, with its actions. Scrolling past it does not render it again. */
export const CharacterCard = memo(function CharacterCard({ character, selected, priority, on }: Props) {
  const { $id, name, $createdAt, description, appearance, favorite, tags } = character
  return (
    <article className={styles.card} data-selected={selected || undefined}>
      <div className={styles.frame}>
        <Link className={styles.picture} to={routes.character($id)} aria-hidden="true" tabIndex={-1}>
          <CharacterPicture
            character={character}
            alt=""
            priority={priority}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            className={styles.print}
          />
        </Link>
        <AiBadge character={character} className={styles.badge} />
        <Button
          variant="icon"
          size="sm"
          className={styles.heart}
          aria-label={`Favourite ${name}`}
          aria-pressed={favorite}
          onClick={() => on.onFavorite(character)}
        >
          <Icon name="heart" />
        </Button>
        <label className={styles.select}>
          <span className={type_.visuallyHidden}>Select {name}</span>
          <input
            type="checkbox"
            checked={selected}
            onChange={() => {}}
            onClick={(event: MouseEvent) => on.onSelect(character, event.shiftKey)}
          />
        </label>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={type_.display5}>
            <Link to={routes.character($id)}>{name}</Link>
          </h2>
          <time dateTime={$createdAt}>{formatDate($createdAt)}</time>
        </div>
        <p className={styles.words}>{truncate(description || appearance, descriptionLength)}</p>
        {tags.length > 0 ? (
          <p className={styles.tags}>
            <span className={type_.visuallyHidden}>Tags: </span>
            {tags.slice(0, 4).join(' · ')}
            {tags.length > 4 ? ` · ${tags.length - 4} more` : ''}
          </p>
        ) : null}
        <div className={styles.actions}>
          <ButtonLink size="sm" to={routes.newMediaOf($id)} state={{ kind: 'video' }} aria-label={`Video of ${name}`}>
            <Icon name="video" />
            Video
          </ButtonLink>
          <ButtonLink size="sm" to={routes.newMediaOf($id)} state={{ kind: 'image' }} aria-label={`Image of ${name}`}>
            <Icon name="image" />
            Image
          </ButtonLink>
          <ButtonLink size="sm" variant="icon" to={routes.editCharacter($id)} aria-label={`Edit ${name}`}>
            <Icon name="edit" />
          </ButtonLink>
          <Button size="sm" variant="icon" aria-label={`Delete ${name}`} onClick={() => on.onDelete(character)}>
            <Icon name="trash" />
          </Button>
          <CardMenu character={character} on={on} />
        </div>
      </div>
    </article>
  )
})
