import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf, stillUrl } from '#features/media/media-item.ts'
import { characterMediaQuery, pickedFromQuery } from '#features/media/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './picture-picker.module.css'

type Props = {
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
  readonly onPick: (mediaId: string) => void
}

/** A picture of the library for a panel: the newest, or those of one character. */
export function PicturePicker({ names, onClose, onPick }: Props) {
  const api = useApi()
  const [of, setOf] = useState('')
  const recent = useQuery({ ...pickedFromQuery(api), enabled: of === '' })
  const theirs = useQuery({ ...characterMediaQuery(api, of), enabled: of !== '' })
  const query = of === '' ? recent : theirs
  const items = query.data?.items.filter((item) => stillUrl(item, 240) !== undefined) ?? []
  const options = [{ id: '', label: 'Everybody' }, ...Object.entries(names).map(([id, label]) => ({ id, label }))]
  return (
    <Dialog title="Choose a picture" wide onClose={onClose}>
      <Select label="Who is in it" value={of} options={options} onChange={setOf} />
      {query.data && items.length === 0 ? (
        <Empty title="No pictures yet">Draw one for this panel: say what it shows, and press Draw.</Empty>
      ) : null}
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.$id}>
            <button type="button" className={styles.one} onClick={() => onPick(item.$id)}>
              <img src={stillUrl(item, 240)} alt={nameOf(item)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
