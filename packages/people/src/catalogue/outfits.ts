import { entries } from './entry.ts'

/** Where an outfit belongs, and the colours it has when nobody asks for others. */
export type OutfitForm = {
  readonly group: 'everyday' | 'formal' | 'sport' | 'work' | 'weather' | 'fantasy' | 'future' | 'tradition'
  readonly primary: string
  readonly secondary: string
  /** 0 mostly men, 1 mostly women, by chance; text decides otherwise. */
  readonly feminine: number
}

const of = (group: OutfitForm['group'], primary: string, secondary: string, feminine = 0.5): OutfitForm => ({
  group,
  primary,
  secondary,
  feminine,
})

/** What people wear. Every outfit covers chest, belly and hips. */
export const outfits = entries({
  'tshirt-jeans': [
    'T-shirt and jeans',
    't shirt, tshirt, tee, jeans, polo shirt, polo, tank top, casual clothes, casual, casual outfit, top, vest top, everyday clothes, striped shirt, graphic tee, tee shirt, crop top',
    of('everyday', '#d9d4c8', '#3f5378'),
  ],
  'shirt-chinos': [
    'Shirt and trousers',
    'shirt, button up, button down, flannel, flannel shirt, plaid shirt, checked shirt, checkered shirt, dress shirt, linen shirt, denim shirt, chinos, smart casual, trousers, slacks, hawaiian shirt, pants, oxford shirt, collared shirt, button up shirt',
    of('everyday', '#c9d6e4', '#4a4a55', 0.35),
  ],
  'blouse-skirt': [
    'Blouse and skirt',
    'blouse, skirt, pencil skirt, pleated skirt, mini skirt, miniskirt, long skirt, tartan skirt',
    of('everyday', '#eee6da', '#4d3f5c', 1),
  ],
  sweater: [
    'Sweater',
    'sweater, jumper, pullover, cardigan, turtleneck, polo neck, knitwear, wool sweater, knit sweater, turtle neck, knitted jumper, woolly jumper, sweatshirt, roll neck, rollneck, fleece, christmas jumper, aran jumper',
    of('everyday', '#7c8f6a', '#3d4250'),
  ],
  hoodie: [
    'Hoodie',
    'hoodie, hoody, hooded sweatshirt, hooded top, zip up hoodie, streetwear',
    of('everyday', '#5a6270', '#2f3440'),
  ],
  'denim-jacket': [
    'Denim jacket',
    'denim jacket, jean jacket, jeans jacket, denim, denim vest',
    of('everyday', '#5b7ea6', '#e4ddd0'),
  ],
  'leather-jacket': [
    'Leather jacket',
    'leather jacket, biker jacket, motorcycle jacket, bomber jacket, bomber, jacket, biker, moto jacket, aviator jacket, flight jacket, varsity jacket, windbreaker',
    of('everyday', '#2b2a2e', '#4d4038'),
  ],
  'summer-shorts': [
    'Shirt and shorts',
    'shorts, board shorts, summer clothes, bermuda shorts, beachwear, swim shorts, cargo shorts, boardshorts, summer outfit, swimming trunks, swimsuit, bikini',
    of('everyday', '#e9b872', '#5f86a3'),
  ],
  'summer-dress': [
    'Summer dress',
    'summer dress, sundress, sun dress, dress, floral dress, maxi dress, flowery dress, frock, pinafore, light dress, linen dress, frilly dress, polka dot dress',
    of('everyday', '#d98c7a', '#f2e6d0', 1),
  ],
  suit: [
    'Suit',
    'suit, business suit, blazer, pantsuit, three piece suit, pinstripe suit, business attire, formal wear, power suit, trouser suit, tweed jacket, sports jacket, suited, tweed suit, suit jacket, business clothes, business casual, tweed, formal suit',
    of('formal', '#333a4d', '#e8e6e0', 0.4),
  ],
  tuxedo: [
    'Tuxedo',
    'tuxedo, tux, dinner jacket, tailcoat, tails, white tie, black tie, smoking jacket',
    of('formal', '#1f2026', '#f1efe9', 0.15),
  ],
  waistcoat: ['Waistcoat', 'waistcoat, suit vest, vest, gilet, buttoned vest', of('formal', '#5d4a3f', '#e5dccb', 0.3)],
  'evening-gown': [
    'Evening gown',
    'evening gown, gown, ball gown, ballgown, evening dress, wedding dress, prom dress, wedding gown, long dress, bridal gown, floor length dress, bridal dress, flowing dress, princess dress, sequin dress, formal dress, flowing gown, sparkling dress',
    of('formal', '#7a2440', '#c9a45c', 1),
  ],
  'cocktail-dress': [
    'Cocktail dress',
    'cocktail dress, party dress, little black dress, mini dress, short dress, bridesmaid dress, flapper dress, minidress, bodycon dress, slip dress, club dress, party outfit',
    of('formal', '#274a66', '#c7ccd6', 1),
  ],
  sportswear: [
    'Sportswear',
    'sportswear, gym clothes, workout clothes, leggings, yoga pants, athletic wear, running gear, jersey, activewear, sports bra, gym wear, sports kit, kit, yoga clothes, football kit, running clothes, athleisure, workout gear, football shirt, basketball jersey',
    of('sport', '#2f8a8a', '#26262c'),
  ],
  tracksuit: [
    'Tracksuit',
    'tracksuit, track suit, sweatpants, joggers, jogging suit, sweat suit, tracksuit bottoms, sweatsuit, tracksuit top',
    of('sport', '#3b4f8a', '#e6e6ea'),
  ],
  overalls: [
    'Overalls',
    'overalls, dungarees, work clothes, coveralls, boiler suit, workwear, bib overalls, work overalls, mechanic overalls',
    of('work', '#4a6488', '#b8543f', 0.35),
  ],
  'lab-coat': [
    'Lab coat',
    'lab coat, laboratory coat, white coat, doctor coat, labcoat, doctors coat',
    of('work', '#eceff2', '#5f7f94'),
  ],
  'chef-whites': [
    'Chef whites',
    'chef whites, chef uniform, chef jacket, chefs jacket, chef outfit, chefs whites, kitchen whites, chef coat',
    of('work', '#f0eee8', '#2d2d33'),
  ],
  uniform: [
    'Uniform',
    'uniform, military uniform, officer uniform, police uniform, army uniform, dress uniform, fatigues, camouflage, army fatigues, naval uniform, camo, pilot uniform',
    of('work', '#4c5a44', '#b59a55', 0.35),
  ],
  scrubs: [
    'Scrubs',
    'scrubs, surgical scrubs, hospital scrubs, nurse uniform, medical scrubs',
    of('work', '#4f8fa8', '#e6eef2', 0.6),
  ],
  'winter-coat': [
    'Winter coat',
    'coat, winter coat, parka, overcoat, puffer jacket, down jacket, anorak, raincoat, rain coat, fur coat, wool coat, peacoat, pea coat, duffel coat, ski jacket, winter jacket, puffer, winter clothes, rain jacket, wool overcoat, greatcoat, ski suit, long coat, winter outfit, quilted jacket',
    of('weather', '#6b5a4a', '#33363f'),
  ],
  'trench-coat': [
    'Trench coat',
    'trench coat, trenchcoat, detective coat, duster, duster coat, mackintosh, trench, belted coat, leather coat',
    of('weather', '#b39a72', '#3c3a3c'),
  ],
  'plate-armour': [
    'Plate armour',
    'plate armour, plate armor, armour, armor, suit of armour, suit of armor, knight armour, knight armor, full plate, chainmail, chain mail, breastplate, armoured, armored, steel armour, steel armor, samurai armour, samurai armor, plate mail, battle armour, battle armor',
    of('fantasy', '#a9afb9', '#5b3f2b'),
  ],
  'leather-armour': [
    'Leather armour',
    'leather armour, leather armor, leather tunic, studded leather, ranger outfit, leather jerkin, rogue outfit, hunter outfit, light armour, light armor, leather vest, jerkin',
    of('fantasy', '#6b4a30', '#3b4a34'),
  ],
  robe: [
    'Robe',
    'robe, wizard robe, mage robe, robes, monk robe, toga, priest robe, cassock, habit, kaftan, caftan, hooded robe, vestments, djellaba, thobe, ceremonial robe',
    of('fantasy', '#3d4a86', '#b99a55'),
  ],
  cloak: [
    'Hooded cloak',
    'cloak, cape, hooded cloak, mantle, hooded cape, travelling cloak, traveling cloak, fur cloak, long cape, poncho, hooded, travel cloak',
    of('fantasy', '#3f5a45', '#5a4632'),
  ],
  tunic: [
    'Tunic',
    'tunic, medieval clothes, peasant clothes, medieval tunic, doublet, medieval dress, peasant dress, medieval outfit, medieval clothing, peasant blouse, jester costume, motley',
    of('fantasy', '#8a6a48', '#4a3a2c'),
  ],
  royal: [
    'Royal dress',
    'royal robes, regal clothes, royal dress, royal outfit, coronation robe, ermine, royal clothes, regal robes, royal attire, regal attire, royal gown',
    of('fantasy', '#7a1f34', '#d0aa55'),
  ],
  pirate: [
    'Pirate',
    'pirate outfit, pirate clothes, pirate coat, buccaneer, pirate, corsair, swashbuckler, privateer, pirate costume',
    of('fantasy', '#5a2a2a', '#c8b184', 0.4),
  ],
  'space-suit': [
    'Space suit',
    'space suit, spacesuit, astronaut suit, astronaut, cosmonaut, eva suit, astronaut outfit, pressure suit, spaceman, spacewoman',
    of('future', '#e3e6eb', '#e0763a'),
  ],
  cyberpunk: [
    'Cyberpunk',
    'cyberpunk, techwear, tech wear, futuristic jacket, cyberpunk outfit, cyber, netrunner, cyberpunk jacket, neon jacket, futuristic clothes, futuristic outfit',
    of('future', '#23242e', '#e0409a'),
  ],
  jumpsuit: [
    'Jumpsuit',
    'jumpsuit, flight suit, bodysuit, wetsuit, catsuit, onesie, racing suit, futuristic suit, sci fi suit, space uniform, diving suit, romper, leotard, pilot suit, flightsuit, playsuit',
    of('future', '#a8642e', '#2e3138'),
  ],
  steampunk: [
    'Steampunk',
    'steampunk, steam punk, steampunk outfit, steampunk clothes, victorian, victorian clothes, victorian dress, corset, victorian coat',
    of('future', '#6d4a2f', '#c19a55'),
  ],
  superhero: [
    'Hero suit',
    'superhero, super hero, superheroine, hero suit, superhero suit, superhero costume, caped crusader, super suit, hero costume, superhero outfit',
    of('future', '#1f7a6f', '#4a2f6e'),
  ],
  kimono: [
    'Kimono',
    'kimono, yukata, hanfu, hanbok, haori, silk kimono, traditional japanese clothes, cheongsam, qipao, ao dai',
    of('tradition', '#a8324a', '#2f3a5c', 0.7),
  ],
})

export type OutfitId = (typeof outfits)[number]['id']
