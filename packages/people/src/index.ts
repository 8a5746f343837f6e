export { accessories, type AccessoryId } from './catalogue/generated/accessories.ts'
export type { Slot } from './catalogue/facts.ts'
export { comesAlong } from './catalogue/slot-of.ts'
export { type CompanionPlace, companionPlaces, maxCompanions } from './catalogue/companion-places.ts'
export type {
  ArrangementFacts,
  HairFacts,
  OutfitFacts,
  PlaceFacts,
  PoseFacts,
  PropFacts,
  SceneryFacts,
  SceneryPlace,
} from './catalogue/facts.ts'
export { type BackgroundId, backgrounds } from './catalogue/generated/backgrounds.ts'
export { type ArrangementId, arrangements } from './catalogue/generated/arrangements.ts'
export { maxPeople } from './catalogue/together.ts'
export { type PoseId, poses } from './catalogue/generated/poses.ts'
export { type TimeId, times, type WeatherId, weathers } from './catalogue/hours.ts'
export { type MaterialId, materials, type PatternId, patterns } from './catalogue/cloth.ts'
export {
  type CompositionId,
  compositions,
  type FocusId,
  cutOuts,
  focuses,
  type GradeId,
  grades,
  lenses,
  type LensId,
} from './catalogue/camera-work.ts'
export { type EffectId, effects, maxEffects } from './catalogue/effects.ts'
export { type LightId, lights } from './catalogue/lights.ts'
export { type ThingMaterialId, thingMaterials } from './catalogue/thing-materials.ts'
export { ofThing, type Tint, type Tints } from './reading/vocabulary/thing-words.ts'
export { scenery, type SceneryId } from './catalogue/generated/scenery.ts'
export { halfOf, maxGestures } from './catalogue/gestures.ts'
export { maxScenery } from './catalogue/scenery.ts'
export { colours, eyeColors, hairColors, skinDyes } from './catalogue/colors.ts'
export { type CatalogEntry, idsOf } from './catalogue/entry.ts'
export { type ExpressionId, expressions } from './catalogue/expressions.ts'
export { type MarkId, marks, motifs, type MotifId } from './catalogue/marks/marks.ts'
export { type BeardId, beards } from './catalogue/beards.ts'
export { type HairStyleId, hairStyles } from './catalogue/generated/hair-styles.ts'
export { type OutfitId, outfits } from './catalogue/generated/outfits.ts'
export {
  type CameraId,
  type CameraMoveId,
  cameraMoves,
  cameras,
  type FramingId,
  framings,
  type MotionId,
  motions,
  type StyleId,
  styles,
  type ViewId,
  views,
} from './catalogue/picture.ts'
export { blend, distance, isHex, toRgb } from './color/hex.ts'
export { clearOfSkin, offSkin, skinLimit } from './color/near-skin.ts'
export { apart, chroma, fromOklab, type Oklab, oklabOf, toLinear, toOklab } from './color/oklab.ts'
export type { Gene } from './genes/gene.ts'
export { type GeneId, geneIds, geneOf, type Genes, geneTable, type GeneValues } from './genes/genes.ts'
export { restingFace, restingFaceTargets, sides } from './genes/resting-face.ts'
export { bodyParams, type BodyParams, targetNames } from './genes/body-params.ts'
export { randomGenes } from './genes/random-person.ts'
export { readGenes, startGenes, withGenes, writeGenes } from './genes/read.ts'
export { colorName, nearestSkin, seenIris } from './genes/color-sampling.ts'
export { skinOf } from './genes/skin-color.ts'
export { identityScore } from './identity/score.ts'
export { type Attribute, parts } from './reading/vocabulary/attribute.ts'
export { anyOf, minorsIn, minorVocabulary } from './reading/find-minors.ts'
export { certainMinors } from './reading/vocabulary/minors.ts'
export { deobfuscate } from './reading/deobfuscate.ts'
export { type Dictionary, dictionaryOf } from './reading/vocabulary/dictionary.ts'
export { readPrompt, parsePrompt } from './reading/read-prompt.ts'
export { toGenes } from './reading/to-genes.ts'
export type { Scene } from './reading/to-scene.ts'
export { randomSetting } from './scene/random-setting.ts'
export { isRidden, riddenOf } from './scene/scene-defaults.ts'
export { drawnSize, isLarge, type LargeOrder, type Tile, tilesOf } from './scene/large-order.ts'
export {
  type Changed,
  type ChangedPart,
  changedParts,
  type Clothes,
  drawnFor,
  type Enlargement,
  enlargements,
  type FilmOrder,
  type GazeDirection,
  looks,
  maxChanges,
  type OtherPerson,
  type Picture,
  type PictureHead,
  type PictureOrder,
  type Setting,
  type Together,
} from './scene/order.ts'
export { planEdit } from './scene/plan-edit.ts'
export { partAt, partIndex, type PicturePart, pictureParts } from './scene/picture-parts.ts'
export { hash, mix, seedAfter } from './seed/hash.ts'
export { random, type Random } from './seed/random.ts'
export { keepable, towards, mutateGenes } from './variation/mutate-genes.ts'
export { degrading, harmless, realPersons, sexual, unwantedAway } from './policy/policy-words.ts'
export { fillDefaults } from './scene/fill-defaults.ts'
export {
  type CastPerson,
  arrangementOf,
  arrangementWords,
  isLeftOutTogether,
  isOnMount,
  planGroup,
  sceneOfPerson,
  sceneTogether,
} from './scene/plan-group.ts'
export { unnamedPeople } from './reading/unnamed-people.ts'
export { readDenied } from './scene/negative-prompt.ts'
export { noBackground, type SampledList, sampleChoices, sampleOrder } from './scene/sample-order.ts'
export { type ResolvedScene, personForRequest, resolveScene } from './scene/resolve-scene.ts'
export { clothesOf, isWorn } from './genes/clothes.ts'
export { type HungOutfit, type SheetPicture, sheetPictures } from './sheets/sheet-pictures.ts'
export { paletteOf, type Swatch } from './sheets/palette.ts'
export { spriteMoods } from './sheets/sprites.ts'
export type { HandShape, Joints, PoseBone } from '@eidolon/contract/characters/bones.ts'
