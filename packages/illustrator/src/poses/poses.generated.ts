// Written by `npm run content` out of the files that are named here or below; change those.
import type { PoseId } from '@eidolon/people'
import type { PoseFile } from './pose-file.ts'
import { adjustingCuffs } from './catalogue/adjusting-cuffs.ts'
import { adjustingGlasses } from './catalogue/adjusting-glasses.ts'
import { adjustingTie } from './catalogue/adjusting-tie.ts'
import { aimingRifle } from './catalogue/aiming-rifle.ts'
import { aiming } from './catalogue/aiming.ts'
import { applyingMakeup } from './catalogue/applying-makeup.ts'
import { arabesque } from './catalogue/arabesque.ts'
import { archery } from './catalogue/archery.ts'
import { armsCrossed } from './catalogue/arms-crossed.ts'
import { armsWide } from './catalogue/arms-wide.ts'
import { asleepAtDesk } from './catalogue/asleep-at-desk.ts'
import { asleepInChair } from './catalogue/asleep-in-chair.ts'
import { atCauldron } from './catalogue/at-cauldron.ts'
import { atComputer } from './catalogue/at-computer.ts'
import { atCounter } from './catalogue/at-counter.ts'
import { atMicroscope } from './catalogue/at-microscope.ts'
import { atTheHelm } from './catalogue/at-the-helm.ts'
import { axeKick } from './catalogue/axe-kick.ts'
import { backTurned } from './catalogue/back-turned.ts'
import { backflip } from './catalogue/backflip.ts'
import { ballet } from './catalogue/ballet.ts'
import { batting } from './catalogue/batting.ts'
import { beckoning } from './catalogue/beckoning.ts'
import { bicepCurl } from './catalogue/bicep-curl.ts'
import { binoculars } from './catalogue/binoculars.ts'
import { blocking } from './catalogue/blocking.ts'
import { blowingKiss } from './catalogue/blowing-kiss.ts'
import { bowing } from './catalogue/bowing.ts'
import { bowling } from './catalogue/bowling.ts'
import { breakdanceFreeze } from './catalogue/breakdance-freeze.ts'
import { bridgePose } from './catalogue/bridge-pose.ts'
import { brushingHair } from './catalogue/brushing-hair.ts'
import { brushingTeeth } from './catalogue/brushing-teeth.ts'
import { buttoning } from './catalogue/buttoning.ts'
import { capoeira } from './catalogue/capoeira.ts'
import { carryingBox } from './catalogue/carrying-box.ts'
import { cartwheel } from './catalogue/cartwheel.ts'
import { carvingPumpkin } from './catalogue/carving-pumpkin.ts'
import { casting } from './catalogue/casting.ts'
import { catPaws } from './catalogue/cat-paws.ts'
import { catching } from './catalogue/catching.ts'
import { charging } from './catalogue/charging.ts'
import { checkingWatch } from './catalogue/checking-watch.ts'
import { cheering } from './catalogue/cheering.ts'
import { chinInHands } from './catalogue/chin-in-hands.ts'
import { chinOnHand } from './catalogue/chin-on-hand.ts'
import { chinUp } from './catalogue/chin-up.ts'
import { choppingWood } from './catalogue/chopping-wood.ts'
import { chopping } from './catalogue/chopping.ts'
import { clapping } from './catalogue/clapping.ts'
import { clenchedFists } from './catalogue/clenched-fists.ts'
import { conducting } from './catalogue/conducting.ts'
import { cooking } from './catalogue/cooking.ts'
import { countingOnFingers } from './catalogue/counting-on-fingers.ts'
import { coveringEars } from './catalogue/covering-ears.ts'
import { coveringEyes } from './catalogue/covering-eyes.ts'
import { crackingKnuckles } from './catalogue/cracking-knuckles.ts'
import { craneStance } from './catalogue/crane-stance.ts'
import { crawling } from './catalogue/crawling.ts'
import { crossLegged } from './catalogue/cross-legged.ts'
import { crouching } from './catalogue/crouching.ts'
import { cuppingMug } from './catalogue/cupping-mug.ts'
import { curtsy } from './catalogue/curtsy.ts'
import { cuttingHair } from './catalogue/cutting-hair.ts'
import { cycling } from './catalogue/cycling.ts'
import { dancing } from './catalogue/dancing.ts'
import { dangling } from './catalogue/dangling.ts'
import { deadlift } from './catalogue/deadlift.ts'
import { deepSquat } from './catalogue/deep-squat.ts'
import { digging } from './catalogue/digging.ts'
import { dining } from './catalogue/dining.ts'
import { diving } from './catalogue/diving.ts'
import { djing } from './catalogue/djing.ts'
import { dodging } from './catalogue/dodging.ts'
import { doublePeace } from './catalogue/double-peace.ts'
import { doubledOver } from './catalogue/doubled-over.ts'
import { downwardDog } from './catalogue/downward-dog.ts'
import { dribbling } from './catalogue/dribbling.ts'
import { drinking } from './catalogue/drinking.ts'
import { driving } from './catalogue/driving.ts'
import { dryingHair } from './catalogue/drying-hair.ts'
import { dualWielding } from './catalogue/dual-wielding.ts'
import { dunking } from './catalogue/dunking.ts'
import { dyeingHair } from './catalogue/dyeing-hair.ts'
import { eating } from './catalogue/eating.ts'
import { energyBlast } from './catalogue/energy-blast.ts'
import { enthroned } from './catalogue/enthroned.ts'
import { examining } from './catalogue/examining.ts'
import { experimenting } from './catalogue/experimenting.ts'
import { facepalm } from './catalogue/facepalm.ts'
import { falling } from './catalogue/falling.ts'
import { feetUp } from './catalogue/feet-up.ts'
import { fencing } from './catalogue/fencing.ts'
import { fighting } from './catalogue/fighting.ts'
import { fingerGuns } from './catalogue/finger-guns.ts'
import { fingerHeart } from './catalogue/finger-heart.ts'
import { fingerRaised } from './catalogue/finger-raised.ts'
import { fingersAtLips } from './catalogue/fingers-at-lips.ts'
import { fishing } from './catalogue/fishing.ts'
import { fistRaised } from './catalogue/fist-raised.ts'
import { flamenco } from './catalogue/flamenco.ts'
import { flexing } from './catalogue/flexing.ts'
import { floatingLotus } from './catalogue/floating-lotus.ts'
import { flyingKick } from './catalogue/flying-kick.ts'
import { flying } from './catalogue/flying.ts'
import { foldingLaundry } from './catalogue/folding-laundry.ts'
import { forging } from './catalogue/forging.ts'
import { fortuneTelling } from './catalogue/fortune-telling.ts'
import { galloping } from './catalogue/galloping.ts'
import { gaming } from './catalogue/gaming.ts'
import { gesturing } from './catalogue/gesturing.ts'
import { golfSwing } from './catalogue/golf-swing.ts'
import { grandJete } from './catalogue/grand-jete.ts'
import { grappling } from './catalogue/grappling.ts'
import { handBehindBack } from './catalogue/hand-behind-back.ts'
import { handInHair } from './catalogue/hand-in-hair.ts'
import { handOnHeart } from './catalogue/hand-on-heart.ts'
import { handOnHilt } from './catalogue/hand-on-hilt.ts'
import { handOverMouth } from './catalogue/hand-over-mouth.ts'
import { handSeals } from './catalogue/hand-seals.ts'
import { handsBehindBack } from './catalogue/hands-behind-back.ts'
import { handsBehindHead } from './catalogue/hands-behind-head.ts'
import { handsClasped } from './catalogue/hands-clasped.ts'
import { handsInPockets } from './catalogue/hands-in-pockets.ts'
import { handsOnHead } from './catalogue/hands-on-head.ts'
import { handsOnHips } from './catalogue/hands-on-hips.ts'
import { handstand } from './catalogue/handstand.ts'
import { hangingLaundry } from './catalogue/hanging-laundry.ts'
import { hatTip } from './catalogue/hat-tip.ts'
import { headBack } from './catalogue/head-back.ts'
import { headTilted } from './catalogue/head-tilted.ts'
import { headstand } from './catalogue/headstand.ts'
import { heartHands } from './catalogue/heart-hands.ts'
import { hidingFace } from './catalogue/hiding-face.ts'
import { hipHop } from './catalogue/hip-hop.ts'
import { hitchhiking } from './catalogue/hitchhiking.ts'
import { holdingBelly } from './catalogue/holding-belly.ts'
import { holdingLapels } from './catalogue/holding-lapels.ts'
import { holding } from './catalogue/holding.ts'
import { horseStance } from './catalogue/horse-stance.ts'
import { hoverboarding } from './catalogue/hoverboarding.ts'
import { hoveringHero } from './catalogue/hovering-hero.ts'
import { huggingKnees } from './catalogue/hugging-knees.ts'
import { huggingPlush } from './catalogue/hugging-plush.ts'
import { huggingSelf } from './catalogue/hugging-self.ts'
import { hunched } from './catalogue/hunched.ts'
import { iceSkating } from './catalogue/ice-skating.ts'
import { inAWheelchair } from './catalogue/in-a-wheelchair.ts'
import { inArmchair } from './catalogue/in-armchair.ts'
import { inBed } from './catalogue/in-bed.ts'
import { ironing } from './catalogue/ironing.ts'
import { juggling } from './catalogue/juggling.ts'
import { jumping } from './catalogue/jumping.ts'
import { karting } from './catalogue/karting.ts'
import { kickflip } from './catalogue/kickflip.ts'
import { kicking } from './catalogue/kicking.ts'
import { kneading } from './catalogue/kneading.ts'
import { kneeStrike } from './catalogue/knee-strike.ts'
import { kneelingAim } from './catalogue/kneeling-aim.ts'
import { kneelingInPrayer } from './catalogue/kneeling-in-prayer.ts'
import { kneelingWithSword } from './catalogue/kneeling-with-sword.ts'
import { kneeling } from './catalogue/kneeling.ts'
import { knifeThrowing } from './catalogue/knife-throwing.ts'
import { knitting } from './catalogue/knitting.ts'
import { knocking } from './catalogue/knocking.ts'
import { ladderClimbing } from './catalogue/ladder-climbing.ts'
import { leaningBackOnHands } from './catalogue/leaning-back-on-hands.ts'
import { leaning } from './catalogue/leaning.ts'
import { legsCrossed } from './catalogue/legs-crossed.ts'
import { legsTucked } from './catalogue/legs-tucked.ts'
import { lifting } from './catalogue/lifting.ts'
import { listening } from './catalogue/listening.ts'
import { lookingAside } from './catalogue/looking-aside.ts'
import { lookingAtUs } from './catalogue/looking-at-us.ts'
import { lookingBack } from './catalogue/looking-back.ts'
import { lookingDown } from './catalogue/looking-down.ts'
import { lookingUp } from './catalogue/looking-up.ts'
import { lounging } from './catalogue/lounging.ts'
import { lunging } from './catalogue/lunging.ts'
import { lyingChinInHands } from './catalogue/lying-chin-in-hands.ts'
import { lyingOnFront } from './catalogue/lying-on-front.ts'
import { lyingOnSide } from './catalogue/lying-on-side.ts'
import { lyingSpread } from './catalogue/lying-spread.ts'
import { lying } from './catalogue/lying.ts'
import { martialBow } from './catalogue/martial-bow.ts'
import { meditating } from './catalogue/meditating.ts'
import { mirrorSelfie } from './catalogue/mirror-selfie.ts'
import { mopping } from './catalogue/mopping.ts'
import { motorcycling } from './catalogue/motorcycling.ts'
import { mowing } from './catalogue/mowing.ts'
import { ninjaRun } from './catalogue/ninja-run.ts'
import { okSign } from './catalogue/ok-sign.ts'
import { onASwing } from './catalogue/on-a-swing.ts'
import { onShoulder } from './catalogue/on-shoulder.ts'
import { oneFootUp } from './catalogue/one-foot-up.ts'
import { oneHandBlast } from './catalogue/one-hand-blast.ts'
import { painting } from './catalogue/painting.ts'
import { peaceSign } from './catalogue/peace-sign.ts'
import { phoneCall } from './catalogue/phone-call.ts'
import { photographing } from './catalogue/photographing.ts'
import { piloting } from './catalogue/piloting.ts'
import { pinchingNose } from './catalogue/pinching-nose.ts'
import { pirouette } from './catalogue/pirouette.ts'
import { pitching } from './catalogue/pitching.ts'
import { plank } from './catalogue/plank.ts'
import { planting } from './catalogue/planting.ts'
import { playingAccordion } from './catalogue/playing-accordion.ts'
import { playingBanjo } from './catalogue/playing-banjo.ts'
import { playingCards } from './catalogue/playing-cards.ts'
import { playingCello } from './catalogue/playing-cello.ts'
import { playingChess } from './catalogue/playing-chess.ts'
import { playingDominoes } from './catalogue/playing-dominoes.ts'
import { playingDrums } from './catalogue/playing-drums.ts'
import { playingFlute } from './catalogue/playing-flute.ts'
import { playingGuitar } from './catalogue/playing-guitar.ts'
import { playingHarp } from './catalogue/playing-harp.ts'
import { playingLute } from './catalogue/playing-lute.ts'
import { playingPiano } from './catalogue/playing-piano.ts'
import { playingSaxophone } from './catalogue/playing-saxophone.ts'
import { playingTrumpet } from './catalogue/playing-trumpet.ts'
import { playingViolin } from './catalogue/playing-violin.ts'
import { pointingAtUs } from './catalogue/pointing-at-us.ts'
import { pointing } from './catalogue/pointing.ts'
import { pouring } from './catalogue/pouring.ts'
import { poweringUp } from './catalogue/powering-up.ts'
import { praying } from './catalogue/praying.ts'
import { proposing } from './catalogue/proposing.ts'
import { pullUp } from './catalogue/pull-up.ts'
import { pullingOnGlove } from './catalogue/pulling-on-glove.ts'
import { punching } from './catalogue/punching.ts'
import { pushUp } from './catalogue/push-up.ts'
import { pushingCart } from './catalogue/pushing-cart.ts'
import { pushingPram } from './catalogue/pushing-pram.ts'
import { pushingWheelbarrow } from './catalogue/pushing-wheelbarrow.ts'
import { puttingOnEarring } from './catalogue/putting-on-earring.ts'
import { raisedHigh } from './catalogue/raised-high.ts'
import { raisingMagic } from './catalogue/raising-magic.ts'
import { raking } from './catalogue/raking.ts'
import { reachingDown } from './catalogue/reaching-down.ts'
import { reachingOut } from './catalogue/reaching-out.ts'
import { reachingUp } from './catalogue/reaching-up.ts'
import { reading } from './catalogue/reading.ts'
import { relaxed } from './catalogue/relaxed.ts'
import { reloading } from './catalogue/reloading.ts'
import { ridingABroom } from './catalogue/riding-a-broom.ts'
import { ridingScooter } from './catalogue/riding-scooter.ts'
import { riding } from './catalogue/riding.ts'
import { roastingMarshmallows } from './catalogue/roasting-marshmallows.ts'
import { rockClimbing } from './catalogue/rock-climbing.ts'
import { rockHorns } from './catalogue/rock-horns.ts'
import { rollerSkating } from './catalogue/roller-skating.ts'
import { rolling } from './catalogue/rolling.ts'
import { ropeClimbing } from './catalogue/rope-climbing.ts'
import { rowing } from './catalogue/rowing.ts'
import { rubbingEyes } from './catalogue/rubbing-eyes.ts'
import { rubbingHands } from './catalogue/rubbing-hands.ts'
import { rubbingNeck } from './catalogue/rubbing-neck.ts'
import { rubbingTemples } from './catalogue/rubbing-temples.ts'
import { running } from './catalogue/running.ts'
import { saluting } from './catalogue/saluting.ts'
import { seiza } from './catalogue/seiza.ts'
import { selfie } from './catalogue/selfie.ts'
import { sewing } from './catalogue/sewing.ts'
import { shaving } from './catalogue/shaving.ts'
import { shieldRaised } from './catalogue/shield-raised.ts'
import { shieldingEyes } from './catalogue/shielding-eyes.ts'
import { shieldingFlame } from './catalogue/shielding-flame.ts'
import { shoutingThroughHands } from './catalogue/shouting-through-hands.ts'
import { shrugging } from './catalogue/shrugging.ts'
import { shushing } from './catalogue/shushing.ts'
import { singing } from './catalogue/singing.ts'
import { sittingBackwards } from './catalogue/sitting-backwards.ts'
import { sittingInBed } from './catalogue/sitting-in-bed.ts'
import { sittingOnEdge } from './catalogue/sitting-on-edge.ts'
import { sittingOnFloor } from './catalogue/sitting-on-floor.ts'
import { sitting } from './catalogue/sitting.ts'
import { skateboarding } from './catalogue/skateboarding.ts'
import { skiing } from './catalogue/skiing.ts'
import { sleeping } from './catalogue/sleeping.ts'
import { sliding } from './catalogue/sliding.ts'
import { smelling } from './catalogue/smelling.ts'
import { smoking } from './catalogue/smoking.ts'
import { snappingFingers } from './catalogue/snapping-fingers.ts'
import { sneaking } from './catalogue/sneaking.ts'
import { snowboarding } from './catalogue/snowboarding.ts'
import { soccerKick } from './catalogue/soccer-kick.ts'
import { somersault } from './catalogue/somersault.ts'
import { splits } from './catalogue/splits.ts'
import { sprintStart } from './catalogue/sprint-start.ts'
import { stabbing } from './catalogue/stabbing.ts'
import { standing } from './catalogue/standing.ts'
import { steepledFingers } from './catalogue/steepled-fingers.ts'
import { stepping } from './catalogue/stepping.ts'
import { stirring } from './catalogue/stirring.ts'
import { stopHand } from './catalogue/stop-hand.ts'
import { stretching } from './catalogue/stretching.ts'
import { strolling } from './catalogue/strolling.ts'
import { superheroLanding } from './catalogue/superhero-landing.ts'
import { surfing } from './catalogue/surfing.ts'
import { sweeping } from './catalogue/sweeping.ts'
import { swimming } from './catalogue/swimming.ts'
import { swordGuard } from './catalogue/sword-guard.ts'
import { swordOverhead } from './catalogue/sword-overhead.ts'
import { swordReady } from './catalogue/sword-ready.ts'
import { swordSwing } from './catalogue/sword-swing.ts'
import { tPose } from './catalogue/t-pose.ts'
import { tennis } from './catalogue/tennis.ts'
import { texting } from './catalogue/texting.ts'
import { thinking } from './catalogue/thinking.ts'
import { throwing } from './catalogue/throwing.ts'
import { thumbsDown } from './catalogue/thumbs-down.ts'
import { thumbsUp } from './catalogue/thumbs-up.ts'
import { tightrope } from './catalogue/tightrope.ts'
import { tinkering } from './catalogue/tinkering.ts'
import { toasting } from './catalogue/toasting.ts'
import { treePose } from './catalogue/tree-pose.ts'
import { tripping } from './catalogue/tripping.ts'
import { tuckingHair } from './catalogue/tucking-hair.ts'
import { twirling } from './catalogue/twirling.ts'
import { twoPistols } from './catalogue/two-pistols.ts'
import { twoThumbsUp } from './catalogue/two-thumbs-up.ts'
import { tyingHair } from './catalogue/tying-hair.ts'
import { tyingShoes } from './catalogue/tying-shoes.ts'
import { typing } from './catalogue/typing.ts'
import { uppercut } from './catalogue/uppercut.ts'
import { upsideDown } from './catalogue/upside-down.ts'
import { vacuuming } from './catalogue/vacuuming.ts'
import { vaulting } from './catalogue/vaulting.ts'
import { volleyballSpike } from './catalogue/volleyball-spike.ts'
import { walking } from './catalogue/walking.ts'
import { waltzHold } from './catalogue/waltz-hold.ts'
import { warriorPose } from './catalogue/warrior-pose.ts'
import { washingDishes } from './catalogue/washing-dishes.ts'
import { washingHair } from './catalogue/washing-hair.ts'
import { watering } from './catalogue/watering.ts'
import { wavingBothHands } from './catalogue/waving-both-hands.ts'
import { waving } from './catalogue/waving.ts'
import { welding } from './catalogue/welding.ts'
import { whispering } from './catalogue/whispering.ts'
import { wipingBrow } from './catalogue/wiping-brow.ts'
import { wipingHands } from './catalogue/wiping-hands.ts'
import { writingAtDesk } from './catalogue/writing-at-desk.ts'
import { writing } from './catalogue/writing.ts'
import { yawning } from './catalogue/yawning.ts'

export const poses: Readonly<Record<PoseId, PoseFile>> = {
  'adjusting-cuffs': adjustingCuffs,
  'adjusting-glasses': adjustingGlasses,
  'adjusting-tie': adjustingTie,
  'aiming-rifle': aimingRifle,
  'aiming': aiming,
  'applying-makeup': applyingMakeup,
  'arabesque': arabesque,
  'archery': archery,
  'arms-crossed': armsCrossed,
  'arms-wide': armsWide,
  'asleep-at-desk': asleepAtDesk,
  'asleep-in-chair': asleepInChair,
  'at-cauldron': atCauldron,
  'at-computer': atComputer,
  'at-counter': atCounter,
  'at-microscope': atMicroscope,
  'at-the-helm': atTheHelm,
  'axe-kick': axeKick,
  'back-turned': backTurned,
  'backflip': backflip,
  'ballet': ballet,
  'batting': batting,
  'beckoning': beckoning,
  'bicep-curl': bicepCurl,
  'binoculars': binoculars,
  'blocking': blocking,
  'blowing-kiss': blowingKiss,
  'bowing': bowing,
  'bowling': bowling,
  'breakdance-freeze': breakdanceFreeze,
  'bridge-pose': bridgePose,
  'brushing-hair': brushingHair,
  'brushing-teeth': brushingTeeth,
  'buttoning': buttoning,
  'capoeira': capoeira,
  'carrying-box': carryingBox,
  'cartwheel': cartwheel,
  'carving-pumpkin': carvingPumpkin,
  'casting': casting,
  'cat-paws': catPaws,
  'catching': catching,
  'charging': charging,
  'checking-watch': checkingWatch,
  'cheering': cheering,
  'chin-in-hands': chinInHands,
  'chin-on-hand': chinOnHand,
  'chin-up': chinUp,
  'chopping-wood': choppingWood,
  'chopping': chopping,
  'clapping': clapping,
  'clenched-fists': clenchedFists,
  'conducting': conducting,
  'cooking': cooking,
  'counting-on-fingers': countingOnFingers,
  'covering-ears': coveringEars,
  'covering-eyes': coveringEyes,
  'cracking-knuckles': crackingKnuckles,
  'crane-stance': craneStance,
  'crawling': crawling,
  'cross-legged': crossLegged,
  'crouching': crouching,
  'cupping-mug': cuppingMug,
  'curtsy': curtsy,
  'cutting-hair': cuttingHair,
  'cycling': cycling,
  'dancing': dancing,
  'dangling': dangling,
  'deadlift': deadlift,
  'deep-squat': deepSquat,
  'digging': digging,
  'dining': dining,
  'diving': diving,
  'djing': djing,
  'dodging': dodging,
  'double-peace': doublePeace,
  'doubled-over': doubledOver,
  'downward-dog': downwardDog,
  'dribbling': dribbling,
  'drinking': drinking,
  'driving': driving,
  'drying-hair': dryingHair,
  'dual-wielding': dualWielding,
  'dunking': dunking,
  'dyeing-hair': dyeingHair,
  'eating': eating,
  'energy-blast': energyBlast,
  'enthroned': enthroned,
  'examining': examining,
  'experimenting': experimenting,
  'facepalm': facepalm,
  'falling': falling,
  'feet-up': feetUp,
  'fencing': fencing,
  'fighting': fighting,
  'finger-guns': fingerGuns,
  'finger-heart': fingerHeart,
  'finger-raised': fingerRaised,
  'fingers-at-lips': fingersAtLips,
  'fishing': fishing,
  'fist-raised': fistRaised,
  'flamenco': flamenco,
  'flexing': flexing,
  'floating-lotus': floatingLotus,
  'flying-kick': flyingKick,
  'flying': flying,
  'folding-laundry': foldingLaundry,
  'forging': forging,
  'fortune-telling': fortuneTelling,
  'galloping': galloping,
  'gaming': gaming,
  'gesturing': gesturing,
  'golf-swing': golfSwing,
  'grand-jete': grandJete,
  'grappling': grappling,
  'hand-behind-back': handBehindBack,
  'hand-in-hair': handInHair,
  'hand-on-heart': handOnHeart,
  'hand-on-hilt': handOnHilt,
  'hand-over-mouth': handOverMouth,
  'hand-seals': handSeals,
  'hands-behind-back': handsBehindBack,
  'hands-behind-head': handsBehindHead,
  'hands-clasped': handsClasped,
  'hands-in-pockets': handsInPockets,
  'hands-on-head': handsOnHead,
  'hands-on-hips': handsOnHips,
  'handstand': handstand,
  'hanging-laundry': hangingLaundry,
  'hat-tip': hatTip,
  'head-back': headBack,
  'head-tilted': headTilted,
  'headstand': headstand,
  'heart-hands': heartHands,
  'hiding-face': hidingFace,
  'hip-hop': hipHop,
  'hitchhiking': hitchhiking,
  'holding-belly': holdingBelly,
  'holding-lapels': holdingLapels,
  'holding': holding,
  'horse-stance': horseStance,
  'hoverboarding': hoverboarding,
  'hovering-hero': hoveringHero,
  'hugging-knees': huggingKnees,
  'hugging-plush': huggingPlush,
  'hugging-self': huggingSelf,
  'hunched': hunched,
  'ice-skating': iceSkating,
  'in-a-wheelchair': inAWheelchair,
  'in-armchair': inArmchair,
  'in-bed': inBed,
  'ironing': ironing,
  'juggling': juggling,
  'jumping': jumping,
  'karting': karting,
  'kickflip': kickflip,
  'kicking': kicking,
  'kneading': kneading,
  'knee-strike': kneeStrike,
  'kneeling-aim': kneelingAim,
  'kneeling-in-prayer': kneelingInPrayer,
  'kneeling-with-sword': kneelingWithSword,
  'kneeling': kneeling,
  'knife-throwing': knifeThrowing,
  'knitting': knitting,
  'knocking': knocking,
  'ladder-climbing': ladderClimbing,
  'leaning-back-on-hands': leaningBackOnHands,
  'leaning': leaning,
  'legs-crossed': legsCrossed,
  'legs-tucked': legsTucked,
  'lifting': lifting,
  'listening': listening,
  'looking-aside': lookingAside,
  'looking-at-us': lookingAtUs,
  'looking-back': lookingBack,
  'looking-down': lookingDown,
  'looking-up': lookingUp,
  'lounging': lounging,
  'lunging': lunging,
  'lying-chin-in-hands': lyingChinInHands,
  'lying-on-front': lyingOnFront,
  'lying-on-side': lyingOnSide,
  'lying-spread': lyingSpread,
  'lying': lying,
  'martial-bow': martialBow,
  'meditating': meditating,
  'mirror-selfie': mirrorSelfie,
  'mopping': mopping,
  'motorcycling': motorcycling,
  'mowing': mowing,
  'ninja-run': ninjaRun,
  'ok-sign': okSign,
  'on-a-swing': onASwing,
  'on-shoulder': onShoulder,
  'one-foot-up': oneFootUp,
  'one-hand-blast': oneHandBlast,
  'painting': painting,
  'peace-sign': peaceSign,
  'phone-call': phoneCall,
  'photographing': photographing,
  'piloting': piloting,
  'pinching-nose': pinchingNose,
  'pirouette': pirouette,
  'pitching': pitching,
  'plank': plank,
  'planting': planting,
  'playing-accordion': playingAccordion,
  'playing-banjo': playingBanjo,
  'playing-cards': playingCards,
  'playing-cello': playingCello,
  'playing-chess': playingChess,
  'playing-dominoes': playingDominoes,
  'playing-drums': playingDrums,
  'playing-flute': playingFlute,
  'playing-guitar': playingGuitar,
  'playing-harp': playingHarp,
  'playing-lute': playingLute,
  'playing-piano': playingPiano,
  'playing-saxophone': playingSaxophone,
  'playing-trumpet': playingTrumpet,
  'playing-violin': playingViolin,
  'pointing-at-us': pointingAtUs,
  'pointing': pointing,
  'pouring': pouring,
  'powering-up': poweringUp,
  'praying': praying,
  'proposing': proposing,
  'pull-up': pullUp,
  'pulling-on-glove': pullingOnGlove,
  'punching': punching,
  'push-up': pushUp,
  'pushing-cart': pushingCart,
  'pushing-pram': pushingPram,
  'pushing-wheelbarrow': pushingWheelbarrow,
  'putting-on-earring': puttingOnEarring,
  'raised-high': raisedHigh,
  'raising-magic': raisingMagic,
  'raking': raking,
  'reaching-down': reachingDown,
  'reaching-out': reachingOut,
  'reaching-up': reachingUp,
  'reading': reading,
  'relaxed': relaxed,
  'reloading': reloading,
  'riding-a-broom': ridingABroom,
  'riding-scooter': ridingScooter,
  'riding': riding,
  'roasting-marshmallows': roastingMarshmallows,
  'rock-climbing': rockClimbing,
  'rock-horns': rockHorns,
  'roller-skating': rollerSkating,
  'rolling': rolling,
  'rope-climbing': ropeClimbing,
  'rowing': rowing,
  'rubbing-eyes': rubbingEyes,
  'rubbing-hands': rubbingHands,
  'rubbing-neck': rubbingNeck,
  'rubbing-temples': rubbingTemples,
  'running': running,
  'saluting': saluting,
  'seiza': seiza,
  'selfie': selfie,
  'sewing': sewing,
  'shaving': shaving,
  'shield-raised': shieldRaised,
  'shielding-eyes': shieldingEyes,
  'shielding-flame': shieldingFlame,
  'shouting-through-hands': shoutingThroughHands,
  'shrugging': shrugging,
  'shushing': shushing,
  'singing': singing,
  'sitting-backwards': sittingBackwards,
  'sitting-in-bed': sittingInBed,
  'sitting-on-edge': sittingOnEdge,
  'sitting-on-floor': sittingOnFloor,
  'sitting': sitting,
  'skateboarding': skateboarding,
  'skiing': skiing,
  'sleeping': sleeping,
  'sliding': sliding,
  'smelling': smelling,
  'smoking': smoking,
  'snapping-fingers': snappingFingers,
  'sneaking': sneaking,
  'snowboarding': snowboarding,
  'soccer-kick': soccerKick,
  'somersault': somersault,
  'splits': splits,
  'sprint-start': sprintStart,
  'stabbing': stabbing,
  'standing': standing,
  'steepled-fingers': steepledFingers,
  'stepping': stepping,
  'stirring': stirring,
  'stop-hand': stopHand,
  'stretching': stretching,
  'strolling': strolling,
  'superhero-landing': superheroLanding,
  'surfing': surfing,
  'sweeping': sweeping,
  'swimming': swimming,
  'sword-guard': swordGuard,
  'sword-overhead': swordOverhead,
  'sword-ready': swordReady,
  'sword-swing': swordSwing,
  't-pose': tPose,
  'tennis': tennis,
  'texting': texting,
  'thinking': thinking,
  'throwing': throwing,
  'thumbs-down': thumbsDown,
  'thumbs-up': thumbsUp,
  'tightrope': tightrope,
  'tinkering': tinkering,
  'toasting': toasting,
  'tree-pose': treePose,
  'tripping': tripping,
  'tucking-hair': tuckingHair,
  'twirling': twirling,
  'two-pistols': twoPistols,
  'two-thumbs-up': twoThumbsUp,
  'tying-hair': tyingHair,
  'tying-shoes': tyingShoes,
  'typing': typing,
  'uppercut': uppercut,
  'upside-down': upsideDown,
  'vacuuming': vacuuming,
  'vaulting': vaulting,
  'volleyball-spike': volleyballSpike,
  'walking': walking,
  'waltz-hold': waltzHold,
  'warrior-pose': warriorPose,
  'washing-dishes': washingDishes,
  'washing-hair': washingHair,
  'watering': watering,
  'waving-both-hands': wavingBothHands,
  'waving': waving,
  'welding': welding,
  'whispering': whispering,
  'wiping-brow': wipingBrow,
  'wiping-hands': wipingHands,
  'writing-at-desk': writingAtDesk,
  'writing': writing,
  'yawning': yawning,
}
