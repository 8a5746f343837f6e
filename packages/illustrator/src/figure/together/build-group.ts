import { arrangements } from '#arrangements/arrangements.generated.ts'
import type { GroupPosition, Touch } from '#arrangements/arrangement-file.ts'
import type { Body } from '#body/body.ts'
import { chosenPose, poseBody } from '#body/make-body.ts'
import type { BuiltPerson } from '#body/person.ts'
import type { Face } from '#faces/faces.ts'
import { faceInLight } from '#faces/face-in-light.ts'
import { along, minus, times, plus, type Vector } from '#geometry/vector.ts'
import type { View } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import type { Pose, Posture, Turn } from '#poses/pose.ts'
import { poseFor, poseTo } from '#props/holding.ts'
import type { Part } from '#geometry/part.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Side } from '#skeleton/limbs.ts'
import { personFor } from '#styles/person-for.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import {
  type ExpressionId,
  hash,
  type GazeDirection,
  type PictureOrder,
  type Setting,
  type Together,
} from '@eidolon/people'
import { atan2 } from '@eidolon/people/exact.ts'
import { gazing, type Model, modelOf, type FigureView, wearOf } from '#figure/build-figure.ts'
import type { Figure } from '#figure/figure.ts'
import { asSeenTurned, placeFigure } from '#figure/place-figure.ts'
import { cloudOf, type SolidPart } from './clearance.ts'
import { mergeFigures } from './merge-figures.ts'
import { benchUnder, seatedAt, tableAmong } from './furniture.ts'
import { placePeople } from './place-people.ts'
import { type Holds, holdsOf, onTouchingArm } from './touches.ts'
import { inGroup, type Where } from './where.ts'

/** Somebody in a picture of several, before they have a place. */
type Member = {
  readonly person: BuiltPerson
  readonly genes: PictureOrder['genes']
  readonly setting: Setting
  readonly seed: number
  readonly spot: GroupPosition
  readonly looks: GazeDirection
  /** Whether that was asked for. */
  readonly isTold: boolean
  /** Where they go in a film from a pose of their own. */
  readonly to?: Pose
}

/** Everybody of an order, as it has them together, and where; `kept` are places that they have already. */
export function buildGroup(
  pack: Pack,
  order: PictureOrder,
  together: Together,
  view: View,
  pause: Pause,
  kept?: readonly Where[],
): { readonly model: Model; readonly places: readonly Where[] } {
  const { people, shared, models } = standTogether(pack, order, together, view, pause, kept)
  const model: Model = (detail) => {
    const figures = models.map((one, at) => standing(one(detail), people[at]!.where))
    return placeFigure(mergeFigures(figures, shared), view.turned, { aside: 0, ahead: 0 })
  }
  return { model, places: people.map(({ where }) => where) }
}

/** A person of the order and those that come along, each with what is theirs of the setting. */
function membersOf(
  pack: Pack,
  order: PictureOrder,
  { others, looks, ownPoses }: Together,
  spots: readonly GroupPosition[],
): readonly Member[] {
  const { pose: _pose, gestures: _also, material: _cloth, pattern: _print, torn: _torn, ...max } = order.setting
  const { bottom: _bottom, shoes: _shoes, tints: _tints, ...clothed } = max
  const { joints: _joints, jointsTo: _jointsTo, ...unposed } = clothed
  const shared = ownPoses ? unposed : clothed
  const all = [
    { genes: order.genes, setting: order.setting, looks },
    ...others.map(({ setting, ...one }) => ({ ...one, setting: { ...shared, ...setting } })),
  ]
  return all.map(({ genes, setting, looks: asked }, at) => {
    const to = ownPoses ? poseTo(setting) : undefined
    return {
      person: personFor(pack, genes, order.style),
      genes,
      setting,
      seed: at === 0 ? order.seed : hash(`person ${at}`, order.seed),
      spot: spots[at]!,
      looks: asked ?? spots[at]!.looks ?? 'camera',
      isTold: asked !== undefined,
      ...(to && { to }),
    }
  })
}

/** What one does before anybody is placed: the arrangement's body, or the person's own pose. */
function poseOf({ setting, spot, seed }: Member): Pose {
  const own = poseFor(setting.pose, setting.accessories, (setting.bottom ?? setting).outfit, setting)
  const pose = typeof own === 'string' ? chosenPose(own, seed) : own
  if ('share' in pose) return spot.body ?? {}
  return spot.body ? { ...pose, ...spot.body, mirrors: false } : pose
}

/** Somebody in their place: how to pose them there again, for films. */
export type InPlace = {
  readonly member: Member
  readonly body: Body
  readonly where: Where
  readonly pose: Pose
  /** Where they go from there in a film, and come back from. */
  readonly to?: Pose
  readonly holds: Holds
  readonly lookAt: Vector | ((eyes: Vector) => Vector)
  readonly seat: FigureView['seat']
}

type GroupStanding = {
  readonly people: readonly InPlace[]
  readonly models: readonly Model[]
  /** What they share. */
  readonly shared: readonly Part[]
}

/** Bodies in their poses, where they are so that nobody touches anybody, and hands that hold each other. */
export function standTogether(
  pack: Pack,
  order: PictureOrder,
  together: Together,
  view: View,
  pause: Pause,
  kept?: readonly Where[],
): GroupStanding {
  const { layout, furniture } = arrangements[together.arrangement]
  const { spots, touches = [] } = layout(together.others.length + 1)
  const members = membersOf(pack, order, together, spots)
  pause()
  const seat: InPlace['seat'] = furniture && (furniture === 'bench' ? 'shared' : 'chair')
  const touching = members.map((_, at) => sidesThatTouch(touches, at))
  const poses = members.map(poseOf)
  const all = (places: readonly Where[] | undefined, before: readonly Body[], holds: readonly Holds[]) =>
    members.map((member, at) => {
      pause()
      return { ...inPlace(member, poses[at]!, at, places, before, holds[at] ?? {}, view), seat }
    })
  const posed = (...how: Parameters<typeof all>): readonly Body[] => all(...how).map(({ body }) => body)
  const dressed = (bodies: readonly Body[]): readonly Model[] =>
    members.map(({ setting, seed, spot }, at) => {
      const wear = wearOf(bodies[at]!, setting, seed, pause)
      return modelOf(bodies[at]!, setting, seed, wear, pause, {
        turned: spot.turned + view.turned,
        ...(seat && { seat }),
      })
    })
  const skins = (bodies: readonly Body[]) =>
    bodies.map((body, at) => cloudOf([skinOf(body)], spots[at]!.turned, onTouchingArm(body, touching[at]!)))
  // At first by the bodies alone, to know who looks where and about how far arms have to reach.
  let first = posed(undefined, [], [])
  if (furniture === 'table') {
    const table = tableAmong(first, skins(first), spots)
    const people = all(table.places, first, table.holds)
    return { people, models: dressed(people.map(({ body }) => body)), shared: table.parts }
  }
  if (furniture === 'bench') {
    // One bench is as high for all: who is taller has the knees higher.
    const height = Math.min(...first.map(({ seat }) => seat?.[1] ?? 5))
    for (const [at, member] of members.entries()) poses[at] = seatedAt(member.person, poses[at]!, first[at]!, height)
    first = posed(undefined, [], [])
  }
  const nearly = placePeople(
    skins(first),
    spots.map((spot) => ({ ...spot, gap: (spot.gap ?? 0.2) + 0.5 })),
  )
  const held = (bodies: readonly Body[], places: readonly Where[]) =>
    holdsOf(
      bodies.map((body, at) => ({ body, where: places[at]! })),
      touches,
    )
  const before = all(nearly, first, held(first, nearly))
  const looking = before.map(({ body }) => body)
  const models = dressed(looking)
  // Who is in other clothes than before stays where they were: nobody else is to move for it.
  const places =
    kept ??
    placePeople(
      models.map((model, at) => {
        const { parts, kinds } = model('plain')
        const own: readonly SolidPart[] = parts.filter((_, part) => kinds[part] !== 'background')
        const reached = before[at]!.to && skinOf(bodyThere(before[at]!, before[at]!.to))
        return cloudOf(reached ? [...own, reached] : own, spots[at]!.turned, onTouchingArm(looking[at]!, touching[at]!))
      }),
      spots,
    )
  const shared = furniture === 'bench' ? benchUnder(looking, places) : []
  if (touches.length === 0) {
    return { people: before.map((one, at) => ({ ...one, where: places[at]! })), models, shared }
  }
  // In clothes they stand a little otherwise: arms reach there anew.
  const people = all(places, looking, held(looking, places))
  return { people, models: dressed(people.map(({ body }) => body)), shared }
}

/** Somebody at the far end of their way, where nobody is to stand either. */
const bodyThere = ({ member, lookAt, holds }: InPlace, to: Pose): Body =>
  posedAgain(member, to, faceInLight(member.setting), lookAt, holds, 'plain')

const sidesThatTouch = (touches: readonly Touch[], person: number): readonly Side[] => {
  const hands = touches.flatMap((touch) =>
    'meets' in touch ? [touch.hand, touch.meets] : touch.on === 'forearm' ? [touch.hand, touch.of] : [touch.hand],
  )
  return hands.filter(([whose]) => whose === person).map(([, side]) => side)
}

/** The skin alone, as a part to be measured. */
function skinOf({ posed }: Body): SolidPart {
  const triangles = Uint32Array.from({ length: 13_380 }, (_, vertex) => vertex)
  return { positions: posed, triangles, castsShadow: true }
}

function inPlace(
  member: Member,
  own: Pose,
  at: number,
  places: readonly Where[] | undefined,
  before: readonly Body[],
  holds: Holds,
  view: View,
): Omit<InPlace, 'seat'> {
  const where = places?.[at] ?? { x: 0, z: 0, turned: member.spot.turned }
  const { point, towards } = aimOf(member, at, where, places, before, view)
  const body = before[at]
  const turn = body && point ? turnTo(body, point) : 0
  const towardsIt = (one: Pose): Pose => (turn === 0 ? one : headTurned(one, turn))
  const pose = towardsIt(own)
  const lookAt = point ?? ((eyes: Vector): Vector => along(eyes, towards, gazing))
  return {
    member,
    body: posedAgain(member, pose, faceInLight(member.setting), lookAt, holds),
    where,
    pose,
    ...(member.to && { to: towardsIt(member.to) }),
    holds,
    lookAt,
  }
}

/** Somebody in a posture, with a face, holding on to whom they hold. */
export function posedAgain(
  { person, genes, seed }: Member,
  pose: Posture,
  expression: ExpressionId | Face,
  lookAt: InPlace['lookAt'],
  holds: Holds,
  detail?: Body['detail'],
): Body {
  return poseBody(person, {
    pose,
    expression,
    seed,
    lookAt,
    soles: solesUnder(genes.marks),
    ...((holds.left ?? holds.right) && { holds }),
    ...(detail && { detail }),
  })
}

/** Where somebody looks, as they have it themselves: at the camera, at one of the others (the nearest, unless one was chosen), or ahead. */
function aimOf(
  { looks, isTold }: Member,
  at: number,
  where: Where,
  places: readonly Where[] | undefined,
  before: readonly Body[],
  view: View,
): { readonly point?: Vector; readonly towards: Vector } {
  const towards = asSeenTurned(view.towards, where.turned + view.turned)
  const ahead: Vector = [0, 0, 1]
  // From behind nobody sees a face, however far the head is turned.
  if (looks === 'camera' && (view.gazes || (isTold && towards[2] > -0.5))) {
    const own = before[at]
    // Who stands with their side to the camera turns the head for it.
    const isAside = towards[2] < 0.6 && own !== undefined
    return isAside ? { point: along(eyesOf(own), towards, gazing), towards } : { towards }
  }
  if (looks === 'camera' || !places) return { towards: ahead }
  const others = before.map((body, other) => (other === at ? undefined : inGroup(places[other]!, eyesOf(body))))
  const chosen = typeof looks === 'number' ? others[looks] : undefined
  const seen = chosen ? [chosen] : others.filter((eyes) => eyes !== undefined)
  const near = seen.toSorted((one, other) => awayOf(one, where) - awayOf(other, where))[0]
  return near ? { point: asTheirPoint(where, near), towards: ahead } : { towards: ahead }
}

const awayOf = ([x, , z]: Vector, where: Where): number => (x - where.x) * (x - where.x) + (z - where.z) * (z - where.z)

const asTheirPoint = (where: Where, [x, y, z]: Vector): Vector =>
  asSeenTurned([x - where.x, y, z - where.z], where.turned)

const eyesOf = ({ bones }: Body): Vector => times(plus(bones.joint('eye.L'), bones.joint('eye.R')), 0.5)

/** Degrees that necks turn at most, beyond what head and eyes do of themselves; how much is left to those. */
const [max, itself] = [48, 22]

/** How far to the left the neck has to turn for a point, degrees. */
function turnTo(body: Body, point: Vector): number {
  const [x, , z] = minus(point, eyesOf(body))
  const angle = (atan2(x, z) * 180) / Math.PI
  const own = Math.max(0, Math.abs(angle) - itself)
  return Math.sign(angle) * Math.min(max, own)
}

function headTurned(pose: Pose, turn: number): Pose {
  const more = (own: Pose['neck'], by: number): Turn => [own?.[0] ?? 0, by, (own?.[2] ?? 0) * 0.5]
  return { ...pose, neck: more(pose.neck, turn * 0.55), head: more(pose.head, turn * 0.45) }
}

function standing(figure: Figure, { x, z, turned }: Where): Figure {
  return placeFigure(figure, turned, { aside: x, ahead: z })
}
