// Written by `npm run content` out of the files that are named here or below; change those.
import type { SceneryId } from '@eidolon/people'
import type { PieceFile } from './piece-file.ts'
import { aeroplane } from './pieces/aeroplane.ts'
import { airship } from './pieces/airship.ts'
import { archway } from './pieces/archway.ts'
import { armchair } from './pieces/armchair.ts'
import { aurora } from './pieces/aurora.ts'
import { autumnTree } from './pieces/autumn-tree.ts'
import { backdrop } from './pieces/backdrop.ts'
import { balloons } from './pieces/balloons.ts'
import { banners } from './pieces/banners.ts'
import { bareTree } from './pieces/bare-tree.ts'
import { barrels } from './pieces/barrels.ts'
import { bathtub } from './pieces/bathtub.ts'
import { bed } from './pieces/bed.ts'
import { bench } from './pieces/bench.ts'
import { birds } from './pieces/birds.ts'
import { bookStacks } from './pieces/book-stacks.ts'
import { bookshelf } from './pieces/bookshelf.ts'
import { bottles } from './pieces/bottles.ts'
import { brickWall } from './pieces/brick-wall.ts'
import { bridge } from './pieces/bridge.ts'
import { campfire } from './pieces/campfire.ts'
import { candles } from './pieces/candles.ts'
import { carpet } from './pieces/carpet.ts'
import { castle } from './pieces/castle.ts'
import { chairs } from './pieces/chairs.ts'
import { chandelier } from './pieces/chandelier.ts'
import { cherryTree } from './pieces/cherry-tree.ts'
import { clock } from './pieces/clock.ts'
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
import { drones } from './pieces/drones.ts'
import { earth } from './pieces/earth.ts'
import { easel } from './pieces/easel.ts'
import { fence } from './pieces/fence.ts'
import { ferrisWheel } from './pieces/ferris-wheel.ts'
import { fireplace } from './pieces/fireplace.ts'
import { floorLamp } from './pieces/floor-lamp.ts'
import { flowerVase } from './pieces/flower-vase.ts'
import { flyingDragon } from './pieces/flying-dragon.ts'
import { fountain } from './pieces/fountain.ts'
import { fullMoon } from './pieces/full-moon.ts'
import { gears } from './pieces/gears.ts'
import { giantMushrooms } from './pieces/giant-mushrooms.ts'
import { giantRobot } from './pieces/giant-robot.ts'
import { gradientBackground } from './pieces/gradient-background.ts'
import { gravestones } from './pieces/gravestones.ts'
import { greatClouds } from './pieces/great-clouds.ts'
import { greatSun } from './pieces/great-sun.ts'
import { helicopter } from './pieces/helicopter.ts'
import { holograms } from './pieces/holograms.ts'
import { hotAirBalloons } from './pieces/hot-air-balloons.ts'
import { kites } from './pieces/kites.ts'
import { laidTable } from './pieces/laid-table.ts'
import { lavender } from './pieces/lavender.ts'
import { magicCircle } from './pieces/magic-circle.ts'
import { marketStall } from './pieces/market-stall.ts'
import { milkyWay } from './pieces/milky-way.ts'
import { mirror } from './pieces/mirror.ts'
import { monitors } from './pieces/monitors.ts'
import { mountains } from './pieces/mountains.ts'
import { mushrooms } from './pieces/mushrooms.ts'
import { neonSign } from './pieces/neon-sign.ts'
import { painting } from './pieces/painting.ts'
import { palmTrees } from './pieces/palm-trees.ts'
import { paperLanterns } from './pieces/paper-lanterns.ts'
import { parasol } from './pieces/parasol.ts'
import { parkedCar } from './pieces/parked-car.ts'
import { pastelBackground } from './pieces/pastel-background.ts'
import { piano } from './pieces/piano.ts'
import { picnicBlanket } from './pieces/picnic-blanket.ts'
import { pineTrees } from './pieces/pine-trees.ts'
import { pipes } from './pieces/pipes.ts'
import { plainWall } from './pieces/plain-wall.ts'
import { planet } from './pieces/planet.ts'
import { pod } from './pieces/pod.ts'
import { poolWater } from './pieces/pool-water.ts'
import { poppies } from './pieces/poppies.ts'
import { portal } from './pieces/portal.ts'
import { posters } from './pieces/posters.ts'
import { pottedPlants } from './pieces/potted-plants.ts'
import { puddles } from './pieces/puddles.ts'
import { pyramids } from './pieces/pyramids.ts'
import { rainbow } from './pieces/rainbow.ts'
import { rainyWindow } from './pieces/rainy-window.ts'
import { rocks } from './pieces/rocks.ts'
import { ropes } from './pieces/ropes.ts'
import { roseArch } from './pieces/rose-arch.ts'
import { roses } from './pieces/roses.ts'
import { sailingShip } from './pieces/sailing-ship.ts'
import { serverRacks } from './pieces/server-racks.ts'
import { skulls } from './pieces/skulls.ts'
import { skyline } from './pieces/skyline.ts'
import { snowman } from './pieces/snowman.ts'
import { sofa } from './pieces/sofa.ts'
import { soldiers } from './pieces/soldiers.ts'
import { spaceship } from './pieces/spaceship.ts'
import { stainedGlass } from './pieces/stained-glass.ts'
import { stairs } from './pieces/stairs.ts'
import { statue } from './pieces/statue.ts'
import { streetLamps } from './pieces/street-lamps.ts'
import { stringLights } from './pieces/string-lights.ts'
import { sunflowers } from './pieces/sunflowers.ts'
import { table } from './pieces/table.ts'
import { tallGrass } from './pieces/tall-grass.ts'
import { tank } from './pieces/tank.ts'
import { teaTable } from './pieces/tea-table.ts'
import { throne } from './pieces/throne.ts'
import { tiledWall } from './pieces/tiled-wall.ts'
import { toolbox } from './pieces/toolbox.ts'
import { torii } from './pieces/torii.ts'
import { tower } from './pieces/tower.ts'
import { treasure } from './pieces/treasure.ts'
import { tree } from './pieces/tree.ts'
import { tulips } from './pieces/tulips.ts'
import { twoMoons } from './pieces/two-moons.ts'
import { ufo } from './pieces/ufo.ts'
import { vines } from './pieces/vines.ts'
import { waterfall } from './pieces/waterfall.ts'
import { wheat } from './pieces/wheat.ts'
import { wildflowers } from './pieces/wildflowers.ts'
import { willow } from './pieces/willow.ts'
import { windmill } from './pieces/windmill.ts'
import { window } from './pieces/window.ts'
import { woodenFence } from './pieces/wooden-fence.ts'

export const pieces: Readonly<Record<SceneryId, PieceFile>> = {
  'aeroplane': aeroplane,
  'airship': airship,
  'archway': archway,
  'armchair': armchair,
  'aurora': aurora,
  'autumn-tree': autumnTree,
  'backdrop': backdrop,
  'balloons': balloons,
  'banners': banners,
  'bare-tree': bareTree,
  'barrels': barrels,
  'bathtub': bathtub,
  'bed': bed,
  'bench': bench,
  'birds': birds,
  'book-stacks': bookStacks,
  'bookshelf': bookshelf,
  'bottles': bottles,
  'brick-wall': brickWall,
  'bridge': bridge,
  'campfire': campfire,
  'candles': candles,
  'carpet': carpet,
  'castle': castle,
  'chairs': chairs,
  'chandelier': chandelier,
  'cherry-tree': cherryTree,
  'clock': clock,
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
  'drones': drones,
  'earth': earth,
  'easel': easel,
  'fence': fence,
  'ferris-wheel': ferrisWheel,
  'fireplace': fireplace,
  'floor-lamp': floorLamp,
  'flower-vase': flowerVase,
  'flying-dragon': flyingDragon,
  'fountain': fountain,
  'full-moon': fullMoon,
  'gears': gears,
  'giant-mushrooms': giantMushrooms,
  'giant-robot': giantRobot,
  'gradient-background': gradientBackground,
  'gravestones': gravestones,
  'great-clouds': greatClouds,
  'great-sun': greatSun,
  'helicopter': helicopter,
  'holograms': holograms,
  'hot-air-balloons': hotAirBalloons,
  'kites': kites,
  'laid-table': laidTable,
  'lavender': lavender,
  'magic-circle': magicCircle,
  'market-stall': marketStall,
  'milky-way': milkyWay,
  'mirror': mirror,
  'monitors': monitors,
  'mountains': mountains,
  'mushrooms': mushrooms,
  'neon-sign': neonSign,
  'painting': painting,
  'palm-trees': palmTrees,
  'paper-lanterns': paperLanterns,
  'parasol': parasol,
  'parked-car': parkedCar,
  'pastel-background': pastelBackground,
  'piano': piano,
  'picnic-blanket': picnicBlanket,
  'pine-trees': pineTrees,
  'pipes': pipes,
  'plain-wall': plainWall,
  'planet': planet,
  'pod': pod,
  'pool-water': poolWater,
  'poppies': poppies,
  'portal': portal,
  'posters': posters,
  'potted-plants': pottedPlants,
  'puddles': puddles,
  'pyramids': pyramids,
  'rainbow': rainbow,
  'rainy-window': rainyWindow,
  'rocks': rocks,
  'ropes': ropes,
  'rose-arch': roseArch,
  'roses': roses,
  'sailing-ship': sailingShip,
  'server-racks': serverRacks,
  'skulls': skulls,
  'skyline': skyline,
  'snowman': snowman,
  'sofa': sofa,
  'soldiers': soldiers,
  'spaceship': spaceship,
  'stained-glass': stainedGlass,
  'stairs': stairs,
  'statue': statue,
  'street-lamps': streetLamps,
  'string-lights': stringLights,
  'sunflowers': sunflowers,
  'table': table,
  'tall-grass': tallGrass,
  'tank': tank,
  'tea-table': teaTable,
  'throne': throne,
  'tiled-wall': tiledWall,
  'toolbox': toolbox,
  'torii': torii,
  'tower': tower,
  'treasure': treasure,
  'tree': tree,
  'tulips': tulips,
  'two-moons': twoMoons,
  'ufo': ufo,
  'vines': vines,
  'waterfall': waterfall,
  'wheat': wheat,
  'wildflowers': wildflowers,
  'willow': willow,
  'windmill': windmill,
  'window': window,
  'wooden-fence': woodenFence,
}
