// Written by `npm run content` out of the files that are named here or below; change those.
import type { PoseId } from '@eidolon/people'
import type { PoseFile } from './pose-file.ts'
import { adjustingCuffs } from './catalogue/adjusting-cuffs.ts'
import { adjustingGlasses } from './catalogue/adjusting-glasses.ts'
import { adjustingTie } from './catalogue/adjusting-tie.ts'
import { aiming } from './catalogue/aiming.ts'
import { archery } from './catalogue/archery.ts'
import { armsCrossed } from './catalogue/arms-crossed.ts'
import { armsWide } from './catalogue/arms-wide.ts'
import { backTurned } from './catalogue/back-turned.ts'
import { ballet } from './catalogue/ballet.ts'
import { beckoning } from './catalogue/beckoning.ts'
import { blowingKiss } from './catalogue/blowing-kiss.ts'
import { bowing } from './catalogue/bowing.ts'
import { buttoning } from './catalogue/buttoning.ts'
import { casting } from './catalogue/casting.ts'
import { catPaws } from './catalogue/cat-paws.ts'
import { checkingWatch } from './catalogue/checking-watch.ts'
import { cheering } from './catalogue/cheering.ts'
import { chinInHands } from './catalogue/chin-in-hands.ts'
import { clapping } from './catalogue/clapping.ts'
import { cooking } from './catalogue/cooking.ts'
import { coveringEars } from './catalogue/covering-ears.ts'
import { coveringEyes } from './catalogue/covering-eyes.ts'
import { crackingKnuckles } from './catalogue/cracking-knuckles.ts'
import { crossLegged } from './catalogue/cross-legged.ts'
import { crouching } from './catalogue/crouching.ts'
import { cuppingMug } from './catalogue/cupping-mug.ts'
import { curtsy } from './catalogue/curtsy.ts'
import { cycling } from './catalogue/cycling.ts'
import { dancing } from './catalogue/dancing.ts'
import { doublePeace } from './catalogue/double-peace.ts'
import { drinking } from './catalogue/drinking.ts'
import { driving } from './catalogue/driving.ts'
import { eating } from './catalogue/eating.ts'
import { facepalm } from './catalogue/facepalm.ts'
import { falling } from './catalogue/falling.ts'
import { fencing } from './catalogue/fencing.ts'
import { fighting } from './catalogue/fighting.ts'
import { fingerGuns } from './catalogue/finger-guns.ts'
import { fingerHeart } from './catalogue/finger-heart.ts'
import { fishing } from './catalogue/fishing.ts'
import { fistRaised } from './catalogue/fist-raised.ts'
import { flexing } from './catalogue/flexing.ts'
import { flying } from './catalogue/flying.ts'
import { galloping } from './catalogue/galloping.ts'
import { handInHair } from './catalogue/hand-in-hair.ts'
import { handOnHeart } from './catalogue/hand-on-heart.ts'
import { handOverMouth } from './catalogue/hand-over-mouth.ts'
import { handsBehindBack } from './catalogue/hands-behind-back.ts'
import { handsBehindHead } from './catalogue/hands-behind-head.ts'
import { handsClasped } from './catalogue/hands-clasped.ts'
import { handsInPockets } from './catalogue/hands-in-pockets.ts'
import { handsOnHead } from './catalogue/hands-on-head.ts'
import { handsOnHips } from './catalogue/hands-on-hips.ts'
import { headBack } from './catalogue/head-back.ts'
import { heartHands } from './catalogue/heart-hands.ts'
import { hidingFace } from './catalogue/hiding-face.ts'
import { holdingLapels } from './catalogue/holding-lapels.ts'
import { holding } from './catalogue/holding.ts'
import { hoverboarding } from './catalogue/hoverboarding.ts'
import { huggingKnees } from './catalogue/hugging-knees.ts'
import { huggingPlush } from './catalogue/hugging-plush.ts'
import { huggingSelf } from './catalogue/hugging-self.ts'
import { hunched } from './catalogue/hunched.ts'
import { iceSkating } from './catalogue/ice-skating.ts'
import { inAWheelchair } from './catalogue/in-a-wheelchair.ts'
import { jumping } from './catalogue/jumping.ts'
import { karting } from './catalogue/karting.ts'
import { kickflip } from './catalogue/kickflip.ts'
import { kicking } from './catalogue/kicking.ts'
import { kneelingInPrayer } from './catalogue/kneeling-in-prayer.ts'
import { kneelingWithSword } from './catalogue/kneeling-with-sword.ts'
import { kneeling } from './catalogue/kneeling.ts'
import { leaningBackOnHands } from './catalogue/leaning-back-on-hands.ts'
import { leaning } from './catalogue/leaning.ts'
import { legsCrossed } from './catalogue/legs-crossed.ts'
import { legsTucked } from './catalogue/legs-tucked.ts'
import { lifting } from './catalogue/lifting.ts'
import { lookingAside } from './catalogue/looking-aside.ts'
import { lookingBack } from './catalogue/looking-back.ts'
import { lookingDown } from './catalogue/looking-down.ts'
import { lookingUp } from './catalogue/looking-up.ts'
import { lunging } from './catalogue/lunging.ts'
import { lyingChinInHands } from './catalogue/lying-chin-in-hands.ts'
import { lyingOnFront } from './catalogue/lying-on-front.ts'
import { lyingOnSide } from './catalogue/lying-on-side.ts'
import { lyingSpread } from './catalogue/lying-spread.ts'
import { lying } from './catalogue/lying.ts'
import { meditating } from './catalogue/meditating.ts'
import { mirrorSelfie } from './catalogue/mirror-selfie.ts'
import { motorcycling } from './catalogue/motorcycling.ts'
import { okSign } from './catalogue/ok-sign.ts'
import { onASwing } from './catalogue/on-a-swing.ts'
import { painting } from './catalogue/painting.ts'
import { peaceSign } from './catalogue/peace-sign.ts'
import { phoneCall } from './catalogue/phone-call.ts'
import { photographing } from './catalogue/photographing.ts'
import { piloting } from './catalogue/piloting.ts'
import { playingPiano } from './catalogue/playing-piano.ts'
import { pointingAtUs } from './catalogue/pointing-at-us.ts'
import { pointing } from './catalogue/pointing.ts'
import { praying } from './catalogue/praying.ts'
import { pullingOnGlove } from './catalogue/pulling-on-glove.ts'
import { punching } from './catalogue/punching.ts'
import { puttingOnEarring } from './catalogue/putting-on-earring.ts'
import { raisingMagic } from './catalogue/raising-magic.ts'
import { reachingOut } from './catalogue/reaching-out.ts'
import { reading } from './catalogue/reading.ts'
import { relaxed } from './catalogue/relaxed.ts'
import { ridingABroom } from './catalogue/riding-a-broom.ts'
import { ridingScooter } from './catalogue/riding-scooter.ts'
import { riding } from './catalogue/riding.ts'
import { rockHorns } from './catalogue/rock-horns.ts'
import { rollerSkating } from './catalogue/roller-skating.ts'
import { rowing } from './catalogue/rowing.ts'
import { rubbingEyes } from './catalogue/rubbing-eyes.ts'
import { rubbingHands } from './catalogue/rubbing-hands.ts'
import { running } from './catalogue/running.ts'
import { saluting } from './catalogue/saluting.ts'
import { seiza } from './catalogue/seiza.ts'
import { selfie } from './catalogue/selfie.ts'
import { shieldingEyes } from './catalogue/shielding-eyes.ts'
import { shieldingFlame } from './catalogue/shielding-flame.ts'
import { shrugging } from './catalogue/shrugging.ts'
import { shushing } from './catalogue/shushing.ts'
import { singing } from './catalogue/singing.ts'
import { sittingOnEdge } from './catalogue/sitting-on-edge.ts'
import { sittingOnFloor } from './catalogue/sitting-on-floor.ts'
import { sitting } from './catalogue/sitting.ts'
import { skateboarding } from './catalogue/skateboarding.ts'
import { skiing } from './catalogue/skiing.ts'
import { sleeping } from './catalogue/sleeping.ts'
import { sneaking } from './catalogue/sneaking.ts'
import { snowboarding } from './catalogue/snowboarding.ts'
import { standing } from './catalogue/standing.ts'
import { steepledFingers } from './catalogue/steepled-fingers.ts'
import { stepping } from './catalogue/stepping.ts'
import { stopHand } from './catalogue/stop-hand.ts'
import { stretching } from './catalogue/stretching.ts'
import { strolling } from './catalogue/strolling.ts'
import { surfing } from './catalogue/surfing.ts'
import { swimming } from './catalogue/swimming.ts'
import { swordReady } from './catalogue/sword-ready.ts'
import { swordSwing } from './catalogue/sword-swing.ts'
import { tPose } from './catalogue/t-pose.ts'
import { texting } from './catalogue/texting.ts'
import { thinking } from './catalogue/thinking.ts'
import { throwing } from './catalogue/throwing.ts'
import { thumbsUp } from './catalogue/thumbs-up.ts'
import { toasting } from './catalogue/toasting.ts'
import { treePose } from './catalogue/tree-pose.ts'
import { tuckingHair } from './catalogue/tucking-hair.ts'
import { tyingHair } from './catalogue/tying-hair.ts'
import { tyingShoes } from './catalogue/tying-shoes.ts'
import { typing } from './catalogue/typing.ts'
import { walking } from './catalogue/walking.ts'
import { wavingBothHands } from './catalogue/waving-both-hands.ts'
import { waving } from './catalogue/waving.ts'
import { wipingBrow } from './catalogue/wiping-brow.ts'
import { writing } from './catalogue/writing.ts'
import { yawning } from './catalogue/yawning.ts'

export const poses: Readonly<Record<PoseId, PoseFile>> = {
  'adjusting-cuffs': adjustingCuffs,
  'adjusting-glasses': adjustingGlasses,
  'adjusting-tie': adjustingTie,
  'aiming': aiming,
  'archery': archery,
  'arms-crossed': armsCrossed,
  'arms-wide': armsWide,
  'back-turned': backTurned,
  'ballet': ballet,
  'beckoning': beckoning,
  'blowing-kiss': blowingKiss,
  'bowing': bowing,
  'buttoning': buttoning,
  'casting': casting,
  'cat-paws': catPaws,
  'checking-watch': checkingWatch,
  'cheering': cheering,
  'chin-in-hands': chinInHands,
  'clapping': clapping,
  'cooking': cooking,
  'covering-ears': coveringEars,
  'covering-eyes': coveringEyes,
  'cracking-knuckles': crackingKnuckles,
  'cross-legged': crossLegged,
  'crouching': crouching,
  'cupping-mug': cuppingMug,
  'curtsy': curtsy,
  'cycling': cycling,
  'dancing': dancing,
  'double-peace': doublePeace,
  'drinking': drinking,
  'driving': driving,
  'eating': eating,
  'facepalm': facepalm,
  'falling': falling,
  'fencing': fencing,
  'fighting': fighting,
  'finger-guns': fingerGuns,
  'finger-heart': fingerHeart,
  'fishing': fishing,
  'fist-raised': fistRaised,
  'flexing': flexing,
  'flying': flying,
  'galloping': galloping,
  'hand-in-hair': handInHair,
  'hand-on-heart': handOnHeart,
  'hand-over-mouth': handOverMouth,
  'hands-behind-back': handsBehindBack,
  'hands-behind-head': handsBehindHead,
  'hands-clasped': handsClasped,
  'hands-in-pockets': handsInPockets,
  'hands-on-head': handsOnHead,
  'hands-on-hips': handsOnHips,
  'head-back': headBack,
  'heart-hands': heartHands,
  'hiding-face': hidingFace,
  'holding-lapels': holdingLapels,
  'holding': holding,
  'hoverboarding': hoverboarding,
  'hugging-knees': huggingKnees,
  'hugging-plush': huggingPlush,
  'hugging-self': huggingSelf,
  'hunched': hunched,
  'ice-skating': iceSkating,
  'in-a-wheelchair': inAWheelchair,
  'jumping': jumping,
  'karting': karting,
  'kickflip': kickflip,
  'kicking': kicking,
  'kneeling-in-prayer': kneelingInPrayer,
  'kneeling-with-sword': kneelingWithSword,
  'kneeling': kneeling,
  'leaning-back-on-hands': leaningBackOnHands,
  'leaning': leaning,
  'legs-crossed': legsCrossed,
  'legs-tucked': legsTucked,
  'lifting': lifting,
  'looking-aside': lookingAside,
  'looking-back': lookingBack,
  'looking-down': lookingDown,
  'looking-up': lookingUp,
  'lunging': lunging,
  'lying-chin-in-hands': lyingChinInHands,
  'lying-on-front': lyingOnFront,
  'lying-on-side': lyingOnSide,
  'lying-spread': lyingSpread,
  'lying': lying,
  'meditating': meditating,
  'mirror-selfie': mirrorSelfie,
  'motorcycling': motorcycling,
  'ok-sign': okSign,
  'on-a-swing': onASwing,
  'painting': painting,
  'peace-sign': peaceSign,
  'phone-call': phoneCall,
  'photographing': photographing,
  'piloting': piloting,
  'playing-piano': playingPiano,
  'pointing-at-us': pointingAtUs,
  'pointing': pointing,
  'praying': praying,
  'pulling-on-glove': pullingOnGlove,
  'punching': punching,
  'putting-on-earring': puttingOnEarring,
  'raising-magic': raisingMagic,
  'reaching-out': reachingOut,
  'reading': reading,
  'relaxed': relaxed,
  'riding-a-broom': ridingABroom,
  'riding-scooter': ridingScooter,
  'riding': riding,
  'rock-horns': rockHorns,
  'roller-skating': rollerSkating,
  'rowing': rowing,
  'rubbing-eyes': rubbingEyes,
  'rubbing-hands': rubbingHands,
  'running': running,
  'saluting': saluting,
  'seiza': seiza,
  'selfie': selfie,
  'shielding-eyes': shieldingEyes,
  'shielding-flame': shieldingFlame,
  'shrugging': shrugging,
  'shushing': shushing,
  'singing': singing,
  'sitting-on-edge': sittingOnEdge,
  'sitting-on-floor': sittingOnFloor,
  'sitting': sitting,
  'skateboarding': skateboarding,
  'skiing': skiing,
  'sleeping': sleeping,
  'sneaking': sneaking,
  'snowboarding': snowboarding,
  'standing': standing,
  'steepled-fingers': steepledFingers,
  'stepping': stepping,
  'stop-hand': stopHand,
  'stretching': stretching,
  'strolling': strolling,
  'surfing': surfing,
  'swimming': swimming,
  'sword-ready': swordReady,
  'sword-swing': swordSwing,
  't-pose': tPose,
  'texting': texting,
  'thinking': thinking,
  'throwing': throwing,
  'thumbs-up': thumbsUp,
  'toasting': toasting,
  'tree-pose': treePose,
  'tucking-hair': tuckingHair,
  'tying-hair': tyingHair,
  'tying-shoes': tyingShoes,
  'typing': typing,
  'walking': walking,
  'waving-both-hands': wavingBothHands,
  'waving': waving,
  'wiping-brow': wipingBrow,
  'writing': writing,
  'yawning': yawning,
}
