import {
  type CameraId,
  type CompositionId,
  type FocusId,
  type FramingId,
  type LensId,
  random,
  type Setting,
  type ViewId,
} from '@eidolon/people'
import { cos, sin } from '@eidolon/people/exact.ts'
import { along, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { type Camera, lookAt, project, tilted } from './camera.ts'
import { blurOf, type Focus } from './focus.ts'
import { everybody, type Measures } from './measures.ts'

/** Which way the person is seen from; decided before they take their pose, for they look there. */
export type View = {
  readonly framing: FramingId
  /** Turn around the person and height of the camera over them, radians. */
  readonly yaw: number
  readonly pitch: number
  /** From the person to the camera, length 1. */
  readonly towards: Vector
  /** Where the person stands in the picture: 0 the middle, shares of the width. */
  readonly aside: number
  /** Whether somebody says where that is: then nothing else moves them. */
  readonly composed: boolean
  /** How far the person is turned about their upright, degrees to their left: sets are built to be seen from the front. */
  readonly turned: number
  /** Whether they look at the camera; ahead of themselves when not. */
  readonly gazes: boolean
  /** How far the camera is tilted to its side, radians. */
  readonly tilt: number
  /** What the picture is taken through and what of it is sharp, where somebody says so. */
  readonly lens: LensId | undefined
  readonly focus: FocusId | undefined
}

/** Room around what must be seen, as shares of the picture; how far away the camera stands for each height it shows. */
const rules: Readonly<
  Record<FramingId, { top: number; bottom: number; sides: number; away: number; turn: number; aside: number }>
> = {
  portrait: { top: 0.085, bottom: 0, sides: 0.1, away: 4.4, turn: 0.3, aside: 0.02 },
  bust: { top: 0.1, bottom: 0, sides: 0.07, away: 3.8, turn: 0.3, aside: 0.03 },
  half: { top: 0.075, bottom: 0, sides: 0.03, away: 3.1, turn: 0.32, aside: 0.03 },
  'three-quarter': { top: 0.07, bottom: 0, sides: 0.06, away: 2.8, turn: 0.34, aside: 0.03 },
  full: { top: 0.065, bottom: 0.06, sides: 0.06, away: 2.5, turn: 0.36, aside: 0.02 },
  wide: { top: 0.28, bottom: 0.13, sides: 0.2, away: 2.1, turn: 0.4, aside: 0.13 },
  extreme: { top: 0, bottom: 0, sides: 0, away: 6.4, turn: 0.2, aside: 0 },
  far: { top: 0.5, bottom: 0.2, sides: 0.3, away: 1.9, turn: 0.4, aside: 0.16 },
}

/** How much nearer or farther a lens is held than the framing's own: near ones show large what is near. */
const reach: Readonly<Record<LensId, number>> = {
  fisheye: 0.34,
  'wide-lens': 0.52,
  'normal-lens': 0.82,
  'portrait-lens': 1.25,
  telephoto: 2.6,
  anamorphic: 1.1,
}

/** What a lens leaves out of focus, compared with the framing's own. */
const softness: Readonly<Record<LensId, number>> = {
  fisheye: 0.12,
  'wide-lens': 0.35,
  'normal-lens': 0.75,
  'portrait-lens': 1.35,
  telephoto: 1.8,
  anamorphic: 1.2,
}

const heights: Readonly<Record<CameraId, number>> = {
  'eye-level': 0.03,
  low: -0.3,
  high: 0.4,
  ground: -0.5,
  overhead: 0.95,
  'top-down': 1.32,
  isometric: 0.62,
  tilted: 0.06,
  dynamic: -0.32,
}

/** Half way between two walls. */
const cornerwise = 0.72

/** How far from the middle of the picture the person is, as a share of its width. */
const offsets: Readonly<Record<CompositionId, number>> = { centred: 0, thirds: 0.16, space: 0.24 }

/** How far round the person the camera is, degrees: 0 before them. */
const around: Readonly<Record<ViewId, number>> = {
  front: 0,
  'three-quarter': 42,
  side: 88,
  shoulder: 148,
  back: 172,
}
/** Beyond this a person who looked at the camera would wring their neck. Degrees. */
const gazes = 60

/**
 * Where the camera stands, by the seed within what the order says. `lit` is the side the key light comes from (its x):
 * mostly the camera stands on the other, where the shadows shape a face. `otherwise` is how far round it goes for a pose
 * that has a side of its own, when no side is asked for.
 */
export function chooseView(
  {
    framing,
    camera,
    view,
    lens,
    focus,
    composition,
  }: Pick<Setting, 'framing' | 'camera' | 'view' | 'lens' | 'focus' | 'composition'>,
  seed: number,
  aspect: number,
  lit = 0,
  otherwise = 0,
): View {
  const chance = random('view', seed)
  const rule = rules[framing]
  const side = chance.chance(lit > 0 ? 0.2 : lit < 0 ? 0.8 : 0.5) ? 1 : -1
  const straying = (0.35 + 0.65 * chance.share()) * rule.turn
  const yaw = side * (camera === 'isometric' ? cornerwise : composition === 'centred' ? 0 : straying)
  // Close to a face a steep view distorts it.
  const steep = framing === 'portrait' || framing === 'extreme' ? 0.6 : framing === 'bust' ? 0.75 : 1
  const pitch = heights[camera] * steep + chance.middling() * 0.02
  // Whoever looks to the left stands to the right.
  const room = Math.min(0.12, Math.max(0, aspect - 1) * 0.16)
  const straysBy = side * (rule.aside + room) * (0.5 + 0.5 * chance.share())
  const aside = composition === undefined ? straysBy : side * offsets[composition]
  const towards: Vector = unit([sin(yaw) * cos(pitch), sin(pitch), cos(yaw) * cos(pitch)])
  const asked = view ? around[view] : otherwise === 0 ? undefined : otherwise
  const round = asked === undefined ? undefined : side * asked
  return {
    framing,
    yaw,
    pitch,
    towards,
    aside,
    composed: composition !== undefined,
    turned: round === undefined ? 0 : (yaw * 180) / Math.PI - round,
    gazes: round === undefined || Math.abs(round) <= gazes,
    tilt: camera === 'tilted' ? side * 0.2 : camera === 'dynamic' ? side * 0.3 : 0,
    // Seen from a corner high up nothing gets smaller with distance.
    lens: lens ?? (camera === 'isometric' ? 'telephoto' : camera === 'dynamic' ? 'wide-lens' : undefined),
    focus: focus ?? (camera === 'isometric' ? 'deep' : undefined),
  }
}

/** The camera that shows as much of the person as the framing says, with nothing cut awkwardly. */
export function frame(
  view: View,
  measures: Measures,
  width: number,
  height: number,
): { readonly camera: Camera; readonly focus: Focus } {
  const rule = rules[view.framing]
  const people = everybody(measures)
  const points = people.flatMap((one) => pointsFor(view.framing, one))
  const extent = Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))
  const shown = Math.max(view.framing === 'extreme' ? 1.4 : 3.6, extent / (1 - rule.top - rule.bottom))
  const anchor = meanOf(people.map((one) => anchorFor(view, one)))
  const bars = barsOf(view.lens, width, height)
  const away = shown * rule.away * Math.max(1, (0.75 * height) / width) * (view.lens ? reach[view.lens] : 1)
  const eye = grounded(along(anchor, view.towards, away), anchor)
  // Seen with a lens of one pixel first, to know how large all that is.
  const upright = lookAt(eye, anchor, { focal: 1, width: 0, height: 0 })
  const probe = { ...(view.tilt === 0 ? upright : tilted(upright, view.tilt)), centerX: 0, centerY: 0 }
  const aside = Math.abs(view.aside)
  const open = height - 2 * bars
  const fit = (shown: readonly Vector[], sides: number): Fit => {
    const box = boxOf(probe, shown)
    const tall = (open * (1 - rule.top - rule.bottom)) / (box.bottom - box.top)
    const broad = (width * (1 - 2 * sides - 2 * aside)) / (box.right - box.left)
    return { ...box, focal: Math.min(tall, broad) }
  }
  const placed = ({ left, right, top, bottom, focal }: Fit): Camera => {
    // When the width decides, there is height to spare: most of it goes below close pictures, both sides of whole ones.
    const spare = open * (1 - rule.top - rule.bottom) - focal * (bottom - top)
    const whole = view.framing === 'full' || view.framing === 'wide' || view.framing === 'far'
    const centerY = bars + open * rule.top + spare * (whole ? 0.55 : 0.3) - focal * top
    const centerX = width * (0.5 + view.aside) - (focal * (left + right)) / 2
    return { ...probe, focal, centerX, centerY, width, height }
  }
  const plain = fit(points, rule.sides)
  const close = view.framing === 'portrait' || view.framing === 'bust'
  const hands = close && !view.composed && people.length === 1 ? raisedHands(measures) : []
  const camera = placed(
    hands.every(inside(placed(plain))) ? plain : roomier(plain, fit([...points, ...hands], besideHands)),
  )
  const faces = people.map(({ eyes }) => project(camera, eyes).depth)
  return { camera, focus: focusOf(view, faces.reduce((sum, depth) => sum + depth, 0) / faces.length) }
}

/** What is to be seen, by a lens of one pixel, and how many pixels that lens may have. */
type Fit = Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'focal', number>>

/** How large a face stays, of what it was, where raised hands are let into a close picture; and the room beside them. */
const leastFace = 0.75
const besideHands = 0.03

/** The picture with the hands in it, where that leaves the face large; never closer than without them. */
const roomier = (plain: Fit, withHands: Fit): Fit =>
  withHands.focal < plain.focal * leastFace ? plain : { ...withHands, focal: Math.min(plain.focal, withHands.focal) }

/** Hands above their shoulders, each as broad as it is at the knuckles and as long as its fingers. */
const raisedHands = ({ hands, elbows, shoulders }: Measures): readonly Vector[] =>
  hands.flatMap((hand, side) => {
    if (hand[1] < shoulders[side]![1]) return []
    const tips = along(hand, unit(along(hand, elbows[side]!, -1)), fingers)
    return [tips, ...[-breadth, breadth].map((off): Vector => [hand[0] + off, hand[1], hand[2]])]
  })

/** From the knuckles of a hand to its tips, and of the first finger to either side, decimeters. */
const fingers = 0.8
const breadth = 0.4

/** Whether the picture of a camera has a point, a little off its edges. */
const inside =
  (camera: Camera) =>
  (point: Vector): boolean => {
    const { x, y } = project(camera, point)
    const [across, down] = [x / camera.width, y / camera.height]
    return across > 0.02 && across < 0.98 && down > 0.02 && down < 0.98
  }

/** What points take up, seen by a camera. */
function boxOf(camera: Camera, points: readonly Vector[]) {
  const seen = points.map((point) => project(camera, point))
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}

/** The middle between points; one alone is its own to the last bit. */
function meanOf(points: readonly Vector[]): Vector {
  const sum = points.reduce((all, point) => plus(all, point))
  return points.length === 1 ? sum : times(sum, 1 / points.length)
}

/** What is sharp, by the framing, by the lens and by what is asked for. */
function focusOf({ framing, lens, focus }: View, depth: number): Focus {
  const own = blurOf[framing] * (lens ? softness[lens] : 1)
  if (focus === 'shallow') return { depth, blur: Math.max(own * 1.7, 0.016) }
  return { depth, blur: focus === 'deep' ? 0 : own }
}

/** How high the black bars are that a lens leaves above and below, pixels. */
export function barsOf(lens: LensId | undefined, width: number, height: number): number {
  if (lens !== 'anamorphic') return 0
  return Math.round(Math.min(height * 0.13, Math.max(height * 0.05, (height - width / 2.39) / 2)))
}

/** What the camera points at; it stands as high, so that upright things stay upright in the picture. */
function anchorFor({ framing }: View, { eyes, hips, high, low }: Measures): Vector {
  const x = (eyes[0] + hips[0]) / 2
  const z = (eyes[2] + hips[2]) / 2
  if (framing === 'portrait' || framing === 'extreme') return eyes
  if (framing === 'bust' || framing === 'half') return [x, eyes[1] - 0.5, z]
  const share = framing === 'three-quarter' ? 0.75 : framing === 'full' ? 0.62 : 0.7
  return [x, low[1] + (high[1] - low[1]) * share, z]
}

/** A camera below the ground sees nothing: it stays a little above. */
function grounded(eye: Vector, anchor: Vector): Vector {
  return eye[1] >= 1.2 ? eye : [eye[0], Math.min(1.2, anchor[1]), eye[2]]
}

/** What has to be in the picture. */
function pointsFor(framing: FramingId, measures: Measures): readonly Vector[] {
  const { head, headHeight: size, crown, shoulders, elbows, hands, chest, hips, knees, low, high } = measures
  const half = size * 0.5
  const top = Math.max(crown, head[1] + half)
  const around: Vector[] = [
    [head[0] - size * 0.44, top, head[2]],
    [head[0] + size * 0.44, top, head[2]],
    [head[0], head[1] - half, head[2] + size * 0.3],
  ]
  const neck: Vector = [head[0], head[1] - size * 1.02, head[2]]
  const below: Vector = [chest[0], Math.min(chest[1], head[1] - size * 1.35), chest[2]]
  if (framing === 'extreme') return closely(measures)
  if (framing === 'portrait') return [...around, neck]
  if (framing === 'bust') return [...around, ...shoulders, below]
  // What hangs below the picture's lower edge need not fit its sides.
  const raised = hands.filter((hand) => hand[1] > hips[1] + 0.4)
  const waist: Vector = [hips[0], hips[1] + (framing === 'half' ? 0.35 : -0.3), hips[2]]
  if (framing === 'half') return [...around, ...shoulders, ...raised.map(padded), ...elbows, waist]
  const thighs = knees.map((knee): Vector => [knee[0], knee[1] + 0.6, knee[2]])
  if (framing === 'three-quarter') return [...around, ...hands.map(padded), ...elbows, ...thighs, waist]
  const corners: Vector[] = []
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]]) for (const z of [low[2], high[2]]) corners.push([x, y, z])
  return corners
}

/** From above the brows to the lips. */
function closely({ eyes, headHeight: size }: Measures): readonly Vector[] {
  const [x, y, z] = eyes
  return [-1, 1].flatMap((side): readonly Vector[] => [
    [x + side * size * 0.2, y + size * 0.16, z],
    [x + side * size * 0.2, y - size * 0.24, z],
  ])
}

/** Beyond the wrist there are fingers. */
const padded = ([x, y, z]: Vector): Vector => [x * 1.08, y + 0.4, z]
