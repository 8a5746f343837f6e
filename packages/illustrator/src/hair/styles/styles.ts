import type { HairStyleId } from '@eidolon/people'
import type { Style } from '#hair/hairdo.ts'
import { buzz, pixie, short, sidePart, slickedBack, undercut } from './cropped.ts'
import { bob, long, longCurly, longWavy, shoulder } from './falling.ts'
import { braid, bun, ponytail, twinBraids } from './gathered.ts'
import { afro, cornrows, dreadlocks } from './rolled.ts'
import { curls, mohawk, quiff, spiky } from './standing.ts'

/** How each style grows; the bald have none. */
export const styles: Record<Exclude<HairStyleId, 'bald'>, Style> = {
  buzz,
  short,
  'side-part': sidePart,
  quiff,
  'slicked-back': slickedBack,
  spiky,
  undercut,
  mohawk,
  curls,
  afro,
  pixie,
  bob,
  shoulder,
  long,
  'long-wavy': longWavy,
  'long-curly': longCurly,
  ponytail,
  braid,
  'twin-braids': twinBraids,
  bun,
  dreadlocks,
  cornrows,
}
