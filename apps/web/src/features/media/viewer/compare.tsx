import { Dialog as Base } from '@base-ui/react/dialog'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { useState } from 'react'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './compare.module.css'
import { nameOf, stillUrl, type MediaItem } from '#features/media/media-item.ts'

type Props = {
  readonly left: MediaItem
  readonly right: MediaItem
  /** Takes another one to compare with, where there are others. */
  readonly onOther: ((step: 1 | -1) => void) | undefined
  readonly onClose: () => void
}

/** Two pictures: one laid over the other with an edge that moves, or beside each other. */
export function Compare({ left, right, onOther, onClose }: Props) {
  const [chosen, setWay] = useState<'slider' | 'beside'>()
  // An edge that moves tells something where both have the same shape.
  const way = chosen ?? (Math.abs(ratio(left) - ratio(right)) < 0.02 ? 'slider' : 'beside')
  const [edge, setEdge] = useState(50)
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Popup className={styles.compare}>
          <div className={styles.top}>
            <Base.Close render={<Button variant="icon" aria-label="Close the comparison" />}>
              <Icon name="close" />
            </Base.Close>
            <Base.Title className={type_.visuallyHidden}>Compare two</Base.Title>
            <Chips>
              <ChoiceChip name="way" checked={way === 'slider'} onChange={() => setWay('slider')}>
                Slider
              </ChoiceChip>
              <ChoiceChip name="way" checked={way === 'beside'} onChange={() => setWay('beside')}>
                Side by side
              </ChoiceChip>
            </Chips>
            {onOther ? (
              <div className={styles.others}>
                <Button variant="icon" aria-label="Compare with the one before" onClick={() => onOther(-1)}>
                  <Icon name="arrowLeft" />
                </Button>
                <Button variant="icon" aria-label="Compare with the next one" onClick={() => onOther(1)}>
                  <Icon name="arrowRight" />
                </Button>
              </div>
            ) : null}
          </div>
          <div className={styles.stage} data-way={way} style={{ '--edge': `${edge}%` }}>
            <Side item={left} className={styles.left} />
            <Side item={right} className={styles.right} />
            {way === 'slider' ? (
              <input
                className={styles.edge}
                type="range"
                min={0}
                max={100}
                value={edge}
                aria-label="How much of the first one is shown"
                onChange={(event) => setEdge(Number(event.target.value))}
              />
            ) : null}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Side({ item, className }: { readonly item: MediaItem; readonly className: string | undefined }) {
  const src =
    item.kind === 'video' || item.posterId !== null ? stillUrl(item, 960) : fileViewUrl(bucketIds.media, item.fileId)
  return (
    <figure className={className}>
      <img src={src} alt={nameOf(item)} draggable={false} />
      <figcaption>
        <span>{nameOf(item)}</span>
        {item.identity === null ? null : <span className={styles.likeness}>Likeness {item.identity.toFixed(2)}</span>}
      </figcaption>
    </figure>
  )
}

const ratio = ({ width, height }: MediaItem) => width / height
