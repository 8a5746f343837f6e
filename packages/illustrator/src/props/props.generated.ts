// Written by `npm run content` out of the files that are named here or below; change those.
import type { AccessoryId } from '@eidolon/people'
import type { PropFile } from './prop-file.ts'
import { animalsFrom } from './read-animals.ts'
import animalsData from './catalogue/animals.json' with { type: 'json' }
import { climbingRope } from './catalogue/apparatus/climbing-rope.ts'
import { highBar } from './catalogue/apparatus/high-bar.ts'
import { ladder } from './catalogue/apparatus/ladder.ts'
import { rockWall } from './catalogue/apparatus/rock-wall.ts'
import { jeans } from './catalogue/bottoms/jeans.ts'
import { joggers } from './catalogue/bottoms/joggers.ts'
import { leggings } from './catalogue/bottoms/leggings.ts'
import { longSkirt } from './catalogue/bottoms/long-skirt.ts'
import { pencilSkirt } from './catalogue/bottoms/pencil-skirt.ts'
import { pleatedSkirt } from './catalogue/bottoms/pleated-skirt.ts'
import { shorts } from './catalogue/bottoms/shorts.ts'
import { wideTrousers } from './catalogue/bottoms/wide-trousers.ts'
import { accordion } from './catalogue/carried/accordion.ts'
import { apple } from './catalogue/carried/apple.ts'
import { assaultRifle } from './catalogue/carried/assault-rifle.ts'
import { axe } from './catalogue/carried/axe.ts'
import { baguette } from './catalogue/carried/baguette.ts'
import { ball } from './catalogue/carried/ball.ts'
import { balloon } from './catalogue/carried/balloon.ts'
import { banana } from './catalogue/carried/banana.ts'
import { banknotes } from './catalogue/carried/banknotes.ts'
import { barbell } from './catalogue/carried/barbell.ts'
import { baseballBat } from './catalogue/carried/baseball-bat.ts'
import { basket } from './catalogue/carried/basket.ts'
import { basketball } from './catalogue/carried/basketball.ts'
import { beerMug } from './catalogue/carried/beer-mug.ts'
import { binoculars } from './catalogue/carried/binoculars.ts'
import { bobaTea } from './catalogue/carried/boba-tea.ts'
import { bomb } from './catalogue/carried/bomb.ts'
import { book } from './catalogue/carried/book.ts'
import { bottle } from './catalogue/carried/bottle.ts'
import { bouquet } from './catalogue/carried/bouquet.ts'
import { bow } from './catalogue/carried/bow.ts'
import { bowlingBall } from './catalogue/carried/bowling-ball.ts'
import { briefcase } from './catalogue/carried/briefcase.ts'
import { broom } from './catalogue/carried/broom.ts'
import { brush } from './catalogue/carried/brush.ts'
import { bucket } from './catalogue/carried/bucket.ts'
import { bunchOfBalloons } from './catalogue/carried/bunch-of-balloons.ts'
import { burger } from './catalogue/carried/burger.ts'
import { cake } from './catalogue/carried/cake.ts'
import { camera } from './catalogue/carried/camera.ts'
import { candle } from './catalogue/carried/candle.ts'
import { candyFloss } from './catalogue/carried/candy-floss.ts'
import { cane } from './catalogue/carried/cane.ts'
import { carrot } from './catalogue/carried/carrot.ts'
import { chainInHand } from './catalogue/carried/chain-in-hand.ts'
import { chainsaw } from './catalogue/carried/chainsaw.ts'
import { champagneFlute } from './catalogue/carried/champagne-flute.ts'
import { cheese } from './catalogue/carried/cheese.ts'
import { cherries } from './catalogue/carried/cherries.ts'
import { cherryBranch } from './catalogue/carried/cherry-branch.ts'
import { cigarette } from './catalogue/carried/cigarette.ts'
import { clock } from './catalogue/carried/clock.ts'
import { cocktail } from './catalogue/carried/cocktail.ts'
import { coconut } from './catalogue/carried/coconut.ts'
import { coffeeCup } from './catalogue/carried/coffee-cup.ts'
import { coins } from './catalogue/carried/coins.ts'
import { comb } from './catalogue/carried/comb.ts'
import { compass } from './catalogue/carried/compass.ts'
import { cookie } from './catalogue/carried/cookie.ts'
import { croissant } from './catalogue/carried/croissant.ts'
import { crossbow } from './catalogue/carried/crossbow.ts'
import { crowbar } from './catalogue/carried/crowbar.ts'
import { crystalBall } from './catalogue/carried/crystal-ball.ts'
import { crystal } from './catalogue/carried/crystal.ts'
import { cupcake } from './catalogue/carried/cupcake.ts'
import { dagger } from './catalogue/carried/dagger.ts'
import { dandelion } from './catalogue/carried/dandelion.ts'
import { doughnut } from './catalogue/carried/doughnut.ts'
import { drill } from './catalogue/carried/drill.ts'
import { drinkCan } from './catalogue/carried/drink-can.ts'
import { drum } from './catalogue/carried/drum.ts'
import { duffelBag } from './catalogue/carried/duffel-bag.ts'
import { dumbbell } from './catalogue/carried/dumbbell.ts'
import { egg } from './catalogue/carried/egg.ts'
import { energySword } from './catalogue/carried/energy-sword.ts'
import { fan } from './catalogue/carried/fan.ts'
import { fish } from './catalogue/carried/fish.ts'
import { fishingRod } from './catalogue/carried/fishing-rod.ts'
import { flag } from './catalogue/carried/flag.ts'
import { flail } from './catalogue/carried/flail.ts'
import { flameInHand } from './catalogue/carried/flame-in-hand.ts'
import { flamingSword } from './catalogue/carried/flaming-sword.ts'
import { flashlight } from './catalogue/carried/flashlight.ts'
import { flute } from './catalogue/carried/flute.ts'
import { fries } from './catalogue/carried/fries.ts'
import { fryingPan } from './catalogue/carried/frying-pan.ts'
import { gameController } from './catalogue/carried/game-controller.ts'
import { giftBox } from './catalogue/carried/gift-box.ts'
import { glassOfWater } from './catalogue/carried/glass-of-water.ts'
import { glowStick } from './catalogue/carried/glow-stick.ts'
import { goblet } from './catalogue/carried/goblet.ts'
import { golfClub } from './catalogue/carried/golf-club.ts'
import { gourd } from './catalogue/carried/gourd.ts'
import { greatsword } from './catalogue/carried/greatsword.ts'
import { grenade } from './catalogue/carried/grenade.ts'
import { groceryBag } from './catalogue/carried/grocery-bag.ts'
import { guitar } from './catalogue/carried/guitar.ts'
import { hairbrush } from './catalogue/carried/hairbrush.ts'
import { halberd } from './catalogue/carried/halberd.ts'
import { hammer } from './catalogue/carried/hammer.ts'
import { handMirror } from './catalogue/carried/hand-mirror.ts'
import { handbag } from './catalogue/carried/handbag.ts'
import { handgun } from './catalogue/carried/handgun.ts'
import { helmetInArm } from './catalogue/carried/helmet-in-arm.ts'
import { hipFlask } from './catalogue/carried/hip-flask.ts'
import { hockeyStick } from './catalogue/carried/hockey-stick.ts'
import { hotDog } from './catalogue/carried/hot-dog.ts'
import { hourglass } from './catalogue/carried/hourglass.ts'
import { iceCream } from './catalogue/carried/ice-cream.ts'
import { kanabo } from './catalogue/carried/kanabo.ts'
import { katana } from './catalogue/carried/katana.ts'
import { key } from './catalogue/carried/key.ts'
import { keyboard } from './catalogue/carried/keyboard.ts'
import { kitchenKnife } from './catalogue/carried/kitchen-knife.ts'
import { kiteShield } from './catalogue/carried/kite-shield.ts'
import { kite } from './catalogue/carried/kite.ts'
import { knitting } from './catalogue/carried/knitting.ts'
import { labFlask } from './catalogue/carried/lab-flask.ts'
import { lantern } from './catalogue/carried/lantern.ts'
import { laptop } from './catalogue/carried/laptop.ts'
import { lavenderBunch } from './catalogue/carried/lavender-bunch.ts'
import { letter } from './catalogue/carried/letter.ts'
import { lighter } from './catalogue/carried/lighter.ts'
import { lightningBall } from './catalogue/carried/lightning-ball.ts'
import { lilies } from './catalogue/carried/lilies.ts'
import { lipstickInHand } from './catalogue/carried/lipstick-in-hand.ts'
import { lollipop } from './catalogue/carried/lollipop.ts'
import { lotus } from './catalogue/carried/lotus.ts'
import { lute } from './catalogue/carried/lute.ts'
import { lyre } from './catalogue/carried/lyre.ts'
import { mace } from './catalogue/carried/mace.ts'
import { magnifyingGlass } from './catalogue/carried/magnifying-glass.ts'
import { makeupBrush } from './catalogue/carried/makeup-brush.ts'
import { map } from './catalogue/carried/map.ts'
import { match } from './catalogue/carried/match.ts'
import { megaphone } from './catalogue/carried/megaphone.ts'
import { microphone } from './catalogue/carried/microphone.ts'
import { milkshake } from './catalogue/carried/milkshake.ts'
import { mug } from './catalogue/carried/mug.ts'
import { mushroom } from './catalogue/carried/mushroom.ts'
import { musket } from './catalogue/carried/musket.ts'
import { newspaper } from './catalogue/carried/newspaper.ts'
import { noodles } from './catalogue/carried/noodles.ts'
import { notepad } from './catalogue/carried/notepad.ts'
import { nunchaku } from './catalogue/carried/nunchaku.ts'
import { onigiri } from './catalogue/carried/onigiri.ts'
import { orangeFruit } from './catalogue/carried/orange-fruit.ts'
import { orb } from './catalogue/carried/orb.ts'
import { paddle } from './catalogue/carried/paddle.ts'
import { palette } from './catalogue/carried/palette.ts'
import { paperLantern } from './catalogue/carried/paper-lantern.ts'
import { pen } from './catalogue/carried/pen.ts'
import { perfume } from './catalogue/carried/perfume.ts'
import { phone } from './catalogue/carried/phone.ts'
import { photograph } from './catalogue/carried/photograph.ts'
import { pickaxe } from './catalogue/carried/pickaxe.ts'
import { pillow } from './catalogue/carried/pillow.ts'
import { pineapple } from './catalogue/carried/pineapple.ts'
import { pistol } from './catalogue/carried/pistol.ts'
import { pizzaSlice } from './catalogue/carried/pizza-slice.ts'
import { playingCards } from './catalogue/carried/playing-cards.ts'
import { pomPoms } from './catalogue/carried/pom-poms.ts'
import { popcorn } from './catalogue/carried/popcorn.ts'
import { popsicle } from './catalogue/carried/popsicle.ts'
import { potion } from './catalogue/carried/potion.ts'
import { pottedPlant } from './catalogue/carried/potted-plant.ts'
import { pumpkin } from './catalogue/carried/pumpkin.ts'
import { quill } from './catalogue/carried/quill.ts'
import { rake } from './catalogue/carried/rake.ts'
import { rapier } from './catalogue/carried/rapier.ts'
import { revolver } from './catalogue/carried/revolver.ts'
import { rifle } from './catalogue/carried/rifle.ts'
import { rocketLauncher } from './catalogue/carried/rocket-launcher.ts'
import { rollingPin } from './catalogue/carried/rolling-pin.ts'
import { rope } from './catalogue/carried/rope.ts'
import { rose } from './catalogue/carried/rose.ts'
import { sandwich } from './catalogue/carried/sandwich.ts'
import { saw } from './catalogue/carried/saw.ts'
import { saxophone } from './catalogue/carried/saxophone.ts'
import { scissors } from './catalogue/carried/scissors.ts'
import { screwdriver } from './catalogue/carried/screwdriver.ts'
import { scroll } from './catalogue/carried/scroll.ts'
import { scythe } from './catalogue/carried/scythe.ts'
import { selfieStick } from './catalogue/carried/selfie-stick.ts'
import { shield } from './catalogue/carried/shield.ts'
import { shoppingBags } from './catalogue/carried/shopping-bags.ts'
import { shotgun } from './catalogue/carried/shotgun.ts'
import { shovel } from './catalogue/carried/shovel.ts'
import { shuriken } from './catalogue/carried/shuriken.ts'
import { sickle } from './catalogue/carried/sickle.ts'
import { sign } from './catalogue/carried/sign.ts'
import { skateboard } from './catalogue/carried/skateboard.ts'
import { skewer } from './catalogue/carried/skewer.ts'
import { skull } from './catalogue/carried/skull.ts'
import { slingshot } from './catalogue/carried/slingshot.ts'
import { smokingPipe } from './catalogue/carried/smoking-pipe.ts'
import { snowball } from './catalogue/carried/snowball.ts'
import { sparkler } from './catalogue/carried/sparkler.ts'
import { spear } from './catalogue/carried/spear.ts'
import { spellbook } from './catalogue/carried/spellbook.ts'
import { sprayCan } from './catalogue/carried/spray-can.ts'
import { staff } from './catalogue/carried/staff.ts'
import { strawberry } from './catalogue/carried/strawberry.ts'
import { suitcase } from './catalogue/carried/suitcase.ts'
import { sunflower } from './catalogue/carried/sunflower.ts'
import { sword } from './catalogue/carried/sword.ts'
import { syringe } from './catalogue/carried/syringe.ts'
import { tablet } from './catalogue/carried/tablet.ts'
import { taiyaki } from './catalogue/carried/taiyaki.ts'
import { tambourine } from './catalogue/carried/tambourine.ts'
import { teacup } from './catalogue/carried/teacup.ts'
import { teapot } from './catalogue/carried/teapot.ts'
import { teddyBear } from './catalogue/carried/teddy-bear.ts'
import { telescope } from './catalogue/carried/telescope.ts'
import { tennisRacket } from './catalogue/carried/tennis-racket.ts'
import { testTube } from './catalogue/carried/test-tube.ts'
import { thermos } from './catalogue/carried/thermos.ts'
import { tomato } from './catalogue/carried/tomato.ts'
import { toolbox } from './catalogue/carried/toolbox.ts'
import { torch } from './catalogue/carried/torch.ts'
import { tray } from './catalogue/carried/tray.ts'
import { treasureChest } from './catalogue/carried/treasure-chest.ts'
import { trident } from './catalogue/carried/trident.ts'
import { trophy } from './catalogue/carried/trophy.ts'
import { trumpet } from './catalogue/carried/trumpet.ts'
import { tulips } from './catalogue/carried/tulips.ts'
import { turkeyLeg } from './catalogue/carried/turkey-leg.ts'
import { twinPistols } from './catalogue/carried/twin-pistols.ts'
import { twinSwords } from './catalogue/carried/twin-swords.ts'
import { umbrella } from './catalogue/carried/umbrella.ts'
import { violin } from './catalogue/carried/violin.ts'
import { walkieTalkie } from './catalogue/carried/walkie-talkie.ts'
import { wand } from './catalogue/carried/wand.ts'
import { warhammer } from './catalogue/carried/warhammer.ts'
import { wateringCan } from './catalogue/carried/watering-can.ts'
import { watermelon } from './catalogue/carried/watermelon.ts'
import { weldingTorch } from './catalogue/carried/welding-torch.ts'
import { whip } from './catalogue/carried/whip.ts'
import { whiskyGlass } from './catalogue/carried/whisky-glass.ts'
import { wineGlass } from './catalogue/carried/wine-glass.ts'
import { woodenSpoon } from './catalogue/carried/wooden-spoon.ts'
import { wrench } from './catalogue/carried/wrench.ts'
import { yogaMat } from './catalogue/carried/yoga-mat.ts'
import { balletShoes } from './catalogue/footwear/ballet-shoes.ts'
import { boots } from './catalogue/footwear/boots.ts'
import { combatBoots } from './catalogue/footwear/combat-boots.ts'
import { cowboyBoots } from './catalogue/footwear/cowboy-boots.ts'
import { heels } from './catalogue/footwear/heels.ts'
import { loafers } from './catalogue/footwear/loafers.ts'
import { sandals } from './catalogue/footwear/sandals.ts'
import { slippers } from './catalogue/footwear/slippers.ts'
import { sneakers } from './catalogue/footwear/sneakers.ts'
import { tallBoots } from './catalogue/footwear/tall-boots.ts'
import { wellies } from './catalogue/footwear/wellies.ts'
import { antennae } from './catalogue/headwear/antennae.ts'
import { antlers } from './catalogue/headwear/antlers.ts'
import { babushka } from './catalogue/headwear/babushka.ts'
import { balaclava } from './catalogue/headwear/balaclava.ts'
import { bandana } from './catalogue/headwear/bandana.ts'
import { beanie } from './catalogue/headwear/beanie.ts'
import { bearEars } from './catalogue/headwear/bear-ears.ts'
import { beret } from './catalogue/headwear/beret.ts'
import { blindfold } from './catalogue/headwear/blindfold.ts'
import { boater } from './catalogue/headwear/boater.ts'
import { bonnet } from './catalogue/headwear/bonnet.ts'
import { bucketHat } from './catalogue/headwear/bucket-hat.ts'
import { bunnyEars } from './catalogue/headwear/bunny-ears.ts'
import { cap } from './catalogue/headwear/cap.ts'
import { captainCap } from './catalogue/headwear/captain-cap.ts'
import { catEars } from './catalogue/headwear/cat-ears.ts'
import { chefHat } from './catalogue/headwear/chef-hat.ts'
import { clawClip } from './catalogue/headwear/claw-clip.ts'
import { combatHelmet } from './catalogue/headwear/combat-helmet.ts'
import { conicalHat } from './catalogue/headwear/conical-hat.ts'
import { cowboyHat } from './catalogue/headwear/cowboy-hat.ts'
import { crown } from './catalogue/headwear/crown.ts'
import { deerEars } from './catalogue/headwear/deer-ears.ts'
import { divingMask } from './catalogue/headwear/diving-mask.ts'
import { eyeBandage } from './catalogue/headwear/eye-bandage.ts'
import { eyePatch } from './catalogue/headwear/eye-patch.ts'
import { fedora } from './catalogue/headwear/fedora.ts'
import { fez } from './catalogue/headwear/fez.ts'
import { flowerCrown } from './catalogue/headwear/flower-crown.ts'
import { foxEars } from './catalogue/headwear/fox-ears.ts'
import { foxMask } from './catalogue/headwear/fox-mask.ts'
import { gasMask } from './catalogue/headwear/gas-mask.ts'
import { gele } from './catalogue/headwear/gele.ts'
import { glasses } from './catalogue/headwear/glasses.ts'
import { goggles } from './catalogue/headwear/goggles.ts'
import { graduationCap } from './catalogue/headwear/graduation-cap.ts'
import { hairBow } from './catalogue/headwear/hair-bow.ts'
import { hairClip } from './catalogue/headwear/hair-clip.ts'
import { hairFeather } from './catalogue/headwear/hair-feather.ts'
import { hairFlower } from './catalogue/headwear/hair-flower.ts'
import { hairRollers } from './catalogue/headwear/hair-rollers.ts'
import { hairSticks } from './catalogue/headwear/hair-sticks.ts'
import { halo } from './catalogue/headwear/halo.ts'
import { hardHat } from './catalogue/headwear/hard-hat.ts'
import { headband } from './catalogue/headwear/headband.ts'
import { headlamp } from './catalogue/headwear/headlamp.ts'
import { headphones } from './catalogue/headwear/headphones.ts'
import { hijab } from './catalogue/headwear/hijab.ts'
import { hood } from './catalogue/headwear/hood.ts'
import { horns } from './catalogue/headwear/horns.ts'
import { knightHelmet } from './catalogue/headwear/knight-helmet.ts'
import { maidHeaddress } from './catalogue/headwear/maid-headdress.ts'
import { mask } from './catalogue/headwear/mask.ts'
import { monocle } from './catalogue/headwear/monocle.ts'
import { motorcycleHelmet } from './catalogue/headwear/motorcycle-helmet.ts'
import { mouseEars } from './catalogue/headwear/mouse-ears.ts'
import { niqab } from './catalogue/headwear/niqab.ts'
import { nurseCap } from './catalogue/headwear/nurse-cap.ts'
import { oniMask } from './catalogue/headwear/oni-mask.ts'
import { oxygenMask } from './catalogue/headwear/oxygen-mask.ts'
import { partyHat } from './catalogue/headwear/party-hat.ts'
import { pillboxHat } from './catalogue/headwear/pillbox-hat.ts'
import { pithHelmet } from './catalogue/headwear/pith-helmet.ts'
import { plagueMask } from './catalogue/headwear/plague-mask.ts'
import { ramHorns } from './catalogue/headwear/ram-horns.ts'
import { roundGlasses } from './catalogue/headwear/round-glasses.ts'
import { santaHat } from './catalogue/headwear/santa-hat.ts'
import { skullMask } from './catalogue/headwear/skull-mask.ts'
import { smallHorns } from './catalogue/headwear/small-horns.ts'
import { sombrero } from './catalogue/headwear/sombrero.ts'
import { spaceHelmet } from './catalogue/headwear/space-helmet.ts'
import { strawHat } from './catalogue/headwear/straw-hat.ts'
import { sunVisor } from './catalogue/headwear/sun-visor.ts'
import { sunglasses } from './catalogue/headwear/sunglasses.ts'
import { surgicalMask } from './catalogue/headwear/surgical-mask.ts'
import { tiara } from './catalogue/headwear/tiara.ts'
import { topHat } from './catalogue/headwear/top-hat.ts'
import { tricorn } from './catalogue/headwear/tricorn.ts'
import { turban } from './catalogue/headwear/turban.ts'
import { unicornHorn } from './catalogue/headwear/unicorn-horn.ts'
import { veil } from './catalogue/headwear/veil.ts'
import { visor } from './catalogue/headwear/visor.ts'
import { vrHeadset } from './catalogue/headwear/vr-headset.ts'
import { weldingMask } from './catalogue/headwear/welding-mask.ts'
import { wizardHat } from './catalogue/headwear/wizard-hat.ts'
import { wolfEars } from './catalogue/headwear/wolf-ears.ts'
import { fishnets } from './catalogue/legwear/fishnets.ts'
import { greaves } from './catalogue/legwear/greaves.ts'
import { kneePads } from './catalogue/legwear/knee-pads.ts'
import { kneeSocks } from './catalogue/legwear/knee-socks.ts'
import { legWarmers } from './catalogue/legwear/leg-warmers.ts'
import { socks } from './catalogue/legwear/socks.ts'
import { stripedSocks } from './catalogue/legwear/striped-socks.ts'
import { thighHighs } from './catalogue/legwear/thigh-highs.ts'
import { tights } from './catalogue/legwear/tights.ts'
import { bellSleeves } from './catalogue/over/bell-sleeves.ts'
import { blanket } from './catalogue/over/blanket.ts'
import { bracers } from './catalogue/over/bracers.ts'
import { cape } from './catalogue/over/cape.ts'
import { elbowPatches } from './catalogue/over/elbow-patches.ts'
import { epaulettes } from './catalogue/over/epaulettes.ts'
import { furCollar } from './catalogue/over/fur-collar.ts'
import { highVis } from './catalogue/over/high-vis.ts'
import { laceCollar } from './catalogue/over/lace-collar.ts'
import { laceTrim } from './catalogue/over/lace-trim.ts'
import { longSleeves } from './catalogue/over/long-sleeves.ts'
import { oneSleeve } from './catalogue/over/one-sleeve.ts'
import { openCollar } from './catalogue/over/open-collar.ts'
import { pocketSquare } from './catalogue/over/pocket-square.ts'
import { puffSleeves } from './catalogue/over/puff-sleeves.ts'
import { reflectiveStripes } from './catalogue/over/reflective-stripes.ts'
import { rolledSleeves } from './catalogue/over/rolled-sleeves.ts'
import { shortSleeves } from './catalogue/over/short-sleeves.ts'
import { shoulderArmour } from './catalogue/over/shoulder-armour.ts'
import { sleeveless } from './catalogue/over/sleeveless.ts'
import { surcoat } from './catalogue/over/surcoat.ts'
import { suspenders } from './catalogue/over/suspenders.ts'
import { tacticalVest } from './catalogue/over/tactical-vest.ts'
import { bicycle } from './catalogue/vehicles/bicycle.ts'
import { canoe } from './catalogue/vehicles/canoe.ts'
import { convertible } from './catalogue/vehicles/convertible.ts'
import { hoverboard } from './catalogue/vehicles/hoverboard.ts'
import { iceSkates } from './catalogue/vehicles/ice-skates.ts'
import { kart } from './catalogue/vehicles/kart.ts'
import { motorcycle } from './catalogue/vehicles/motorcycle.ts'
import { pilotSeat } from './catalogue/vehicles/pilot-seat.ts'
import { rollerSkates } from './catalogue/vehicles/roller-skates.ts'
import { scooter } from './catalogue/vehicles/scooter.ts'
import { skis } from './catalogue/vehicles/skis.ts'
import { snowboard } from './catalogue/vehicles/snowboard.ts'
import { surfboard } from './catalogue/vehicles/surfboard.ts'
import { swing } from './catalogue/vehicles/swing.ts'
import { wheelchair } from './catalogue/vehicles/wheelchair.ts'
import { airTank } from './catalogue/worn/air-tank.ts'
import { angelWings } from './catalogue/worn/angel-wings.ts'
import { anklet } from './catalogue/worn/anklet.ts'
import { apron } from './catalogue/worn/apron.ts'
import { armlet } from './catalogue/worn/armlet.ts'
import { backpack } from './catalogue/worn/backpack.ts'
import { badge } from './catalogue/worn/badge.ts'
import { bandolier } from './catalogue/worn/bandolier.ts'
import { bellCollar } from './catalogue/worn/bell-collar.ts'
import { belt } from './catalogue/worn/belt.ts'
import { boutonniere } from './catalogue/worn/boutonniere.ts'
import { bowTie } from './catalogue/worn/bow-tie.ts'
import { boxingGloves } from './catalogue/worn/boxing-gloves.ts'
import { bracelet } from './catalogue/worn/bracelet.ts'
import { brooch } from './catalogue/worn/brooch.ts'
import { bubblegum } from './catalogue/worn/bubblegum.ts'
import { butterflyWings } from './catalogue/worn/butterfly-wings.ts'
import { cameraAtNeck } from './catalogue/worn/camera-at-neck.ts'
import { catTail } from './catalogue/worn/cat-tail.ts'
import { choker } from './catalogue/worn/choker.ts'
import { demonWings } from './catalogue/worn/demon-wings.ts'
import { devilTail } from './catalogue/worn/devil-tail.ts'
import { dogTags } from './catalogue/worn/dog-tags.ts'
import { dragonTail } from './catalogue/worn/dragon-tail.ts'
import { dropEarrings } from './catalogue/worn/drop-earrings.ts'
import { earbuds } from './catalogue/worn/earbuds.ts'
import { earrings } from './catalogue/worn/earrings.ts'
import { fairyWings } from './catalogue/worn/fairy-wings.ts'
import { fangs } from './catalogue/worn/fangs.ts'
import { fannyPack } from './catalogue/worn/fanny-pack.ts'
import { fingerlessGloves } from './catalogue/worn/fingerless-gloves.ts'
import { foxTail } from './catalogue/worn/fox-tail.ts'
import { gauntlets } from './catalogue/worn/gauntlets.ts'
import { gloves } from './catalogue/worn/gloves.ts'
import { headphonesAtNeck } from './catalogue/worn/headphones-at-neck.ts'
import { holster } from './catalogue/worn/holster.ts'
import { hoopEarrings } from './catalogue/worn/hoop-earrings.ts'
import { jabot } from './catalogue/worn/jabot.ts'
import { jetpack } from './catalogue/worn/jetpack.ts'
import { lanyard } from './catalogue/worn/lanyard.ts'
import { lei } from './catalogue/worn/lei.ts'
import { longGloves } from './catalogue/worn/long-gloves.ts'
import { medal } from './catalogue/worn/medal.ts'
import { medals } from './catalogue/worn/medals.ts'
import { mittens } from './catalogue/worn/mittens.ts'
import { mouthBrush } from './catalogue/worn/mouth-brush.ts'
import { mouthCigar } from './catalogue/worn/mouth-cigar.ts'
import { mouthCigarette } from './catalogue/worn/mouth-cigarette.ts'
import { mouthKnife } from './catalogue/worn/mouth-knife.ts'
import { mouthLollipop } from './catalogue/worn/mouth-lollipop.ts'
import { mouthPassport } from './catalogue/worn/mouth-passport.ts'
import { mouthRose } from './catalogue/worn/mouth-rose.ts'
import { mouthStraw } from './catalogue/worn/mouth-straw.ts'
import { mouthToast } from './catalogue/worn/mouth-toast.ts'
import { nameTag } from './catalogue/worn/name-tag.ts'
import { necklace } from './catalogue/worn/necklace.ts'
import { nineTails } from './catalogue/worn/nine-tails.ts'
import { noseRing } from './catalogue/worn/nose-ring.ts'
import { pearlEarrings } from './catalogue/worn/pearl-earrings.ts'
import { quiver } from './catalogue/worn/quiver.ts'
import { raceNumber } from './catalogue/worn/race-number.ts'
import { rings } from './catalogue/worn/rings.ts'
import { ruff } from './catalogue/worn/ruff.ts'
import { sash } from './catalogue/worn/sash.ts'
import { satchel } from './catalogue/worn/satchel.ts'
import { scarf } from './catalogue/worn/scarf.ts'
import { seatBelt } from './catalogue/worn/seat-belt.ts'
import { sheathedSword } from './catalogue/worn/sheathed-sword.ts'
import { stethoscope } from './catalogue/worn/stethoscope.ts'
import { studEarrings } from './catalogue/worn/stud-earrings.ts'
import { swordOnBack } from './catalogue/worn/sword-on-back.ts'
import { tie } from './catalogue/worn/tie.ts'
import { toolBelt } from './catalogue/worn/tool-belt.ts'
import { toothpick } from './catalogue/worn/toothpick.ts'
import { towel } from './catalogue/worn/towel.ts'
import { tusks } from './catalogue/worn/tusks.ts'
import { watch } from './catalogue/worn/watch.ts'
import { whistle } from './catalogue/worn/whistle.ts'
import { wolfTail } from './catalogue/worn/wolf-tail.ts'
import { wristComputer } from './catalogue/worn/wrist-computer.ts'

export const props: Readonly<Record<AccessoryId, PropFile>> = {
  ...animalsFrom(animalsData),
  'climbing-rope': climbingRope,
  'high-bar': highBar,
  'ladder': ladder,
  'rock-wall': rockWall,
  'jeans': jeans,
  'joggers': joggers,
  'leggings': leggings,
  'long-skirt': longSkirt,
  'pencil-skirt': pencilSkirt,
  'pleated-skirt': pleatedSkirt,
  'shorts': shorts,
  'wide-trousers': wideTrousers,
  'accordion': accordion,
  'apple': apple,
  'assault-rifle': assaultRifle,
  'axe': axe,
  'baguette': baguette,
  'ball': ball,
  'balloon': balloon,
  'banana': banana,
  'banknotes': banknotes,
  'barbell': barbell,
  'baseball-bat': baseballBat,
  'basket': basket,
  'basketball': basketball,
  'beer-mug': beerMug,
  'binoculars': binoculars,
  'boba-tea': bobaTea,
  'bomb': bomb,
  'book': book,
  'bottle': bottle,
  'bouquet': bouquet,
  'bow': bow,
  'bowling-ball': bowlingBall,
  'briefcase': briefcase,
  'broom': broom,
  'brush': brush,
  'bucket': bucket,
  'bunch-of-balloons': bunchOfBalloons,
  'burger': burger,
  'cake': cake,
  'camera': camera,
  'candle': candle,
  'candy-floss': candyFloss,
  'cane': cane,
  'carrot': carrot,
  'chain-in-hand': chainInHand,
  'chainsaw': chainsaw,
  'champagne-flute': champagneFlute,
  'cheese': cheese,
  'cherries': cherries,
  'cherry-branch': cherryBranch,
  'cigarette': cigarette,
  'clock': clock,
  'cocktail': cocktail,
  'coconut': coconut,
  'coffee-cup': coffeeCup,
  'coins': coins,
  'comb': comb,
  'compass': compass,
  'cookie': cookie,
  'croissant': croissant,
  'crossbow': crossbow,
  'crowbar': crowbar,
  'crystal-ball': crystalBall,
  'crystal': crystal,
  'cupcake': cupcake,
  'dagger': dagger,
  'dandelion': dandelion,
  'doughnut': doughnut,
  'drill': drill,
  'drink-can': drinkCan,
  'drum': drum,
  'duffel-bag': duffelBag,
  'dumbbell': dumbbell,
  'egg': egg,
  'energy-sword': energySword,
  'fan': fan,
  'fish': fish,
  'fishing-rod': fishingRod,
  'flag': flag,
  'flail': flail,
  'flame-in-hand': flameInHand,
  'flaming-sword': flamingSword,
  'flashlight': flashlight,
  'flute': flute,
  'fries': fries,
  'frying-pan': fryingPan,
  'game-controller': gameController,
  'gift-box': giftBox,
  'glass-of-water': glassOfWater,
  'glow-stick': glowStick,
  'goblet': goblet,
  'golf-club': golfClub,
  'gourd': gourd,
  'greatsword': greatsword,
  'grenade': grenade,
  'grocery-bag': groceryBag,
  'guitar': guitar,
  'hairbrush': hairbrush,
  'halberd': halberd,
  'hammer': hammer,
  'hand-mirror': handMirror,
  'handbag': handbag,
  'handgun': handgun,
  'helmet-in-arm': helmetInArm,
  'hip-flask': hipFlask,
  'hockey-stick': hockeyStick,
  'hot-dog': hotDog,
  'hourglass': hourglass,
  'ice-cream': iceCream,
  'kanabo': kanabo,
  'katana': katana,
  'key': key,
  'keyboard': keyboard,
  'kitchen-knife': kitchenKnife,
  'kite-shield': kiteShield,
  'kite': kite,
  'knitting': knitting,
  'lab-flask': labFlask,
  'lantern': lantern,
  'laptop': laptop,
  'lavender-bunch': lavenderBunch,
  'letter': letter,
  'lighter': lighter,
  'lightning-ball': lightningBall,
  'lilies': lilies,
  'lipstick-in-hand': lipstickInHand,
  'lollipop': lollipop,
  'lotus': lotus,
  'lute': lute,
  'lyre': lyre,
  'mace': mace,
  'magnifying-glass': magnifyingGlass,
  'makeup-brush': makeupBrush,
  'map': map,
  'match': match,
  'megaphone': megaphone,
  'microphone': microphone,
  'milkshake': milkshake,
  'mug': mug,
  'mushroom': mushroom,
  'musket': musket,
  'newspaper': newspaper,
  'noodles': noodles,
  'notepad': notepad,
  'nunchaku': nunchaku,
  'onigiri': onigiri,
  'orange-fruit': orangeFruit,
  'orb': orb,
  'paddle': paddle,
  'palette': palette,
  'paper-lantern': paperLantern,
  'pen': pen,
  'perfume': perfume,
  'phone': phone,
  'photograph': photograph,
  'pickaxe': pickaxe,
  'pillow': pillow,
  'pineapple': pineapple,
  'pistol': pistol,
  'pizza-slice': pizzaSlice,
  'playing-cards': playingCards,
  'pom-poms': pomPoms,
  'popcorn': popcorn,
  'popsicle': popsicle,
  'potion': potion,
  'potted-plant': pottedPlant,
  'pumpkin': pumpkin,
  'quill': quill,
  'rake': rake,
  'rapier': rapier,
  'revolver': revolver,
  'rifle': rifle,
  'rocket-launcher': rocketLauncher,
  'rolling-pin': rollingPin,
  'rope': rope,
  'rose': rose,
  'sandwich': sandwich,
  'saw': saw,
  'saxophone': saxophone,
  'scissors': scissors,
  'screwdriver': screwdriver,
  'scroll': scroll,
  'scythe': scythe,
  'selfie-stick': selfieStick,
  'shield': shield,
  'shopping-bags': shoppingBags,
  'shotgun': shotgun,
  'shovel': shovel,
  'shuriken': shuriken,
  'sickle': sickle,
  'sign': sign,
  'skateboard': skateboard,
  'skewer': skewer,
  'skull': skull,
  'slingshot': slingshot,
  'smoking-pipe': smokingPipe,
  'snowball': snowball,
  'sparkler': sparkler,
  'spear': spear,
  'spellbook': spellbook,
  'spray-can': sprayCan,
  'staff': staff,
  'strawberry': strawberry,
  'suitcase': suitcase,
  'sunflower': sunflower,
  'sword': sword,
  'syringe': syringe,
  'tablet': tablet,
  'taiyaki': taiyaki,
  'tambourine': tambourine,
  'teacup': teacup,
  'teapot': teapot,
  'teddy-bear': teddyBear,
  'telescope': telescope,
  'tennis-racket': tennisRacket,
  'test-tube': testTube,
  'thermos': thermos,
  'tomato': tomato,
  'toolbox': toolbox,
  'torch': torch,
  'tray': tray,
  'treasure-chest': treasureChest,
  'trident': trident,
  'trophy': trophy,
  'trumpet': trumpet,
  'tulips': tulips,
  'turkey-leg': turkeyLeg,
  'twin-pistols': twinPistols,
  'twin-swords': twinSwords,
  'umbrella': umbrella,
  'violin': violin,
  'walkie-talkie': walkieTalkie,
  'wand': wand,
  'warhammer': warhammer,
  'watering-can': wateringCan,
  'watermelon': watermelon,
  'welding-torch': weldingTorch,
  'whip': whip,
  'whisky-glass': whiskyGlass,
  'wine-glass': wineGlass,
  'wooden-spoon': woodenSpoon,
  'wrench': wrench,
  'yoga-mat': yogaMat,
  'ballet-shoes': balletShoes,
  'boots': boots,
  'combat-boots': combatBoots,
  'cowboy-boots': cowboyBoots,
  'heels': heels,
  'loafers': loafers,
  'sandals': sandals,
  'slippers': slippers,
  'sneakers': sneakers,
  'tall-boots': tallBoots,
  'wellies': wellies,
  'antennae': antennae,
  'antlers': antlers,
  'babushka': babushka,
  'balaclava': balaclava,
  'bandana': bandana,
  'beanie': beanie,
  'bear-ears': bearEars,
  'beret': beret,
  'blindfold': blindfold,
  'boater': boater,
  'bonnet': bonnet,
  'bucket-hat': bucketHat,
  'bunny-ears': bunnyEars,
  'cap': cap,
  'captain-cap': captainCap,
  'cat-ears': catEars,
  'chef-hat': chefHat,
  'claw-clip': clawClip,
  'combat-helmet': combatHelmet,
  'conical-hat': conicalHat,
  'cowboy-hat': cowboyHat,
  'crown': crown,
  'deer-ears': deerEars,
  'diving-mask': divingMask,
  'eye-bandage': eyeBandage,
  'eye-patch': eyePatch,
  'fedora': fedora,
  'fez': fez,
  'flower-crown': flowerCrown,
  'fox-ears': foxEars,
  'fox-mask': foxMask,
  'gas-mask': gasMask,
  'gele': gele,
  'glasses': glasses,
  'goggles': goggles,
  'graduation-cap': graduationCap,
  'hair-bow': hairBow,
  'hair-clip': hairClip,
  'hair-feather': hairFeather,
  'hair-flower': hairFlower,
  'hair-rollers': hairRollers,
  'hair-sticks': hairSticks,
  'halo': halo,
  'hard-hat': hardHat,
  'headband': headband,
  'headlamp': headlamp,
  'headphones': headphones,
  'hijab': hijab,
  'hood': hood,
  'horns': horns,
  'knight-helmet': knightHelmet,
  'maid-headdress': maidHeaddress,
  'mask': mask,
  'monocle': monocle,
  'motorcycle-helmet': motorcycleHelmet,
  'mouse-ears': mouseEars,
  'niqab': niqab,
  'nurse-cap': nurseCap,
  'oni-mask': oniMask,
  'oxygen-mask': oxygenMask,
  'party-hat': partyHat,
  'pillbox-hat': pillboxHat,
  'pith-helmet': pithHelmet,
  'plague-mask': plagueMask,
  'ram-horns': ramHorns,
  'round-glasses': roundGlasses,
  'santa-hat': santaHat,
  'skull-mask': skullMask,
  'small-horns': smallHorns,
  'sombrero': sombrero,
  'space-helmet': spaceHelmet,
  'straw-hat': strawHat,
  'sun-visor': sunVisor,
  'sunglasses': sunglasses,
  'surgical-mask': surgicalMask,
  'tiara': tiara,
  'top-hat': topHat,
  'tricorn': tricorn,
  'turban': turban,
  'unicorn-horn': unicornHorn,
  'veil': veil,
  'visor': visor,
  'vr-headset': vrHeadset,
  'welding-mask': weldingMask,
  'wizard-hat': wizardHat,
  'wolf-ears': wolfEars,
  'fishnets': fishnets,
  'greaves': greaves,
  'knee-pads': kneePads,
  'knee-socks': kneeSocks,
  'leg-warmers': legWarmers,
  'socks': socks,
  'striped-socks': stripedSocks,
  'thigh-highs': thighHighs,
  'tights': tights,
  'bell-sleeves': bellSleeves,
  'blanket': blanket,
  'bracers': bracers,
  'cape': cape,
  'elbow-patches': elbowPatches,
  'epaulettes': epaulettes,
  'fur-collar': furCollar,
  'high-vis': highVis,
  'lace-collar': laceCollar,
  'lace-trim': laceTrim,
  'long-sleeves': longSleeves,
  'one-sleeve': oneSleeve,
  'open-collar': openCollar,
  'pocket-square': pocketSquare,
  'puff-sleeves': puffSleeves,
  'reflective-stripes': reflectiveStripes,
  'rolled-sleeves': rolledSleeves,
  'short-sleeves': shortSleeves,
  'shoulder-armour': shoulderArmour,
  'sleeveless': sleeveless,
  'surcoat': surcoat,
  'suspenders': suspenders,
  'tactical-vest': tacticalVest,
  'bicycle': bicycle,
  'canoe': canoe,
  'convertible': convertible,
  'hoverboard': hoverboard,
  'ice-skates': iceSkates,
  'kart': kart,
  'motorcycle': motorcycle,
  'pilot-seat': pilotSeat,
  'roller-skates': rollerSkates,
  'scooter': scooter,
  'skis': skis,
  'snowboard': snowboard,
  'surfboard': surfboard,
  'swing': swing,
  'wheelchair': wheelchair,
  'air-tank': airTank,
  'angel-wings': angelWings,
  'anklet': anklet,
  'apron': apron,
  'armlet': armlet,
  'backpack': backpack,
  'badge': badge,
  'bandolier': bandolier,
  'bell-collar': bellCollar,
  'belt': belt,
  'boutonniere': boutonniere,
  'bow-tie': bowTie,
  'boxing-gloves': boxingGloves,
  'bracelet': bracelet,
  'brooch': brooch,
  'bubblegum': bubblegum,
  'butterfly-wings': butterflyWings,
  'camera-at-neck': cameraAtNeck,
  'cat-tail': catTail,
  'choker': choker,
  'demon-wings': demonWings,
  'devil-tail': devilTail,
  'dog-tags': dogTags,
  'dragon-tail': dragonTail,
  'drop-earrings': dropEarrings,
  'earbuds': earbuds,
  'earrings': earrings,
  'fairy-wings': fairyWings,
  'fangs': fangs,
  'fanny-pack': fannyPack,
  'fingerless-gloves': fingerlessGloves,
  'fox-tail': foxTail,
  'gauntlets': gauntlets,
  'gloves': gloves,
  'headphones-at-neck': headphonesAtNeck,
  'holster': holster,
  'hoop-earrings': hoopEarrings,
  'jabot': jabot,
  'jetpack': jetpack,
  'lanyard': lanyard,
  'lei': lei,
  'long-gloves': longGloves,
  'medal': medal,
  'medals': medals,
  'mittens': mittens,
  'mouth-brush': mouthBrush,
  'mouth-cigar': mouthCigar,
  'mouth-cigarette': mouthCigarette,
  'mouth-knife': mouthKnife,
  'mouth-lollipop': mouthLollipop,
  'mouth-passport': mouthPassport,
  'mouth-rose': mouthRose,
  'mouth-straw': mouthStraw,
  'mouth-toast': mouthToast,
  'name-tag': nameTag,
  'necklace': necklace,
  'nine-tails': nineTails,
  'nose-ring': noseRing,
  'pearl-earrings': pearlEarrings,
  'quiver': quiver,
  'race-number': raceNumber,
  'rings': rings,
  'ruff': ruff,
  'sash': sash,
  'satchel': satchel,
  'scarf': scarf,
  'seat-belt': seatBelt,
  'sheathed-sword': sheathedSword,
  'stethoscope': stethoscope,
  'stud-earrings': studEarrings,
  'sword-on-back': swordOnBack,
  'tie': tie,
  'tool-belt': toolBelt,
  'toothpick': toothpick,
  'towel': towel,
  'tusks': tusks,
  'watch': watch,
  'whistle': whistle,
  'wolf-tail': wolfTail,
  'wrist-computer': wristComputer,
}
