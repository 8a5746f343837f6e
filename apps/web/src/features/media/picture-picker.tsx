import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#lib/use-api.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Select } from '#ui/select/select.tsx'
import { type MediaItem, nameOf, stillUrl } from './media-item.ts'
import { characterMediaQuery, pickedFromQuery } from './queries.ts'
import styles from './picture-picker.module.css'

type Props = {
  /** Characters by their ids, to look for pictures of one of them. */
  readonly names?: Readonly<Record<string, string>>
  /** What to do where there are no pictures. */
  readonly without: string
  readonly onClose: () => void
  readonly onPick: (item: MediaItem) => void
}

/** A picture of the library: the newest, or those of one character. */
export function PicturePicker({ names = {}, without, onClose, onPick }: Props) {
  const api = useApi()
  const [of, setOf] = useState('')
  const recent = useQuery({ ...pickedFromQuery(api), enabled: of === '' })
  const theirs = useQuery({ ...characterMediaQuery(api, of), enabled: of !== '' })
  const query = of === '' ? recent : theirs
  const items = query.data?.items.filter((item) => stillUrl(item, 240) !== undefined) ?? []
  const everybody = Object.entries(names).map(([id, label]) => ({ id, label }))
  return (
    <Dialog title="Choose a picture" wide onClose={onClose}>
      {everybody.length > 0 ? (
        <Select
          label="Who is in it"
          value={of}
          options={[{ id: '', label: 'Everybody' }, ...everybody]}
          onChange={setOf}
        />
      ) : null}
      {query.data && items.length === 0 ? <Empty title="No pictures yet">{without}</Empty> : null}
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.$id}>
            <button type="button" className={styles.one} onClick={() => onPick(item)}>
              <img src={stillUrl(item, 240)} alt={nameOf(item)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
