import { plainEntries } from './entry.ts'

/** What a single thing that is worn or held can be made of, where words ask for something else than it usually is. */
export const thingMaterials = plainEntries({
  glass: [
    'Glass',
    'glass, crystal, crystalline, transparent, see through, translucent, diamond, made of glass, made of ice, made of crystal',
  ],
  metal: [
    'Metal',
    'metal, mechanical, clockwork, robotic, metallic, steel, iron, chrome, chromed, tin, aluminium, aluminum, wrought iron, stainless steel, titanium, polished steel',
  ],
  wood: ['Wood', 'wooden, oaken, bamboo, mahogany, walnut, driftwood, carved wooden, made of wood'],
  stone: ['Stone', 'stone, marble, granite, concrete, sandstone, made of stone'],
  leather: ['Leather', 'leather, faux leather, suede, vegan leather, worn leather'],
  cloth: ['Cloth', 'cloth, silk, silken, satin, velvet, cotton, linen, fabric, chiffon'],
  wool: ['Wool', 'wool, woollen, woolen, woolly, knitted, knit, crocheted, chunky knit, felt, cashmere, tweed'],
  fur: ['Fur', 'fur, furry, fluffy, fuzzy, faux fur, plush'],
  bone: ['Bone', 'bone, made of bone, made of bones'],
  glow: ['Glow', 'glowing, luminous, luminescent, radiant, bioluminescent, lit up, incandescent, molten'],
  hologram: ['Hologram', 'holographic, hologram, holo, holographic projection, made of light'],
  rainbow: [
    'Rainbow',
    'rainbow, rainbow coloured, rainbow colored, multicoloured, multicolored, multi coloured, multi colored, multicolour, multicolor, iridescent, opalescent',
  ],
  striped: ['Striped', 'striped, stripy, stripey, candy striped, pinstriped'],
  plaid: ['Plaid', 'plaid, tartan, checked, checkered, chequered, gingham, houndstooth, burberry'],
  floral: ['Flowered', 'floral, flowery, flowered, flower print, floral print, flower patterned, floral patterned'],
  dotted: ['Polka dots', 'polka dot, polka dots, polka dotted, dotted'],
  leopard: ['Leopard print', 'leopard print, animal print, cheetah print'],
  camouflage: ['Camouflage', 'camouflage, camo, camouflaged'],
  denim: ['Denim', 'denim'],
  lace: ['Lace', 'lace, lacy'],
})

export type ThingMaterialId = (typeof thingMaterials)[number]['id']
