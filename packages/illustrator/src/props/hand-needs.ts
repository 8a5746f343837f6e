import type { AccessoryId } from '@eidolon/people'
import type { HandNeed } from './prop-file.ts'
import { props } from './props.generated.ts'

/**
 * Of two things that take one hand each the one that is in the left: a shield, or what comes first in the catalogue. The
 * right hand has the other.
 */
export function inLeftHand(accessories: readonly AccessoryId[]): AccessoryId | undefined {
  const held = accessories.filter((id) => props[id].hand && props[id].facts.ridden === undefined)
  const isForOne = (id: AccessoryId) => props[id].hand?.both === false && props[id].hand.fingers !== 'strum'
  if (held.length !== 2 || !held.every(isForOne)) return undefined
  return held.find((id) => props[id].hand?.offHand) ?? held[0]
}

/** What is asked of the hand by what is carried, so that the pose can choose its grip; nothing: undefined. */
export function handNeeds(accessories: readonly AccessoryId[]): HandNeed | undefined {
  return accessories.map((id) => props[id].hand).findLast((need) => need !== undefined)
}
