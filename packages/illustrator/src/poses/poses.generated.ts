// Written by `npm run content` out of the files that are named here or below; change those.
import type { PoseId } from '@eidolon/people'
import type { PoseFile } from './pose-file.ts'
import { adjustingGlasses } from './catalogue/adjusting-glasses.ts'
import { adjustingTie } from './catalogue/adjusting-tie.ts'
import { aiming } from './catalogue/aiming.ts'
import { archery } from './catalogue/archery.ts'
import { armsCrossed } from './catalogue/arms-crossed.ts'
import { armsWide } from './catalogue/arms-wide.ts'
import { ballet } from './catalogue/ballet.ts'
import { blowingKiss } from './catalogue/blowing-kiss.ts'
import { bowing } from './catalogue/bowing.ts'
import { casting } from './catalogue/casting.ts'
import { cheering } from './catalogue/cheering.ts'
import { chinInHands } from './catalogue/chin-in-hands.ts'
import { cooking } from './catalogue/cooking.ts'
import { crouching } from './catalogue/crouching.ts'
import { dancing } from './catalogue/dancing.ts'
import { drinking } from './catalogue/drinking.ts'
import { eating } from './catalogue/eating.ts'
import { facepalm } from './catalogue/facepalm.ts'
import { falling } from './catalogue/falling.ts'
import { fencing } from './catalogue/fencing.ts'
import { fighting } from './catalogue/fighting.ts'
import { flexing } from './catalogue/flexing.ts'
import { flying } from './catalogue/flying.ts'
import { handInHair } from './catalogue/hand-in-hair.ts'
import { handsBehindBack } from './catalogue/hands-behind-back.ts'
import { handsBehindHead } from './catalogue/hands-behind-head.ts'
import { handsClasped } from './catalogue/hands-clasped.ts'
import { handsInPockets } from './catalogue/hands-in-pockets.ts'
import { handsOnHead } from './catalogue/hands-on-head.ts'
import { handsOnHips } from './catalogue/hands-on-hips.ts'
import { holding } from './catalogue/holding.ts'
import { huggingKnees } from './catalogue/hugging-knees.ts'
import { huggingSelf } from './catalogue/hugging-self.ts'
import { jumping } from './catalogue/jumping.ts'
import { kicking } from './catalogue/kicking.ts'
import { kneelingWithSword } from './catalogue/kneeling-with-sword.ts'
import { kneeling } from './catalogue/kneeling.ts'
import { leaning } from './catalogue/leaning.ts'
import { legsCrossed } from './catalogue/legs-crossed.ts'
import { lifting } from './catalogue/lifting.ts'
import { lookingBack } from './catalogue/looking-back.ts'
import { lunging } from './catalogue/lunging.ts'
import { lyingOnFront } from './catalogue/lying-on-front.ts'
import { lyingOnSide } from './catalogue/lying-on-side.ts'
import { lying } from './catalogue/lying.ts'
import { meditating } from './catalogue/meditating.ts'
import { painting } from './catalogue/painting.ts'
import { peaceSign } from './catalogue/peace-sign.ts'
import { phoneCall } from './catalogue/phone-call.ts'
import { photographing } from './catalogue/photographing.ts'
import { playingPiano } from './catalogue/playing-piano.ts'
import { pointing } from './catalogue/pointing.ts'
import { praying } from './catalogue/praying.ts'
import { punching } from './catalogue/punching.ts'
import { raisingMagic } from './catalogue/raising-magic.ts'
import { reachingOut } from './catalogue/reaching-out.ts'
import { reading } from './catalogue/reading.ts'
import { relaxed } from './catalogue/relaxed.ts'
import { running } from './catalogue/running.ts'
import { saluting } from './catalogue/saluting.ts'
import { selfie } from './catalogue/selfie.ts'
import { shrugging } from './catalogue/shrugging.ts'
import { shushing } from './catalogue/shushing.ts'
import { sittingOnFloor } from './catalogue/sitting-on-floor.ts'
import { sitting } from './catalogue/sitting.ts'
import { standing } from './catalogue/standing.ts'
import { stretching } from './catalogue/stretching.ts'
import { swimming } from './catalogue/swimming.ts'
import { swordReady } from './catalogue/sword-ready.ts'
import { swordSwing } from './catalogue/sword-swing.ts'
import { tPose } from './catalogue/t-pose.ts'
import { thinking } from './catalogue/thinking.ts'
import { throwing } from './catalogue/throwing.ts'
import { thumbsUp } from './catalogue/thumbs-up.ts'
import { treePose } from './catalogue/tree-pose.ts'
import { typing } from './catalogue/typing.ts'
import { walking } from './catalogue/walking.ts'
import { waving } from './catalogue/waving.ts'
import { writing } from './catalogue/writing.ts'

export const poses: Readonly<Record<PoseId, PoseFile>> = {
  'adjusting-glasses': adjustingGlasses,
  'adjusting-tie': adjustingTie,
  'aiming': aiming,
  'archery': archery,
  'arms-crossed': armsCrossed,
  'arms-wide': armsWide,
  'ballet': ballet,
  'blowing-kiss': blowingKiss,
  'bowing': bowing,
  'casting': casting,
  'cheering': cheering,
  'chin-in-hands': chinInHands,
  'cooking': cooking,
  'crouching': crouching,
  'dancing': dancing,
  'drinking': drinking,
  'eating': eating,
  'facepalm': facepalm,
  'falling': falling,
  'fencing': fencing,
  'fighting': fighting,
  'flexing': flexing,
  'flying': flying,
  'hand-in-hair': handInHair,
  'hands-behind-back': handsBehindBack,
  'hands-behind-head': handsBehindHead,
  'hands-clasped': handsClasped,
  'hands-in-pockets': handsInPockets,
  'hands-on-head': handsOnHead,
  'hands-on-hips': handsOnHips,
  'holding': holding,
  'hugging-knees': huggingKnees,
  'hugging-self': huggingSelf,
  'jumping': jumping,
  'kicking': kicking,
  'kneeling-with-sword': kneelingWithSword,
  'kneeling': kneeling,
  'leaning': leaning,
  'legs-crossed': legsCrossed,
  'lifting': lifting,
  'looking-back': lookingBack,
  'lunging': lunging,
  'lying-on-front': lyingOnFront,
  'lying-on-side': lyingOnSide,
  'lying': lying,
  'meditating': meditating,
  'painting': painting,
  'peace-sign': peaceSign,
  'phone-call': phoneCall,
  'photographing': photographing,
  'playing-piano': playingPiano,
  'pointing': pointing,
  'praying': praying,
  'punching': punching,
  'raising-magic': raisingMagic,
  'reaching-out': reachingOut,
  'reading': reading,
  'relaxed': relaxed,
  'running': running,
  'saluting': saluting,
  'selfie': selfie,
  'shrugging': shrugging,
  'shushing': shushing,
  'sitting-on-floor': sittingOnFloor,
  'sitting': sitting,
  'standing': standing,
  'stretching': stretching,
  'swimming': swimming,
  'sword-ready': swordReady,
  'sword-swing': swordSwing,
  't-pose': tPose,
  'thinking': thinking,
  'throwing': throwing,
  'thumbs-up': thumbsUp,
  'tree-pose': treePose,
  'typing': typing,
  'walking': walking,
  'waving': waving,
  'writing': writing,
}
