import type { Body } from '#body/body.ts'
import { faceInLight } from '#faces/face-in-light.ts'
import { mergeFigures } from '#figure/together/merge-figures.ts'
import { type InPlace, posedAgain, standTogether } from '#figure/together/build-group.ts'
import type { Figure } from '#figure/figure.ts'
import { placeFigure } from '#figure/place-figure.ts'
import type { FilmOrder, MotionId, Together } from '@eidolon/people'
import type { View } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { castFigure } from './cast.ts'
import { momentAt, type Rest } from './motions.ts'
import { strideAlong } from './path.ts'
import { swing } from './wave.ts'

/** Several people at each drawing of a film. */
type GroupFilm = {
  readonly at: (drawing: number, pause: Pause) => Figure
  /** How far they have come at each drawing, towards where they face; nobody goes anywhere where there is none. */
  readonly ahead: readonly number[]
  /** Somebody goes from one pose of their own to another. */
  readonly goesOn: boolean
}

/** Who walks beside others goes the same way: not more than so many degrees off. */
const sameWay = 12

/**
 * Several people who move, each with a face and a time of their own; hands that hold each other stay together. One of
 * them waves or talks; who walks keeps in step with the first; all of them turn, or sway as they dance, as one.
 */
export function groupFilm(
  pack: Pack,
  order: FilmOrder,
  together: Together,
  view: View,
  drawings: number,
  pause: Pause,
): GroupFilm {
  const { people, shared } = standTogether(pack, order, together, view, pause)
  const [first] = people
  if (!first) throw new TypeError('Nobody is in the film')
  const canWalk = people.every(({ where, seat }) => Math.abs(where.turned) <= sameWay && !seat)
  const motions = people.map((one, person) => motionOf(order.motion, one, person, canWalk))
  const moving = people.map((one, person) => mover(one, order, motions[person]!, view, pause))
  const rest = restOf(first, order)
  const postures = Array.from({ length: drawings }, (_, at) => momentAt('walk', at / drawings, rest).posture)
  const ahead = motions[0] === 'walk' ? strideAlong(first.member.person, postures).map((one) => one.ahead) : []
  return {
    ahead,
    goesOn: people.some(({ to }, person) => to && motions[person] !== 'walk'),
    at: (drawing, paused) => {
      const share = drawing / drawings
      const figures = people.map(({ where }, person) =>
        placeFigure(moving[person]!(share, paused), where.turned, {
          aside: where.x,
          ahead: where.z + (ahead[drawing] ?? 0),
        }),
      )
      return placeFigure(mergeFigures(figures, shared), view.turned + turnOf(order, share), { aside: 0, ahead: 0 })
    },
  }
}

/** Degrees that all of them are turned as one. */
function turnOf({ motion, seconds }: FilmOrder, share: number): number {
  if (motion === 'turn') return 360 * share
  return motion === 'dance' ? 16 * swing(share, seconds, 3) : 0
}

/** What one of them does: who is in somebody's arms does nothing with their own. */
function motionOf(motion: MotionId, { holds }: InPlace, person: number, canWalk: boolean): MotionId {
  if (motion === 'walk') return canWalk ? 'walk' : 'idle'
  if (motion === 'wave') return person === 0 && !holds.right ? 'wave' : 'idle'
  if (motion === 'talk') return person === 0 ? 'talk' : 'idle'
  return motion === 'turn' || motion === 'dance' ? 'idle' : motion
}

const restOf = ({ member: { setting, seed }, pose, to }: InPlace, { seconds }: FilmOrder): Rest => ({
  pose,
  ...(to && { to }),
  face: faceInLight(setting),
  seed,
  seconds,
})

/** How one of them is at a share of the film. */
function mover(one: InPlace, order: FilmOrder, motion: MotionId, view: View, pause: Pause) {
  const { member, holds, lookAt, where, seat } = one
  const rest = restOf(one, order)
  const bodyAt = (share: number): Body => {
    const { posture, face } = momentAt(motion, share, rest)
    return posedAgain(member, posture, face, lookAt, holds, 'plain')
  }
  const turned = where.turned + view.turned
  const cast = castFigure(bodyAt(0), member.setting, member.seed, motion, turned, pause, seat)
  return (share: number, paused: Pause): Figure => cast(bodyAt(share), paused)
}
