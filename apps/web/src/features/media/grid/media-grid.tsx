import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { formatNumber } from '#lib/format.ts'
import { GridTile } from './grid-tile.tsx'
import { JumpScale } from './jump-scale.tsx'
import type { Library, LibraryState } from '#features/media/library/library.ts'
import styles from './media-grid.module.css'
import { useMediaStore } from '#features/media/media-store.ts'
import { monthName } from '#features/media/month-name.ts'
import { neighbor } from './neighbor.ts'
import type { Selection } from './use-media-selection.ts'
import { useWall } from './use-wall.ts'
import { squares, type WallMode } from './wall-layout.ts'

type Props = {
  readonly library: Library
  readonly state: LibraryState
  readonly total: number
  readonly mode: WallMode
  readonly selection: Selection
  /** What is shown large; empty when nothing is. */
  readonly opened: string
  /** What of a search one meets. */
  readonly whyOf: (id: string) => readonly string[]
  readonly hrefOf: (id: string) => string
  readonly onOpen: (id: string) => void
}

/** What the bar covers of the window, and a little more. */
const underBar = 72

/** The wall: only the rows near the window are in the page, each picture where the layout says. */
export function MediaGrid({ library, state, total, mode, selection, opened, whyOf, hrefOf, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const store = useMediaStore()
  const { wall, layout, rows, top, scrollToRow, reveal } = useWall(list, library, state, mode)
  const [at, setAt] = useState(0)
  const moving = useRef(false)
  /** Where keys have brought the focus. */
  const held = useRef<number>(undefined)
  const cell = squares(wall)

  // The picture that is to have the focus may still be on its way; and one that has it can leave the page for a moment,
  // when what comes above it moves the wall.
  useEffect(() => {
    const isLost = held.current === at && document.activeElement === document.body
    if (!moving.current && !isLost) return
    const link = list.current?.querySelector<HTMLElement>(`[data-place="${at}"] > a`)
    if (!link) return
    moving.current = false
    held.current = at
    link.focus({ preventScroll: true })
  })

  const go = (place: number) => {
    moving.current = true
    setAt(place)
    reveal(place)
  }
  // Closing the viewer leads back to the picture that was shown last.
  const last = useRef(opened)
  const comeBack = useEffectEvent((id: string) => {
    const place = library.indexOf(id)
    if (place >= 0 && place !== at) go(place)
  })
  useEffect(() => {
    if (!opened && last.current) comeBack(last.current)
    last.current = opened
  }, [opened])

  const press = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (place === undefined) return
    if (event.key === ' ') {
      event.preventDefault()
      void selection.toggle(place, event.shiftKey)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbor(layout, place, event.key, total, (index) => widthAt(index))
    if (next === undefined) return
    event.preventDefault()
    if (event.shiftKey) void selection.extend(place, next)
    go(next)
  }
  const widthAt = (index: number): number => {
    if (mode === 'square') return 1
    const item = store.get(library.idAt(index) ?? '')
    return item ? item.width / item.height : state.usualRatio || 1
  }
  const click = (event: MouseEvent) => {
    const place = placeOf(event.target)
    const id = place === undefined ? undefined : library.idAt(place)
    if (place === undefined || id === undefined || event.button !== 0) return
    const onBox = event.target instanceof HTMLInputElement
    setAt(place)
    if (onBox || event.shiftKey || event.ctrlKey || event.metaKey || selection.size > 0) {
      if (!onBox) event.preventDefault()
      void selection.toggle(place, event.shiftKey)
      return
    }
    event.preventDefault()
    onOpen(id)
  }

  const shown = rows.filter(({ index }) => (layout.many[index] ?? 0) > 0)
  const firstShown = layout.first[shown[0]?.index ?? 0] ?? 0
  const lastRow = shown.at(-1)?.index ?? 0
  const lastShown = (layout.first[lastRow] ?? 0) + (layout.many[lastRow] ?? 0) - 1
  const reachable = at >= firstShown && at <= lastShown ? at : firstShown
  const highest = rows.find(({ end }) => end > window.scrollY + underBar)
  const current = layout.months.findLast(({ row }) => row <= (highest?.index ?? 0))
  return (
    <div className={styles.body} data-months={layout.months.length > 1 || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears for the links inside it */}
      <ul
        ref={list}
        className={styles.wall}
        style={{ height: layout.total }}
        aria-label="Pictures and videos"
        onKeyDown={press}
        onClick={click}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) held.current = undefined
        }}
      >
        {rows.flatMap(({ index: row, start }) => {
          const month = layout.months[layout.month[row] ?? -1]
          const y = start - top
          if (month)
            return [
              <li
                key={`month ${month.month}`}
                className={styles.heading}
                style={{ top: y, height: wall.headingHeight }}
              >
                <h2>{monthName(month.month)}</h2>
                <span>{formatNumber(month.count)}</span>
              </li>,
            ]
          const first = layout.first[row] ?? 0
          const height = (layout.height[row] ?? 0) - wall.gap
          let left = 0
          return Array.from({ length: layout.many[row] ?? 0 }, (_, column) => {
            const place = first + column
            const id = library.idAt(place)
            const width = mode === 'square' ? cell.cell : ratioAt(id) * height
            const x = left
            left += width + wall.gap
            return (
              <GridTile
                key={id ?? `place ${place}`}
                id={id}
                place={place}
                total={total}
                left={x}
                top={y}
                width={width}
                height={height}
                selected={id !== undefined && selection.has(id)}
                reachable={place === reachable}
                href={id === undefined ? '' : hrefOf(id)}
                why={id === undefined ? '' : whyOf(id).join(' · ')}
              />
            )
          })
        })}
      </ul>
      {layout.months.length > 1 ? (
        <JumpScale months={layout.months} current={current?.month} onJump={(row) => scrollToRow(row)} />
      ) : null}
    </div>
  )

  function ratioAt(id: string | undefined): number {
    const item = id === undefined ? undefined : store.get(id)
    if (!item) return id === undefined ? state.usualRatio || 1 : 1
    return Math.min(3, Math.max(0.4, item.width / item.height))
  }
}

function placeOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest('[data-place]') : null
  const place = tile?.getAttribute('data-place')
  return place === null || place === undefined ? undefined : Number(place)
}
