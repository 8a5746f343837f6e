import { plainEntries } from '#catalogue/entry.ts'

/** What a tattoo shows. */
export const motifs = plainEntries({
  floral: [
    'Flowers',
    'floral, flower, rose, roses, peony, peonies, botanical, cherry blossom, sakura, lotus, vine, vines, flowers, fine line, leaf, leaves, ivy, fern, thorn, thorns, lily, sunflower, sunflowers, poppy, blossoms, wildflower, flowery, lotus flower, chrysanthemum, orchid, fine line peony',
  ],
  tribal: [
    'Tribal',
    'tribal, polynesian, maori, samoan, celtic, blackwork, thorny, barbed wire, flame, flames, swirling, curling',
  ],
  geometric: [
    'Geometric',
    'geometric, mandala, sacred geometry, dotwork, minimalist, line work, hexagon, honeycomb, ornamental, nordic, symmetrical, alchemical, compass, triangle, spider web, spiderweb, web, constellation',
  ],
  japanese: [
    'Koi and waves',
    'japanese, koi, koi fish, waves, yakuza, wave, carp, oni, ocean wave, traditional japanese, ukiyo e, great wave, octopus, kraken, tentacle',
  ],
  dragon: ['Dragon', 'dragon, dragons, wyrm, chinese dragon, wyvern, japanese dragon'],
  snake: ['Snake', 'snake, serpent, cobra, viper, snakes, ouroboros, coiled snake'],
  script: [
    'Writing',
    'script, lettering, writing, word, quote, letters, calligraphy, kanji, arabic, hebrew, sanskrit, japanese characters, scripture, words, roman numeral',
  ],
  runes: [
    'Runes',
    'runic, rune, runes, norse, viking, arcane, magic, magical, occult, symbols, symbol, glyph, futhark, sigil',
  ],
  barcode: ['Barcode', 'barcode, bar code, serial number, qr code, barcode number, id number'],
})

export type MotifId = (typeof motifs)[number]['id']
