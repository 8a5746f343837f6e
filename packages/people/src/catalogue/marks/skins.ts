import { family } from './mark.ts'

/** What the skin itself is like. */
export const skins = family('skin', 'face', {
  vitiligo: [
    'Vitiligo',
    'vitiligo, vitiligo patches, skin with vitiligo, piebald skin, patches of vitiligo, vitiligo skin, depigmented patches, two tone skin, pale patches on skin',
    ['vitiligo on _ face/hands/skin/arms/body'],
    'body',
  ],
  'dark-circles': [
    'Dark circles',
    'dark circles, dark circles under eyes, eye bags, bags under eyes, under eye bags, dark circles under her eyes, dark circles under his eyes, tired eyes with dark circles, baggy eyes, sunken eyes, shadows under the eyes, eyebags, bags under her eyes, bags under his eyes, sunken eyed, circles under her eyes, circles under his eyes, dark under eyes',
    [
      'circles/dark+circles/bags/shadows/dark+shadows/rings/dark+rings/heavy+bags/heavy+shadows under/around/beneath/below _ eyes/eye',
    ],
  ],
  'blush-face': [
    'Blush',
    'blush, blushing cheeks, rosy cheeks, flushed cheeks, red cheeks, pink cheeks, flushed face, flushed, rouged cheeks, blush makeup, heavy blush, blush across nose, blush stickers, nose blush, rouge, wind flushed cheeks, ruddy cheeks, cheeks flushed, pink blush, rosy face, blushed cheeks, igari makeup, flushed skin, cheeks red from cold, apple cheeks',
    [
      'blush/flush/rouge/pink/redness _ on/across/over/under _ face/cheek/cheeks/nose/eyes',
      'cheeks/cheek _ flushed/rosy/red/pink/rouged/blushing',
    ],
  ],
  'red-nose': [
    'Red nose',
    'red nose, nose red from cold, pink nose, runny nose, nose red, cold nose, nose red from the cold, rudolph nose',
    ['nose and cheeks _ red/pink/flushed', 'nose _ red/pink'],
  ],
  sunburn: [
    'Sunburn',
    'sunburn, sunburned, sunburnt, sunburnt nose, sunburned skin, sunburnt skin, sunburned nose, sunburned cheeks, sunburn across her nose, sunburnt face, sunburned face, red from the sun, peeling sunburn',
    ['sunburn on/across/over _ nose/face/cheeks/shoulders'],
  ],
  acne: [
    'Pimples',
    'acne, pimples, pimple, acne scars, blemishes, zits, spots on face, spotty skin, acne skin, pockmarked, pockmarks, pock marked, pitted skin',
    ['pimples/acne/spots/blemishes on _ face/cheeks/forehead/chin/skin'],
  ],
  'port-wine': [
    'Port-wine stain',
    'port wine stain, birthmark on face, facial birthmark, red birthmark, large birthmark, port wine birthmark, birthmark over eye',
    ['birthmark/birthmarks on/over/across/covering/around _ face/cheek/eye/half/forehead/neck'],
  ],
  dimples: [
    'Dimples',
    'dimples, dimple, dimpled cheeks, cheek dimples, dimpled smile, smile dimples, deep dimples, dimpled',
    ['dimple/dimples in/on _ cheek/cheeks'],
  ],
  goosebumps: [
    'Goosebumps',
    'goosebumps, goose bumps, gooseflesh, goose flesh, goosebumps on skin',
    ['goosebumps/gooseflesh on/along/over/down _ arms/arm/skin/neck/shoulders/forearms'],
    'arms',
  ],
  'beauty-mark': [
    'Beauty mark',
    'mole under eye, mole under her eye, beauty mark under eye, beauty mark near lips, mole above lip, mole near mouth, marilyn mole, tear mole, beauty mark below the eye, mole on cheek, mole on her cheek',
    [
      'mole/beauty+mark/beauty+spot/moles under/above/near/beside/below/on/by/over _ eye/eyes/lip/lips/mouth/cheek/chin/nose',
    ],
  ],
  scales: [
    'Scales',
    'scales, scaly skin, scaled skin, scales on skin, patches of scales, dragon scales, fish scales, mermaid scales, lizard scales, reptilian skin, snake scales, reptile scales, scaly, iridescent scales, scales on cheeks, snake skin, reptilian scales, shimmering scales, lizard skin, snakeskin, scale patches',
    [
      'scales/scale/patches+of+scales/dragon+scales/fish+scales/iridescent+scales/shimmering+scales on/across/over/along/around/down/covering/dusting _ skin/face/cheek/cheeks/cheekbones/arms/arm/neck/temples/shoulders/forehead/body/hands',
    ],
    'body',
  ],
  'porcelain-cracks': [
    'Cracks like porcelain',
    'cracked skin, cracked porcelain skin, porcelain cracks, cracked face, cracks on face, cracked porcelain, cracked doll face, broken doll, crumbling skin, fractured face, cracked porcelain face, stone cracks, shattered face, broken porcelain, marble cracks, fractured skin, cracked stone skin, cracked marble skin',
    ['crack/cracks on/across/over/in/down/along/through _ skin/face/cheek/porcelain/arms/neck/body'],
    'body',
  ],
  kintsugi: [
    'Kintsugi',
    'kintsugi, gold cracks, golden cracks, kintsugi skin, gold filled cracks, kintsugi cracks, cracks filled with gold, golden veins, gold veins, gold seams, kintsugi face, cracks of gold',
    [
      'gold/golden/kintsugi cracks/veins/seams/lines on/across/over/in/down/along/through _ skin/face/cheek/porcelain/arms/neck/body',
      'cracks/cracked _ filled with/in gold',
    ],
    'body',
  ],
  'iridescent-skin': [
    'Iridescent skin',
    'iridescent skin, opalescent skin, holographic skin, pearlescent skin, shimmering iridescent skin, rainbow skin, iridescent makeup, opal skin, holographic makeup, pearl skin, iridescent highlighter, oil slick skin, prismatic skin',
    ['skin _ iridescent/opalescent/pearlescent/shimmering'],
    'body',
  ],
  'starry-skin': [
    'Starry skin',
    'starry skin, galaxy skin, star covered skin, cosmic skin, skin like the night sky, skin of stars, constellation freckles, nebula skin, celestial skin, stars on skin, skin made of stars, constellations on skin, galaxy body, skin full of stars, body made of stars, space skin',
    ['stars/constellations/galaxy/galaxies on/across/over/in/under _ skin/body/arms'],
    'body',
  ],
  'metal-skin': [
    'Metal skin',
    'metal skin, metallic skin, chrome skin, steel skin, skin of metal, liquid metal skin, polished metal skin, bronze statue skin, gold plated skin, silver plated skin, golden metallic skin, skin made of metal, skin of steel, skin made of gold, chromed skin, robot skin, statue of gold, iron skin, body of metal, metal body, chrome body, liquid metal, living metal, silver metallic skin, made of metal',
    ['skin/body of/made+of metal/chrome/steel/iron'],
    'body',
  ],
  'stone-skin': [
    'Stone skin',
    'stone skin, marble skin, statue skin, rocky skin, skin like stone, skin of stone, granite skin, living statue, turned to stone, skin made of stone, marble statue, concrete skin, stone body, body of stone, skin of marble, made of stone, gargoyle skin',
    ['skin/body of/made+of/like stone/marble/granite/rock'],
    'body',
  ],
  'bark-skin': [
    'Bark skin',
    'bark skin, wooden skin, tree bark skin, skin of bark, skin like bark, skin made of wood, bark like skin, skin like tree bark, wood skin, dryad skin, wooden body, body of wood, treant skin, made of wood',
    [
      'skin/body of/made+of/like bark/wood/tree+bark',
      'bark on/across/over/covering _ skin/arms/face/shoulders/cheeks/body',
    ],
    'body',
  ],
  'android-seams': [
    'Android seams',
    'android seams, android face, robot joints, face seams, panel lines, cyborg face, android skin, robotic face, visible seams, synthetic skin, mechanical joints, doll joints, ball joints, ball jointed, seams on face, artificial skin, panel lines on face, cybernetic seams, robotic seams, face plates, visible joints, porcelain android, jointed doll, seam lines, doll joint, robot face, cyborg lines, synthetic face, mechanical seams, exposed joints, robotic joints, cyborg implants, cybernetic implants, cybernetic face, facial implants, cyborg parts, cybernetics, face implants, cyberware, chrome implants, cybernetic enhancements, cybernetic augmentations, augmentations',
    [
      'seams/seam+lines/panel+lines/joints/implants/cybernetics on/across/over/along/around/down/in _ face/skin/neck/cheek/cheeks/jaw/temple/temples/body/arms',
    ],
    'body',
  ],
  gills: [
    'Gills',
    'gills, gills on neck, neck gills, fish gills, gill slits',
    ['gills on/along/at _ neck/throat/ribs/sides'],
    'neck',
  ],
  'third-eye': [
    'Third eye',
    'third eye, third eye on forehead, three eyes, three eyed, eye on forehead, third eye open',
    ['eye/third+eye _ on/in _ forehead/brow'],
  ],
  'moon-mark': [
    'Crescent on the forehead',
    'crescent mark, crescent moon on forehead, moon mark, crescent on forehead, moon on forehead, crescent moon mark, forehead mark, symbol on forehead, mark on forehead, forehead marking, crest on forehead, glowing mark on forehead',
    [
      'crescent/moon/crescent+moon/symbol/mark/marking/sigil/rune/emblem/star on/in/upon _ forehead/brow',
      'forehead _ with/bearing _ mark/symbol/crescent',
    ],
  ],
  'hairy-arms': [
    'Hairy arms',
    'hairy arms, hairy forearms, hairy chest, hairy hands, body hair, arm hair, hairy body, hairy skin, hairy, chest hair, hairy legs',
    [],
    'arms',
  ],
})
