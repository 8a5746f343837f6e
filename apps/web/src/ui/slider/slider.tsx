import { type PointerEvent, useId, useRef } from 'react'
import { memoSlot } from '#ui/memo-slot.tsx'
import type_ from '#ui/type/type.module.css'
import { shareOf, valueAt, valueByKey } from './slider-steps.ts'
import styles from './slider.module.css'

type Props = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** What the two ends mean, in words. */
  readonly ends?: readonly [string, string]
  readonly disabled?: boolean
}

const numbers = new Intl.NumberFormat()

/**
 * Many of them stand together, and while one is moved the others have nothing to do. A field of the browser's own, for
 * screen readers and for whoever fills it in by a program; keys and pointers do the same in every browser.
 */
export const Slider = memoSlot(function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  ends,
  disabled = false,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const range = { min, max, step }
  const put = (next: number | undefined) => {
    if (next !== undefined && next !== value) onChange(next)
  }
  const hold = useHold((share) => put(valueAt(share, range)))
  const at = `${100 * shareOf(value, range)}%`
  return (
    <div className={styles.slider} data-disabled={disabled || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output htmlFor={id} aria-live="off" className={styles.value}>
        <span className={styles.said}>{numbers.format(value)}</span>
      </output>
      <div
        role="presentation"
        className={styles.control}
        // What is pressed keeps the focus that it is given here.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return
          input.current?.focus({ preventScroll: true })
          hold.take(event, shareOf(value, range))
        }}
        onPointerMove={hold.move}
        onPointerUp={hold.letGo}
        onLostPointerCapture={hold.leave}
      >
        <div className={styles.rail}>
          <input
            ref={input}
            id={id}
            type="range"
            className={styles.input}
            {...range}
            value={value}
            aria-valuenow={value}
            disabled={disabled}
            onChange={(event) => put(event.target.valueAsNumber)}
            onKeyDown={(event) => {
              const next = valueByKey(event, value, range)
              if (next === undefined) return
              event.preventDefault()
              event.stopPropagation()
              put(next)
            }}
          />
          <div className={styles.track}>
            <div className={styles.indicator} style={{ inlineSize: at }} />
            <div className={styles.thumb} style={{ insetInlineStart: at }} />
          </div>
        </div>
      </div>
      {ends ? (
        <span className={styles.ends} aria-hidden="true">
          <span className={type_.hint}>{ends[0]}</span>
          <span className={type_.hint}>{ends[1]}</span>
        </span>
      ) : null}
    </div>
  )
})

/** Pixels from the middle of the thumb within which it is taken rather than called. */
const grip = 10

/** Pixels that a finger goes aside before it pulls: until then it may be about to scroll the page. */
const slack = 4

/**
 * A pointer that holds the thumb: by the point where it took it, or by its middle where it was called. A finger calls it
 * only by a tap or by going aside, since the page is scrolled by fingers that come down on sliders, too.
 */
function useHold(onShare: (share: number) => void) {
  const off = useRef<number>(undefined)
  const downAt = useRef<number>(undefined)
  const tell = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onShare((clientX - (off.current ?? 0) - left) / width)
  }
  return {
    take: (event: PointerEvent, share: number) => {
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const fromThumb = event.clientX - (left + share * width)
      off.current = Math.abs(fromThumb) <= grip ? fromThumb : 0
      event.currentTarget.setPointerCapture(event.pointerId)
      if (event.pointerType === 'touch') downAt.current = event.clientX
      else tell(event)
    },
    move: (event: PointerEvent) => {
      if (off.current === undefined) return
      if (downAt.current !== undefined && Math.abs(event.clientX - downAt.current) < slack) return
      downAt.current = undefined
      tell(event)
    },
    letGo: (event: PointerEvent) => {
      if (downAt.current !== undefined) tell(event)
    },
    /** Also where the browser takes the pointer over to scroll. */
    leave: () => {
      off.current = undefined
      downAt.current = undefined
    },
  }
}
