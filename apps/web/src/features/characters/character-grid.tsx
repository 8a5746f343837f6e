import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useStableActions, type CardActions } from './card-actions.ts'
import { CharacterCard } from './character-card.tsx'
import styles from './character-grid.module.css'
import type { Character } from './character.ts'
import { WaitingCard } from './waiting-card.tsx'

type Props = CardActions & {
  readonly characters: readonly Character[]
  readonly total: number
  readonly isSelected: (id: string) => boolean
  readonly more: boolean
  readonly fetchingMore: boolean
  readonly onMore: () => void
}

const gap = 24

/**
 * The wall of cards. Only the rows near the window are in the page, however many there are: they flow in an ordinary
 * grid, and its padding stands for the rows above and below.
 */
export function CharacterGrid({ characters, total, isSelected, more, fetchingMore, onMore, ...actions }: Props) {
  const on = useStableActions(actions)
  const list = useRef<HTMLUListElement>(null)
  const { columns, width, top } = usePlace(list)
  const rowCount = Math.ceil(characters.length / columns)
  // oxlint-disable-next-line react/incompatible-library -- it changes without telling; nothing here is memoised on it
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => (width - gap * (columns - 1)) / columns / 0.8 + 176,
    overscan: 2,
    gap,
    scrollMargin: top,
    getItemKey: (row) => characters[row * columns]?.$id ?? row,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, columns, width])
  const rows = virtualizer.getVirtualItems()
  const [first] = rows
  const last = rows.at(-1)
  const nearEnd = (last?.index ?? 0) >= rowCount - 4
  const fetchMore = useEffectEvent(onMore)
  useEffect(() => {
    if (nearEnd && more && !fetchingMore) fetchMore()
  }, [nearEnd, more, fetchingMore])
  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        style={{
          '--columns': columns,
          paddingTop: first ? first.start - top : 0,
          paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
        }}
      >
        {rows.flatMap((row) =>
          characters.slice(row.index * columns, (row.index + 1) * columns).map((character, column) => (
            <li
              key={character.$id}
              ref={column === 0 ? virtualizer.measureElement : undefined}
              data-index={row.index}
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={total}
            >
              <CharacterCard
                character={character}
                selected={isSelected(character.$id)}
                priority={row.index === 0}
                on={on}
              />
            </li>
          )),
        )}
      </ul>
      {fetchingMore ? (
        <div className={styles.grid} style={{ '--columns': columns }} aria-hidden="true">
          {Array.from({ length: columns }, (_, index) => (
            <WaitingCard key={index} />
          ))}
        </div>
      ) : null}
    </>
  )
}

/** How wide the list is, how many cards stand beside each other, and how far down the page it begins. */
function usePlace(list: RefObject<HTMLElement | null>) {
  // A guess that is right for most, so that a page one goes back to is long enough to scroll to where one was.
  const [place, setPlace] = useState(() => placeOf(window.innerWidth * 0.94, 0))
  useLayoutEffect(() => {
    const node = list.current
    if (!node) return
    const measure = () => {
      const { width, top } = node.getBoundingClientRect()
      const next = placeOf(width, top + window.scrollY)
      setPlace((now) => (now.width === width && now.top === next.top ? now : next))
    }
    measure()
    // What stands above the list (filters that fold open) moves it without changing its width.
    const watch = new ResizeObserver(measure)
    watch.observe(node)
    if (node.parentElement) watch.observe(node.parentElement)
    return () => watch.disconnect()
  }, [list])
  return place
}

function placeOf(width: number, top: number) {
  return { columns: width >= 900 ? 3 : width >= 560 ? 2 : 1, width, top }
}
