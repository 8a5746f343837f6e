/** What outfits are made of: everything that files of `wardrobe/outfits` use. */
export { type Body } from '#body/body.ts'
export { linear, mixed } from '#geometry/color.ts'
export { bump, clamp, smoothstep } from '#geometry/interpolate.ts'
export { noise } from '#geometry/noise.ts'
export { fours, pairs, triples } from '#geometry/numbers.ts'
export { type Vector, dot, lengthOf, minus, plus, times } from '#geometry/vector.ts'
export { brightness, contrasting, toned } from '#wardrobe/cloth/dyes.ts'
export {
  beads,
  blossoms,
  brocade,
  cables,
  knob,
  line,
  plaid,
  quilted,
  repeat,
  stripes,
} from '#wardrobe/cloth/patterns.ts'
export { armhole } from '#wardrobe/cloth/seams.ts'
export { type Paint, dab, surface, tone } from '#wardrobe/cloth/surfaces.ts'
export { outfit } from '#wardrobe/outfit-file.ts'
export { bands, bracers, greaves, pauldrons, plate } from '#wardrobe/pieces/armour.ts'
export { collar } from '#wardrobe/pieces/collars.ts'
export { boots, flats, ribbons, sandals, shoes, slippers, trainers } from '#wardrobe/pieces/feet.ts'
export { gloves } from '#wardrobe/pieces/hands.ts'
export { buttonRows, cuffs, epaulettes, fronts, jacket, lapels, pockets, zip } from '#wardrobe/pieces/jackets.ts'
export { belt, jeans, slip, tights, trousers } from '#wardrobe/pieces/legs.ts'
export { bowTie, hoodDown, neckTube, tie } from '#wardrobe/pieces/neckwear.ts'
export { clasp, ornate } from '#wardrobe/pieces/ornament.ts'
export { piping } from '#wardrobe/pieces/piping.ts'
export { stockings } from '#wardrobe/pieces/stockings.ts'
export { crease, cutaway, seam, shoulders } from '#wardrobe/pieces/tailoring.ts'
export { shirt, standCollar, top } from '#wardrobe/pieces/tops.ts'
export { probe } from '#wardrobe/probe.ts'
export { above, all, any, below, round, sleeves, trunk, vee } from '#wardrobe/regions.ts'
export { type At } from '#wardrobe/shell.ts'
export { type Tailor, black, brown, gold, steel, white } from '#wardrobe/tailor.ts'
export { tube } from '#wardrobe/tube.ts'
