import { family, stuck } from './mark.ts'

const face = 'face/cheek/cheeks/nose/forehead/chin/brow/skin'
const hands = 'hands/hand/fingers/palms/arms/arm/forearms/forearm/elbows/fingertips/knuckles'
const stuffs = {
  soot: 'soot/soot+stains/ash/coal+dust/smudge+of+soot/charcoal/ashes/black+dust/gunpowder',
  mud: 'mud/mud+stains/dirt+stains/dirt/dust/smudge+of+dirt/grime/earth/soil/muck/dirt+smudge/sand',
  grease:
    'grease/grease+stains/oil+stains/oil/engine+oil/engine+grease/motor+oil/smudge+of+grease/machine+oil/black+oil/tar/coal',
  flour: 'flour/chalk/powder/chalk+dust/icing+sugar/dusting+of+flour/plaster+dust/powdered+sugar/talc',
  paint:
    'paint/paint+splatters/paint+stains/splatters+of+paint/paint+smudges/smudge+of+paint/paint+spots/streak+of+paint',
  clay: 'clay/wet+clay/slip/potters+clay',
  batter: 'batter/cream/whipped+cream/ice+cream/frosting/icing/foam/milk/dough/yogurt/shaving+cream',
  ink: 'ink/ink+stains/ink+smudges',
} as const

/** What has got onto the skin and comes off with water. */
export const dirt = family('dirt', 'face', {
  'soot-face': [
    'Soot on the face',
    'soot, sooty face, soot covered face, soot stained, smoke stained, soot smudges',
    [...stuck(stuffs.soot, 'sooty/ashen+streaked', face)],
  ],
  'soot-hands': ['Soot on the hands', 'sooty hands', stuck(stuffs.soot, 'sooty', hands), 'hands'],
  'mud-face': [
    'Dirt on the face',
    'dirty face, muddy face, mud splattered, mud covered, dirt smudges, grimy face, dirt smudged, dirt streaked, mud caked, mud smeared, dusty face',
    stuck(stuffs.mud, 'dirty/muddy/grimy/dusty/filthy/grubby', face),
    'all',
  ],
  'mud-hands': [
    'Dirt on the hands',
    'dirty hands, muddy hands, soil under her nails, dirt under the nails',
    [...stuck(stuffs.mud, 'dirty/muddy/grimy/dusty/grubby', hands), 'dirt/soil/earth under _ nails/fingernails'],
    'hands',
  ],
  'grease-face': [
    'Grease on the face',
    'grease smudges, oil smudges, oil stained, grease stained, grease smeared',
    stuck(stuffs.grease, 'greasy/oily/oil+stained/grease+stained', face),
  ],
  'grease-hands': [
    'Grease on the hands',
    'greasy hands, oily hands',
    stuck(stuffs.grease, 'greasy/oily/oil+stained/grease+stained', hands),
    'hands',
  ],
  'flour-face': [
    'Flour on the face',
    'floury face',
    stuck(stuffs.flour, 'floury/chalky/powdery/powdered/flour+dusted', face),
  ],
  'flour-hands': [
    'Flour on the hands',
    'floury hands, chalked hands, flour dusted, dusted with flour, covered in flour, flour covered',
    stuck(stuffs.flour, 'floury/chalky/chalked/powdery/flour+dusted', hands),
    'hands',
  ],
  'paint-face': ['Paint on the face', 'paint smudges, paint smeared', stuck(stuffs.paint, 'paint+stained', face)],
  'paint-hands': [
    'Paint on the hands',
    'paint stained, paint splattered, paint covered, covered in paint, paint stains, paint flecked, paint spattered',
    stuck(stuffs.paint, 'paint+stained', hands),
    'hands',
  ],
  'clay-face': ['Clay on the face', 'mud mask, clay mask, face mask of clay', stuck(stuffs.clay, 'clay+covered', face)],
  'clay-hands': [
    'Clay on the hands',
    'clay covered hands, clay covered',
    [...stuck(stuffs.clay, 'clay+covered', hands), `clay/mud/flour up to _ elbows/wrists`],
    'hands',
  ],
  'batter-nose': ['A dab on the nose', 'milk moustache', stuck(stuffs.batter, 'creamy', 'face/nose/cheek/chin/cheeks')],
  'ink-hands': ['Ink on the hands', 'inky fingers, ink stained', stuck(stuffs.ink, 'inky', hands), 'hands'],
})

/** Blood and what blows leave. None of it is more than a film for everybody shows. */
export const blood = family('blood', 'face', {
  'blood-face': [
    'Blood on the face',
    'blood, bloody, bloodied, bloody face, blood splatter, blood spattered, blood splattered, blood stained, bloodstained, blood covered, covered in blood, blood smeared, blood streaked, blood spatter, bleeding',
    [...stuck('blood/blood+splatter/blood+spatter/smear+of+blood/drops+of+blood', 'bloody/bloodied', face)],
    'all',
  ],
  'blood-hands': [
    'Blood on the hands',
    'bloody hands',
    stuck('blood/blood+splatter', 'bloody/bloodied/bleeding', 'hands/hand/fingers/palms/arms/arm/forearms/fingertips'),
    'hands',
  ],
  'bloody-knuckles': [
    'Bloody knuckles',
    'bloody knuckles, split knuckles, bruised knuckles, scraped knuckles, bloodied knuckles, raw knuckles, skinned knuckles, battered knuckles, busted knuckles, grazed knuckles',
    ['blood on _ knuckles/fists', 'knuckles _ raw/bloody/bleeding/split/bruised'],
    'hands',
  ],
  nosebleed: [
    'Nosebleed',
    'nosebleed, nose bleed, bloody nose, bleeding nose, broken nose, bleeding from the nose',
    ['blood _ from/under _ nose', 'nose _ bleeding'],
  ],
  'split-lip': [
    'Split lip',
    'split lip, busted lip, cut lip, bleeding lip, bloody lip, cracked lip, bloodied lip, swollen lip, fat lip, busted lips',
    ['cut/blood on _ lip/lips', 'lip _ split/cut/bleeding/busted'],
  ],
  'blood-mouth': [
    'Blood at the mouth',
    'blood on her lips, blood on his lips, bloody mouth, bloody lips, bloody fangs, bleeding from the mouth, mouth full of blood, coughing blood, bloody smile',
    ['blood _ on/from/around/at _ mouth/chin/corner/teeth/fangs', 'blood at the corner of _ mouth/lips'],
  ],
  'cut-cheek': [
    'Cut on the cheek',
    'cut on the cheek, cuts, scratches, scratched face, cuts and bruises, grazes, cuts and scratches, scratch marks, claw marks, cut cheek, scraped cheek, scratch, scrapes, fresh cut, wounded, gash, minor cuts',
    ['cut/cuts/scratch/scratches/gash/graze/wound/scrape/scrapes on/across/over _ face/cheek/cheeks/nose/chin/jaw'],
  ],
  'cut-brow': [
    'Cut above the eye',
    'cut brow, cut eyebrow, split eyebrow, cut forehead, bleeding forehead, head wound, split brow, bloody forehead',
    ['cut/gash/wound/blood over/above/on/through/from/across _ eye/eyebrow/brow/forehead/temple/head'],
  ],
  'black-eye': [
    'Black eye',
    'black eye, bruised eye, swollen eye, shiner, swollen black eye, puffy black eye',
    ['bruise/bruises around/under/over _ eye/eyes'],
  ],
  'bruised-cheek': [
    'Bruised cheek',
    'bruised cheek, bruised, bruise, bruises, bruised face, battered face, bruised jaw, bruising, battered and bruised, beaten up, bruised cheeks, roughed up, battle worn',
    ['bruise/bruises/bruising on/across/over _ cheek/face/jaw/cheeks/chin/forehead/cheekbone'],
  ],
})

/** What healed, and what was put on to heal. */
export const scars = family('scar', 'face', {
  'scar-eye': [
    'Scar across the eye',
    'scar across the eye, scar through the eye, scarred eye, eye scar, vertical scar, scar down the eye',
    [
      'scar/scars over/across/through/down/on _ eye/eyes',
      'vertical scar over/across/through/down _ eye/eyes/eyebrow',
      'scar running/cutting through/across/over/down _ eye',
    ],
  ],
  'scar-face': [
    'Scar across the face',
    'long facial scar, diagonal scar, slash scar, big scar, long scar, jagged scar, huge scar, large scar, deep scar',
    ['long/diagonal/big/jagged/huge/large/deep scar across/over/down/on _ face', 'scar across/over/down _ face'],
  ],
  'burn-scar': [
    'Burn scar',
    'burn scar, burn scars, burned face, burnt face, burn scarred, half burned face, burn mark, burn marks, scarred by fire, burned skin, acid scar, burn wound',
    ['burn/burns scar/scars/mark/marks on/over/across/covering _ face/cheek/half', 'burns on/over _ face/cheek/half'],
  ],
  'scars-arms': [
    'Scars on the arms',
    'scarred arms, scarred hands, scars on his arms, scarred knuckles, many scars, covered in scars, scarred body, body covered in scars, scar covered, scarred skin, battle scars',
    ['scar/scars on/across/over/along _ arms/arm/hands/hand/shoulder/shoulders/body/forearm/forearms/chest/knuckles'],
    'arms',
  ],
  stitches: [
    'Stitches',
    'stitches, stitched face, stitched skin, stitched scar, sutures, stitch marks, patchwork skin, sewn skin, frankenstein stitches, stitched together',
    ['stitches/sutures on/across/over/in _ face/cheek/forehead/mouth/skin', 'stitched _ cheek/mouth/face'],
  ],
})

export const bandages = family('bandage', 'face', {
  'plaster-nose': [
    'Plaster on the nose',
    'bandaid on nose, band aid on nose, nose plaster, nose bandage, bandaged nose, nose strip, bandage on nose, bandaid, band aid, band aids, adhesive bandage, sticking plaster, nose bandaid',
    ['bandaid/band+aid/plaster/bandage/band/adhesive+bandage/sticking+plaster/tape on/across/over _ nose/bridge'],
  ],
  'plaster-cheek': [
    'Plaster on the cheek',
    'cheek plaster, bandaged cheek, bandage on cheek, bandaid on cheek, plaster on the cheek',
    ['bandaid/band+aid/plaster/bandage/gauze/adhesive+bandage/sticking+plaster on/across/over _ cheek/face/chin/jaw'],
  ],
  'plaster-brow': [
    'Plaster above the eye',
    'bandaged brow, butterfly bandage, bandaged eyebrow',
    [
      'bandaid/band+aid/plaster/adhesive+bandage/sticking+plaster/butterfly+bandage/steri+strip on/across/over/above _ eyebrow/brow/eye/forehead/temple',
    ],
  ],
  'bandage-head': [
    'Bandaged head',
    'bandaged head, head bandage, bandaged forehead, bandage around her head, head wrapped in bandages',
    ['bandage/bandages/gauze around/round/on/over _ head/forehead', 'head/forehead _ wrapped/bandaged'],
  ],
  'bandage-hands': [
    'Bandaged hands',
    'bandaged hand, bandaged hands, hand wraps, boxing wraps, wrapped hands, taped hands, bandaged fingers, taped knuckles, wrapped knuckles, wrapped fists, bandaged fists, bandaged knuckles, hand wrap, taped fists, taped fingers, bandaged wrist, bandaged wrists, taped wrists, wrist wraps, wrapped wrists, boxing hand wraps, boxing tape',
    [
      'bandage/bandages/wraps/tape/bandaids/plaster/plasters/gauze around/round/on/over _ hand/hands/knuckles/fists/fingers/wrist/wrists',
      'hand/hands/fists/knuckles/fingers _ wrapped/bandaged/taped',
    ],
    'hands',
  ],
  'bandage-arms': [
    'Bandaged arms',
    'bandaged arm, bandaged arms, bandaged forearm, bandaged forearms, arm wraps, wrapped forearms, wrapped arms, bandages, bandaged, wrapped in bandages, bandage, bandage wraps, wrapped forearm, arm bandage',
    [
      'bandage/bandages/wraps/gauze around/round/on/over _ arm/arms/forearm/forearms/body',
      'arm/arms/forearm/forearms _ wrapped/bandaged',
    ],
    'arms',
  ],
})

export const wet = family('wet', 'face', {
  sweat: [
    'Sweat',
    'sweat, sweaty, sweating, sweat on skin, beads of sweat, sweat drops, perspiring, glistening with sweat, sweat drenched, sweat soaked, perspiration, dripping with sweat, sweat beads, drenched in sweat, covered in sweat, sweat flying, glistening sweat, sweat drop, sweat glistening',
    [
      'sweat _ on/across/over/down _ face/brow/skin/forehead/body/temple/cheek/neck/temples',
      'sweaty/sweating _ face/brow/skin/forehead',
    ],
  ],
  'wet-skin': [
    'Wet skin',
    'wet skin, wet face, water droplets on skin, dripping wet, soaking wet, water dripping, water drops on skin, sopping wet, soaked to the skin, wet body, droplets on skin, rain drops on face, glistening wet, fresh out of the shower, rain on her face',
    [
      'water/rain/raindrops/droplets/drops _ on/over/down _ face/skin/cheeks/cheek/body/shoulders',
      'wet/drenched/soaked _ face/skin/cheeks/body/shoulders',
      'soaked/drenched by/in/from _ rain/water',
    ],
  ],
  'dewy-skin': [
    'Dewy skin',
    'dewy skin, glowy makeup, glowy look, glowy skin, glass skin, glossy skin, dewy makeup, oiled skin, oily skin, shiny skin, glistening skin, highlighter, luminous skin, radiant skin, glowing skin, dewy glow, healthy glow, oiled muscles, glowing complexion, skin oil, greasy skin, oiled up, highlighter makeup, glossy makeup, moisturised skin',
    ['skin _ glistening/shining/glowing/oiled/glossy'],
  ],
  'tear-tracks': [
    'Traces of tears',
    'tear tracks, tear rolling down, tear running down, tear sliding down, single tear, tears rolling down, tears running down, teardrop, tear streaked, tear stained, tear streaked face, tear stained cheeks, wet cheeks, tearstained, tear streaks, tear stained face',
    [
      'tears/tear _ on/down _ cheek/cheeks/face',
      'tears/tear/teardrop streaming/rolling/running/sliding down _ cheek/cheeks/face',
    ],
  ],
  'running-mascara': [
    'Running mascara',
    'running mascara, mascara running, mascara tears, smeared mascara, mascara streaks, smudged mascara, runny mascara, mascara streaked, mascara stained, mascara streaming, black tears, ruined makeup, smeared makeup, smudged makeup, messy makeup, running makeup, running eyeliner, tears of mascara, mascara dripping, mascara run',
    [
      'mascara/makeup/eyeliner _ down _ cheek/cheeks/face',
      'mascara/makeup streaming/rolling/running/smeared down/over/across _ cheek/cheeks/face',
    ],
  ],
  'frost-face': [
    'Frost on the skin',
    'frosted skin, frosty skin, frozen skin, frost on her lashes, frosted lashes, ice on skin, frost covered, frosted eyelashes, frosty lashes, snow on lashes, frozen lashes, snowy lashes',
    [
      'frost/snow/ice/snowflakes/ice+crystals/rime on/in/across/over _ lashes/eyelashes/skin/face/cheeks/brows/eyebrows/beard/cheek',
    ],
  ],
})

export const gems = family('gems', 'face', {
  rhinestones: [
    'Rhinestones',
    'rhinestones, face gems, face jewels, rhinestone makeup, facial gems, gems on face, crystals on face, festival makeup, jewelled face, jeweled face, euphoria makeup, face rhinestones, gem makeup, crystal makeup',
    [
      'rhinestones/gems/jewels/crystals/pearls/diamonds/stones/stickers/sequins on/under/around/below/along/beneath _ eye/eyes/face/cheek/cheeks/cheekbones/lids',
    ],
    'all',
  ],
  glitter: [
    'Glitter',
    'glittery makeup, face glitter, glitter makeup, glitter on face, glitter tears, sparkly makeup, body glitter, glitter eyeshadow, shimmering makeup, sparkles on face, shimmery skin, sparkling skin, shimmering skin, glittering skin, glittery skin, glittery, shimmery makeup, diamond dust',
    [
      'glitter/sparkles/stardust/shimmer/gold+dust/silver+dust on/under/around/across/over/in _ eye/eyes/face/cheek/cheeks/cheekbones/lids/eyelids/skin/nose',
    ],
  ],
  'gold-leaf': [
    'Gold leaf',
    'gold leaf, gold flakes, gold foil, golden flakes, gold leaf makeup, gilded cheeks, gold face paint, gold leaf flakes, gilded skin, golden face paint, gold paint',
    [
      'gold+leaf/gold+flakes/gold+foil/gold+paint/gold/golden+paint/golden+flakes on/across/over/under/around/along _ face/cheek/cheeks/cheekbones/skin/eyes/eye/lids/eyelids/forehead/brow',
      'face/cheekbones/cheeks/skin _ in gold/gold+leaf',
    ],
  ],
  'eyebrow-piercing': [
    'Pierced eyebrow',
    'eyebrow piercing, pierced eyebrow, brow piercing, eyebrow ring, eyebrow stud, eyebrow barbell, pierced brow, eyebrow piercings',
    ['piercing/ring/stud/barbell in/through/on _ eyebrow/brow'],
  ],
  'lip-piercing': [
    'Pierced lip',
    'lip piercing, lip piercings, pierced lip, pierced lips, lip ring, lip rings, lip stud, snakebite piercings, snake bite piercings, labret, labret piercing',
    ['piercing/ring/stud in/through/on/under/below _ lip/lips'],
  ],
  bindi: [
    'Bindi',
    'bindi, forehead jewel, forehead gem, jewel on forehead, gem on forehead, third eye gem, tilak, tikka, maang tikka, forehead crystal',
    ['gem/jewel/crystal/dot/stone/diamond/ruby/sapphire/emerald on/in/set+in _ forehead/brow'],
  ],
})
