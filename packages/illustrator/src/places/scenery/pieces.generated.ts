// Written by `npm run content` out of the files that are named here or below; change those.
import type { SceneryId } from '@eidolon/people'
import type { PieceFile } from './piece-file.ts'
import { aeroplane } from './pieces/aeroplane.ts'
import { airship } from './pieces/airship.ts'
import { angelStatue } from './pieces/angel-statue.ts'
import { applesOnTable } from './pieces/apples-on-table.ts'
import { aquariumTank } from './pieces/aquarium-tank.ts'
import { archway } from './pieces/archway.ts'
import { armchair } from './pieces/armchair.ts'
import { aurora } from './pieces/aurora.ts'
import { autumnTree } from './pieces/autumn-tree.ts'
import { axesOnWall } from './pieces/axes-on-wall.ts'
import { backdrop } from './pieces/backdrop.ts'
import { balloonBunch } from './pieces/balloon-bunch.ts'
import { balloons } from './pieces/balloons.ts'
import { banners } from './pieces/banners.ts'
import { bareTree } from './pieces/bare-tree.ts'
import { barrels } from './pieces/barrels.ts'
import { basketballHoop } from './pieces/basketball-hoop.ts'
import { basketballs } from './pieces/basketballs.ts'
import { baskets } from './pieces/baskets.ts'
import { bathtub } from './pieces/bathtub.ts'
import { bed } from './pieces/bed.ts'
import { beersOnTable } from './pieces/beers-on-table.ts'
import { bench } from './pieces/bench.ts'
import { bikesAround } from './pieces/bikes-around.ts'
import { billboard } from './pieces/billboard.ts'
import { birdcages } from './pieces/birdcages.ts'
import { birds } from './pieces/birds.ts'
import { bobaOnTable } from './pieces/boba-on-table.ts'
import { bonsaiOnTable } from './pieces/bonsai-on-table.ts'
import { bookOnTable } from './pieces/book-on-table.ts'
import { bookStacks } from './pieces/book-stacks.ts'
import { bookshelf } from './pieces/bookshelf.ts'
import { bottleOnTable } from './pieces/bottle-on-table.ts'
import { bottles } from './pieces/bottles.ts'
import { bouquetOnTable } from './pieces/bouquet-on-table.ts'
import { bowOnWall } from './pieces/bow-on-wall.ts'
import { breadOnTable } from './pieces/bread-on-table.ts'
import { brickWall } from './pieces/brick-wall.ts'
import { bridge } from './pieces/bridge.ts'
import { brooms } from './pieces/brooms.ts'
import { brushesOnTable } from './pieces/brushes-on-table.ts'
import { buckets } from './pieces/buckets.ts'
import { buddhaStatue } from './pieces/buddha-statue.ts'
import { bunting } from './pieces/bunting.ts'
import { burgerOnTable } from './pieces/burger-on-table.ts'
import { burningHouses } from './pieces/burning-houses.ts'
import { bus } from './pieces/bus.ts'
import { cacti } from './pieces/cacti.ts'
import { cakeOnTable } from './pieces/cake-on-table.ts'
import { cameraOnTable } from './pieces/camera-on-table.ts'
import { camperVan } from './pieces/camper-van.ts'
import { campfire } from './pieces/campfire.ts'
import { candleOnTable } from './pieces/candle-on-table.ts'
import { candles } from './pieces/candles.ts'
import { cansOnTable } from './pieces/cans-on-table.ts'
import { cardsOnTable } from './pieces/cards-on-table.ts'
import { carpet } from './pieces/carpet.ts'
import { carriage } from './pieces/carriage.ts'
import { casinoTable } from './pieces/casino-table.ts'
import { castle } from './pieces/castle.ts'
import { cauldron } from './pieces/cauldron.ts'
import { chairs } from './pieces/chairs.ts'
import { chandelier } from './pieces/chandelier.ts'
import { cheeseOnTable } from './pieces/cheese-on-table.ts'
import { cherryTree } from './pieces/cherry-tree.ts'
import { chessTable } from './pieces/chess-table.ts'
import { chestAround } from './pieces/chest-around.ts'
import { christmasTree } from './pieces/christmas-tree.ts'
import { clockOnTable } from './pieces/clock-on-table.ts'
import { clockTower } from './pieces/clock-tower.ts'
import { clock } from './pieces/clock.ts'
import { clothesRack } from './pieces/clothes-rack.ts'
import { cobwebs } from './pieces/cobwebs.ts'
import { cocktailsOnTable } from './pieces/cocktails-on-table.ts'
import { coffeeMachine } from './pieces/coffee-machine.ts'
import { coinsOnTable } from './pieces/coins-on-table.ts'
import { columns } from './pieces/columns.ts'
import { controllerOnTable } from './pieces/controller-on-table.ts'
import { crates } from './pieces/crates.ts'
import { crescentMoon } from './pieces/crescent-moon.ts'
import { crowd } from './pieces/crowd.ts'
import { crystalBallOnTable } from './pieces/crystal-ball-on-table.ts'
import { crystalOnTable } from './pieces/crystal-on-table.ts'
import { crystals } from './pieces/crystals.ts'
import { cupcakesOnTable } from './pieces/cupcakes-on-table.ts'
import { curtains } from './pieces/curtains.ts'
import { cushions } from './pieces/cushions.ts'
import { daggerOnTable } from './pieces/dagger-on-table.ts'
import { darkBackground } from './pieces/dark-background.ts'
import { desk } from './pieces/desk.ts'
import { distantLighthouse } from './pieces/distant-lighthouse.ts'
import { doubleDecker } from './pieces/double-decker.ts'
import { doughnutsOnTable } from './pieces/doughnuts-on-table.ts'
import { drones } from './pieces/drones.ts'
import { drumKit } from './pieces/drum-kit.ts'
import { drumsAround } from './pieces/drums-around.ts'
import { dumbbells } from './pieces/dumbbells.ts'
import { earth } from './pieces/earth.ts'
import { easel } from './pieces/easel.ts'
import { factoryChimneys } from './pieces/factory-chimneys.ts'
import { fence } from './pieces/fence.ts'
import { ferrisWheel } from './pieces/ferris-wheel.ts'
import { fighterJets } from './pieces/fighter-jets.ts'
import { fireHydrant } from './pieces/fire-hydrant.ts'
import { fireplace } from './pieces/fireplace.ts'
import { fishOnTable } from './pieces/fish-on-table.ts'
import { flaskOnTable } from './pieces/flask-on-table.ts'
import { floatingIslands } from './pieces/floating-islands.ts'
import { floorLamp } from './pieces/floor-lamp.ts'
import { flowerVase } from './pieces/flower-vase.ts'
import { flyingDragon } from './pieces/flying-dragon.ts'
import { foodTruck } from './pieces/food-truck.ts'
import { footballs } from './pieces/footballs.ts'
import { fountain } from './pieces/fountain.ts'
import { friesOnTable } from './pieces/fries-on-table.ts'
import { fullMoon } from './pieces/full-moon.ts'
import { gargoyles } from './pieces/gargoyles.ts'
import { gears } from './pieces/gears.ts'
import { giantBones } from './pieces/giant-bones.ts'
import { giantMushrooms } from './pieces/giant-mushrooms.ts'
import { giantRobot } from './pieces/giant-robot.ts'
import { giantSword } from './pieces/giant-sword.ts'
import { globe } from './pieces/globe.ts'
import { gobletsOnTable } from './pieces/goblets-on-table.ts'
import { gradientBackground } from './pieces/gradient-background.ts'
import { graffitiWall } from './pieces/graffiti-wall.ts'
import { gravestones } from './pieces/gravestones.ts'
import { greatBell } from './pieces/great-bell.ts'
import { greatClouds } from './pieces/great-clouds.ts'
import { greatSun } from './pieces/great-sun.ts'
import { greatWave } from './pieces/great-wave.ts'
import { guardianLions } from './pieces/guardian-lions.ts'
import { guitarOnStand } from './pieces/guitar-on-stand.ts'
import { guitarsOnWall } from './pieces/guitars-on-wall.ts'
import { hammock } from './pieces/hammock.ts'
import { handMirrorOnTable } from './pieces/hand-mirror-on-table.ts'
import { hangingChains } from './pieces/hanging-chains.ts'
import { hayBales } from './pieces/hay-bales.ts'
import { hedges } from './pieces/hedges.ts'
import { helicopter } from './pieces/helicopter.ts'
import { helmetOnTable } from './pieces/helmet-on-table.ts'
import { holograms } from './pieces/holograms.ts'
import { hotAirBalloons } from './pieces/hot-air-balloons.ts'
import { hourglassOnTable } from './pieces/hourglass-on-table.ts'
import { icebergs } from './pieces/icebergs.ts'
import { ironGate } from './pieces/iron-gate.ts'
import { jukebox } from './pieces/jukebox.ts'
import { katanasOnWall } from './pieces/katanas-on-wall.ts'
import { kitchenRange } from './pieces/kitchen-range.ts'
import { kites } from './pieces/kites.ts'
import { ladders } from './pieces/ladders.ts'
import { laidTable } from './pieces/laid-table.ts'
import { lanternOnTable } from './pieces/lantern-on-table.ts'
import { laptopOnTable } from './pieces/laptop-on-table.ts'
import { laundryLines } from './pieces/laundry-lines.ts'
import { lavender } from './pieces/lavender.ts'
import { lettersOnTable } from './pieces/letters-on-table.ts'
import { magicCircle } from './pieces/magic-circle.ts'
import { mailbox } from './pieces/mailbox.ts'
import { mannequins } from './pieces/mannequins.ts'
import { mapOnTable } from './pieces/map-on-table.ts'
import { mapOnWall } from './pieces/map-on-wall.ts'
import { marketStall } from './pieces/market-stall.ts'
import { meteorShower } from './pieces/meteor-shower.ts'
import { microphoneStand } from './pieces/microphone-stand.ts'
import { milkyWay } from './pieces/milky-way.ts'
import { mirror } from './pieces/mirror.ts'
import { monitors } from './pieces/monitors.ts'
import { monolith } from './pieces/monolith.ts'
import { mountains } from './pieces/mountains.ts'
import { mugsOnTable } from './pieces/mugs-on-table.ts'
import { mushrooms } from './pieces/mushrooms.ts'
import { nebula } from './pieces/nebula.ts'
import { neonSign } from './pieces/neon-sign.ts'
import { newspaperOnTable } from './pieces/newspaper-on-table.ts'
import { noodlesOnTable } from './pieces/noodles-on-table.ts'
import { oldRadio } from './pieces/old-radio.ts'
import { painting } from './pieces/painting.ts'
import { palmTrees } from './pieces/palm-trees.ts'
import { paperCupsOnTable } from './pieces/paper-cups-on-table.ts'
import { paperLanterns } from './pieces/paper-lanterns.ts'
import { parasol } from './pieces/parasol.ts'
import { parkedCar } from './pieces/parked-car.ts'
import { parkedMotorcycle } from './pieces/parked-motorcycle.ts'
import { parkedScooter } from './pieces/parked-scooter.ts'
import { passingTrain } from './pieces/passing-train.ts'
import { pastelBackground } from './pieces/pastel-background.ts'
import { pastriesOnTable } from './pieces/pastries-on-table.ts'
import { perfumeOnTable } from './pieces/perfume-on-table.ts'
import { phoneBooth } from './pieces/phone-booth.ts'
import { phoneOnTable } from './pieces/phone-on-table.ts'
import { photographOnTable } from './pieces/photograph-on-table.ts'
import { piano } from './pieces/piano.ts'
import { picnicBlanket } from './pieces/picnic-blanket.ts'
import { pineTrees } from './pieces/pine-trees.ts'
import { pipes } from './pieces/pipes.ts'
import { pistolOnTable } from './pieces/pistol-on-table.ts'
import { pizzaOnTable } from './pieces/pizza-on-table.ts'
import { plainWall } from './pieces/plain-wall.ts'
import { planet } from './pieces/planet.ts'
import { plantOnTable } from './pieces/plant-on-table.ts'
import { pod } from './pieces/pod.ts'
import { policeCar } from './pieces/police-car.ts'
import { poolTable } from './pieces/pool-table.ts'
import { poolWater } from './pieces/pool-water.ts'
import { popcornOnTable } from './pieces/popcorn-on-table.ts'
import { poppies } from './pieces/poppies.ts'
import { portal } from './pieces/portal.ts'
import { posters } from './pieces/posters.ts'
import { potionsOnTable } from './pieces/potions-on-table.ts'
import { pottedPlants } from './pieces/potted-plants.ts'
import { powerLines } from './pieces/power-lines.ts'
import { practiceTargets } from './pieces/practice-targets.ts'
import { presents } from './pieces/presents.ts'
import { puddles } from './pieces/puddles.ts'
import { pumpkins } from './pieces/pumpkins.ts'
import { punchingBags } from './pieces/punching-bags.ts'
import { pyramids } from './pieces/pyramids.ts'
import { rainbow } from './pieces/rainbow.ts'
import { rainyWindow } from './pieces/rainy-window.ts'
import { riflesOnWall } from './pieces/rifles-on-wall.ts'
import { roadSigns } from './pieces/road-signs.ts'
import { rocket } from './pieces/rocket.ts'
import { rocks } from './pieces/rocks.ts'
import { ropes } from './pieces/ropes.ts'
import { roseArch } from './pieces/rose-arch.ts'
import { roses } from './pieces/roses.ts'
import { rowingBoat } from './pieces/rowing-boat.ts'
import { runeStones } from './pieces/rune-stones.ts'
import { sailingShip } from './pieces/sailing-ship.ts'
import { sandbags } from './pieces/sandbags.ts'
import { satelliteDishes } from './pieces/satellite-dishes.ts'
import { scaffolding } from './pieces/scaffolding.ts'
import { scarecrow } from './pieces/scarecrow.ts'
import { scrollsOnTable } from './pieces/scrolls-on-table.ts'
import { serverRacks } from './pieces/server-racks.ts'
import { shieldsOnWall } from './pieces/shields-on-wall.ts'
import { shippingContainers } from './pieces/shipping-containers.ts'
import { shipwreck } from './pieces/shipwreck.ts'
import { shojiScreens } from './pieces/shoji-screens.ts'
import { shoppingBagsAround } from './pieces/shopping-bags-around.ts'
import { shovels } from './pieces/shovels.ts'
import { skateboards } from './pieces/skateboards.ts'
import { skeletons } from './pieces/skeletons.ts'
import { skullOnTable } from './pieces/skull-on-table.ts'
import { skulls } from './pieces/skulls.ts'
import { skyline } from './pieces/skyline.ts'
import { snowman } from './pieces/snowman.ts'
import { sofa } from './pieces/sofa.ts'
import { soldiers } from './pieces/soldiers.ts'
import { spaceship } from './pieces/spaceship.ts'
import { speakers } from './pieces/speakers.ts'
import { spearsAround } from './pieces/spears-around.ts'
import { spellbookOnTable } from './pieces/spellbook-on-table.ts'
import { spiderLilies } from './pieces/spider-lilies.ts'
import { spiralGalaxy } from './pieces/spiral-galaxy.ts'
import { staffAround } from './pieces/staff-around.ts'
import { stainedGlass } from './pieces/stained-glass.ts'
import { stairs } from './pieces/stairs.ts'
import { statue } from './pieces/statue.ts'
import { streetLamps } from './pieces/street-lamps.ts'
import { stringLights } from './pieces/string-lights.ts'
import { suitOfArmour } from './pieces/suit-of-armour.ts'
import { suitcases } from './pieces/suitcases.ts'
import { sunflowers } from './pieces/sunflowers.ts'
import { surfboards } from './pieces/surfboards.ts'
import { swordInGround } from './pieces/sword-in-ground.ts'
import { swordsOnWall } from './pieces/swords-on-wall.ts'
import { synthesizer } from './pieces/synthesizer.ts'
import { table } from './pieces/table.ts'
import { tallGrass } from './pieces/tall-grass.ts'
import { tank } from './pieces/tank.ts'
import { teaTable } from './pieces/tea-table.ts'
import { teacupsOnTable } from './pieces/teacups-on-table.ts'
import { teapotOnTable } from './pieces/teapot-on-table.ts'
import { teddyBearAround } from './pieces/teddy-bear-around.ts'
import { telescopeOnTripod } from './pieces/telescope-on-tripod.ts'
import { television } from './pieces/television.ts'
import { throne } from './pieces/throne.ts'
import { tiledWall } from './pieces/tiled-wall.ts'
import { tipis } from './pieces/tipis.ts'
import { toolbox } from './pieces/toolbox.ts'
import { torii } from './pieces/torii.ts'
import { tornado } from './pieces/tornado.ts'
import { totemPoles } from './pieces/totem-poles.ts'
import { tower } from './pieces/tower.ts'
import { trafficLights } from './pieces/traffic-lights.ts'
import { trashCans } from './pieces/trash-cans.ts'
import { treasure } from './pieces/treasure.ts'
import { tree } from './pieces/tree.ts'
import { trophyOnTable } from './pieces/trophy-on-table.ts'
import { tulips } from './pieces/tulips.ts'
import { turntables } from './pieces/turntables.ts'
import { twoMoons } from './pieces/two-moons.ts'
import { twoSuns } from './pieces/two-suns.ts'
import { typewriter } from './pieces/typewriter.ts'
import { ufo } from './pieces/ufo.ts'
import { umbrellaAround } from './pieces/umbrella-around.ts'
import { umbrellasOverhead } from './pieces/umbrellas-overhead.ts'
import { vendingMachine } from './pieces/vending-machine.ts'
import { vines } from './pieces/vines.ts'
import { violinOnTable } from './pieces/violin-on-table.ts'
import { wallTorches } from './pieces/wall-torches.ts'
import { waterLilies } from './pieces/water-lilies.ts'
import { waterfall } from './pieces/waterfall.ts'
import { wateringCans } from './pieces/watering-cans.ts'
import { watermelonOnTable } from './pieces/watermelon-on-table.ts'
import { well } from './pieces/well.ts'
import { wheat } from './pieces/wheat.ts'
import { whiskyOnTable } from './pieces/whisky-on-table.ts'
import { whiteboard } from './pieces/whiteboard.ts'
import { wildflowers } from './pieces/wildflowers.ts'
import { willow } from './pieces/willow.ts'
import { windTurbines } from './pieces/wind-turbines.ts'
import { windmill } from './pieces/windmill.ts'
import { window } from './pieces/window.ts'
import { wineGlassesOnTable } from './pieces/wine-glasses-on-table.ts'
import { woodenCart } from './pieces/wooden-cart.ts'
import { woodenFence } from './pieces/wooden-fence.ts'
import { woodenSignpost } from './pieces/wooden-signpost.ts'

export const pieces: Readonly<Record<SceneryId, PieceFile>> = {
  'aeroplane': aeroplane,
  'airship': airship,
  'angel-statue': angelStatue,
  'apples-on-table': applesOnTable,
  'aquarium-tank': aquariumTank,
  'archway': archway,
  'armchair': armchair,
  'aurora': aurora,
  'autumn-tree': autumnTree,
  'axes-on-wall': axesOnWall,
  'backdrop': backdrop,
  'balloon-bunch': balloonBunch,
  'balloons': balloons,
  'banners': banners,
  'bare-tree': bareTree,
  'barrels': barrels,
  'basketball-hoop': basketballHoop,
  'basketballs': basketballs,
  'baskets': baskets,
  'bathtub': bathtub,
  'bed': bed,
  'beers-on-table': beersOnTable,
  'bench': bench,
  'bikes-around': bikesAround,
  'billboard': billboard,
  'birdcages': birdcages,
  'birds': birds,
  'boba-on-table': bobaOnTable,
  'bonsai-on-table': bonsaiOnTable,
  'book-on-table': bookOnTable,
  'book-stacks': bookStacks,
  'bookshelf': bookshelf,
  'bottle-on-table': bottleOnTable,
  'bottles': bottles,
  'bouquet-on-table': bouquetOnTable,
  'bow-on-wall': bowOnWall,
  'bread-on-table': breadOnTable,
  'brick-wall': brickWall,
  'bridge': bridge,
  'brooms': brooms,
  'brushes-on-table': brushesOnTable,
  'buckets': buckets,
  'buddha-statue': buddhaStatue,
  'bunting': bunting,
  'burger-on-table': burgerOnTable,
  'burning-houses': burningHouses,
  'bus': bus,
  'cacti': cacti,
  'cake-on-table': cakeOnTable,
  'camera-on-table': cameraOnTable,
  'camper-van': camperVan,
  'campfire': campfire,
  'candle-on-table': candleOnTable,
  'candles': candles,
  'cans-on-table': cansOnTable,
  'cards-on-table': cardsOnTable,
  'carpet': carpet,
  'carriage': carriage,
  'casino-table': casinoTable,
  'castle': castle,
  'cauldron': cauldron,
  'chairs': chairs,
  'chandelier': chandelier,
  'cheese-on-table': cheeseOnTable,
  'cherry-tree': cherryTree,
  'chess-table': chessTable,
  'chest-around': chestAround,
  'christmas-tree': christmasTree,
  'clock-on-table': clockOnTable,
  'clock-tower': clockTower,
  'clock': clock,
  'clothes-rack': clothesRack,
  'cobwebs': cobwebs,
  'cocktails-on-table': cocktailsOnTable,
  'coffee-machine': coffeeMachine,
  'coins-on-table': coinsOnTable,
  'columns': columns,
  'controller-on-table': controllerOnTable,
  'crates': crates,
  'crescent-moon': crescentMoon,
  'crowd': crowd,
  'crystal-ball-on-table': crystalBallOnTable,
  'crystal-on-table': crystalOnTable,
  'crystals': crystals,
  'cupcakes-on-table': cupcakesOnTable,
  'curtains': curtains,
  'cushions': cushions,
  'dagger-on-table': daggerOnTable,
  'dark-background': darkBackground,
  'desk': desk,
  'distant-lighthouse': distantLighthouse,
  'double-decker': doubleDecker,
  'doughnuts-on-table': doughnutsOnTable,
  'drones': drones,
  'drum-kit': drumKit,
  'drums-around': drumsAround,
  'dumbbells': dumbbells,
  'earth': earth,
  'easel': easel,
  'factory-chimneys': factoryChimneys,
  'fence': fence,
  'ferris-wheel': ferrisWheel,
  'fighter-jets': fighterJets,
  'fire-hydrant': fireHydrant,
  'fireplace': fireplace,
  'fish-on-table': fishOnTable,
  'flask-on-table': flaskOnTable,
  'floating-islands': floatingIslands,
  'floor-lamp': floorLamp,
  'flower-vase': flowerVase,
  'flying-dragon': flyingDragon,
  'food-truck': foodTruck,
  'footballs': footballs,
  'fountain': fountain,
  'fries-on-table': friesOnTable,
  'full-moon': fullMoon,
  'gargoyles': gargoyles,
  'gears': gears,
  'giant-bones': giantBones,
  'giant-mushrooms': giantMushrooms,
  'giant-robot': giantRobot,
  'giant-sword': giantSword,
  'globe': globe,
  'goblets-on-table': gobletsOnTable,
  'gradient-background': gradientBackground,
  'graffiti-wall': graffitiWall,
  'gravestones': gravestones,
  'great-bell': greatBell,
  'great-clouds': greatClouds,
  'great-sun': greatSun,
  'great-wave': greatWave,
  'guardian-lions': guardianLions,
  'guitar-on-stand': guitarOnStand,
  'guitars-on-wall': guitarsOnWall,
  'hammock': hammock,
  'hand-mirror-on-table': handMirrorOnTable,
  'hanging-chains': hangingChains,
  'hay-bales': hayBales,
  'hedges': hedges,
  'helicopter': helicopter,
  'helmet-on-table': helmetOnTable,
  'holograms': holograms,
  'hot-air-balloons': hotAirBalloons,
  'hourglass-on-table': hourglassOnTable,
  'icebergs': icebergs,
  'iron-gate': ironGate,
  'jukebox': jukebox,
  'katanas-on-wall': katanasOnWall,
  'kitchen-range': kitchenRange,
  'kites': kites,
  'ladders': ladders,
  'laid-table': laidTable,
  'lantern-on-table': lanternOnTable,
  'laptop-on-table': laptopOnTable,
  'laundry-lines': laundryLines,
  'lavender': lavender,
  'letters-on-table': lettersOnTable,
  'magic-circle': magicCircle,
  'mailbox': mailbox,
  'mannequins': mannequins,
  'map-on-table': mapOnTable,
  'map-on-wall': mapOnWall,
  'market-stall': marketStall,
  'meteor-shower': meteorShower,
  'microphone-stand': microphoneStand,
  'milky-way': milkyWay,
  'mirror': mirror,
  'monitors': monitors,
  'monolith': monolith,
  'mountains': mountains,
  'mugs-on-table': mugsOnTable,
  'mushrooms': mushrooms,
  'nebula': nebula,
  'neon-sign': neonSign,
  'newspaper-on-table': newspaperOnTable,
  'noodles-on-table': noodlesOnTable,
  'old-radio': oldRadio,
  'painting': painting,
  'palm-trees': palmTrees,
  'paper-cups-on-table': paperCupsOnTable,
  'paper-lanterns': paperLanterns,
  'parasol': parasol,
  'parked-car': parkedCar,
  'parked-motorcycle': parkedMotorcycle,
  'parked-scooter': parkedScooter,
  'passing-train': passingTrain,
  'pastel-background': pastelBackground,
  'pastries-on-table': pastriesOnTable,
  'perfume-on-table': perfumeOnTable,
  'phone-booth': phoneBooth,
  'phone-on-table': phoneOnTable,
  'photograph-on-table': photographOnTable,
  'piano': piano,
  'picnic-blanket': picnicBlanket,
  'pine-trees': pineTrees,
  'pipes': pipes,
  'pistol-on-table': pistolOnTable,
  'pizza-on-table': pizzaOnTable,
  'plain-wall': plainWall,
  'planet': planet,
  'plant-on-table': plantOnTable,
  'pod': pod,
  'police-car': policeCar,
  'pool-table': poolTable,
  'pool-water': poolWater,
  'popcorn-on-table': popcornOnTable,
  'poppies': poppies,
  'portal': portal,
  'posters': posters,
  'potions-on-table': potionsOnTable,
  'potted-plants': pottedPlants,
  'power-lines': powerLines,
  'practice-targets': practiceTargets,
  'presents': presents,
  'puddles': puddles,
  'pumpkins': pumpkins,
  'punching-bags': punchingBags,
  'pyramids': pyramids,
  'rainbow': rainbow,
  'rainy-window': rainyWindow,
  'rifles-on-wall': riflesOnWall,
  'road-signs': roadSigns,
  'rocket': rocket,
  'rocks': rocks,
  'ropes': ropes,
  'rose-arch': roseArch,
  'roses': roses,
  'rowing-boat': rowingBoat,
  'rune-stones': runeStones,
  'sailing-ship': sailingShip,
  'sandbags': sandbags,
  'satellite-dishes': satelliteDishes,
  'scaffolding': scaffolding,
  'scarecrow': scarecrow,
  'scrolls-on-table': scrollsOnTable,
  'server-racks': serverRacks,
  'shields-on-wall': shieldsOnWall,
  'shipping-containers': shippingContainers,
  'shipwreck': shipwreck,
  'shoji-screens': shojiScreens,
  'shopping-bags-around': shoppingBagsAround,
  'shovels': shovels,
  'skateboards': skateboards,
  'skeletons': skeletons,
  'skull-on-table': skullOnTable,
  'skulls': skulls,
  'skyline': skyline,
  'snowman': snowman,
  'sofa': sofa,
  'soldiers': soldiers,
  'spaceship': spaceship,
  'speakers': speakers,
  'spears-around': spearsAround,
  'spellbook-on-table': spellbookOnTable,
  'spider-lilies': spiderLilies,
  'spiral-galaxy': spiralGalaxy,
  'staff-around': staffAround,
  'stained-glass': stainedGlass,
  'stairs': stairs,
  'statue': statue,
  'street-lamps': streetLamps,
  'string-lights': stringLights,
  'suit-of-armour': suitOfArmour,
  'suitcases': suitcases,
  'sunflowers': sunflowers,
  'surfboards': surfboards,
  'sword-in-ground': swordInGround,
  'swords-on-wall': swordsOnWall,
  'synthesizer': synthesizer,
  'table': table,
  'tall-grass': tallGrass,
  'tank': tank,
  'tea-table': teaTable,
  'teacups-on-table': teacupsOnTable,
  'teapot-on-table': teapotOnTable,
  'teddy-bear-around': teddyBearAround,
  'telescope-on-tripod': telescopeOnTripod,
  'television': television,
  'throne': throne,
  'tiled-wall': tiledWall,
  'tipis': tipis,
  'toolbox': toolbox,
  'torii': torii,
  'tornado': tornado,
  'totem-poles': totemPoles,
  'tower': tower,
  'traffic-lights': trafficLights,
  'trash-cans': trashCans,
  'treasure': treasure,
  'tree': tree,
  'trophy-on-table': trophyOnTable,
  'tulips': tulips,
  'turntables': turntables,
  'two-moons': twoMoons,
  'two-suns': twoSuns,
  'typewriter': typewriter,
  'ufo': ufo,
  'umbrella-around': umbrellaAround,
  'umbrellas-overhead': umbrellasOverhead,
  'vending-machine': vendingMachine,
  'vines': vines,
  'violin-on-table': violinOnTable,
  'wall-torches': wallTorches,
  'water-lilies': waterLilies,
  'waterfall': waterfall,
  'watering-cans': wateringCans,
  'watermelon-on-table': watermelonOnTable,
  'well': well,
  'wheat': wheat,
  'whisky-on-table': whiskyOnTable,
  'whiteboard': whiteboard,
  'wildflowers': wildflowers,
  'willow': willow,
  'wind-turbines': windTurbines,
  'windmill': windmill,
  'window': window,
  'wine-glasses-on-table': wineGlassesOnTable,
  'wooden-cart': woodenCart,
  'wooden-fence': woodenFence,
  'wooden-signpost': woodenSignpost,
}
