import type { AccessoryId } from '#catalogue/accessories.ts'

/** What the right hand does for a thing it holds. */
export type HandNeed = {
  /**
   * `fist` closes around something thin, `cup` around something wide, `flat` lies under or behind it, `open` is near it.
   */
  readonly fingers: 'fist' | 'cup' | 'flat' | 'open'
  /** Where the hand had better be: at the side, before the body, or raised beside the shoulder. */
  readonly arm: 'low' | 'front' | 'raised'
  /** Both hands, when the pose leaves them free. */
  readonly both: boolean
}

const needs: Partial<Record<AccessoryId, HandNeed>> = {
  book: { fingers: 'flat', arm: 'front', both: true },
  mug: { fingers: 'cup', arm: 'front', both: false },
  sword: { fingers: 'fist', arm: 'low', both: false },
  staff: { fingers: 'fist', arm: 'front', both: false },
  bouquet: { fingers: 'fist', arm: 'front', both: false },
  umbrella: { fingers: 'fist', arm: 'raised', both: false },
  lantern: { fingers: 'fist', arm: 'front', both: false },
  orb: { fingers: 'open', arm: 'front', both: true },
}

/** What is asked of the hand by what is carried, so that the pose can choose its grip; nothing: undefined. */
export function handNeeds(accessories: readonly AccessoryId[]): HandNeed | undefined {
  for (const id of accessories.toReversed()) if (needs[id]) return needs[id]
  return undefined
}
