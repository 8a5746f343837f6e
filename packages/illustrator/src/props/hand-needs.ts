import type { AccessoryId } from '@eidolon/people'
import type { HandNeed } from './prop-file.ts'
import { props } from './props.generated.ts'

/** What is asked of the hand by what is carried, so that the pose can choose its grip; nothing: undefined. */
export function handNeeds(accessories: readonly AccessoryId[]): HandNeed | undefined {
  return accessories.map((id) => props[id].hand).findLast((need) => need !== undefined)
}
