import { type AccessoryId, type CompanionPlace, comesAlong, type Tints } from '@eidolon/people'
import { inBothArms } from './kit/in-both-arms.ts'
import type { HandNeed } from './prop-file.ts'
import { props } from './props.generated.ts'

/**
 * Of two things that take one hand each the one that is in the left: a shield, a bird on the wrist, or what comes first in
 * the catalog. The right hand has the other.
 */
export function inLeftHand(accessories: readonly AccessoryId[], tints: Tints = {}): AccessoryId | undefined {
  const held = accessories.filter((id) => handOf(id, tints) && props[id].facts.ridden === undefined)
  const isForOne = (id: AccessoryId) => {
    const hand = handOf(id, tints)
    if (!hand || hand.fingers === 'strum') return false
    // What both hands hold open is closed, and in one of them, when the other has something.
    return !hand.both || hand.fingers === 'between'
  }
  if (held.length !== 2 || !held.every(isForOne)) return undefined
  return held.find((id) => props[id].hand?.offHand) ?? held.find(comesAlong) ?? held[0]
}

/** What something asks of the hands; of an animal by where it is. */
export function handOf(id: AccessoryId, tints: Tints = {}): HandNeed | undefined {
  const place = comesAlong(id) ? tints[id]?.place : undefined
  return place ? ofAnimals[place] : props[id].hand
}

/** What is asked of the hand by what is carried, so that the pose can choose its grip; nothing: undefined. */
export const handNeeds = (accessories: readonly AccessoryId[], tints: Tints = {}): HandNeed | undefined =>
  accessories.map((id) => handOf(id, tints)).findLast((need) => need !== undefined)

/** What hands do for an animal that is carried, sits on the wrist or goes on a lead. */
const ofAnimals: Readonly<Partial<Record<CompanionPlace, HandNeed>>> = {
  arms: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  wrist: { fingers: 'fist', arm: 'front', both: false },
  leash: { fingers: 'fist', arm: 'low', both: false },
}
