import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import styles from './field.module.css'

/** A piece of a text, in UTF-16 units: the first one and the one after the last. */
export type Mark = { readonly start: number; readonly end: number }

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'className' | 'ref'> & {
  readonly value: string
  readonly marks: readonly Mark[]
}

/**
 * A text area with some of its words underlined. The lines are drawn by the same text lying invisibly behind it; what
 * they mean has to be said in words elsewhere, since nobody is told of them who does not see.
 */
export function MarkedArea({ value, marks, onScroll, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  // Another size is heard of below; looking at it each time would have the whole page laid out.
  useLayoutEffect(() => follow(area.current, layer.current), [value])
  useEffect(() => {
    if (!area.current) return
    const watch = new ResizeObserver(() => follow(area.current, layer.current))
    watch.observe(area.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.marked}>
      <div ref={layer} className={styles.layer} aria-hidden="true">
        {piecesOf(value, marks).map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))}
        {/* A last empty line has no height without something in it. */}
        {'\u200B'}
      </div>
      <textarea
        {...rest}
        ref={area}
        value={value}
        className={styles.area}
        onScroll={(event) => {
          follow(area.current, layer.current)
          onScroll?.(event)
        }}
      />
    </div>
  )
}

/** As far down as the text, and as wide: a scrollbar takes room from one of the two only. */
function follow(area: HTMLTextAreaElement | null, layer: HTMLElement | null): void {
  if (!area || !layer) return
  layer.style.insetInlineEnd = `${area.offsetWidth - area.clientWidth - 2 * area.clientLeft}px`
  layer.scrollTop = area.scrollTop
}

type MarkedText = { readonly at: number; readonly text: string; readonly marked: boolean }

/** The text in pieces, marked and not; together they are the text, whatever the marks are. */
export function piecesOf(text: string, marks: readonly Mark[]): readonly MarkedText[] {
  const pieces: MarkedText[] = []
  let done = 0
  const add = (end: number, marked: boolean) => {
    if (end > done) pieces.push({ at: done, text: text.slice(done, end), marked })
    done = Math.max(done, end)
  }
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}
