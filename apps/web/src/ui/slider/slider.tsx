import { Slider as Base } from '@base-ui/react/slider'
import { leftAlone } from '#ui/left-alone.tsx'
import type_ from '#ui/type/type.module.css'
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

/** Many of them stand together, and while one is moved the others have nothing to do. */
export const Slider = leftAlone(function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  ends,
  disabled = false,
}: Props) {
  return (
    <Base.Root
      className={styles.slider}
      value={value}
      onValueChange={(next) => onChange(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
    >
      <Base.Label className={styles.label}>{label}</Base.Label>
      <Base.Value className={styles.value}>{(said) => <span className={styles.said}>{said}</span>}</Base.Value>
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb className={styles.thumb} />
        </Base.Track>
      </Base.Control>
      {ends ? (
        <span className={styles.ends} aria-hidden="true">
          <span className={type_.hint}>{ends[0]}</span>
          <span className={type_.hint}>{ends[1]}</span>
        </span>
      ) : null}
    </Base.Root>
  )
})
