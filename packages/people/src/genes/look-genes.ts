import { accessories } from '#catalogue/generated/accessories.ts'
import { skinDyes } from '#catalogue/colors.ts'
import { idsOf } from '#catalogue/entry.ts'
import { marks, motifs } from '#catalogue/marks/marks.ts'
import { beards } from '#catalogue/beards.ts'
import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { amount, choice, colour, several } from './gene.ts'

const skin = { group: 'skin', area: 'skin' } as const
const hair = { group: 'hair', area: 'hair' } as const
const beard = { group: 'hair', area: 'beard' } as const
const outfit = { group: 'outfit', area: 'outfit' } as const
const mark = { group: 'marks', area: 'marks' } as const
const palette = { group: 'palette', area: 'palette' } as const

const scars = ['none', 'brow', 'cheek', 'nose', 'lip', 'chin'] as const

/** Skin, hair and what is worn. */
export const lookGenes = {
  skinTone: amount(skin, 'from very pale to very deep', [0, 0.3, 1], ['skin.colour']),
  undertone: amount(skin, 'from cool to warm', [-1, 0, 1], ['skin.colour']),
  skinDye: choice(skin, 'skin that nobody is born with', idsOf(skinDyes), 'natural', ['skin.colour']),
  freckles: amount(skin, 'from none to many', [0, 0, 1], ['skin.freckles']),
  moles: amount(skin, 'number of moles in the face', [0, 0, 4], ['skin.moles'], { step: 1 }),
  scar: choice(skin, 'where a scar is', scars, 'none', ['skin.scar']),
  wrinkles: amount(skin, 'fewer or more wrinkles than the age brings', [-1, 0, 1], ['skin.wrinkles']),
  blush: amount(skin, 'colour in the cheeks', [0, 0.25, 1], ['skin.blush']),

  hairStyle: choice(hair, 'how the hair is worn', idsOf(hairStyles), 'short', [
    'hair.style',
    'hair.length',
    'hair.curl',
  ]),
  hairLength: amount(hair, 'shorter or longer than the style is by nature', [-1, 0, 1], ['hair.length']),
  hairCurl: amount(hair, 'straighter or curlier than the style is by nature', [-1, 0, 1], ['hair.curl']),
  hairColour: colour(hair, 'colour of the hair, the brows and the beard', '#5c3d29', ['hair.colour']),
  highlight: colour(hair, 'colour of the strands', '#8a6443', ['hair.highlight']),
  highlights: amount(hair, 'share of strands in that colour', [0, 0, 1], ['hair.highlights']),
  grey: amount(hair, 'share of hair gone grey', [0, 0, 1], ['hair.grey']),
  beard: choice(beard, 'what grows on the chin', idsOf(beards), 'none', ['beard.style']),

  outfit: choice(outfit, 'what the person wears unless the scene says otherwise', idsOf(outfits), 'tshirt-jeans', [
    'outfit.id',
  ]),
  accessories: several(outfit, 'what the person always has on', idsOf(accessories), ['outfit.accessories']),
  primary: colour(palette, 'first colour of the clothes', '#d9d4c8', ['outfit.primary']),
  secondary: colour(palette, 'second colour of the clothes', '#3f5378', ['outfit.secondary']),
  accent: colour(palette, 'trimmings and accessories', '#c9993f', ['outfit.accent']),

  marks: several(mark, 'what is on the body or of it: tattoos, paint, soot, glowing eyes', idsOf(marks), ['marks.ids']),
  motif: choice(mark, 'what tattoos show', idsOf(motifs), 'floral', ['marks.motif']),
  ink: colour(mark, 'colour of tattoos; none: as ink is', '', ['marks.ink']),
  paint: colour(mark, 'colour of paint and of what glows; none: as it usually is', '', ['marks.paint']),
  nails: colour(mark, 'colour of the nails; none: bare', '', ['marks.nails']),
  eyeshadow: colour(mark, 'colour on the lids; none: bare', '', ['marks.eyeshadow']),
  otherEye: colour(mark, 'colour of the left eye; none: like the right one', '', ['marks.otherEye']),
} as const
