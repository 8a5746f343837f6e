import type { StoryPage } from '@eidolon/contract/stories.ts'
import { type Box, cutAt, moveGutter, pageSizes, type PageStyle, removePanel, splitPanel } from '@eidolon/stories'
import { type KeyboardEvent, useState } from 'react'
import { newStoryId } from '#features/stories/queries.ts'
import styles from './canvas.module.css'
import { heldAt, useDrag } from './use-drag.ts'

const edges = ['top', 'right', 'bottom', 'left'] as const
type Edge = (typeof edges)[number]

type Props = {
  readonly panelId: string
  /** Which panel of the page it is, counted from one. */
  readonly number: number
  readonly frame: Box
  /** Whether the page has room for another panel. */
  readonly hasRoom: boolean
  readonly style: PageStyle
  readonly onChange: (next: (page: StoryPage) => StoryPage, doing?: string) => void
}

/** A grip at each edge of a panel: dragged inward it draws a gutter after it; a key makes one in the middle. */
export function EdgeHandles({ hasRoom, ...props }: Props) {
  // As it was when the panel was chosen: the drag that makes the last panel is not to lose its grip.
  const [isOffered] = useState(hasRoom)
  return isOffered ? edges.map((edge) => <EdgeHandle key={edge} edge={edge} {...props} />) : null
}

/** What is nearer to the edge than this part of the panel makes no gutter. */
const nearest = 0.06
const inward: Readonly<Record<Edge, string>> = {
  top: 'ArrowDown',
  right: 'ArrowLeft',
  bottom: 'ArrowUp',
  left: 'ArrowRight',
}

function EdgeHandle({
  edge,
  panelId,
  number,
  frame,
  style,
  onChange,
}: Omit<Props, 'hasRoom'> & { readonly edge: Edge }) {
  const size = pageSizes[style.format]
  const way = edge === 'top' || edge === 'bottom' ? 'rows' : 'columns'
  /** The new panel is where the drag came from; what was there stays in the other half. */
  const isFirst = edge === 'top' || edge === (style.direction === 'ltr' ? 'left' : 'right')

  /** The page with a gutter there, made or moved, or without it. */
  const divided = (page: StoryPage, at: number | undefined, fresh: string): StoryPage => {
    const there = page.panels.findIndex(({ id }) => id === fresh)
    if (at === undefined) return there < 0 ? page : removePanel(page, there)
    if (there >= 0) return moveGutter(page, page.cuts.length - 1, at)
    const index = page.panels.findIndex(({ id }) => id === panelId)
    return splitPanel(page, index, way, at, () => fresh, isFirst)
  }
  const drag = useDrag({
    onDrag(to, _by, doing) {
      // Measured by the frame as it was: while it is dragged the panel becomes smaller.
      const { within, fresh } = heldAt(doing, { within: frame, fresh: newStoryId() })
      const point = { x: to.x * size.width, y: to.y * size.height }
      const from = { left: point.x - within.x, top: point.y - within.y }
      const far = { ...from, right: within.width - from.left, bottom: within.height - from.top }[edge]
      const isTooNear = far < nearest * (way === 'rows' ? within.height : within.width)
      const at = isTooNear ? undefined : cutAt({ way, within }, point, style.direction)
      onChange((page) => divided(page, at, fresh), doing)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== inward[edge]) return
    event.preventDefault()
    onChange((page) => divided(page, 0.5, newStoryId()))
  }
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const at = {
    top: { x: middle.x, y: frame.y },
    right: { x: frame.x + frame.width, y: middle.y },
    bottom: { x: middle.x, y: frame.y + frame.height },
    left: { x: frame.x, y: middle.y },
  }[edge]
  return (
    <button
      type="button"
      className={styles.edge}
      data-edge={edge}
      style={{ left: `${(at.x / size.width) * 100}%`, top: `${(at.y / size.height) * 100}%` }}
      aria-label={`Split panel ${number} from its ${edge} edge`}
      title="Drag inward to split the panel"
      onKeyDown={onKeyDown}
      {...drag}
    />
  )
}
