/** What scenery is made of: everything that files of `places/scenery/pieces` use. */
export { added, linear, mixed, scaled } from '#geometry/color.ts'
export { clamp, smoothstep } from '#geometry/interpolate.ts'
export { type Mesh, addCopy, newMesh, vertex } from '#geometry/mesh.ts'
export { type Noise } from '#geometry/noise-tables.ts'
export { fours, pairs, triples } from '#geometry/numbers.ts'
export { type Surface } from '#geometry/part.ts'
export { sheet } from '#geometry/shapes.ts'
export { type Vector } from '#geometry/vector.ts'
export { bed } from '#places/kit/beds.ts'
export { blossoms } from '#places/kit/blossoms.ts'
export { boat } from '#places/kit/boats.ts'
export { archedBridge } from '#places/kit/bridges.ts'
export { bus } from '#places/kit/buses.ts'
export { crowdOf } from '#places/kit/bystanders.ts'
export { car } from '#places/kit/cars.ts'
export { drape } from '#places/kit/drapes.ts'
export {
  bulb,
  chair,
  hungPicture,
  jars,
  lightParts,
  newLights,
  potted,
  roundTable,
  shadedLamp,
  sofa,
  squared,
  stringLights,
  table,
} from '#places/kit/furniture.ts'
export { palm } from '#places/kit/palms.ts'
export { broadTree, conifer, crown, tuft } from '#places/kit/plants.ts'
export { railing } from '#places/kit/railings.ts'
export { rolled } from '#places/kit/rolled.ts'
export { scaffold } from '#places/kit/scaffolds.ts'
export { meshes, setPart } from '#places/kit/set-part.ts'
export { ball, box, card, facet, lathe, ofOneColor, pane, rod, turned } from '#places/kit/shapes.ts'
export { bookcase } from '#places/kit/shelves.ts'
export { torii } from '#places/kit/shrines.ts'
export { bookPile, candle, dishes, litBy, teaSet } from '#places/kit/table-things.ts'
export { tub } from '#places/kit/tubs.ts'
export { piece } from '#places/scenery/piece-file.ts'
export { resting } from '#places/scenery/set-down.ts'
export { courses, fabric, facade, metal, planks, plaster, wood } from '#places/surfaces/built.ts'
export { canvas } from '#places/surfaces/canvas.ts'
export { flame } from '#places/surfaces/flame.ts'
export { frondSpray } from '#places/surfaces/fronds.ts'
export { bark, bladeSpray, leafSpray, rock } from '#places/surfaces/grown.ts'
export { leafy } from '#places/surfaces/leafy.ts'
export { beam, blend, glowing, halo, haze, palette, plain, put, shine } from '#places/surfaces/paint.ts'
export { screens } from '#places/surfaces/screens.ts'
export { smoke } from '#places/surfaces/smoke.ts'
export { spines } from '#places/surfaces/spines.ts'
export { atan2, cos, log, sin } from '@eidolon/people/exact.ts'
