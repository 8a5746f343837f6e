import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { idIn, placeIn, type Block } from '#features/media/library/blocks.ts'
import type { Library, LibraryState } from '#features/media/library/library.ts'
import { useMediaStore } from '#features/media/media-store.ts'
import { createWallLayouts, rowAt, rowOf, type Wall, type WallLayout, type WallMode } from './wall-layout.ts'

const gap = 4
/** About as many as one sees at once. */
const screenful = 40
/** What the bar above covers of the window. */
const covered = 64

/** The wall's rows near the window, and how to get to others. */
export function useWall(
  list: RefObject<HTMLElement | null>,
  library: Library,
  { blocks, usualRatio }: LibraryState,
  mode: WallMode,
) {
  const store = useMediaStore()
  const { width, top } = usePlace(list)
  const wall = useMemo<Wall>(() => ({ mode, width, gap, ...sizes(width, mode) }), [mode, width])
  const layouts = useMemo(
    () =>
      createWallLayouts((id) => {
        const item = id === undefined ? undefined : store.get(id)
        // A strip that is ten times as wide as high would leave no room for others.
        return item ? Math.min(3, Math.max(0.4, item.width / item.height)) : 1
      }),
    [store],
  )
  const layout = useMemo(() => layouts(blocks, wall, usualRatio), [layouts, blocks, wall, usualRatio])
  // A new function for each layout: by it the virtualizer knows that its heights are no longer right.
  const { estimateSize, getItemKey } = useMemo(
    () => ({
      estimateSize: (row: number) => layout.height[row] ?? 0,
      getItemKey: (row: number) => row + layout.total * 0,
    }),
    [layout],
  )
  // oxlint-disable-next-line react/incompatible-library -- it changes without telling; nothing here is memoised on it
  const virtualizer = useWindowVirtualizer({
    count: layout.count,
    estimateSize,
    getItemKey,
    overscan: mode === 'square' ? 1 : 2,
    scrollMargin: top,
  })
  useScrollAnchor(library, layout, top)

  const rows = virtualizer.getVirtualItems()
  const firstRow = rows[0]?.index ?? 0
  const lastRow = rows.at(-1)?.index ?? 0
  const near = useMemo(
    () => blocksBetween(blocks, layout.first[firstRow] ?? 0, endOf(layout, lastRow)),
    [blocks, layout, firstRow, lastRow],
  )
  useEffect(() => {
    if (near.length === 0) return
    // While the scroll bar is dragged every stretch comes by; only where it stops is fetched.
    const timer = setTimeout(() => library.want(near), near.some(({ ids }) => ids) ? 0 : 40)
    return () => clearTimeout(timer)
  }, [library, near])

  const scrollToRow = (row: number) => {
    // A jump is meant: what it leads to is fetched before the page has moved.
    const first = layout.first[row] ?? 0
    library.want(blocksBetween(blocks, first, first + screenful))
    window.scrollTo({ top: top + (layout.top[row] ?? 0) - covered - gap })
  }
  return {
    wall,
    layout,
    rows,
    top,
    scrollToRow,
    /** Moves the page only if the place is not in the window. */
    reveal: (index: number) => {
      const row = rowOf(layout, index)
      const start = top + (layout.top[row] ?? 0)
      const end = start + (layout.height[row] ?? 0)
      if (start < window.scrollY + covered) window.scrollTo({ top: start - covered - gap })
      else if (end > window.scrollY + window.innerHeight) window.scrollTo({ top: end - window.innerHeight + gap })
    },
  }
}

/** Whatever is laid out anew above the window, the picture at its upper edge stays where it is. */
function useScrollAnchor(library: Library, layout: WallLayout, top: number) {
  const before = useRef<{ readonly library: Library; readonly layout: WallLayout; readonly ids: readonly Block[] }>(
    undefined,
  )
  useLayoutEffect(() => {
    const { blocks } = library.state.getState()
    const last = before.current
    before.current = { library, layout, ids: blocks }
    if (!last || last.library !== library || last.layout === layout || last.layout.count === 0) return
    const y = window.scrollY + covered - top
    if (y <= 0) return
    const row = rowAt(last.layout, y)
    const index = last.layout.first[row] ?? 0
    const id = idIn(last.ids, index)
    const found = id === undefined ? -1 : placeIn(blocks, id)
    const now = found < 0 ? index : found
    const moved = (layout.top[rowOf(layout, now)] ?? 0) - (last.layout.top[rowOf(last.layout, index)] ?? 0)
    if (Math.abs(moved) > 0.5) window.scrollBy(0, moved)
  }, [library, layout, top])
}

function blocksBetween(blocks: readonly Block[], from: number, to: number): readonly Block[] {
  let start = 0
  return blocks.filter(({ count }) => {
    const begins = start
    start += count
    return begins <= to && start > from
  })
}

function endOf({ first, many }: WallLayout, row: number): number {
  return (first[row] ?? 0) + Math.max(1, many[row] ?? 1) - 1
}

function sizes(width: number, mode: WallMode): { readonly target: number; readonly headingHeight: number } {
  const headingHeight = width < 640 ? 52 : 64
  if (mode === 'square')
    return { headingHeight, target: width < 640 ? 120 : width < 1000 ? 168 : width < 1700 ? 200 : 260 }
  return { headingHeight, target: width < 640 ? 128 : width < 1000 ? 200 : width < 1700 ? 248 : 320 }
}

/** How wide the wall is, and how far down the page it begins. */
function usePlace(list: RefObject<HTMLElement | null>) {
  // A guess that is right for most, so that a page one goes back to is long enough to scroll to where one was.
  const [place, setPlace] = useState(() => ({ width: window.innerWidth * 0.9, top: 220 }))
  useLayoutEffect(() => {
    const node = list.current
    if (!node) return
    const measure = () => {
      const box = node.getBoundingClientRect()
      const next = { width: box.width, top: box.top + window.scrollY }
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next))
    }
    measure()
    // What stands above the wall (filters that fold open) moves it without changing its width.
    const watch = new ResizeObserver(measure)
    watch.observe(node)
    const above = node.closest('[data-library]')
    if (above) watch.observe(above)
    return () => watch.disconnect()
  }, [list])
  return place
}
