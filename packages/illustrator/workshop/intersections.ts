import type { PictureOrder } from '@eidolon/people'
import { arrangements } from '#arrangements/arrangements.generated.ts'
import type { Body } from '#body/body.ts'
import { type InPlace, standTogether } from '#figure/together/build-group.ts'
import { awayFrom } from '#figure/together/touches.ts'
import { asTheirs, inGroup } from '#figure/together/where.ts'
import { between, type Vector } from '#geometry/vector.ts'
import { chooseView } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import { suffix } from '#skeleton/limbs.ts'
import { insideTrunk } from './inside-trunk.ts'

/** Everybody of an order in their clothes and in their place, and nothing drawn. */
export function standingIn(pack: Pack, order: PictureOrder, pause: Parameters<typeof standTogether>[4]) {
  const { together, setting, seed, width, height } = order
  if (!together) throw new TypeError('Nobody else is in it')
  return standTogether(pack, order, together, chooseView(setting, seed, width / height), pause)
}

/** Who goes through whom, and with what: `0 upperarm01.L in the trunk`. */
export const throughsIn = (order: PictureOrder, people: readonly InPlace[]): readonly string[] =>
  people.flatMap((one, at) =>
    people.flatMap((other, against) =>
      at === against ? [] : throughs(one, other, touchingArms(order, at)).map((where) => `${at} ${where}`),
    ),
  )

/** Joints and what lies between them, by limb. */
const limbs = [
  ['upperarm01.L', 'lowerarm01.L', 'wrist.L', 'finger3-2.L'],
  ['upperarm01.R', 'lowerarm01.R', 'wrist.R', 'finger3-2.R'],
  ['upperleg01.L', 'lowerleg01.L', 'foot.L'],
  ['upperleg01.R', 'lowerleg01.R', 'foot.R'],
] as const

/** How near the bones of two limbs may come: half the thinner arm and half the thinner arm. Decimeters. */
const thin = 0.45

const bonesOf = ({ bones }: Body, limb: (typeof limbs)[number]): readonly (readonly [Vector, Vector])[] =>
  limb.slice(1).map((joint, at) => [bones.joint(limb[at]!), bones.joint(joint)])

/** Where a limb of one goes through the trunk or a limb of the other; limbs that touch are let be. */
function throughs(one: InPlace, other: InPlace, touching: ReadonlySet<string>): readonly string[] {
  const found: string[] = []
  for (const limb of limbs) {
    const isTouching = touching.has(limb[0])
    for (const [from, to] of bonesOf(one.body, limb)) {
      for (const share of [0.5, 1]) {
        const point = asTheirs(other.where, inGroup(one.where, between(from, to, share)))
        if (insideTrunk(other.body, point, isTouching ? 0.6 : 0.9)) found.push(`${limb[0]} in the trunk`)
        if (isTouching) continue
        for (const against of limbs)
          for (const [start, end] of bonesOf(other.body, against))
            if (awayFrom(point, start, end) < thin) found.push(`${limb[0]} in ${against[0]}`)
      }
    }
  }
  return found
}

/** The arms of everybody that touch somebody, by their first bone. */
function touchingArms(order: PictureOrder, person: number): ReadonlySet<string> {
  const { arrangement, others } = order.together!
  const { touches = [] } = arrangements[arrangement].layout(others.length + 1)
  const hands = touches.flatMap((touch) => [touch.hand, 'meets' in touch ? touch.meets : touch.of])
  return new Set(hands.filter(([whose]) => whose === person).map(([, side]) => `upperarm01${suffix(side)}`))
}
