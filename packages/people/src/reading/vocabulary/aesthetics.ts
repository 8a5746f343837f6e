/**
 * Aesthetics that are clothes, a place and colors together: each part holds where nothing else is said of it, so that a
 * named coat or a named place wins and the rest still shows what was meant.
 */
export const aesthetics: readonly (readonly [claims: string, words: string])[] = [
  ['grade?=warm', 'steampunk, steam punk, steampunk style, steampunk aesthetic'],
  ['background?=neon-city', 'cyberpunk, cyberpunk style, cyberpunk aesthetic, cyberpunk world, cyberpunk setting'],
  [
    'grade?=vivid background?=greenhouse light?=sun',
    'solarpunk, solar punk, solarpunk style, solarpunk aesthetic, solarpunk world, hopepunk, eco futurism, eco futuristic',
  ],
  [
    'grade?=desaturated background?=ruined-city wear?=torn',
    'post apocalyptic, postapocalyptic, post apocalypse, apocalyptic, apocalyptic wasteland, post apocalyptic wasteland, zombie apocalypse, nuclear wasteland, mad max, mad max style, fallout style, the last of us, the last of us style, post nuclear, after the apocalypse, end of the world, doomsday, post apocalyptic style',
  ],
  [
    'grade?=dark background?=ruins light?=rim',
    'dark souls, dark souls style, dark souls vibe, dark souls vibes, bloodborne, bloodborne style, elden ring, elden ring style, soulslike, souls like, grimdark fantasy, berserk style, diablo style, warhammer style',
  ],
  [
    'grade?=pastel background?=garden',
    'cottagecore, cottage core, cottagecore aesthetic, cottagecore style, cottagecore vibe, farmcore, grandmacore, countrycore, flower child aesthetic',
  ],
  [
    'grade?=dark outfit?=suit background?=library',
    'dark academia, dark academia aesthetic, dark academia style, dark academia vibe, dark academia vibes',
  ],
  [
    'grade?=bright outfit?=sweater background?=library',
    'light academia, light academia aesthetic, academia aesthetic, academia',
  ],
  [
    'grade?=dreamy background?=forest',
    'fairycore, fairy core, goblincore, forestcore, elfcore, naturecore, mosscore, fairy grunge',
  ],
  [
    'grade?=dark light?=candle',
    'gothic, gothic style, gothic aesthetic, gothic vibe, gothic mood, gothic romance, witchcore, witchy, witchy aesthetic, witchy vibe, whimsigoth, dark cottagecore, vampiric, vampcore, victorian gothic, southern gothic',
  ],
  [
    'grade?=bright marks?=dewy-skin',
    'clean girl aesthetic, clean girl, clean girl look, that girl aesthetic, wellness aesthetic, glass skin look',
  ],
  [
    'grade?=faded outfit?=suit',
    'old money, old money aesthetic, old money style, quiet luxury, preppy, preppy style, ivy league style, stealth wealth',
  ],
  ['grade?=desaturated outfit?=leather-jacket', 'grunge, grunge style, grunge aesthetic, 90s grunge, seattle grunge'],
  ['grade?=vivid colour?=pink', 'barbiecore, barbie style, barbie aesthetic, barbie core, hot girl summer'],
  ['accessories?=fur-collar accessories?=sunglasses', 'mob wife, mob wife aesthetic'],
  [
    'outfit?=hoodie accessories?=sneakers',
    'streetwear, streetwear style, street style outfit, urban streetwear, hypebeast style',
  ],
  ['outfit?=sportswear', 'athleisure, gym aesthetic, sporty style, gymcore, blokecore'],
  [
    'outfit?=summer-dress pattern?=floral',
    'boho, boho style, boho chic, bohemian, bohemian style, hippie style, hippie aesthetic',
  ],
  [
    'grade?=bright background?=beach',
    'coastal grandmother, coastal aesthetic, beachy, beachy aesthetic, coconut girl, tropical vibe, tropical vibes, vacation vibes, holiday vibes',
  ],
  [
    'grade?=warm background?=desert accessories?=cowboy-hat',
    'wild west, old west, western movie, western film, spaghetti western, western style, western aesthetic, coastal cowgirl, cowboycore',
  ],
  ['grade?=cyber lens?=wide-lens', 'y2k fashion, y2k style, cybery2k, frutiger aero'],
  [
    'grade?=sepia',
    '1920s, 1920s style, 1930s, 1930s style, 1940s, 1940s style, roaring twenties, roaring 20s, jazz age, great gatsby, gatsby style, victorian era, edwardian, edwardian era, belle epoque, prohibition era, wartime, 1900s, 1800s, 19th century, turn of the century',
  ],
  ['grade?=faded', '1990s, 90s, nineties, 1990s style, 1970s style, 2000s, early 2000s'],
  [
    'grade?=warm light?=candle',
    'medieval tavern vibe, hobbitcore, hobbit core, lord of the rings vibe, lotr vibe, dnd vibe, dungeons and dragons vibe',
  ],
  ['style?=anime grade?=dreamy', 'ghiblicore, ghibli aesthetic, ghibli vibe, ghibli vibes, studio ghibli aesthetic'],
  // Painters and ways to paint.
  [
    'style=painterly light?=dramatic grade?=dark',
    'dutch golden age, dutch golden age painting, dutch golden age style, dutch golden age portrait, dutch masters, rembrandt, caravaggio, tenebrism, tenebrist, velazquez, goya, vanitas, georges de la tour, artemisia gentileschi',
  ],
  ['style=painterly light?=window', 'vermeer, hammershoi, vilhelm hammershoi, girl with a pearl earring style'],
  [
    'style=painterly grade?=pastel',
    'degas, degas pastel, degas style, monet, renoir, pastel painting, oil pastel, oil pastels, pastel portrait, soft pastel painting, mary cassatt, berthe morisot, fragonard, bouguereau',
  ],
  [
    'style=painterly',
    'botticelli, titian, raphael painting, klimt, gustav klimt, van gogh, vincent van gogh, sargent, john singer sargent, edward hopper, hopper style, frida kahlo, frazetta, frank frazetta, boris vallejo, norman rockwell, artgerm, greg rutkowski, rutkowski, wlop, craig mullins, waterhouse, john william waterhouse, alma tadema, rossetti, millais, turner painting, egon schiele, toulouse lautrec, bob ross, academic painting, flemish painting, flemish master, northern renaissance, mannerism, symbolism, symbolist painting, golden age illustration, jc leyendecker, leyendecker, saturday evening post, n c wyeth, nc wyeth, arthur rackham, oil sketch, alla prima, plein air, acrylics, painted in oils, oil painted',
  ],
  [
    'style=sketch effects=halftone',
    'black and white manga panel, black and white manga, black and white manga page, monochrome manga, b w manga, manga panel black and white, inked manga, manga ink, manga lineart, junji ito, junji ito style, black and white comic panel, black and white comic, monochrome comic, black and white comic page',
  ],
  [
    'style=anime effects?=halftone',
    'manga panel, manga page, manga cover, manga volume cover, shonen jump, shonen jump cover',
  ],
  [
    'style=anime scenery?=great-clouds',
    'makoto shinkai sky, shinkai sky, shinkai clouds, shinkai, shinkai style, your name style, weathering with you style, anime sky, anime clouds',
  ],
  [
    'style=anime focus?=soft-focus',
    'soft painterly anime, painterly anime, anime painting, semi realistic anime, soft anime, soft anime style',
  ],
  [
    'style=anime',
    'ufotable, ufotable style, mappa style, kyoani, kyoani style, kyoto animation style, trigger style, hero shooter, hero shooter character, hero shooter style, overwatch, valorant, apex legends, apex legends style, league of legends, moba character, moba hero, genshin, honkai star rail, arknights, mobile game art, mobile game style, gacha game, anime game, visual novel character, dating sim, otome game, otome, isekai protagonist, shonen protagonist, shonen hero, vocaloid, hatsune miku style, evangelion style, cowboy bebop style, akira style, sailor moon, fullmetal alchemist style, attack on titan style, jujutsu kaisen style, chainsaw man style, spy x family style, one punch man style, bleach style, death note style, dragon ball style, pokemon trainer style, arcane',
  ],
  [
    'style=comic',
    'street fighter style, tekken style, mortal kombat style, fighting game, fighting game character, guilty gear style, borderlands, telltale style, cuphead style, marvel, dc comics hero, batman comic, hergé, mike mignola, jack kirby, jim lee, frank miller, propaganda poster style',
  ],
  ['style?=anime framing?=half', 'visual novel sprite, vn sprite, visual novel portrait, dialogue sprite'],
  [
    'style=pixel effects?=low-poly',
    'ps1 graphics, ps1 style, psx, psx style, ps1, playstation 1 graphics, n64 graphics, retro 3d, early 3d graphics',
  ],
  [
    'grade?=pastel',
    'wes anderson, wes anderson style, wes anderson film, wes anderson palette, wes anderson look, accidentally wes anderson',
  ],
  [
    'grade?=bright',
    'instagram, insta, instagram post, instagram photo, instagram picture, instagram story, instagram reel, instagram feed, insta post, insta story, insta pic, ig post, ig story, tiktok, tiktok video, pinterest, pinterest aesthetic, pinterest style, pinterest vibe, pinterest board, instagram aesthetic, instagram vibe, instagram style, insta aesthetic, insta vibe, instagrammable, insta worthy, instagram worthy',
  ],
  // Ways to show somebody.
  [
    'framing?=portrait composition?=centred',
    'mobile icon, app icon, game icon, mobile game icon, character icon, portrait icon, profile icon',
  ],
  [
    'view=side framing?=full',
    'side scroller, 2d side scroller, side scrolling game, side scroller character, 2d platformer, platformer character, platform game',
  ],
  [
    'pose=mirror-selfie',
    'mirror pic, mirror photo, mirror picture, mirror shot, mirror snap, gym mirror pic, bathroom mirror pic, mirror selfie pic',
  ],
  [
    'pose=looking-aside',
    'not looking at the camera, isn t looking at the camera, isnt looking at the camera, not looking at camera, looking off camera, looking away from the camera, looking away from camera, not facing the camera, eyes off camera, avoiding the camera, looking away from the viewer, not looking at the viewer, gaze averted, averted gaze, averting her eyes, averting his eyes',
  ],
  [
    'background=studio',
    'clean background, uncluttered background, empty background, minimal background, minimalist background, no clutter, nothing in the background, nothing behind her, nothing behind him, nothing cluttered in the background, nothing distracting in the background, no distractions, nothing busy in the background, not a busy background, no busy background, isolated on white, isolated background, on a plain background, cut out, product shot background',
  ],
]
