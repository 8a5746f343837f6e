import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AnchoredMenu } from '#ui/menu/menu.tsx'
import type { CardActions } from './card-actions.ts'
import type { Character } from './character.ts'

type Props = { readonly character: Character; readonly on: CardActions }

/** The rest of a card's actions. The menu is rendered when it is first opened: a wall has many cards. */
export function CardMenu({ character, on }: Props) {
  const [open, setOpen] = useState(false)
  const [everOpened, setEverOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <Button
        ref={button}
        size="sm"
        variant="icon"
        aria-label={`More about ${character.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setEverOpened(true)
          setOpen(!open)
        }}
      >
        <Icon name="more" />
      </Button>
      {everOpened ? (
        <AnchoredMenu
          anchor={button}
          container={place}
          open={open}
          onOpenChange={setOpen}
          entries={[
            { label: 'Duplicate', icon: 'copy', onSelect: () => on.onDuplicate(character) },
            { label: 'Tags', icon: 'tag', onSelect: () => on.onTags(character) },
            {
              label: character.archived ? 'Take out of the archive' : 'Archive',
              icon: 'archive',
              onSelect: () => on.onArchive(character),
            },
          ]}
        />
      ) : null}
    </div>
  )
}
