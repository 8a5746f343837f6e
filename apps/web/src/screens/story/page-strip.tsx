import { pageSizes } from '@eidolon/stories'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, memo, useDeferredValue, useEffect, useRef, type KeyboardEvent } from 'react'
import { PagePicture } from '#features/stories/page-picture.tsx'
import type { StoryDraft, StoryPicture } from '#features/stories/queries.ts'
import styles from './page-strip.module.css'
import { type PageOnItsWay, usePageDrag } from './use-page-drag.ts'

type Props = {
  readonly draft: StoryDraft
  readonly current: number
  readonly pictures: ReadonlyMap<string, StoryPicture>
  readonly onChoose: (page: number) => void
  readonly onMove: (from: number, to: number) => void
}

const high = 132
const gap = 14

/** All pages side by side; only those that are seen are drawn. Dragged, or moved by Alt and an arrow. */
export function PageStrip({ draft, current, pictures, onChoose, onMove }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const { width, height } = pageSizes[draft.format]
  const wide = Math.round((high * width) / height)
  const pitch = wide + gap
  const { onItsWay, take, wasDrag, handlers } = usePageDrag({ strip, count: draft.pages.length, pitch, onMove })
  const held = onItsWay?.from
  // oxlint-disable-next-line react/incompatible-library -- it changes without telling; nothing here is memoised on it
  const rows = useVirtualizer({
    horizontal: true,
    count: draft.pages.length,
    estimateSize: () => pitch,
    getScrollElement: () => strip.current,
    getItemKey: (index) => draft.pages[index]?.id ?? index,
    overscan: 1,
    // What is dragged stays, however far it goes: a finger would let go of what is taken away from under it.
    rangeExtractor: (range: Range) => [
      ...new Set([...defaultRangeExtractor(range), ...(held === undefined ? [] : [held])]),
    ],
  })
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
    <nav aria-label="Pages" className={styles.strip} ref={strip} {...handlers}>
      <ol className={styles.pages} style={{ inlineSize: rows.getTotalSize(), blockSize: high + 34 }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const page = draft.pages[index]
          return page ? (
            <li
              key={key}
              data-index={index}
              data-held={index === held || undefined}
              className={styles.item}
              style={{ insetInlineStart: start, inlineSize: wide, translate: `${shifted(index, pitch, onItsWay)}px` }}
            >
              <Small
                page={page}
                format={draft.format}
                direction={draft.direction}
                pictures={pictures}
                detail={240}
                className={styles.picture}
              />
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <button
                type="button"
                className={styles.page}
                onPointerDown={(event) => take(event, index)}
                aria-label={`Page ${index + 1} of ${draft.pages.length}`}
                aria-current={index === current ? 'page' : undefined}
                onClick={() => {
                  if (!wasDrag()) onChoose(index)
                }}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
            </li>
          ) : null
        })}
      </ol>
    </nav>
  )
}

/** How far a page is from its place while one is dragged: that one follows, those on its way make room. */
function shifted(index: number, pitch: number, onItsWay: PageOnItsWay | undefined): number {
  if (!onItsWay) return 0
  const { from, to, by } = onItsWay
  if (index === from) return by
  return index > from && index <= to ? -pitch : index < from && index >= to ? pitch : 0
}

/** A page of the strip. It waits until the large one is there, and goes after it when something is dragged on that. */
const Small = memo(function Small({ page, pictures, ...rest }: ComponentProps<typeof PagePicture>) {
  const shown = useDeferredValue<typeof page | undefined>(page, undefined)
  const known = useDeferredValue(pictures)
  const { width, height } = pageSizes[rest.format]
  return shown ? (
    <PagePicture page={shown} pictures={known} {...rest} />
  ) : (
    <svg viewBox={`0 0 ${width} ${height}`} className={rest.className} aria-hidden="true">
      <rect width={width} height={height} fill="#fff" />
    </svg>
  )
})
