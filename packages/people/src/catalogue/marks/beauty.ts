import { family } from './mark.ts'

export const makeups = family('makeup', 'face', {
  eyeliner: [
    'Eyeliner',
    'eyeliner, winged eyeliner, cat eye, cat eye makeup, cat eyeliner, winged liner, eye liner, kohl, kohl rimmed eyes, kohl lined eyes, black eyeliner, graphic liner, thick eyeliner, bold eyeliner, sharp eyeliner, guyliner, wing liner, cat eyes makeup, graphic eyeliner, egyptian eyeliner, egyptian makeup, cat eye liner, kohl eyes, eyes lined with kohl, sharp winged eyeliner, dramatic eyeliner, wings sharp, liquid eyeliner, eyeliner wings, eyes rimmed in kohl, heavy eyeliner',
    ['eyes _ lined/rimmed with/in kohl/black/eyeliner', 'kohl/eyeliner/liner around/on _ eyes'],
  ],
  'smudged-eyeliner': [
    'Smudged eyeliner',
    'smudged eyeliner, smeared eyeliner, messy eyeliner, smudged kohl, smudged eye makeup, grunge makeup, smudgy eyeliner, smudgy eyes, smeared eye makeup, messy eye makeup, indie sleaze makeup, smudged liner',
    ['eyeliner/kohl/liner _ smudged/smeared'],
  ],
  'smoky-eyes': [
    'Smoky eyes',
    'smoky eyes, smokey eyes, smoky eye, smokey eye, smoky makeup, smokey makeup, dark eye makeup, dark makeup, dark eyeshadow, smoky eye makeup, smokey eye makeup, smoky eyeshadow, black eyeshadow, heavy eye makeup, emo makeup, dramatic eye makeup, gothic eye makeup, goth eye makeup, smokey eyeshadow, dark eye shadow, punk makeup, smouldering eye makeup, rocker makeup, vampy makeup, black eye makeup, witchy makeup',
    [],
  ],
  'full-makeup': [
    'Make-up',
    'heavy makeup, full makeup, glam makeup, bold makeup, glamorous makeup, dramatic makeup, full face of makeup, full glam, soft glam, strong makeup, flawless makeup, beautiful makeup, editorial makeup, stage makeup, evening makeup, party makeup, drag makeup, wearing makeup, avant garde makeup, colorful makeup, colourful makeup, pageant makeup, vintage makeup, retro makeup, korean makeup, douyin makeup, gyaru makeup, natural makeup, light makeup, soft makeup, subtle makeup, minimal makeup, fresh makeup, clean girl makeup, bridal makeup, perfect makeup, 60s makeup, 80s makeup, doll makeup, fantasy makeup, fairy makeup, elegant makeup, heavy make up, full make up, pink makeup',
    [],
    'all',
  ],
  'glossy-lips': [
    'Glossy lips',
    'glossy lips, shiny lips, wet lips, glossed lips, glazed lips, lipgloss, vinyl lips, juicy lips, glossy lip, clear gloss, glossy lipstick, moist lips, glistening lips',
    [],
  ],
  'smeared-lipstick': [
    'Smeared lipstick',
    'smeared lipstick, smudged lipstick, messy lipstick, smeared lips, lipstick smear, smeared red lipstick, smudged red lipstick, lipstick smeared, lipstick smudged, smudged lips',
    ['lipstick _ smeared/smudged _ across/on/over _ face/cheek/mouth/chin', 'lipstick _ on/across _ cheek/chin'],
  ],
  'kiss-mark': [
    'Lipstick kiss on the cheek',
    'kiss mark, lipstick mark, lipstick kiss, kiss on cheek, lipstick kiss on cheek, kiss marks, lipstick stain, lipstick print, lip print',
    ['kiss/lipstick+mark/lipstick+kiss/kiss+mark/lip+print on _ cheek/face/cheeks/forehead'],
  ],
  'white-lashes': [
    'White lashes',
    'white eyelashes, white lashes, pale eyelashes, pale lashes, silver lashes, blonde eyelashes, white mascara, blonde lashes, silver eyelashes, snow white lashes, snow white eyelashes, albino eyelashes, platinum lashes',
    ['white/pale/silver/blonde/snowy brows/eyebrows and lashes/eyelashes'],
  ],
  'white-brows': [
    'White brows',
    'white eyebrows, white brows, bleached eyebrows, bleached brows, silver eyebrows, silver brows, platinum eyebrows, pale eyebrows, blonde eyebrows, snow white eyebrows, albino eyebrows, snowy brows, pale brows, blonde brows, snowy eyebrows, frosted brows',
    ['white/pale/silver/bleached/blonde/snowy lashes/eyelashes and brows/eyebrows'],
  ],
  'no-brows': [
    'No brows',
    'shaved eyebrows, shaved brows, browless, invisible eyebrows, invisible brows, shaven eyebrows, singed eyebrows, burnt off eyebrows, hairless brows, singed brows',
    [],
  ],
})

export const nailMarks = family('nails', 'hands', {
  'painted-nails': [
    'Painted nails',
    'nail polish, painted nails, nails, manicure, manicured nails, nail varnish, fingernails, polished nails, painted fingernails, nail lacquer, fingernail, manicured hands, chipped nail polish, chipped nails, chipped polish, fresh manicure',
    ['nails _ painted', 'nails _ polished'],
  ],
  'long-nails': [
    'Long nails',
    'long nails, acrylic nails, stiletto nails, coffin nails, almond nails, long fingernails, long manicured nails, pointed nails, pointy nails, long painted nails, nail extensions, false nails, gel nails, long decorated nails, decorated nails, nail art, bejewelled nails, bejeweled nails, long acrylic nails, fake nails, sharp nails, long acrylics, long polished nails, glitter nails, rhinestone nails, french tips, french manicure, glittery nails, nail gems, long pointed nails',
    ['nails/fingernails _ long/sharp/pointed/decorated'],
  ],
  claws: [
    'Claws',
    'claws, clawed hands, sharp claws, black claws, clawed fingers, long claws, clawed, cat claws, beast claws, demon claws, animal claws, clawed fingertips, dragon claws, claw hands',
    [],
  ],
})
