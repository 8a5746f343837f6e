// Written by `npm run content` out of the files that are named here or below; change those.
import type { PoseId } from '@eidolon/people'
import type { PoseFile } from './pose-file.ts'
import { armsCrossed } from './catalogue/arms-crossed.ts'
import { bowing } from './catalogue/bowing.ts'
import { casting } from './catalogue/casting.ts'
import { cheering } from './catalogue/cheering.ts'
import { crouching } from './catalogue/crouching.ts'
import { dancing } from './catalogue/dancing.ts'
import { fighting } from './catalogue/fighting.ts'
import { flying } from './catalogue/flying.ts'
import { handsBehindBack } from './catalogue/hands-behind-back.ts'
import { handsInPockets } from './catalogue/hands-in-pockets.ts'
import { handsOnHips } from './catalogue/hands-on-hips.ts'
import { holding } from './catalogue/holding.ts'
import { jumping } from './catalogue/jumping.ts'
import { kneeling } from './catalogue/kneeling.ts'
import { leaning } from './catalogue/leaning.ts'
import { lookingBack } from './catalogue/looking-back.ts'
import { meditating } from './catalogue/meditating.ts'
import { peaceSign } from './catalogue/peace-sign.ts'
import { pointing } from './catalogue/pointing.ts'
import { praying } from './catalogue/praying.ts'
import { reading } from './catalogue/reading.ts'
import { relaxed } from './catalogue/relaxed.ts'
import { running } from './catalogue/running.ts'
import { saluting } from './catalogue/saluting.ts'
import { shrugging } from './catalogue/shrugging.ts'
import { sitting } from './catalogue/sitting.ts'
import { standing } from './catalogue/standing.ts'
import { stretching } from './catalogue/stretching.ts'
import { swordReady } from './catalogue/sword-ready.ts'
import { thinking } from './catalogue/thinking.ts'
import { thumbsUp } from './catalogue/thumbs-up.ts'
import { walking } from './catalogue/walking.ts'
import { waving } from './catalogue/waving.ts'

export const poses: Readonly<Record<PoseId, PoseFile>> = {
  'arms-crossed': armsCrossed,
  'bowing': bowing,
  'casting': casting,
  'cheering': cheering,
  'crouching': crouching,
  'dancing': dancing,
  'fighting': fighting,
  'flying': flying,
  'hands-behind-back': handsBehindBack,
  'hands-in-pockets': handsInPockets,
  'hands-on-hips': handsOnHips,
  'holding': holding,
  'jumping': jumping,
  'kneeling': kneeling,
  'leaning': leaning,
  'looking-back': lookingBack,
  'meditating': meditating,
  'peace-sign': peaceSign,
  'pointing': pointing,
  'praying': praying,
  'reading': reading,
  'relaxed': relaxed,
  'running': running,
  'saluting': saluting,
  'shrugging': shrugging,
  'sitting': sitting,
  'standing': standing,
  'stretching': stretching,
  'sword-ready': swordReady,
  'thinking': thinking,
  'thumbs-up': thumbsUp,
  'walking': walking,
  'waving': waving,
}
