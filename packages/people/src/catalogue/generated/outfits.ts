// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/wardrobe/outfits
import { entries } from '#catalogue/entry.ts'
import type { OutfitFacts } from '#catalogue/facts.ts'
import type { OutfitId } from './ids.ts'

export type { OutfitId } from './ids.ts'

export const outfits = entries<OutfitId, OutfitFacts>({
  'tshirt-jeans': [
    "T-shirt and jeans",
    "t shirt, tshirt, tee, jeans, polo shirt, polo, tank top, casual clothes, casual, casual outfit, top, vest top, everyday clothes, striped shirt, graphic tee, tee shirt, crop top",
    {"group":"everyday","primary":"#d9d4c8","secondary":"#3f5378","feminine":0.5},
  ],
  'shirt-chinos': [
    "Shirt and trousers",
    "shirt, button up, button down, flannel, flannel shirt, plaid shirt, checked shirt, checkered shirt, dress shirt, linen shirt, denim shirt, chinos, smart casual, trousers, slacks, hawaiian shirt, pants, oxford shirt, collared shirt, button up shirt",
    {"group":"everyday","primary":"#c9d6e4","secondary":"#4a4a55","feminine":0.35},
  ],
  'blouse-skirt': [
    "Blouse and skirt",
    "blouse, skirt, pencil skirt, pleated skirt, mini skirt, miniskirt, long skirt, tartan skirt",
    {"group":"everyday","primary":"#eee6da","secondary":"#4d3f5c","feminine":1,"shortSkirt":true},
  ],
  'sweater': [
    "Sweater",
    "sweater, jumper, pullover, cardigan, turtleneck, polo neck, knitwear, wool sweater, knit sweater, turtle neck, knitted jumper, woolly jumper, sweatshirt, roll neck, rollneck, fleece, christmas jumper, aran jumper",
    {"group":"everyday","primary":"#7c8f6a","secondary":"#3d4250","feminine":0.5},
  ],
  'hoodie': [
    "Hoodie",
    "hoodie, hoody, hooded sweatshirt, hooded top, zip up hoodie, streetwear",
    {"group":"everyday","primary":"#5a6270","secondary":"#2f3440","feminine":0.5,"hooded":true},
  ],
  'denim-jacket': [
    "Denim jacket",
    "denim jacket, jean jacket, jeans jacket, denim, denim vest",
    {"group":"everyday","primary":"#5b7ea6","secondary":"#e4ddd0","feminine":0.5,"dyes":["#5b7ea6","#34507a","#8fa9c6","#2d3442"]},
  ],
  'leather-jacket': [
    "Leather jacket",
    "leather jacket, biker jacket, motorcycle jacket, bomber jacket, bomber, jacket, biker, moto jacket, aviator jacket, flight jacket, varsity jacket, windbreaker",
    {"group":"everyday","primary":"#2b2a2e","secondary":"#4d4038","feminine":0.5,"dyes":["#2b2a2e","#4a2e20","#57232a","#6a4a30","#2f3a3a"]},
  ],
  'summer-shorts': [
    "Shirt and shorts",
    "shorts, board shorts, summer clothes, bermuda shorts, beachwear, swim shorts, cargo shorts, boardshorts, summer outfit, swimming trunks, swimsuit, bikini",
    {"group":"everyday","primary":"#e9b872","secondary":"#5f86a3","feminine":0.5,"places":{"beach":3,"meadow":2,"garden":2,"park":2,"lake":1}},
  ],
  'summer-dress': [
    "Summer dress",
    "summer dress, sundress, sun dress, dress, floral dress, maxi dress, flowery dress, frock, pinafore, light dress, linen dress, frilly dress, polka dot dress",
    {"group":"everyday","primary":"#d98c7a","secondary":"#f2e6d0","feminine":1,"places":{"beach":3,"meadow":2,"garden":2,"park":2,"lake":1},"shortSkirt":true},
  ],
  'suit': [
    "Suit",
    "suit, business suit, blazer, pantsuit, three piece suit, pinstripe suit, business attire, formal wear, power suit, trouser suit, tweed jacket, sports jacket, suited, tweed suit, suit jacket, business clothes, business casual, tweed, formal suit",
    {"group":"formal","primary":"#333a4d","secondary":"#e8e6e0","feminine":0.4,"places":{"studio":3,"castle-hall":1,"rooftop":2,"stage":1,"library":2,"city-street":1,"office":3}},
  ],
  'tuxedo': [
    "Tuxedo",
    "tuxedo, tux, dinner jacket, tailcoat, tails, white tie, black tie, smoking jacket",
    {"group":"formal","primary":"#1f2026","secondary":"#f1efe9","feminine":0.15,"places":{"studio":3,"castle-hall":1,"rooftop":2,"stage":1,"library":2,"city-street":1},"dyes":["#1f2026","#1f2026","#1d2542","#3d1d28"]},
  ],
  'waistcoat': [
    "Waistcoat",
    "waistcoat, suit vest, vest, gilet, buttoned vest",
    {"group":"formal","primary":"#5d4a3f","secondary":"#e5dccb","feminine":0.3,"places":{"studio":3,"castle-hall":1,"rooftop":2,"stage":1,"library":2,"city-street":1,"tavern":1}},
  ],
  'evening-gown': [
    "Evening gown",
    "evening gown, gown, ball gown, ballgown, evening dress, wedding dress, prom dress, wedding gown, long dress, bridal gown, floor length dress, bridal dress, flowing dress, princess dress, sequin dress, formal dress, flowing gown, sparkling dress",
    {"group":"formal","primary":"#7a2440","secondary":"#c9a45c","feminine":1,"places":{"studio":3,"castle-hall":1,"rooftop":2,"stage":1,"library":2,"city-street":1},"poses":{"standing":3,"relaxed":3}},
  ],
  'cocktail-dress': [
    "Cocktail dress",
    "cocktail dress, party dress, little black dress, mini dress, short dress, bridesmaid dress, flapper dress, minidress, bodycon dress, slip dress, club dress, party outfit",
    {"group":"formal","primary":"#274a66","secondary":"#c7ccd6","feminine":1,"places":{"studio":3,"castle-hall":1,"rooftop":2,"stage":1,"library":2,"city-street":1},"shortSkirt":true},
  ],
  'sportswear': [
    "Sportswear",
    "sportswear, gym clothes, workout clothes, leggings, yoga pants, athletic wear, running gear, jersey, activewear, sports bra, gym wear, sports kit, kit, yoga clothes, football kit, running clothes, athleisure, workout gear, football shirt, basketball jersey",
    {"group":"sport","primary":"#2f8a8a","secondary":"#26262c","feminine":0.5,"places":{"gym":4,"park":2,"city-street":1,"studio":1}},
  ],
  'tracksuit': [
    "Tracksuit",
    "tracksuit, track suit, sweatpants, joggers, jogging suit, sweat suit, tracksuit bottoms, sweatsuit, tracksuit top",
    {"group":"sport","primary":"#3b4f8a","secondary":"#e6e6ea","feminine":0.5,"places":{"gym":4,"park":2,"city-street":1,"studio":1}},
  ],
  'overalls': [
    "Overalls",
    "overalls, dungarees, work clothes, coveralls, boiler suit, workwear, bib overalls, work overalls, mechanic overalls",
    {"group":"work","primary":"#4a6488","secondary":"#b8543f","feminine":0.35,"places":{"workshop":4,"garden":2,"studio":1}},
  ],
  'lab-coat': [
    "Lab coat",
    "lab coat, laboratory coat, white coat, doctor coat, labcoat, doctors coat",
    {"group":"work","primary":"#eceff2","secondary":"#5f7f94","feminine":0.5,"places":{"laboratory":5,"studio":1},"dyes":["#eceff2"]},
  ],
  'chef-whites': [
    "Chef whites",
    "chef whites, chef uniform, chef jacket, chefs jacket, chef outfit, chefs whites, kitchen whites, chef coat",
    {"group":"work","primary":"#f0eee8","secondary":"#2d2d33","feminine":0.5,"places":{"kitchen":5,"studio":1},"dyes":["#f0eee8"]},
  ],
  'uniform': [
    "Uniform",
    "uniform, military uniform, officer uniform, police uniform, army uniform, dress uniform, fatigues, camouflage, army fatigues, naval uniform, camo, pilot uniform",
    {"group":"work","primary":"#4c5a44","secondary":"#b59a55","feminine":0.35,"places":{"city-street":2,"studio":2,"office":1}},
  ],
  'scrubs': [
    "Scrubs",
    "scrubs, surgical scrubs, hospital scrubs, nurse uniform, medical scrubs",
    {"group":"work","primary":"#4f8fa8","secondary":"#e6eef2","feminine":0.6,"places":{"laboratory":2,"studio":2,"office":1}},
  ],
  'winter-coat': [
    "Winter coat",
    "coat, winter coat, parka, overcoat, puffer jacket, down jacket, anorak, raincoat, rain coat, fur coat, wool coat, peacoat, pea coat, duffel coat, ski jacket, winter jacket, puffer, winter clothes, rain jacket, wool overcoat, greatcoat, ski suit, long coat, winter outfit, quilted jacket",
    {"group":"weather","primary":"#6b5a4a","secondary":"#33363f","feminine":0.5,"places":{"snow-mountains":3,"city-street":2,"park":1,"village":1},"hooded":true},
  ],
  'trench-coat': [
    "Trench coat",
    "trench coat, trenchcoat, detective coat, duster, duster coat, mackintosh, trench, belted coat, leather coat",
    {"group":"weather","primary":"#b39a72","secondary":"#3c3a3c","feminine":0.5,"places":{"city-street":4,"neon-city":1,"library":1},"dyes":["#b39a72","#2f3648","#4c5644","#25262c","#8a7458"]},
  ],
  'plate-armour': [
    "Plate armour",
    "plate armour, plate armor, armour, armor, suit of armour, suit of armor, knight armour, knight armor, full plate, chainmail, chain mail, breastplate, armoured, armored, steel armour, steel armor, samurai armour, samurai armor, plate mail, battle armour, battle armor",
    {"group":"fantasy","primary":"#a9afb9","secondary":"#5b3f2b","feminine":0.5,"places":{"castle-hall":3,"forest":3,"ruins":3,"tavern":1,"snow-mountains":1},"poses":{"standing":3,"relaxed":3},"dyes":["#a9afb9","#8d939e","#c0b8a4"],"legendary":true},
  ],
  'leather-armour': [
    "Leather armour",
    "leather armour, leather armor, leather tunic, studded leather, ranger outfit, leather jerkin, rogue outfit, hunter outfit, light armour, light armor, leather vest, jerkin",
    {"group":"fantasy","primary":"#6b4a30","secondary":"#3b4a34","feminine":0.5,"places":{"castle-hall":3,"forest":3,"ruins":3,"tavern":1,"snow-mountains":1},"dyes":["#6b4a30","#4a3326","#3a3c34","#5a2e26"],"legendary":true},
  ],
  'robe': [
    "Robe",
    "robe, wizard robe, mage robe, robes, monk robe, toga, priest robe, cassock, habit, kaftan, caftan, hooded robe, vestments, djellaba, thobe, ceremonial robe",
    {"group":"fantasy","primary":"#3d4a86","secondary":"#b99a55","feminine":0.5,"places":{"castle-hall":3,"forest":3,"ruins":3,"tavern":1,"snow-mountains":1,"library":2,"cave":1},"hooded":true},
  ],
  'cloak': [
    "Hooded cloak",
    "cloak, cape, hooded cloak, mantle, hooded cape, travelling cloak, traveling cloak, fur cloak, long cape, poncho, hooded, travel cloak",
    {"group":"fantasy","primary":"#3f5a45","secondary":"#5a4632","feminine":0.5,"places":{"castle-hall":3,"forest":3,"ruins":3,"tavern":1,"snow-mountains":1},"hooded":true},
  ],
  'tunic': [
    "Tunic",
    "tunic, medieval clothes, peasant clothes, medieval tunic, doublet, medieval dress, peasant dress, medieval outfit, medieval clothing, peasant blouse, jester costume, motley",
    {"group":"fantasy","primary":"#8a6a48","secondary":"#4a3a2c","feminine":0.5,"places":{"castle-hall":3,"forest":3,"ruins":3,"tavern":1,"snow-mountains":1,"village":2,"market":2,"meadow":1},"legendary":true},
  ],
  'royal': [
    "Royal dress",
    "royal robes, regal clothes, royal dress, royal outfit, coronation robe, ermine, royal clothes, regal robes, royal attire, regal attire, royal gown",
    {"group":"fantasy","primary":"#7a1f34","secondary":"#d0aa55","feminine":0.5,"places":{"castle-hall":5,"garden":1},"legendary":true},
  ],
  'pirate': [
    "Pirate",
    "pirate outfit, pirate clothes, pirate coat, buccaneer, pirate, corsair, swashbuckler, privateer, pirate costume",
    {"group":"fantasy","primary":"#5a2a2a","secondary":"#c8b184","feminine":0.4,"places":{"beach":3,"tavern":3,"market":1},"legendary":true},
  ],
  'space-suit': [
    "Space suit",
    "space suit, spacesuit, astronaut suit, astronaut, cosmonaut, eva suit, astronaut outfit, pressure suit, spaceman, spacewoman",
    {"group":"future","primary":"#e3e6eb","secondary":"#e0763a","feminine":0.5,"places":{"space":4,"spaceship":4},"dyes":["#e3e6eb"]},
  ],
  'cyberpunk': [
    "Cyberpunk",
    "cyberpunk, techwear, tech wear, futuristic jacket, cyberpunk outfit, cyber, netrunner, cyberpunk jacket, neon jacket, futuristic clothes, futuristic outfit",
    {"group":"future","primary":"#23242e","secondary":"#e0409a","feminine":0.5,"places":{"neon-city":6,"rooftop":1}},
  ],
  'jumpsuit': [
    "Jumpsuit",
    "jumpsuit, flight suit, bodysuit, wetsuit, catsuit, onesie, racing suit, futuristic suit, sci fi suit, space uniform, diving suit, romper, leotard, pilot suit, flightsuit, playsuit",
    {"group":"future","primary":"#a8642e","secondary":"#2e3138","feminine":0.5,"places":{"spaceship":4,"laboratory":2}},
  ],
  'steampunk': [
    "Steampunk",
    "steampunk, steam punk, steampunk outfit, steampunk clothes, victorian, victorian clothes, victorian dress, corset, victorian coat",
    {"group":"future","primary":"#6d4a2f","secondary":"#c19a55","feminine":0.5,"places":{"workshop":4,"city-street":1,"library":1}},
  ],
  'superhero': [
    "Hero suit",
    "superhero, super hero, superheroine, hero suit, superhero suit, superhero costume, caped crusader, super suit, hero costume, superhero outfit",
    {"group":"future","primary":"#1f7a6f","secondary":"#4a2f6e","feminine":0.5,"places":{"rooftop":4,"city-street":2,"sky":1},"poses":{"hands-on-hips":4,"arms-crossed":2,"standing":1}},
  ],
  'kimono': [
    "Kimono",
    "kimono, yukata, hanfu, hanbok, haori, silk kimono, traditional japanese clothes, cheongsam, qipao, ao dai",
    {"group":"tradition","primary":"#a8324a","secondary":"#2f3a5c","feminine":0.7,"places":{"garden":4,"lake":1,"village":1,"studio":1},"poses":{"standing":3,"relaxed":3},"legendary":true},
  ],
})
