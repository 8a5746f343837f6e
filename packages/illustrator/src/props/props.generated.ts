// Written by `npm run content` out of the files that are named here or below; change those.
import type { AccessoryId } from '@eidolon/people'
import type { PropFile } from './prop-file.ts'
import { blackCat } from './catalogue/animals/black-cat.ts'
import { blackHorse } from './catalogue/animals/black-horse.ts'
import { cat } from './catalogue/animals/cat.ts'
import { dog } from './catalogue/animals/dog.ts'
import { dragonling } from './catalogue/animals/dragonling.ts'
import { fox } from './catalogue/animals/fox.ts'
import { horse } from './catalogue/animals/horse.ts'
import { owl } from './catalogue/animals/owl.ts'
import { raven } from './catalogue/animals/raven.ts'
import { unicorn } from './catalogue/animals/unicorn.ts'
import { whiteHorse } from './catalogue/animals/white-horse.ts'
import { wolf } from './catalogue/animals/wolf.ts'
import { climbingRope } from './catalogue/apparatus/climbing-rope.ts'
import { highBar } from './catalogue/apparatus/high-bar.ts'
import { ladder } from './catalogue/apparatus/ladder.ts'
import { rockWall } from './catalogue/apparatus/rock-wall.ts'
import { apple } from './catalogue/carried/apple.ts'
import { assaultRifle } from './catalogue/carried/assault-rifle.ts'
import { axe } from './catalogue/carried/axe.ts'
import { baguette } from './catalogue/carried/baguette.ts'
import { ball } from './catalogue/carried/ball.ts'
import { balloon } from './catalogue/carried/balloon.ts'
import { banana } from './catalogue/carried/banana.ts'
import { barbell } from './catalogue/carried/barbell.ts'
import { baseballBat } from './catalogue/carried/baseball-bat.ts'
import { basket } from './catalogue/carried/basket.ts'
import { beerMug } from './catalogue/carried/beer-mug.ts'
import { bobaTea } from './catalogue/carried/boba-tea.ts'
import { bomb } from './catalogue/carried/bomb.ts'
import { book } from './catalogue/carried/book.ts'
import { bottle } from './catalogue/carried/bottle.ts'
import { bouquet } from './catalogue/carried/bouquet.ts'
import { bow } from './catalogue/carried/bow.ts'
import { briefcase } from './catalogue/carried/briefcase.ts'
import { broom } from './catalogue/carried/broom.ts'
import { brush } from './catalogue/carried/brush.ts'
import { burger } from './catalogue/carried/burger.ts'
import { cake } from './catalogue/carried/cake.ts'
import { camera } from './catalogue/carried/camera.ts'
import { candle } from './catalogue/carried/candle.ts'
import { candyFloss } from './catalogue/carried/candy-floss.ts'
import { carrot } from './catalogue/carried/carrot.ts'
import { chainInHand } from './catalogue/carried/chain-in-hand.ts'
import { champagneFlute } from './catalogue/carried/champagne-flute.ts'
import { cheese } from './catalogue/carried/cheese.ts'
import { cherries } from './catalogue/carried/cherries.ts'
import { cocktail } from './catalogue/carried/cocktail.ts'
import { coconut } from './catalogue/carried/coconut.ts'
import { coffeeCup } from './catalogue/carried/coffee-cup.ts'
import { compass } from './catalogue/carried/compass.ts'
import { cookie } from './catalogue/carried/cookie.ts'
import { croissant } from './catalogue/carried/croissant.ts'
import { crossbow } from './catalogue/carried/crossbow.ts'
import { crystalBall } from './catalogue/carried/crystal-ball.ts'
import { crystal } from './catalogue/carried/crystal.ts'
import { cupcake } from './catalogue/carried/cupcake.ts'
import { dagger } from './catalogue/carried/dagger.ts'
import { doughnut } from './catalogue/carried/doughnut.ts'
import { drinkCan } from './catalogue/carried/drink-can.ts'
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
import { fries } from './catalogue/carried/fries.ts'
import { fryingPan } from './catalogue/carried/frying-pan.ts'
import { giftBox } from './catalogue/carried/gift-box.ts'
import { glassOfWater } from './catalogue/carried/glass-of-water.ts'
import { goblet } from './catalogue/carried/goblet.ts'
import { golfClub } from './catalogue/carried/golf-club.ts'
import { gourd } from './catalogue/carried/gourd.ts'
import { greatsword } from './catalogue/carried/greatsword.ts'
import { grenade } from './catalogue/carried/grenade.ts'
import { groceryBag } from './catalogue/carried/grocery-bag.ts'
import { guitar } from './catalogue/carried/guitar.ts'
import { halberd } from './catalogue/carried/halberd.ts'
import { hammer } from './catalogue/carried/hammer.ts'
import { handgun } from './catalogue/carried/handgun.ts'
import { hipFlask } from './catalogue/carried/hip-flask.ts'
import { hotDog } from './catalogue/carried/hot-dog.ts'
import { hourglass } from './catalogue/carried/hourglass.ts'
import { iceCream } from './catalogue/carried/ice-cream.ts'
import { kanabo } from './catalogue/carried/kanabo.ts'
import { katana } from './catalogue/carried/katana.ts'
import { key } from './catalogue/carried/key.ts'
import { keyboard } from './catalogue/carried/keyboard.ts'
import { kitchenKnife } from './catalogue/carried/kitchen-knife.ts'
import { kiteShield } from './catalogue/carried/kite-shield.ts'
import { lantern } from './catalogue/carried/lantern.ts'
import { laptop } from './catalogue/carried/laptop.ts'
import { lightningBall } from './catalogue/carried/lightning-ball.ts'
import { lollipop } from './catalogue/carried/lollipop.ts'
import { mace } from './catalogue/carried/mace.ts'
import { magnifyingGlass } from './catalogue/carried/magnifying-glass.ts'
import { map } from './catalogue/carried/map.ts'
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
import { palette } from './catalogue/carried/palette.ts'
import { phone } from './catalogue/carried/phone.ts'
import { pineapple } from './catalogue/carried/pineapple.ts'
import { pistol } from './catalogue/carried/pistol.ts'
import { pizzaSlice } from './catalogue/carried/pizza-slice.ts'
import { playingCards } from './catalogue/carried/playing-cards.ts'
import { popcorn } from './catalogue/carried/popcorn.ts'
import { popsicle } from './catalogue/carried/popsicle.ts'
import { potion } from './catalogue/carried/potion.ts'
import { pumpkin } from './catalogue/carried/pumpkin.ts'
import { quill } from './catalogue/carried/quill.ts'
import { rapier } from './catalogue/carried/rapier.ts'
import { revolver } from './catalogue/carried/revolver.ts'
import { rifle } from './catalogue/carried/rifle.ts'
import { rose } from './catalogue/carried/rose.ts'
import { sandwich } from './catalogue/carried/sandwich.ts'
import { scroll } from './catalogue/carried/scroll.ts'
import { scythe } from './catalogue/carried/scythe.ts'
import { shield } from './catalogue/carried/shield.ts'
import { shotgun } from './catalogue/carried/shotgun.ts'
import { shuriken } from './catalogue/carried/shuriken.ts'
import { sickle } from './catalogue/carried/sickle.ts'
import { skateboard } from './catalogue/carried/skateboard.ts'
import { skewer } from './catalogue/carried/skewer.ts'
import { skull } from './catalogue/carried/skull.ts'
import { slingshot } from './catalogue/carried/slingshot.ts'
import { snowball } from './catalogue/carried/snowball.ts'
import { spear } from './catalogue/carried/spear.ts'
import { spellbook } from './catalogue/carried/spellbook.ts'
import { staff } from './catalogue/carried/staff.ts'
import { strawberry } from './catalogue/carried/strawberry.ts'
import { suitcase } from './catalogue/carried/suitcase.ts'
import { sword } from './catalogue/carried/sword.ts'
import { taiyaki } from './catalogue/carried/taiyaki.ts'
import { teacup } from './catalogue/carried/teacup.ts'
import { teapot } from './catalogue/carried/teapot.ts'
import { teddyBear } from './catalogue/carried/teddy-bear.ts'
import { telescope } from './catalogue/carried/telescope.ts'
import { tennisRacket } from './catalogue/carried/tennis-racket.ts'
import { thermos } from './catalogue/carried/thermos.ts'
import { tomato } from './catalogue/carried/tomato.ts'
import { torch } from './catalogue/carried/torch.ts'
import { tray } from './catalogue/carried/tray.ts'
import { treasureChest } from './catalogue/carried/treasure-chest.ts'
import { trident } from './catalogue/carried/trident.ts'
import { turkeyLeg } from './catalogue/carried/turkey-leg.ts'
import { twinPistols } from './catalogue/carried/twin-pistols.ts'
import { twinSwords } from './catalogue/carried/twin-swords.ts'
import { umbrella } from './catalogue/carried/umbrella.ts'
import { violin } from './catalogue/carried/violin.ts'
import { wand } from './catalogue/carried/wand.ts'
import { warhammer } from './catalogue/carried/warhammer.ts'
import { watermelon } from './catalogue/carried/watermelon.ts'
import { whip } from './catalogue/carried/whip.ts'
import { whiskyGlass } from './catalogue/carried/whisky-glass.ts'
import { wineGlass } from './catalogue/carried/wine-glass.ts'
import { wrench } from './catalogue/carried/wrench.ts'
import { balletShoes } from './catalogue/footwear/ballet-shoes.ts'
import { boots } from './catalogue/footwear/boots.ts'
import { combatBoots } from './catalogue/footwear/combat-boots.ts'
import { cowboyBoots } from './catalogue/footwear/cowboy-boots.ts'
import { loafers } from './catalogue/footwear/loafers.ts'
import { sandals } from './catalogue/footwear/sandals.ts'
import { slippers } from './catalogue/footwear/slippers.ts'
import { sneakers } from './catalogue/footwear/sneakers.ts'
import { tallBoots } from './catalogue/footwear/tall-boots.ts'
import { wellies } from './catalogue/footwear/wellies.ts'
import { bandana } from './catalogue/headwear/bandana.ts'
import { beanie } from './catalogue/headwear/beanie.ts'
import { beret } from './catalogue/headwear/beret.ts'
import { bucketHat } from './catalogue/headwear/bucket-hat.ts'
import { bunnyEars } from './catalogue/headwear/bunny-ears.ts'
import { cap } from './catalogue/headwear/cap.ts'
import { captainCap } from './catalogue/headwear/captain-cap.ts'
import { catEars } from './catalogue/headwear/cat-ears.ts'
import { chefHat } from './catalogue/headwear/chef-hat.ts'
import { cowboyHat } from './catalogue/headwear/cowboy-hat.ts'
import { crown } from './catalogue/headwear/crown.ts'
import { eyePatch } from './catalogue/headwear/eye-patch.ts'
import { fedora } from './catalogue/headwear/fedora.ts'
import { flowerCrown } from './catalogue/headwear/flower-crown.ts'
import { foxEars } from './catalogue/headwear/fox-ears.ts'
import { gasMask } from './catalogue/headwear/gas-mask.ts'
import { glasses } from './catalogue/headwear/glasses.ts'
import { goggles } from './catalogue/headwear/goggles.ts'
import { graduationCap } from './catalogue/headwear/graduation-cap.ts'
import { hairBow } from './catalogue/headwear/hair-bow.ts'
import { halo } from './catalogue/headwear/halo.ts'
import { hardHat } from './catalogue/headwear/hard-hat.ts'
import { headband } from './catalogue/headwear/headband.ts'
import { headphones } from './catalogue/headwear/headphones.ts'
import { hood } from './catalogue/headwear/hood.ts'
import { horns } from './catalogue/headwear/horns.ts'
import { knightHelmet } from './catalogue/headwear/knight-helmet.ts'
import { mask } from './catalogue/headwear/mask.ts'
import { monocle } from './catalogue/headwear/monocle.ts'
import { motorcycleHelmet } from './catalogue/headwear/motorcycle-helmet.ts'
import { plagueMask } from './catalogue/headwear/plague-mask.ts'
import { roundGlasses } from './catalogue/headwear/round-glasses.ts'
import { santaHat } from './catalogue/headwear/santa-hat.ts'
import { spaceHelmet } from './catalogue/headwear/space-helmet.ts'
import { strawHat } from './catalogue/headwear/straw-hat.ts'
import { sunglasses } from './catalogue/headwear/sunglasses.ts'
import { surgicalMask } from './catalogue/headwear/surgical-mask.ts'
import { tiara } from './catalogue/headwear/tiara.ts'
import { topHat } from './catalogue/headwear/top-hat.ts'
import { tricorn } from './catalogue/headwear/tricorn.ts'
import { turban } from './catalogue/headwear/turban.ts'
import { veil } from './catalogue/headwear/veil.ts'
import { wizardHat } from './catalogue/headwear/wizard-hat.ts'
import { wolfEars } from './catalogue/headwear/wolf-ears.ts'
import { fishnets } from './catalogue/legwear/fishnets.ts'
import { kneeSocks } from './catalogue/legwear/knee-socks.ts'
import { legWarmers } from './catalogue/legwear/leg-warmers.ts'
import { socks } from './catalogue/legwear/socks.ts'
import { stripedSocks } from './catalogue/legwear/striped-socks.ts'
import { thighHighs } from './catalogue/legwear/thigh-highs.ts'
import { tights } from './catalogue/legwear/tights.ts'
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
import { angelWings } from './catalogue/worn/angel-wings.ts'
import { apron } from './catalogue/worn/apron.ts'
import { backpack } from './catalogue/worn/backpack.ts'
import { belt } from './catalogue/worn/belt.ts'
import { bowTie } from './catalogue/worn/bow-tie.ts'
import { bracelet } from './catalogue/worn/bracelet.ts'
import { catTail } from './catalogue/worn/cat-tail.ts'
import { choker } from './catalogue/worn/choker.ts'
import { demonWings } from './catalogue/worn/demon-wings.ts'
import { devilTail } from './catalogue/worn/devil-tail.ts'
import { dogTags } from './catalogue/worn/dog-tags.ts'
import { earrings } from './catalogue/worn/earrings.ts'
import { fairyWings } from './catalogue/worn/fairy-wings.ts'
import { foxTail } from './catalogue/worn/fox-tail.ts'
import { gloves } from './catalogue/worn/gloves.ts'
import { necklace } from './catalogue/worn/necklace.ts'
import { noseRing } from './catalogue/worn/nose-ring.ts'
import { scarf } from './catalogue/worn/scarf.ts'
import { stethoscope } from './catalogue/worn/stethoscope.ts'
import { tie } from './catalogue/worn/tie.ts'
import { towel } from './catalogue/worn/towel.ts'
import { watch } from './catalogue/worn/watch.ts'

export const props: Readonly<Record<AccessoryId, PropFile>> = {
  'black-cat': blackCat,
  'black-horse': blackHorse,
  'cat': cat,
  'dog': dog,
  'dragonling': dragonling,
  'fox': fox,
  'horse': horse,
  'owl': owl,
  'raven': raven,
  'unicorn': unicorn,
  'white-horse': whiteHorse,
  'wolf': wolf,
  'climbing-rope': climbingRope,
  'high-bar': highBar,
  'ladder': ladder,
  'rock-wall': rockWall,
  'apple': apple,
  'assault-rifle': assaultRifle,
  'axe': axe,
  'baguette': baguette,
  'ball': ball,
  'balloon': balloon,
  'banana': banana,
  'barbell': barbell,
  'baseball-bat': baseballBat,
  'basket': basket,
  'beer-mug': beerMug,
  'boba-tea': bobaTea,
  'bomb': bomb,
  'book': book,
  'bottle': bottle,
  'bouquet': bouquet,
  'bow': bow,
  'briefcase': briefcase,
  'broom': broom,
  'brush': brush,
  'burger': burger,
  'cake': cake,
  'camera': camera,
  'candle': candle,
  'candy-floss': candyFloss,
  'carrot': carrot,
  'chain-in-hand': chainInHand,
  'champagne-flute': champagneFlute,
  'cheese': cheese,
  'cherries': cherries,
  'cocktail': cocktail,
  'coconut': coconut,
  'coffee-cup': coffeeCup,
  'compass': compass,
  'cookie': cookie,
  'croissant': croissant,
  'crossbow': crossbow,
  'crystal-ball': crystalBall,
  'crystal': crystal,
  'cupcake': cupcake,
  'dagger': dagger,
  'doughnut': doughnut,
  'drink-can': drinkCan,
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
  'fries': fries,
  'frying-pan': fryingPan,
  'gift-box': giftBox,
  'glass-of-water': glassOfWater,
  'goblet': goblet,
  'golf-club': golfClub,
  'gourd': gourd,
  'greatsword': greatsword,
  'grenade': grenade,
  'grocery-bag': groceryBag,
  'guitar': guitar,
  'halberd': halberd,
  'hammer': hammer,
  'handgun': handgun,
  'hip-flask': hipFlask,
  'hot-dog': hotDog,
  'hourglass': hourglass,
  'ice-cream': iceCream,
  'kanabo': kanabo,
  'katana': katana,
  'key': key,
  'keyboard': keyboard,
  'kitchen-knife': kitchenKnife,
  'kite-shield': kiteShield,
  'lantern': lantern,
  'laptop': laptop,
  'lightning-ball': lightningBall,
  'lollipop': lollipop,
  'mace': mace,
  'magnifying-glass': magnifyingGlass,
  'map': map,
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
  'palette': palette,
  'phone': phone,
  'pineapple': pineapple,
  'pistol': pistol,
  'pizza-slice': pizzaSlice,
  'playing-cards': playingCards,
  'popcorn': popcorn,
  'popsicle': popsicle,
  'potion': potion,
  'pumpkin': pumpkin,
  'quill': quill,
  'rapier': rapier,
  'revolver': revolver,
  'rifle': rifle,
  'rose': rose,
  'sandwich': sandwich,
  'scroll': scroll,
  'scythe': scythe,
  'shield': shield,
  'shotgun': shotgun,
  'shuriken': shuriken,
  'sickle': sickle,
  'skateboard': skateboard,
  'skewer': skewer,
  'skull': skull,
  'slingshot': slingshot,
  'snowball': snowball,
  'spear': spear,
  'spellbook': spellbook,
  'staff': staff,
  'strawberry': strawberry,
  'suitcase': suitcase,
  'sword': sword,
  'taiyaki': taiyaki,
  'teacup': teacup,
  'teapot': teapot,
  'teddy-bear': teddyBear,
  'telescope': telescope,
  'tennis-racket': tennisRacket,
  'thermos': thermos,
  'tomato': tomato,
  'torch': torch,
  'tray': tray,
  'treasure-chest': treasureChest,
  'trident': trident,
  'turkey-leg': turkeyLeg,
  'twin-pistols': twinPistols,
  'twin-swords': twinSwords,
  'umbrella': umbrella,
  'violin': violin,
  'wand': wand,
  'warhammer': warhammer,
  'watermelon': watermelon,
  'whip': whip,
  'whisky-glass': whiskyGlass,
  'wine-glass': wineGlass,
  'wrench': wrench,
  'ballet-shoes': balletShoes,
  'boots': boots,
  'combat-boots': combatBoots,
  'cowboy-boots': cowboyBoots,
  'loafers': loafers,
  'sandals': sandals,
  'slippers': slippers,
  'sneakers': sneakers,
  'tall-boots': tallBoots,
  'wellies': wellies,
  'bandana': bandana,
  'beanie': beanie,
  'beret': beret,
  'bucket-hat': bucketHat,
  'bunny-ears': bunnyEars,
  'cap': cap,
  'captain-cap': captainCap,
  'cat-ears': catEars,
  'chef-hat': chefHat,
  'cowboy-hat': cowboyHat,
  'crown': crown,
  'eye-patch': eyePatch,
  'fedora': fedora,
  'flower-crown': flowerCrown,
  'fox-ears': foxEars,
  'gas-mask': gasMask,
  'glasses': glasses,
  'goggles': goggles,
  'graduation-cap': graduationCap,
  'hair-bow': hairBow,
  'halo': halo,
  'hard-hat': hardHat,
  'headband': headband,
  'headphones': headphones,
  'hood': hood,
  'horns': horns,
  'knight-helmet': knightHelmet,
  'mask': mask,
  'monocle': monocle,
  'motorcycle-helmet': motorcycleHelmet,
  'plague-mask': plagueMask,
  'round-glasses': roundGlasses,
  'santa-hat': santaHat,
  'space-helmet': spaceHelmet,
  'straw-hat': strawHat,
  'sunglasses': sunglasses,
  'surgical-mask': surgicalMask,
  'tiara': tiara,
  'top-hat': topHat,
  'tricorn': tricorn,
  'turban': turban,
  'veil': veil,
  'wizard-hat': wizardHat,
  'wolf-ears': wolfEars,
  'fishnets': fishnets,
  'knee-socks': kneeSocks,
  'leg-warmers': legWarmers,
  'socks': socks,
  'striped-socks': stripedSocks,
  'thigh-highs': thighHighs,
  'tights': tights,
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
  'angel-wings': angelWings,
  'apron': apron,
  'backpack': backpack,
  'belt': belt,
  'bow-tie': bowTie,
  'bracelet': bracelet,
  'cat-tail': catTail,
  'choker': choker,
  'demon-wings': demonWings,
  'devil-tail': devilTail,
  'dog-tags': dogTags,
  'earrings': earrings,
  'fairy-wings': fairyWings,
  'fox-tail': foxTail,
  'gloves': gloves,
  'necklace': necklace,
  'nose-ring': noseRing,
  'scarf': scarf,
  'stethoscope': stethoscope,
  'tie': tie,
  'towel': towel,
  'watch': watch,
}
