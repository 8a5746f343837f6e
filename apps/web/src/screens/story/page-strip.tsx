import { pageSizes } from '@eidolon/stories'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { PagePicture } from '#features/stories/page-picture.tsx'
import type { StoryDraft, StoryPicture } from '#features/stories/queries.ts'
import styles from './page-strip.module.css'

type Props = {
  readonly draft: StoryDraft
  readonly current: number
  readonly pictures: ReadonlyMap<string, StoryPicture>
  readonly onChoose: (page: number) => void
  readonly onMove: (from: number, to: number) => void
}

const high = 132

/** All pages side by side; only those that are seen are drawn. Dragged, or moved by Alt and an arrow. */
export function PageStrip({ draft, current, pictures, onChoose, onMove }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const { width, height } = pageSizes[draft.format]
  const wide = Math.round((high * width) / height)
  // oxlint-disable-next-line react/incompatible-library -- it changes without telling; nothing here is memoised on it
  const rows = useVirtualizer({
    horizontal: true,
    count: draft.pages.length,
    estimateSize: () => wide + 14,
    getScrollElement: () => strip.current,
    getItemKey: (index) => draft.pages[index]?.id ?? index,
    overscan: 3,
  })
  const [dragged, setDragged] = useState<number>()
  const focusNext = useRef<number>(undefined)
  useEffect(() => {
    rows.scrollToIndex(current)
    const wanted = focusNext.current
    focusNext.current = undefined
    if (wanted !== undefined) strip.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] button`)?.focus()
  }, [rows, current])
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    const to = index + step
    if (step === 0 || to < 0 || to >= draft.pages.length) return
    event.preventDefault()
    focusNext.current = to
    if (event.altKey) onMove(index, to)
    else onChoose(to)
  }
  return (
    <nav aria-label="Pages" className={styles.strip} ref={strip}>
      <ol className={styles.pages} style={{ inlineSize: rows.getTotalSize(), blockSize: high + 34 }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const page = draft.pages[index]
          return page ? (
            <li
              key={key}
              data-index={index}
              className={styles.item}
              style={{ insetInlineStart: start, inlineSize: wide }}
            >
              <button
                type="button"
                className={styles.page}
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  if (dragged !== undefined) event.preventDefault()
                }}
                onDrop={() => {
                  if (dragged !== undefined && dragged !== index) onMove(dragged, index)
                }}
                aria-label={`Page ${index + 1} of ${draft.pages.length}`}
                aria-current={index === current ? 'page' : undefined}
                onClick={() => onChoose(index)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <PagePicture
                  page={page}
                  format={draft.format}
                  direction={draft.direction}
                  pictures={pictures}
                  detail={240}
                  className={styles.picture}
                />
                <span aria-hidden="true">{index + 1}</span>
              </button>
            </li>
          ) : null
        })}
      </ol>
    </nav>
  )
}
