import { chosenPose, poseBody } from '#body/make-body.ts'
import { makePerson, type Person } from '#body/person.ts'
import { faces } from '#faces/faces.ts'
import { figureOf } from '#figure/build-figure.ts'
import type { Figure } from '#figure/figure.ts'
import { phenotype } from '#genes/phenotype.ts'
import type { Camera } from '#lens/camera.ts'
import type { Focus } from '#lens/focus.ts'
import { chooseView, frame, type View } from '#lens/framing.ts'
import type { Measures } from '#lens/measures.ts'
import { plus, type Vector } from '#maths/vector.ts'
import type { Pack } from '#pack/pack.ts'
import type { FilmOrder } from '#picture/order.ts'
import { type Stage, prepareStage } from '#picture/stage.ts'
import { makePlace } from '#places/make-place.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { moveCamera } from './camera-moves.ts'
import { momentAt, type Rest } from './motions.ts'
import { strideAlong } from './path.ts'
import { placeFigure } from './place-figure.ts'
import { soles } from '#wardrobe/worn.ts'

export const framesPerSecond = 24
/** As drawn film has always done it: each drawing is shown for two frames. */
export const framesPerDrawing = 2

/** All that stays the same through a film, and how to get at any drawing of it. */
export type FilmPlan = {
  readonly order: FilmOrder
  readonly drawings: number
  readonly stage: Stage
  readonly view: View
  /** What is seen, and from where, at one drawing. */
  readonly shot: (drawing: number, pause: Pause) => { figure: Figure; camera: Camera; focus: Focus }
}

export function planFilm(pack: Pack, order: FilmOrder, pause: Pause): FilmPlan {
  const { genes, setting, seed, width, height, motion, cameraMove, seconds, style } = order
  const person = makePerson(pack, phenotype(genes))
  const rest: Rest = { pose: chosenPose(setting.pose, seed), face: faces[setting.expression], seed, seconds }
  const drawings = Math.round((seconds * framesPerSecond) / framesPerDrawing)
  const shareOf = (drawing: number) => drawing / drawings
  const ahead = motion === 'walk' ? strideAlong(person, posturesOf(order, rest, drawings)) : []
  const view = chooseView(setting.framing, setting.camera, seed, width / height)
  const begun = build(person, order, rest, 0, plus([0, 15, 0], view.towards, 25), pause)
  const reach = build(person, order, rest, 0.5, plus([0, 15, 0], view.towards, 25), pause)
  const still = frame(view, roomFor(begun.measures, reach.measures), width, height)
  const centre: Vector = [begun.measures.hips[0], begun.measures.head[1], begun.measures.hips[2]]
  const place = makePlace(setting.background, {
    time: setting.time,
    weather: setting.weather,
    seed,
    accentColours: [setting.primary, setting.secondary, setting.accent],
  })
  return {
    order,
    drawings,
    view,
    stage: prepareStage(place, style, Math.max(width, height), pause),
    shot: (drawing, paused) => {
      const share = shareOf(drawing)
      const gone = ahead[drawing] ?? 0
      const moved = moveCamera(still.camera, centre, cameraMove, share)
      // The camera goes along with whoever walks.
      const camera = { ...moved, eye: plus(moved.eye, [0, 0, gone]) }
      const figure = build(person, order, rest, share, moved.eye, paused)
      return { figure: placeFigure(figure, turnedAt(order, rest, share), gone), camera, focus: still.focus }
    },
  }
}

const turnedAt = ({ motion }: FilmOrder, rest: Rest, share: number): number => momentAt(motion, share, rest).turned

const posturesOf = ({ motion }: FilmOrder, rest: Rest, drawings: number) =>
  Array.from({ length: drawings }, (_, drawing) => momentAt(motion, drawing / drawings, rest).posture)

function build(person: Person, order: FilmOrder, rest: Rest, share: number, eye: Vector, pause: Pause): Figure {
  const { posture, face, turned } = momentAt(order.motion, share, rest)
  // Whoever has turned away looks ahead: eyes do not follow a camera behind one's back.
  const behind = Math.abs(((turned + 180) % 360) - 180) > 60
  const lookAt: Vector = behind ? [0, eye[1], 40] : eye
  const body = poseBody(person, { pose: posture, expression: face, seed: order.seed, lookAt, detail: 'plain', soles })
  pause()
  return figureOf(body, order.setting, order.seed, pause)
}

/** Room for both, so that a hand that goes up is not cut off. */
function roomFor(one: Measures, other: Measures): Measures {
  const least = (a: Vector, b: Vector): Vector => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])]
  const most = (a: Vector, b: Vector): Vector => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])]
  return {
    ...one,
    crown: Math.max(one.crown, other.crown),
    hands: [most(one.hands[0], other.hands[0]), least(one.hands[1], [other.hands[1][0], 1e9, 1e9])],
    low: least(one.low, other.low),
    high: most(one.high, other.high),
  }
}
