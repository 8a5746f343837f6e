import type { PropFacts } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { Pose } from '#poses/pose.ts'
import type { Recut } from '#wardrobe/dress.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Maker } from './fitting.ts'

/** What the right hand does for a thing it holds. */
export type HandNeed = {
  /**
   * `fist` closes around something thin, `cup` around something wide, `flat` lies under or behind it, `between` has it
   * between thumb and fingers, `open` is near it, `strum` lies on strings.
   */
  readonly fingers: 'fist' | 'cup' | 'flat' | 'between' | 'open' | 'strum'
  /**
   * Where the hand had better be: at the side, before the body, raised beside the shoulder, at the mouth, or before the
   * chest with its palm to the face.
   */
  readonly arm: 'low' | 'front' | 'raised' | 'mouth' | 'facing'
  /** Both hands, when the pose leaves them free. */
  readonly both: boolean
  /** What both arms do with it then; what lies on strings is played in every pose. */
  readonly arms?: Pose
  /** The left hand has it when the right one has something else. */
  readonly offHand?: true
  /** How high above the hand it is drunk from. */
  readonly rim?: number
}

/** Which of its parts glows, how much light comes from it, and how far that gets. */
export type Glow = { readonly part: string; readonly strength: number; readonly reach: number }

/** A file of `props/catalogue`. */
export type PropFile = Content<PropFacts> & {
  readonly make: Maker
  /** For what is held. */
  readonly hand?: HandNeed
  readonly glow?: Glow
  /** The names of the parts that take a color that words ask for; the first part unless others are named. */
  readonly dyed?: readonly string[]
  /** Its own code applies the color from the prompt. */
  readonly dyesItself?: true
  /** For what is sewn with the clothes instead of made: shoes, socks, capes. The tailor's first color is its own. */
  readonly sew?: (tailor: Tailor) => void
  /** For another cut of whatever is worn: rolled-up sleeves. */
  readonly recut?: Recut
}

/** Something that is worn or carried: what is known of it, and how it is made. docs/recipes/add-a-prop.md goes through it. */
export function prop({
  label,
  words,
  order,
  make = () => [],
  hand,
  glow,
  dyed,
  dyesItself,
  sew,
  recut,
  ...facts
}: Omit<PropFile, 'facts' | 'make'> & Partial<Pick<PropFile, 'make'>> & PropFacts): PropFile {
  return {
    label,
    words,
    order,
    facts,
    make,
    ...(hand && { hand }),
    ...(glow && { glow }),
    ...(dyed && { dyed }),
    ...(dyesItself && { dyesItself }),
    ...(sew && { sew }),
    ...(recut && { recut }),
  }
}
