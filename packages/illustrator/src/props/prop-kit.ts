/** What props are made of: everything that files of `props/catalogue` use. */
export { type Body } from '#body/body.ts'
export { linear, mixed, scaled } from '#geometry/color.ts'
export { bump, clamp, lerp, smoothstep, through } from '#geometry/interpolate.ts'
export { toPart } from '#geometry/mesh-part.ts'
export { type Mesh, addCopy, newMesh, quad, vertex } from '#geometry/mesh.ts'
export { crests, noise, ripple, scatter } from '#geometry/noise.ts'
export { fours, pairs, triples } from '#geometry/numbers.ts'
export { type Part, type Surface } from '#geometry/part.ts'
export { ball, box, circle, cord, lathe, sheet } from '#geometry/shapes.ts'
export { surfaceNet } from '#geometry/surface-net.ts'
export {
  type Vector,
  along,
  between,
  cross,
  dot,
  lengthOf,
  minus,
  plus,
  times,
  unit,
  vertexAt,
} from '#geometry/vector.ts'
export { type Light } from '#light/rig.ts'
export { steep } from '#poses/on-heels.ts'
export { type Pose } from '#poses/pose.ts'
export { type Fitting, laid, seenWire } from '#props/fitting.ts'
export { animalEars, pelt } from '#props/kit/animals/animal-ears.ts'
export { bladeSteel } from '#props/kit/arms.ts'
export { board, deckUnder, onDeck } from '#props/kit/boards.ts'
export { mitts } from '#props/kit/fists.ts'
export { flower, leaf } from '#props/kit/flower.ts'
export { arc, around, blade, block, card, cushion, cutOut, flame, lump, rod, turned } from '#props/kit/forms.ts'
export { axes } from '#props/kit/gadgets.ts'
export { ringAround } from '#props/kit/girth.ts'
export { betweenFingers, gripOf, held, offTheFace, sipped, upwards } from '#props/kit/grip.ts'
export { acrossChest, lifted } from '#props/kit/guns.ts'
export { skinShell, weightsOf } from '#props/kit/hand-shell.ts'
export { betweenHands, inBothArms } from '#props/kit/in-both-arms.ts'
export { inEachHand } from '#props/kit/in-each-hand.ts'
export { inHand } from '#props/kit/in-hand.ts'
export { inMouth } from '#props/kit/in-mouth.ts'
export { clear, printed, speckled, waxed } from '#props/kit/looks.ts'
export {
  type Contacts,
  type Pieces,
  contactsOf,
  drum,
  meshes,
  middleOf,
  mounted,
  ring,
  softly,
  spokes,
  tube,
} from '#props/kit/mount.ts'
export { fixedAt } from '#props/kit/pieces.ts'
export { skateboardUnder } from '#props/kit/skateboard.ts'
export { skatesFor } from '#props/kit/skates.ts'
export { slab } from '#props/kit/slab.ts'
export { crossBar, hollowed, joined, roundBox } from '#props/kit/solids.ts'
export { blossom, foliage } from '#props/kit/stems.ts'
export { raised } from '#props/kit/sticks.ts'
export { waterAround } from '#props/kit/water.ts'
export { atTheLobes } from '#props/kit/worn/at-the-lobes.ts'
export { type ShoulderFrame, shoulderFrame } from '#props/kit/worn/back.ts'
export { band, loop, rimCourse } from '#props/kit/worn/bands.ts'
export { draped } from '#props/kit/worn/draped.ts'
export { eyepieces } from '#props/kit/worn/eyepieces.ts'
export { faceMask } from '#props/kit/worn/face-mask.ts'
export { type Outline, lensPoint, spectacles } from '#props/kit/worn/glasses.ts'
export { brim, crownBand, hatPart, hatPoint, ribbon, sideways } from '#props/kit/worn/hat-form.ts'
export { drape, faceOpening, wrapped } from '#props/kit/worn/head-cloth.ts'
export { type Level, type Opening, dome, opened, shell, shellPoint, visorOpening } from '#props/kit/worn/head-shell.ts'
export { neckRing, strip, wrist } from '#props/kit/worn/jewels.ts'
export { layLace } from '#props/kit/worn/lace.ts'
export { lens, smoked } from '#props/kit/worn/lens.ts'
export { down, hanging, part, strap, throat } from '#props/kit/worn/neckwear.ts'
export { onSling, slung, trunkSpot, waistSpot } from '#props/kit/worn/on-body.ts'
export { hasLap, overClothes } from '#props/kit/worn/over-clothes.ts'
export { overTrunk } from '#props/kit/worn/over-trunk.ts'
export { hungFree, hungLine } from '#props/kit/worn/pendant.ts'
export { lengthened } from '#props/kit/worn/sleeves.ts'
export { skinAt, strapAlong } from '#props/kit/worn/strap.ts'
export { tailFan, tailLine } from '#props/kit/worn/tails.ts'
export { taut, tautSheet } from '#props/kit/worn/taut.ts'
export { fromLip, ivory, tooth } from '#props/kit/worn/teeth.ts'
export { waist } from '#props/kit/worn/waist.ts'
export { beside, curved, feather, onLine } from '#props/kit/worn/wings.ts'
export { slungBag } from '#props/kit/worn/worn-bag.ts'
export {
  burning,
  felt,
  fur,
  glass,
  glowing,
  gold,
  knit,
  leather,
  metal,
  petal,
  plain,
  silver,
  steel,
  straw,
  weave,
  wood,
} from '#props/materials.ts'
export { prop } from '#props/prop-file.ts'
export { naturalFor, seenAgainst, seenBefore } from '#props/seen.ts'
export { toned } from '#wardrobe/cloth/dyes.ts'
export { knob, line, plaid, repeat } from '#wardrobe/cloth/patterns.ts'
export { type Paint, dab, surface, tone } from '#wardrobe/cloth/surfaces.ts'
export { painted } from '#wardrobe/dress.ts'
export { bracers, greaves, pauldrons, plate } from '#wardrobe/pieces/armour.ts'
export { boots, flats, lacing, ribbons, sandals, shoes, slippers, trainers } from '#wardrobe/pieces/feet.ts'
export { fronts, pockets } from '#wardrobe/pieces/jackets.ts'
export { belt, jeans, trousers } from '#wardrobe/pieces/legs.ts'
export { neckTube } from '#wardrobe/pieces/neckwear.ts'
export { clasp, ornate } from '#wardrobe/pieces/ornament.ts'
export { hungSkirt } from '#wardrobe/pieces/skirts.ts'
export { legWarmers, stockings } from '#wardrobe/pieces/stockings.ts'
export { above, all, round, sleeves, vee } from '#wardrobe/regions.ts'
export { type Tailor, brown, white } from '#wardrobe/tailor.ts'
export { blend, chroma, toOklab } from '@eidolon/people'
export { atan2, cos, pow, sin } from '@eidolon/people/exact.ts'
