/** What a place is made of: everything that files of `places/sets` use. */
export { brightness, filtered, linear, mixed, scaled } from '#geometry/color.ts'
export { clamp, smoothstep } from '#geometry/interpolate.ts'
export { type Mesh, addCopy, newMesh, vertex } from '#geometry/mesh.ts'
export { type Noise } from '#geometry/noise-tables.ts'
export { fours, pairs, triples } from '#geometry/numbers.ts'
export { type Surface } from '#geometry/part.ts'
export { type Vector, cross, direction, minus, unit } from '#geometry/vector.ts'
export { type Light } from '#light/rig.ts'
export { archway, rib } from '#places/kit/arches.ts'
export { bed } from '#places/kit/beds.ts'
export { boat } from '#places/kit/boats.ts'
export { archedBridge, pavilion } from '#places/kit/bridges.ts'
export { car, carParts, newCars, standCar } from '#places/kit/cars.ts'
export { crowdRows } from '#places/kit/crowds.ts'
export { drape } from '#places/kit/drapes.ts'
export {
  bulb,
  chair,
  hungPicture,
  jars,
  lightParts,
  newLights,
  pendant,
  potted,
  roundTable,
  shadedLamp,
  sofa,
  squared,
  stool,
  stringLights,
  strip,
  table,
} from '#places/kit/furniture.ts'
export { dummy, garment } from '#places/kit/garments.ts'
export { type HouseMeshes, block, cottage } from '#places/kit/houses.ts'
export { type Lamp, underLamps } from '#places/kit/lamps.ts'
export { arch, palm } from '#places/kit/palms.ts'
export { bokeh, dust, fireflies, swarm } from '#places/kit/particles.ts'
export { airliner } from '#places/kit/planes.ts'
export { around, behind, broadTree, conifer, crown, greatTrees, tuft } from '#places/kit/plants.ts'
export { railing } from '#places/kit/railings.ts'
export { type Opening, frame, makeRoom, trim } from '#places/kit/room.ts'
export { scaffold } from '#places/kit/scaffolds.ts'
export { meshes, setPart } from '#places/kit/set-part.ts'
export { ball, box, card, facet, lathe, ofOneColor, pane, rod, turned } from '#places/kit/shapes.ts'
export { bookcase } from '#places/kit/shelves.ts'
export { stoneLantern, sweptRoof, torii } from '#places/kit/shrines.ts'
export { bookPile, candle, teaSet } from '#places/kit/table-things.ts'
export { levelAround, terrain, walked } from '#places/kit/terrain.ts'
export { mapleGardenParts, treeParts } from '#places/kit/tree-parts.ts'
export { tub } from '#places/kit/tubs.ts'
export { place } from '#places/place-file.ts'
export { lampRoom, windowLight, windowedRoom } from '#places/rooms.ts'
export { type Built, type Scene, indoors, outdoors, roomRig } from '#places/scene.ts'
export { cosmos } from '#places/sky/cosmos.ts'
export { makeSky } from '#places/sky/dome.ts'
export { ridge, skyline, treeLine } from '#places/sky/layers.ts'
export { aimed } from '#places/sky/rig.ts'
export { underSnow } from '#places/sky/snow.ts'
export { daylight, outside } from '#places/sky/window.ts'
export { courses, fabric, facade, metal, planks, plaster, wood } from '#places/surfaces/built.ts'
export { canvas } from '#places/surfaces/canvas.ts'
export { checks } from '#places/surfaces/checks.ts'
export { crowd } from '#places/surfaces/crowds.ts'
export { flame } from '#places/surfaces/flame.ts'
export { frondSpray } from '#places/surfaces/fronds.ts'
export { bark, bladeSpray, foliage, leafSpray, ripples, rock, soil } from '#places/surfaces/grown.ts'
export { leafy } from '#places/surfaces/leafy.ts'
export { marble } from '#places/surfaces/marble.ts'
export { mirrorGlass } from '#places/surfaces/mirror-glass.ts'
export { neonSigns } from '#places/surfaces/neon-signs.ts'
export { beam, blend, glowing, halo, haze, palette, plain, put, seen, shine } from '#places/surfaces/paint.ts'
export { screens } from '#places/surfaces/screens.ts'
export { shops } from '#places/surfaces/shops.ts'
export { smoke } from '#places/surfaces/smoke.ts'
export { spines } from '#places/surfaces/spines.ts'
export { stainedGlass } from '#places/surfaces/stained-glass.ts'
export { water } from '#places/surfaces/water.ts'
export { type Random } from '@eidolon/people'
export { cos, sin } from '@eidolon/people/exact.ts'
