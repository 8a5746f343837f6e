import { type Mannequin, mannequinIn, type MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import { plus, type Vector } from '@eidolon/people/vector.ts'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import styles from './mannequin-view.module.css'
import { type Around, seen } from './projection.ts'
import { handles, type DraggedJoint, type PulledFigure, pulledWith } from './drag-joints.ts'

type LimbSide = 'middle' | 'left' | 'right'
type MannequinLimb = readonly [from: MannequinPoint, to: MannequinPoint, thick: number, end: number, side: LimbSide]

const limbs = (side: 'left' | 'right'): readonly MannequinLimb[] => [
  [`${side}Shoulder`, `${side}UpperArm`, 0.7, 0.62, 'middle'],
  [`${side}UpperArm`, `${side}LowerArm`, 0.6, 0.44, side],
  [`${side}LowerArm`, `${side}Hand`, 0.44, 0.3, side],
  [`${side}Hand`, `${side}Fingertips`, 0.36, 0.2, side],
  ['hips', `${side}UpperLeg`, 1.05, 0.95, 'middle'],
  [`${side}UpperLeg`, `${side}LowerLeg`, 0.9, 0.58, side],
  [`${side}LowerLeg`, `${side}Foot`, 0.58, 0.36, side],
  [`${side}Heel`, `${side}Toes`, 0.34, 0.3, side],
]

const pieces: readonly MannequinLimb[] = [
  ['hips', 'spine', 1.1, 1.15, 'middle'],
  ['spine', 'chest', 1.2, 1.2, 'middle'],
  ['chest', 'upperChest', 1.25, 1.5, 'middle'],
  ['upperChest', 'neck', 1.45, 0.6, 'middle'],
  ['neck', 'head', 0.55, 0.5, 'middle'],
  ...limbs('left'),
  ...limbs('right'),
]

/** Visible decimeters: enough for raised arms and for people lying down. */
const box = { x: -10.5, y: -20.6, width: 21, height: 22.4 } as const

/** A jointed figure on the ground. Its joints are pulled by pointer or finger; beside it one turns all of it. */
export function MannequinView({ joints, around, chosen, onAround, onJoints, onChoose }: PulledFigure) {
  const svg = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<DraggedJoint>()
  const mannequin = useMemo(() => mannequinIn(joints), [joints])
  const at = (point: MannequinPoint) => seen(around, mannequin.points.get(point) ?? [0, 0, 0])
  const shapes = pieces
    .map(([from, to, thick, end, side]) => {
      const [one, other] = [at(from), at(to)]
      return { key: `${from} ${to}`, side, depth: (one.depth + other.depth) / 2, path: capsule(one, other, thick, end) }
    })
    .toSorted((a, b) => a.depth - b.depth)

  const down = (event: PointerEvent<SVGElement>, point?: MannequinPoint) => {
    if (event.button !== 0 || !svg.current) return
    event.stopPropagation()
    svg.current.setPointerCapture(event.pointerId)
    const scale = box.width / Math.max(1, svg.current.getBoundingClientRect().width)
    const started = { x: event.clientX, y: event.clientY, scale, around, joints, name: `${event.timeStamp}` }
    setHeld({ ...started, pointer: event.pointerId, point })
    if (point) onChoose(point)
  }
  const move = (event: PointerEvent<SVGElement>) => {
    if (held?.pointer !== event.pointerId) return
    const [right, below] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.point) {
      const turn = ((((held.around.turn - right * 0.6 + 180) % 360) + 360) % 360) - 180
      onAround({ turn, tilt: Math.max(-20, Math.min(60, held.around.tilt + below * 0.2)) })
      return
    }
    onJoints(pulledWith(held, held.point, right, below), held.name)
  }
  const up = () => setHeld(undefined)
  const { x, y, width, height } = box
  const head = headOf(mannequin, around)
  return (
    <svg
      ref={svg}
      className={styles.stage}
      viewBox={`${x} ${y} ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of shapes is no img element
      role="img"
      aria-label="A jointed figure in this pose. The list of joints has the same by keyboard."
      onPointerDown={(event) => down(event)}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <ellipse
        className={styles.ground}
        cx={0}
        cy={0}
        rx={7}
        ry={Math.max(0.3, 7 * Math.sin((around.tilt * Math.PI) / 180))}
      />
      {shapes
        .filter(({ depth }) => depth <= head.depth)
        .map(({ key, side, path }) => (
          <path key={key} className={styles.piece} data-side={side} d={path} />
        ))}
      <Head {...head} />
      {shapes
        .filter(({ depth }) => depth > head.depth)
        .map(({ key, side, path }) => (
          <path key={key} className={styles.piece} data-side={side} d={path} />
        ))}
      {handles
        .map(([point, label]) => ({ point, label, ...at(point) }))
        .toSorted((a, b) => a.depth - b.depth)
        .map(({ point, label, ...place }) => (
          <g key={point} className={styles.handle} onPointerDown={(event) => down(event, point)}>
            <title>{label}</title>
            <circle className={styles.reach} cx={place.x} cy={place.y} r={0.95} />
            <circle
              className={styles.knob}
              data-held={held?.point === point || undefined}
              data-chosen={point === chosen || undefined}
              cx={place.x}
              cy={place.y}
              r={0.3}
            />
          </g>
        ))}
    </svg>
  )
}

type Flat = { readonly x: number; readonly y: number }

/** Round at both ends, thinner towards one. */
function capsule(one: Flat, other: Flat, thick: number, end: number): string {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(x, y)
  if (length < 0.05) {
    const r = Math.max(thick, end)
    return `M${short(one.x - r)} ${short(one.y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  }
  const [nx, ny] = [-y / length, x / length]
  const corner = (at: Flat, by: number) => `${short(at.x + nx * by)} ${short(at.y + ny * by)}`
  return `M${corner(one, thick)}L${corner(other, end)}A${end} ${end} 0 0 0 ${corner(other, -end)}L${corner(one, -thick)}A${thick} ${thick} 0 0 0 ${corner(one, thick)}Z`
}

const short = (value: number): number => Math.round(value * 100) / 100

type HeadShape = {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly depth: number
  readonly face: Flat & { readonly isSeen: boolean }
}

function headOf({ points, turns }: Mannequin, around: Around): HeadShape {
  const chin: Vector = points.get('head') ?? [0, 0, 0]
  const crown: Vector = points.get('crown') ?? [0, 0, 0]
  const middle: Vector = [(chin[0] + crown[0]) / 2, (chin[1] + crown[1]) / 2, (chin[2] + crown[2]) / 2]
  const [low, high, at] = [seen(around, chin), seen(around, crown), seen(around, middle)]
  const angle = (Math.atan2(high.x - low.x, low.y - high.y) * 180) / Math.PI
  const [x, y, z, w] = turns.get('head') ?? [0, 0, 0, 1]
  // Where the nose points.
  const ahead: Vector = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
  const nose = seen(around, plus(middle, [ahead[0] * 0.95, ahead[1] * 0.95, ahead[2] * 0.95]))
  return { x: at.x, y: at.y, angle, depth: at.depth, face: { x: nose.x, y: nose.y, isSeen: nose.depth > at.depth } }
}

function Head({ x, y, angle, face }: HeadShape) {
  return (
    <g>
      <ellipse
        className={styles.piece}
        data-side="middle"
        rx={0.85}
        ry={1.15}
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
      {face.isSeen ? <circle className={styles.nose} cx={face.x} cy={face.y} r={0.16} /> : null}
    </g>
  )
}
