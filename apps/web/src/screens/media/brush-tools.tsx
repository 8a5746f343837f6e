import { brushWidths, type Stroke, strokeUnits } from '@eidolon/contract/strokes.ts'
import { useEffect, useEffectEvent } from 'react'
import { type Brush, mayPaint } from '#features/media/viewer/painting.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './change-panel.module.css'
import type { PaintBox } from './use-paint-box.ts'

/** A rectangle for who does not point: it lies in the middle, and its sides are moved by arrow keys. */
const inTheMiddle: Stroke = { shape: 'box', points: [300, 300, 700, 700], size: brushWidths.usual }

const named = [
  { id: 'brush', label: 'Brush' },
  { id: 'eraser', label: 'Eraser' },
  { id: 'box', label: 'Rectangle' },
] as const satisfies readonly { readonly id: Brush; readonly label: string }[]

const sides = ['Left', 'Top', 'Right', 'Bottom'] as const

/** What one paints with over the picture, and how one takes it back. */
export function BrushTools({ paint: { strokes, brush, size, ...set } }: { readonly paint: PaintBox }) {
  const last = strokes.at(-1)
  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input:not([type=range]), textarea')
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isField) return
    event.preventDefault()
    set.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeBack(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className={styles.tools}>
      <Segmented label="Paint with" options={named} value={brush} onChange={set.setBrush} />
      {brush === 'box' ? null : (
        <Slider
          label="Width of the brush"
          min={brushWidths.least}
          max={brushWidths.max}
          step={5}
          value={size}
          onChange={set.setSize}
          ends={['fine', 'wide']}
        />
      )}
      {brush === 'box' && last?.shape === 'box' ? (
        <fieldset className={styles.sides}>
          <legend>The last rectangle, in per cent of the picture</legend>
          {sides.map((side, at) => (
            <Slider
              key={side}
              label={side}
              value={Math.round(((last.points[at] ?? 0) / strokeUnits) * 100)}
              onChange={(percent) => set.paint((before) => moved(before, at, percent))}
            />
          ))}
        </fieldset>
      ) : null}
      <div className={styles.parts}>
        {brush === 'box' ? (
          <Button
            size="sm"
            disabled={!mayPaint(strokes)}
            onClick={() => set.paint((before) => [...before, inTheMiddle])}
          >
            <Icon name="plus" />
            Rectangle in the middle
          </Button>
        ) : null}
        <Button size="sm" disabled={strokes.length === 0} onClick={set.undo}>
          Undo
        </Button>
        <Button size="sm" disabled={strokes.length === 0} onClick={set.clear}>
          Clear
        </Button>
      </div>
      <output className={type_.hint}>{words(strokes)}</output>
    </div>
  )
}

function words(strokes: readonly Stroke[]): string {
  if (strokes.length === 0) return 'Nothing is painted yet. Two fingers or the wheel enlarge the picture.'
  if (!mayPaint(strokes)) return 'That is as much as can be painted. Undo something, or use a wider brush.'
  return strokes.length === 1 ? 'One stroke is painted.' : `${strokes.length} strokes are painted.`
}

/** The last rectangle with one side elsewhere; a side stops where the other one is. */
function moved(strokes: readonly Stroke[], side: number, percent: number): readonly Stroke[] {
  const last = strokes.at(-1)
  if (last?.shape !== 'box') return strokes
  const [x = 0, y = 0, toX = 0, toY = 0] = last.points
  const now = [Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)]
  const wanted = (percent / 100) * strokeUnits
  const other = now[(side + 2) % 4] ?? 0
  now[side] = side < 2 ? Math.min(wanted, other - 10) : Math.max(wanted, other + 10)
  return [
    ...strokes.slice(0, -1),
    { ...last, points: now.map((at) => Math.min(strokeUnits, Math.max(0, Math.round(at)))) },
  ]
}
