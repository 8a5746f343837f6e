import { plainEntries } from './entry.ts'

/** What clothes are made of, where words ask for something else than they are usually made of. */
export const materials = plainEntries({
  leather: [
    'Leather',
    'leather, faux leather, suede, vegan leather, cracked leather, worn leather, distressed leather',
  ],
  denim: ['Denim', 'denim, jean, acid wash, acid washed, stonewashed'],
  silk: ['Silk', 'silk, silky, satin, satiny, silken, shiny'],
  velvet: ['Velvet', 'velvet, velvety, velour, crushed velvet, corduroy, plush'],
  wool: ['Wool', 'wool, woollen, woolen, woolly, tweed, felt, cashmere, fleece, flannel'],
  knit: ['Knit', 'knit, knitted, chunky knit, crocheted, crochet, ribbed, cable knit, hand knitted'],
  linen: ['Linen', 'linen, cotton, canvas, hemp, burlap, gauze, muslin'],
  latex: ['Latex', 'latex, rubber, vinyl, pvc, patent, patent leather, glossy, wet look'],
  metal: [
    'Metal',
    'metal, metallic, chrome, steel, silver plated, gold plated, iron, golden plated, bronze plated, armoured, armored',
  ],
  sequins: [
    'Sequins',
    'sequin, sequins, sequined, sequinned, glittery, glittering, sparkly, sparkling, bejewelled, bejeweled, beaded, rhinestone, diamond studded',
  ],
  lace: ['Lace', 'lace, lacy, lace trimmed, lace up, embroidered lace'],
})

export type MaterialId = (typeof materials)[number]['id']

/** What is printed on clothes or woven into them. */
export const patterns = plainEntries({
  striped: ['Stripes', 'striped, stripy, stripey, horizontal stripes, stripes, breton, nautical'],
  pinstripe: ['Pinstripes', 'pinstripe, pinstriped, pin striped, vertical stripes, vertically striped'],
  plaid: ['Plaid', 'plaid, tartan, checked, checkered, chequered, gingham, lumberjack, houndstooth, argyle'],
  floral: [
    'Flowers',
    'floral, flowery, flower print, flowered, flower patterned, floral print, hawaiian, blossom print, rose print, floral patterned',
  ],
  'polka-dots': ['Polka dots', 'polka dot, polka dots, polka dotted, dotted, spotted, spotty'],
  camouflage: ['Camouflage', 'camouflage, camo, camouflaged, woodland camo, desert camo, camo print'],
  leopard: ['Leopard print', 'leopard, leopard print, animal print, cheetah, cheetah print, jaguar print'],
  ornate: [
    'Ornaments',
    'embroidered, ornate, brocade, damask, paisley, patterned, ornamented, filigree, gold embroidered, intricate, richly embroidered, rune covered',
  ],
})

export type PatternId = (typeof patterns)[number]['id']
