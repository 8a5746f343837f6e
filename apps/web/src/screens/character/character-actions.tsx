import toast from 'react-hot-toast/headless'
import { cardFormats } from '@eidolon/contract/characters/cards.ts'
import { exportUrl, modelUrl } from '#features/characters/changes.ts'
import type { Character } from '#features/characters/character.ts'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import styles from './character.module.css'

type Props = {
  readonly character: Character
  readonly onFavorite: () => void
  readonly onDuplicate: () => void
  readonly onArchive: () => void
  readonly onDelete: () => void
}

const exports_ = [
  ...cardFormats.map(({ id, label }) => ({ label, url: (of: string) => exportUrl(of, id) })),
  { label: 'Character card V2, as JSON', url: (of: string) => exportUrl(of, 'card-v2', 'json') },
  { label: 'Character card V3, as JSON', url: (of: string) => exportUrl(of, 'card-v3', 'json') },
]

const models = [
  { label: '3D model (VRM)', format: 'vrm' },
  { label: '3D model (GLB)', format: 'glb' },
] as const

export function CharacterActions({ character, onFavorite, onDuplicate, onArchive, onDelete }: Props) {
  const { $id, name, favorite, archived } = character
  return (
    <div className={styles.acts}>
      <ButtonLink variant="primary" to={routes.newMediaOf($id)}>
        Generate
      </ButtonLink>
      <ButtonLink to={routes.editCharacter($id)}>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <Menu
        trigger={
          <Button>
            <Icon name="download" />
            Export
          </Button>
        }
        entries={[
          ...exports_.map(({ label, url }) => ({ label, onSelect: () => follow(url($id)) })),
          'line',
          ...models.map(({ label, format }) => ({
            label,
            onSelect: () => {
              toast(
                'The model is being made, which takes a few seconds; then your browser saves it. It names you as its author and reserves all rights.',
              )
              follow(modelUrl($id, format))
            },
          })),
        ]}
      />
      <div className={styles.together}>
        <Button
          variant="icon"
          className={styles.heart}
          aria-label={`Favourite ${name}`}
          aria-pressed={favorite}
          onClick={onFavorite}
        >
          <Icon name="heart" />
        </Button>
        <Menu
          trigger={
            <Button variant="icon" aria-label={`More about ${name}`}>
              <Icon name="more" />
            </Button>
          }
          entries={[
            { label: 'Duplicate', icon: 'copy', onSelect: onDuplicate },
            { label: archived ? 'Take out of the archive' : 'Archive', icon: 'archive', onSelect: onArchive },
            'line',
            { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: onDelete },
          ]}
        />
      </div>
    </div>
  )
}

/** The answer is a file, so the page stays. */
function follow(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
