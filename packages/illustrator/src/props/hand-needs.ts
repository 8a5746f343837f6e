import type { AccessoryId } from '@eidolon/people'

/** What the right hand does for a thing it holds. */
export type HandNeed = {
  /**
   * `fist` closes around something thin, `cup` around something wide, `flat` lies under or behind it, `open` is near it,
   * `strum` lies on strings.
   */
  readonly fingers: 'fist' | 'cup' | 'flat' | 'open' | 'strum'
  /**
   * Where the hand had better be: at the side, before the body, raised beside the shoulder, at the mouth, or before the
   * chest with its palm to the face.
   */
  readonly arm: 'low' | 'front' | 'raised' | 'mouth' | 'facing'
  /** Both hands, when the pose leaves them free. */
  readonly both: boolean
}

const needs: Partial<Record<AccessoryId, HandNeed>> = {
  book: { fingers: 'flat', arm: 'front', both: true },
  mug: { fingers: 'cup', arm: 'front', both: false },
  sword: { fingers: 'fist', arm: 'front', both: false },
  staff: { fingers: 'fist', arm: 'front', both: false },
  bouquet: { fingers: 'fist', arm: 'front', both: false },
  umbrella: { fingers: 'fist', arm: 'raised', both: false },
  lantern: { fingers: 'fist', arm: 'front', both: false },
  orb: { fingers: 'open', arm: 'front', both: true },
  apple: { fingers: 'cup', arm: 'front', both: false },
  'ice-cream': { fingers: 'fist', arm: 'front', both: false },
  phone: { fingers: 'cup', arm: 'facing', both: false },
  camera: { fingers: 'cup', arm: 'front', both: false },
  microphone: { fingers: 'fist', arm: 'mouth', both: false },
  'wine-glass': { fingers: 'fist', arm: 'front', both: false },
  potion: { fingers: 'fist', arm: 'front', both: false },
  rose: { fingers: 'fist', arm: 'front', both: false },
  wand: { fingers: 'fist', arm: 'front', both: false },
  torch: { fingers: 'fist', arm: 'raised', both: false },
  brush: { fingers: 'fist', arm: 'front', both: false },
  scroll: { fingers: 'fist', arm: 'front', both: false },
  dagger: { fingers: 'fist', arm: 'front', both: false },
  axe: { fingers: 'fist', arm: 'front', both: false },
  ball: { fingers: 'open', arm: 'front', both: true },
  balloon: { fingers: 'fist', arm: 'front', both: false },
  guitar: { fingers: 'strum', arm: 'front', both: true },
  briefcase: { fingers: 'fist', arm: 'low', both: false },
}

/** What is asked of the hand by what is carried, so that the pose can choose its grip; nothing: undefined. */
export function handNeeds(accessories: readonly AccessoryId[]): HandNeed | undefined {
  for (const id of accessories.toReversed()) if (needs[id]) return needs[id]
  return undefined
}
