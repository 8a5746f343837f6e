// Written by `npm run content` out of the files that are named here or below; change those.
import type { SceneryId } from '@eidolon/people'
import type { PieceFile } from './piece-file.ts'
import { setDownFrom } from './set-down.ts'
import { aeroplane } from './pieces/aeroplane.ts'
import { airship } from './pieces/airship.ts'
import { angelStatue } from './pieces/angel-statue.ts'
import { aquariumTank } from './pieces/aquarium-tank.ts'
import { archway } from './pieces/archway.ts'
import { armchair } from './pieces/armchair.ts'
import { aurora } from './pieces/aurora.ts'
import { autumnTree } from './pieces/autumn-tree.ts'
import { backdrop } from './pieces/backdrop.ts'
import { balloons } from './pieces/balloons.ts'
import { banners } from './pieces/banners.ts'
import { bareTree } from './pieces/bare-tree.ts'
import { barrels } from './pieces/barrels.ts'
import { basketballHoop } from './pieces/basketball-hoop.ts'
import { bathtub } from './pieces/bathtub.ts'
import { bed } from './pieces/bed.ts'
import { bench } from './pieces/bench.ts'
import { billboard } from './pieces/billboard.ts'
import { birdcages } from './pieces/birdcages.ts'
import { birds } from './pieces/birds.ts'
import { bonsaiOnTable } from './pieces/bonsai-on-table.ts'
import { bookOnTable } from './pieces/book-on-table.ts'
import { bookStacks } from './pieces/book-stacks.ts'
import { bookshelf } from './pieces/bookshelf.ts'
import { bottles } from './pieces/bottles.ts'
import { brickWall } from './pieces/brick-wall.ts'
import { bridge } from './pieces/bridge.ts'
import { buddhaStatue } from './pieces/buddha-statue.ts'
import { bunting } from './pieces/bunting.ts'
import { burningHouses } from './pieces/burning-houses.ts'
import { bus } from './pieces/bus.ts'
import { cacti } from './pieces/cacti.ts'
import { camperVan } from './pieces/camper-van.ts'
import { campfire } from './pieces/campfire.ts'
import { candles } from './pieces/candles.ts'
import { carpet } from './pieces/carpet.ts'
import { carriage } from './pieces/carriage.ts'
import { casinoTable } from './pieces/casino-table.ts'
import { castle } from './pieces/castle.ts'
import { cauldron } from './pieces/cauldron.ts'
import { chairs } from './pieces/chairs.ts'
import { chandelier } from './pieces/chandelier.ts'
import { cherryTree } from './pieces/cherry-tree.ts'
import { chessTable } from './pieces/chess-table.ts'
import { christmasTree } from './pieces/christmas-tree.ts'
import { clockTower } from './pieces/clock-tower.ts'
import { clock } from './pieces/clock.ts'
import { clothesRack } from './pieces/clothes-rack.ts'
import { cobwebs } from './pieces/cobwebs.ts'
import { coffeeMachine } from './pieces/coffee-machine.ts'
import { columns } from './pieces/columns.ts'
import { crates } from './pieces/crates.ts'
import { crescentMoon } from './pieces/crescent-moon.ts'
import { crowd } from './pieces/crowd.ts'
import { crystals } from './pieces/crystals.ts'
import { curtains } from './pieces/curtains.ts'
import { cushions } from './pieces/cushions.ts'
import { darkBackground } from './pieces/dark-background.ts'
import { desk } from './pieces/desk.ts'
import { distantLighthouse } from './pieces/distant-lighthouse.ts'
import { doubleDecker } from './pieces/double-decker.ts'
import { drones } from './pieces/drones.ts'
import { drumKit } from './pieces/drum-kit.ts'
import { earth } from './pieces/earth.ts'
import { easel } from './pieces/easel.ts'
import { factoryChimneys } from './pieces/factory-chimneys.ts'
import { fence } from './pieces/fence.ts'
import { ferrisWheel } from './pieces/ferris-wheel.ts'
import { fighterJets } from './pieces/fighter-jets.ts'
import { fireHydrant } from './pieces/fire-hydrant.ts'
import { fireplace } from './pieces/fireplace.ts'
import { floatingIslands } from './pieces/floating-islands.ts'
import { floorLamp } from './pieces/floor-lamp.ts'
import { flowerVase } from './pieces/flower-vase.ts'
import { flyingDragon } from './pieces/flying-dragon.ts'
import { foodTruck } from './pieces/food-truck.ts'
import { fountain } from './pieces/fountain.ts'
import { fullMoon } from './pieces/full-moon.ts'
import { gargoyles } from './pieces/gargoyles.ts'
import { gears } from './pieces/gears.ts'
import { giantBones } from './pieces/giant-bones.ts'
import { giantMushrooms } from './pieces/giant-mushrooms.ts'
import { giantRobot } from './pieces/giant-robot.ts'
import { globe } from './pieces/globe.ts'
import { gradientBackground } from './pieces/gradient-background.ts'
import { graffitiWall } from './pieces/graffiti-wall.ts'
import { gravestones } from './pieces/gravestones.ts'
import { greatBell } from './pieces/great-bell.ts'
import { greatClouds } from './pieces/great-clouds.ts'
import { greatSun } from './pieces/great-sun.ts'
import { greatWave } from './pieces/great-wave.ts'
import { guardianLions } from './pieces/guardian-lions.ts'
import { hammock } from './pieces/hammock.ts'
import { hangingChains } from './pieces/hanging-chains.ts'
import { hayBales } from './pieces/hay-bales.ts'
import { hedges } from './pieces/hedges.ts'
import { helicopter } from './pieces/helicopter.ts'
import { holograms } from './pieces/holograms.ts'
import { hotAirBalloons } from './pieces/hot-air-balloons.ts'
import { icebergs } from './pieces/icebergs.ts'
import { ironGate } from './pieces/iron-gate.ts'
import { jukebox } from './pieces/jukebox.ts'
import { kitchenRange } from './pieces/kitchen-range.ts'
import { kites } from './pieces/kites.ts'
import { laidTable } from './pieces/laid-table.ts'
import { laptopOnTable } from './pieces/laptop-on-table.ts'
import { laundryLines } from './pieces/laundry-lines.ts'
import { lavender } from './pieces/lavender.ts'
import { magicCircle } from './pieces/magic-circle.ts'
import { mailbox } from './pieces/mailbox.ts'
import { mannequins } from './pieces/mannequins.ts'
import { marketStall } from './pieces/market-stall.ts'
import { meteorShower } from './pieces/meteor-shower.ts'
import { microphoneStand } from './pieces/microphone-stand.ts'
import { milkyWay } from './pieces/milky-way.ts'
import { mirror } from './pieces/mirror.ts'
import { monitors } from './pieces/monitors.ts'
import { monolith } from './pieces/monolith.ts'
import { mountains } from './pieces/mountains.ts'
import { mushrooms } from './pieces/mushrooms.ts'
import { nebula } from './pieces/nebula.ts'
import { neonSign } from './pieces/neon-sign.ts'
import { oldRadio } from './pieces/old-radio.ts'
import { painting } from './pieces/painting.ts'
import { palmTrees } from './pieces/palm-trees.ts'
import { paperLanterns } from './pieces/paper-lanterns.ts'
import { parasol } from './pieces/parasol.ts'
import { parkedCar } from './pieces/parked-car.ts'
import { passingTrain } from './pieces/passing-train.ts'
import { pastelBackground } from './pieces/pastel-background.ts'
import { phoneBooth } from './pieces/phone-booth.ts'
import { piano } from './pieces/piano.ts'
import { picnicBlanket } from './pieces/picnic-blanket.ts'
import { pineTrees } from './pieces/pine-trees.ts'
import { pipes } from './pieces/pipes.ts'
import { plainWall } from './pieces/plain-wall.ts'
import { planet } from './pieces/planet.ts'
import { pod } from './pieces/pod.ts'
import { policeCar } from './pieces/police-car.ts'
import { poolTable } from './pieces/pool-table.ts'
import { poolWater } from './pieces/pool-water.ts'
import { poppies } from './pieces/poppies.ts'
import { portal } from './pieces/portal.ts'
import { posters } from './pieces/posters.ts'
import { pottedPlants } from './pieces/potted-plants.ts'
import { powerLines } from './pieces/power-lines.ts'
import { practiceTargets } from './pieces/practice-targets.ts'
import { puddles } from './pieces/puddles.ts'
import { punchingBags } from './pieces/punching-bags.ts'
import { pyramids } from './pieces/pyramids.ts'
import { rainbow } from './pieces/rainbow.ts'
import { rainyWindow } from './pieces/rainy-window.ts'
import { roadSigns } from './pieces/road-signs.ts'
import { rocket } from './pieces/rocket.ts'
import { rocks } from './pieces/rocks.ts'
import { ropes } from './pieces/ropes.ts'
import { roseArch } from './pieces/rose-arch.ts'
import { roses } from './pieces/roses.ts'
import { runeStones } from './pieces/rune-stones.ts'
import { sailingShip } from './pieces/sailing-ship.ts'
import { sandbags } from './pieces/sandbags.ts'
import { satelliteDishes } from './pieces/satellite-dishes.ts'
import { scaffolding } from './pieces/scaffolding.ts'
import { scarecrow } from './pieces/scarecrow.ts'
import { serverRacks } from './pieces/server-racks.ts'
import setDownData from './pieces/set-down.json' with { type: 'json' }
import { shippingContainers } from './pieces/shipping-containers.ts'
import { shipwreck } from './pieces/shipwreck.ts'
import { shojiScreens } from './pieces/shoji-screens.ts'
import { skeletons } from './pieces/skeletons.ts'
import { skulls } from './pieces/skulls.ts'
import { skyline } from './pieces/skyline.ts'
import { snowman } from './pieces/snowman.ts'
import { sofa } from './pieces/sofa.ts'
import { soldiers } from './pieces/soldiers.ts'
import { spaceship } from './pieces/spaceship.ts'
import { speakers } from './pieces/speakers.ts'
import { spiderLilies } from './pieces/spider-lilies.ts'
import { spiralGalaxy } from './pieces/spiral-galaxy.ts'
import { stainedGlass } from './pieces/stained-glass.ts'
import { stairs } from './pieces/stairs.ts'
import { statue } from './pieces/statue.ts'
import { streetLamps } from './pieces/street-lamps.ts'
import { stringLights } from './pieces/string-lights.ts'
import { suitOfArmour } from './pieces/suit-of-armour.ts'
import { sunflowers } from './pieces/sunflowers.ts'
import { table } from './pieces/table.ts'
import { tallGrass } from './pieces/tall-grass.ts'
import { tank } from './pieces/tank.ts'
import { teaTable } from './pieces/tea-table.ts'
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
import { tulips } from './pieces/tulips.ts'
import { turntables } from './pieces/turntables.ts'
import { twoMoons } from './pieces/two-moons.ts'
import { twoSuns } from './pieces/two-suns.ts'
import { typewriter } from './pieces/typewriter.ts'
import { ufo } from './pieces/ufo.ts'
import { umbrellasOverhead } from './pieces/umbrellas-overhead.ts'
import { vendingMachine } from './pieces/vending-machine.ts'
import { vines } from './pieces/vines.ts'
import { wallTorches } from './pieces/wall-torches.ts'
import { waterLilies } from './pieces/water-lilies.ts'
import { waterfall } from './pieces/waterfall.ts'
import { well } from './pieces/well.ts'
import { wheat } from './pieces/wheat.ts'
import { whiteboard } from './pieces/whiteboard.ts'
import { wildflowers } from './pieces/wildflowers.ts'
import { willow } from './pieces/willow.ts'
import { windTurbines } from './pieces/wind-turbines.ts'
import { windmill } from './pieces/windmill.ts'
import { window } from './pieces/window.ts'
import { woodenCart } from './pieces/wooden-cart.ts'
import { woodenFence } from './pieces/wooden-fence.ts'
import { woodenSignpost } from './pieces/wooden-signpost.ts'

export const pieces: Readonly<Record<SceneryId, PieceFile>> = {
  'aeroplane': aeroplane,
  'airship': airship,
  'angel-statue': angelStatue,
  'aquarium-tank': aquariumTank,
  'archway': archway,
  'armchair': armchair,
  'aurora': aurora,
  'autumn-tree': autumnTree,
  'backdrop': backdrop,
  'balloons': balloons,
  'banners': banners,
  'bare-tree': bareTree,
  'barrels': barrels,
  'basketball-hoop': basketballHoop,
  'bathtub': bathtub,
  'bed': bed,
  'bench': bench,
  'billboard': billboard,
  'birdcages': birdcages,
  'birds': birds,
  'bonsai-on-table': bonsaiOnTable,
  'book-on-table': bookOnTable,
  'book-stacks': bookStacks,
  'bookshelf': bookshelf,
  'bottles': bottles,
  'brick-wall': brickWall,
  'bridge': bridge,
  'buddha-statue': buddhaStatue,
  'bunting': bunting,
  'burning-houses': burningHouses,
  'bus': bus,
  'cacti': cacti,
  'camper-van': camperVan,
  'campfire': campfire,
  'candles': candles,
  'carpet': carpet,
  'carriage': carriage,
  'casino-table': casinoTable,
  'castle': castle,
  'cauldron': cauldron,
  'chairs': chairs,
  'chandelier': chandelier,
  'cherry-tree': cherryTree,
  'chess-table': chessTable,
  'christmas-tree': christmasTree,
  'clock-tower': clockTower,
  'clock': clock,
  'clothes-rack': clothesRack,
  'cobwebs': cobwebs,
  'coffee-machine': coffeeMachine,
  'columns': columns,
  'crates': crates,
  'crescent-moon': crescentMoon,
  'crowd': crowd,
  'crystals': crystals,
  'curtains': curtains,
  'cushions': cushions,
  'dark-background': darkBackground,
  'desk': desk,
  'distant-lighthouse': distantLighthouse,
  'double-decker': doubleDecker,
  'drones': drones,
  'drum-kit': drumKit,
  'earth': earth,
  'easel': easel,
  'factory-chimneys': factoryChimneys,
  'fence': fence,
  'ferris-wheel': ferrisWheel,
  'fighter-jets': fighterJets,
  'fire-hydrant': fireHydrant,
  'fireplace': fireplace,
  'floating-islands': floatingIslands,
  'floor-lamp': floorLamp,
  'flower-vase': flowerVase,
  'flying-dragon': flyingDragon,
  'food-truck': foodTruck,
  'fountain': fountain,
  'full-moon': fullMoon,
  'gargoyles': gargoyles,
  'gears': gears,
  'giant-bones': giantBones,
  'giant-mushrooms': giantMushrooms,
  'giant-robot': giantRobot,
  'globe': globe,
  'gradient-background': gradientBackground,
  'graffiti-wall': graffitiWall,
  'gravestones': gravestones,
  'great-bell': greatBell,
  'great-clouds': greatClouds,
  'great-sun': greatSun,
  'great-wave': greatWave,
  'guardian-lions': guardianLions,
  'hammock': hammock,
  'hanging-chains': hangingChains,
  'hay-bales': hayBales,
  'hedges': hedges,
  'helicopter': helicopter,
  'holograms': holograms,
  'hot-air-balloons': hotAirBalloons,
  'icebergs': icebergs,
  'iron-gate': ironGate,
  'jukebox': jukebox,
  'kitchen-range': kitchenRange,
  'kites': kites,
  'laid-table': laidTable,
  'laptop-on-table': laptopOnTable,
  'laundry-lines': laundryLines,
  'lavender': lavender,
  'magic-circle': magicCircle,
  'mailbox': mailbox,
  'mannequins': mannequins,
  'market-stall': marketStall,
  'meteor-shower': meteorShower,
  'microphone-stand': microphoneStand,
  'milky-way': milkyWay,
  'mirror': mirror,
  'monitors': monitors,
  'monolith': monolith,
  'mountains': mountains,
  'mushrooms': mushrooms,
  'nebula': nebula,
  'neon-sign': neonSign,
  'old-radio': oldRadio,
  'painting': painting,
  'palm-trees': palmTrees,
  'paper-lanterns': paperLanterns,
  'parasol': parasol,
  'parked-car': parkedCar,
  'passing-train': passingTrain,
  'pastel-background': pastelBackground,
  'phone-booth': phoneBooth,
  'piano': piano,
  'picnic-blanket': picnicBlanket,
  'pine-trees': pineTrees,
  'pipes': pipes,
  'plain-wall': plainWall,
  'planet': planet,
  'pod': pod,
  'police-car': policeCar,
  'pool-table': poolTable,
  'pool-water': poolWater,
  'poppies': poppies,
  'portal': portal,
  'posters': posters,
  'potted-plants': pottedPlants,
  'power-lines': powerLines,
  'practice-targets': practiceTargets,
  'puddles': puddles,
  'punching-bags': punchingBags,
  'pyramids': pyramids,
  'rainbow': rainbow,
  'rainy-window': rainyWindow,
  'road-signs': roadSigns,
  'rocket': rocket,
  'rocks': rocks,
  'ropes': ropes,
  'rose-arch': roseArch,
  'roses': roses,
  'rune-stones': runeStones,
  'sailing-ship': sailingShip,
  'sandbags': sandbags,
  'satellite-dishes': satelliteDishes,
  'scaffolding': scaffolding,
  'scarecrow': scarecrow,
  'server-racks': serverRacks,
  ...setDownFrom(setDownData),
  'shipping-containers': shippingContainers,
  'shipwreck': shipwreck,
  'shoji-screens': shojiScreens,
  'skeletons': skeletons,
  'skulls': skulls,
  'skyline': skyline,
  'snowman': snowman,
  'sofa': sofa,
  'soldiers': soldiers,
  'spaceship': spaceship,
  'speakers': speakers,
  'spider-lilies': spiderLilies,
  'spiral-galaxy': spiralGalaxy,
  'stained-glass': stainedGlass,
  'stairs': stairs,
  'statue': statue,
  'street-lamps': streetLamps,
  'string-lights': stringLights,
  'suit-of-armour': suitOfArmour,
  'sunflowers': sunflowers,
  'table': table,
  'tall-grass': tallGrass,
  'tank': tank,
  'tea-table': teaTable,
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
  'tulips': tulips,
  'turntables': turntables,
  'two-moons': twoMoons,
  'two-suns': twoSuns,
  'typewriter': typewriter,
  'ufo': ufo,
  'umbrellas-overhead': umbrellasOverhead,
  'vending-machine': vendingMachine,
  'vines': vines,
  'wall-torches': wallTorches,
  'water-lilies': waterLilies,
  'waterfall': waterfall,
  'well': well,
  'wheat': wheat,
  'whiteboard': whiteboard,
  'wildflowers': wildflowers,
  'willow': willow,
  'wind-turbines': windTurbines,
  'windmill': windmill,
  'window': window,
  'wooden-cart': woodenCart,
  'wooden-fence': woodenFence,
  'wooden-signpost': woodenSignpost,
}
