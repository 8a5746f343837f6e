import type { Body } from '#body/body.ts'
import { chosenPose, poseBody } from '#body/make-body.ts'
import type { BuiltPerson } from '#body/person.ts'
import { faceInLight } from '#faces/face-in-light.ts'
import type { Figure } from '#figure/figure.ts'
import { type FilmOrder, type MotionId, type StyleId, type Together } from '@eidolon/people'
import type { Camera } from '#lens/camera.ts'
import type { Focus } from '#lens/focus.ts'
import { chooseView, frame, type View } from '#lens/framing.ts'
import type { Measures } from '#lens/measures.ts'
import { along, type Vector, plus } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import type { Posture } from '#poses/pose.ts'
import { poses } from '#poses/poses.generated.ts'
import { poseFor, poseTo } from '#props/holding.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import { type Stage, stageOf } from '#picture/stage.ts'
import { placeFor } from '#places/make-place.ts'
import { withScenery } from '#places/scenery/with-scenery.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { personFor } from '#styles/person-for.ts'
import { moveCamera } from './camera-moves.ts'
import { castFigure } from './cast.ts'
import { groupFilm } from './group-film.ts'
import { momentAt, type Rest } from './motions.ts'
import { strideAlong } from './path.ts'
import { asSeenTurned, placeFigure } from '#figure/place-figure.ts'

export const framesPerSecond = 24
/** As drawn film has always done it: each drawing is shown for two frames. */
export const framesPerDrawing = 2

/**
 * Drawings move and are compressed: so many pixels a side are enough, the rest is drawn out. Of people who fill the
 * picture fewer will do, and brushes show nothing finer than their strokes.
 */
const drawnSides = { fine: { near: 448, far: 512 }, painted: { near: 384, far: 448 } } as const

/** Motions in which a person's shadow hardly moves. */
const calm: readonly MotionId[] = ['idle', 'talk', 'nod', 'look-around']

/** All that stays the same through a film, and how to get at any drawing of it. */
export type FilmPlan = {
  readonly drawings: number
  /** The place is drawn once, with the shadow of the first drawing. */
  readonly keepsPlace: boolean
  readonly stage: Stage
  readonly view: View
  /** What is seen, and from where, at one drawing. */
  readonly shot: (drawing: number, pause: Pause) => { figure: Figure; camera: Camera; focus: Focus }
}

export function planFilm(pack: Pack, order: FilmOrder, pause: Pause): FilmPlan {
  if (order.together) return planTogether(pack, order, order.together, pause)
  const { genes, setting, seed, motion, cameraMove, seconds, style } = order
  const { width, height } = drawnSize(order)
  const person = personFor(pack, genes, style)
  const drawings = Math.round((seconds * framesPerSecond) / framesPerDrawing)
  const shareOf = (drawing: number) => drawing / drawings
  const place = placeFor(setting, seed)
  const view = chooseView(setting, seed, width / height, place.rig.key.from[0], poses[setting.pose].body.round)
  const to = poseTo(setting)
  const rest: Rest = {
    pose: atRest(order),
    ...(to && { to }),
    face: faceInLight(setting),
    seed,
    seconds,
    ...besideHead(view),
  }
  const way = motion === 'walk' ? strideAlong(person, posturesOf(order, rest, drawings)) : []
  // Who is turned away from the camera looks ahead.
  const gazeAt = (eye: Vector): Vector => (view.gazes ? asSeenTurned(eye, view.turned) : [0, eye[1], 40])
  const before = gazeAt(along([0, 15, 0], view.towards, 25))
  const cast = castFigure(bodyAt(person, order, rest, 0, before), setting, seed, motion, view.turned, pause)
  const begun = cast(bodyAt(person, order, rest, 0, before), pause)
  const reach = cast(bodyAt(person, order, rest, 0.5, before), pause)
  const measured = (figure: Figure) => placeFigure(figure, view.turned, { aside: 0, ahead: 0 }).measures
  const still = frame(view, roomFor(measured(begun), measured(reach)), width, height)
  const dressed = withScenery(place, setting, seed, () => ({
    camera: still.camera,
    parts: [...begun.parts, ...reach.parts],
    thing: begun.thing,
  }))
  const center: Vector = [begun.measures.hips[0], begun.measures.head[1], begun.measures.hips[2]]
  return {
    drawings,
    keepsPlace: cameraMove === 'still' && motion !== 'walk' && !rest.to && (isClose(order) || calm.includes(motion)),
    view,
    stage: stageOf(dressed, style)(Math.max(width, height), pause),
    shot: (drawing, paused) => {
      const share = shareOf(drawing)
      const come = way[drawing] ?? { aside: 0, ahead: 0 }
      const moved = moveCamera(still.camera, center, cameraMove, share)
      // The camera goes along with whoever walks, at an even pace.
      const camera = { ...moved, eye: plus(moved.eye, [0, 0, (way.at(-1)?.ahead ?? 0) * (drawing / (drawings - 1))]) }
      const figure = cast(bodyAt(person, order, rest, share, gazeAt(moved.eye)), paused)
      return {
        figure: placeFigure(figure, turnedAt(order, rest, share) + view.turned, come),
        camera,
        focus: still.focus,
      }
    },
  }
}

/** The same for several people. */
function planTogether(pack: Pack, order: FilmOrder, together: Together, pause: Pause): FilmPlan {
  const { setting, seed, cameraMove, seconds, style, motion } = order
  const { width, height } = drawnSize(order)
  const drawings = Math.round((seconds * framesPerSecond) / framesPerDrawing)
  const place = placeFor(setting, seed)
  const view = chooseView(setting, seed, width / height, place.rig.key.from[0])
  const group = groupFilm(pack, order, together, view, drawings, pause)
  const begun = group.at(0, pause)
  const reach = group.goesOn ? group.at(Math.round(drawings / 2), pause) : undefined
  const room = reach ? roomFor(begun.measures, reach.measures) : begun.measures
  const { camera: first, focus } = frame(view, room, width, height)
  const dressed = withScenery(place, setting, seed, () => ({
    camera: first,
    parts: [...begun.parts, ...(reach?.parts ?? [])],
    thing: begun.thing,
  }))
  const { head } = begun.measures
  return {
    drawings,
    keepsPlace: cameraMove === 'still' && calm.includes(motion) && !group.goesOn,
    view,
    stage: stageOf(dressed, style)(Math.max(width, height), pause),
    shot: (drawing, paused) => {
      const moved = moveCamera(first, [0, head[1], 0], cameraMove, drawing / drawings)
      const along = (group.ahead.at(-1) ?? 0) * (drawing / (drawings - 1))
      return { figure: group.at(drawing, paused), camera: { ...moved, eye: plus(moved.eye, [0, 0, along]) }, focus }
    },
  }
}

const isClose = ({ setting: { framing } }: FilmOrder): boolean => !['full', 'wide', 'far'].includes(framing)

/** In a picture of little more than a head, the side with more room beside it: where the nearer shoulder is. */
function besideHead({ framing, yaw }: View): Pick<Rest, 'beside'> {
  const close = framing === 'extreme' || framing === 'portrait' || framing === 'bust'
  return close ? { beside: yaw > 0 ? 'left' : 'right' } : {}
}

/** Whoever carries something holds it from the first frame to the last. */
function atRest({ setting, seed }: FilmOrder): Posture {
  const pose = poseFor(setting.pose, setting.accessories, setting.outfit, setting)
  return typeof pose === 'string' ? chosenPose(pose, seed) : pose
}

/** Brushes show nothing finer than their strokes. */
const isPainted = (style: StyleId): boolean => style === 'painterly' || style === 'watercolour'

function drawnSize(order: FilmOrder): { readonly width: number; readonly height: number } {
  const { width, height } = order
  const side = drawnSides[isPainted(order.style) ? 'painted' : 'fine'][isClose(order) ? 'near' : 'far']
  const factor = Math.min(1, side / Math.sqrt(width * height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

const turnedAt = ({ motion }: FilmOrder, rest: Rest, share: number): number => momentAt(motion, share, rest).turned

const posturesOf = ({ motion }: FilmOrder, rest: Rest, drawings: number) =>
  Array.from({ length: drawings }, (_, drawing) => momentAt(motion, drawing / drawings, rest).posture)

function bodyAt(person: BuiltPerson, order: FilmOrder, rest: Rest, share: number, eye: Vector): Body {
  const { posture, face, turned } = momentAt(order.motion, share, rest)
  // Whoever has turned away looks ahead: eyes do not follow a camera behind one's back.
  const behind = Math.abs(((turned + 180) % 360) - 180) > 60
  const lookAt: Vector = behind ? [0, eye[1], 40] : eye
  return poseBody(person, {
    pose: posture,
    expression: face,
    seed: order.seed,
    lookAt,
    detail: 'plain',
    soles: solesUnder(order.genes.marks),
  })
}

/** Room for both, so that a hand that goes up is not cut off. */
function roomFor(one: Measures, other: Measures): Measures {
  const least = (a: Vector, b: Vector): Vector => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])]
  const max = (a: Vector, b: Vector): Vector => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])]
  // As high as the higher one and as far out, on whichever side it is.
  const outer = (a: Vector, b: Vector): Vector => [
    Math.abs(a[0]) > Math.abs(b[0]) ? a[0] : b[0],
    Math.max(a[1], b[1]),
    Math.max(a[2], b[2]),
  ]
  return {
    ...one,
    crown: Math.max(one.crown, other.crown),
    hands: [outer(one.hands[0], other.hands[0]), outer(one.hands[1], other.hands[1])],
    elbows: [outer(one.elbows[0], other.elbows[0]), outer(one.elbows[1], other.elbows[1])],
    low: least(one.low, other.low),
    high: max(one.high, other.high),
  }
}
