import { materials, patterns } from '#catalogue/cloth.ts'
import { thingMaterials } from '#catalogue/thing-materials.ts'

/** What adjectives can describe. `things` takes what is said of things we do not draw, so that it lands nowhere else. */
export const nouns = [
  'person',
  'hair',
  'beard',
  'eyes',
  'brows',
  'lashes',
  'nose',
  'lips',
  'mouth',
  'ears',
  'face',
  'forehead',
  'cheekbones',
  'cheeks',
  'jaw',
  'chin',
  'skin',
  'shoulders',
  'legs',
  'hips',
  'neck',
  'highlights',
  'makeup',
  'lipstick',
  'outfit',
  'bottoms',
  'trim',
  'accessory',
  'background',
  'scenery',
  'body',
  'light',
  'effect',
  'tones',
  'tattoo',
  'marks',
  'nails',
  'eyeshadow',
  'things',
] as const
export type Noun = (typeof nouns)[number]

/** Words that name a part and claim nothing by themselves. */
export const nounWords: Readonly<Partial<Record<Noun, string>>> = {
  hair: 'hair, haired, locks, tresses, hairstyle, hairdo, haircut, fringe, bangs, strands, curls, head of hair, mane of hair, mop of hair, hairs, wig, mop',
  beard: 'whiskered',
  eyes: 'eye, eyes, eyed, iris, irises, gaze, stare',
  brows: 'eyebrow, eyebrows, brow, brows, browed',
  lashes: 'lashes, eyelashes, lash, eyelash, lashed',
  nose: 'nose, nosed',
  lips: 'lips, lip, lipped',
  mouth: 'mouth, mouthed',
  ears: 'ear, ears, eared',
  face: 'face, faced, visage, features, head',
  forehead: 'forehead',
  cheekbones: 'cheekbones, cheekbone, cheek bones',
  cheeks: 'cheeks, cheek, cheeked',
  jaw: 'jaw, jawline, jawed, jaw line',
  chin: 'chin, chinned',
  skin: 'skin, skinned, complexion, complexioned, skin tone',
  shoulders: 'shoulders, shouldered, shoulder',
  legs: 'legs, leg, legged',
  hips: 'hips, hipped',
  neck: 'neck, necked',
  highlights:
    'highlights, streaks, streak, tips, balayage, ombre, highlighted, streaked, strand, ends, inner hair, inner colour, inner color, inner hair colour, inner hair color, hair underneath, underlayer, peekaboo highlights, underdye',
  makeup: 'makeup, make up, mascara, cosmetics',
  eyeshadow: 'eyeshadow, eye shadow, eyeshadows',
  outfit:
    'outfit, clothes, clothing, attire, garb, garments, costume, ensemble, garment, dressed, get up, wardrobe, finery',
  trim: 'trim, trimming, stitching, stitches on the seams, contrast stitching, topstitching, seams, embroidery, accents, details, lining, trimmings, detailing, piping, stripes, borders, lapels, embroidered, hem, hems, edging, brocade, embroidered hem, embroidered collar, embroidered cuffs, embroidered edges, embroidered trim',
  background: 'background, backdrop',
  light:
    'light, lights, lighting, glow, lit, gel, gels, gel light, gel lights, led, leds, led light, led lights, led strip, led strips, led lighting, luminescence, illumination, illuminated, light source',
  effect: 'energy, mist, vapor, vapour, powder',
  tones:
    'tones, hues, palette, colour palette, color palette, colour scheme, color scheme, tinge, tinted, colour grading, color grading, colour grade, color grade, tint, colour cast, color cast, colour wash, color wash, colour tones, color tones',
  body: 'body, build, physique, figure, frame, muscles, built, muscle',
  things:
    'fingers crossed, crossed fingers, crossing her fingers, crossing his fingers, sparkle in her eyes, sparkle in his eyes, sparkle in her eye, sparkle in his eye, sparkle in eyes, twinkle in her eye, twinkle in his eye, glint in her eye, glint in his eye, ping pong paddle, ping pong bat, table tennis bat, table tennis paddle, rubber chicken, toilet paper, toilet roll, watch chain, pocket watch chain, rubber duck, rubber ducks, rubber ducky, riding crop, riding crops, severed head, severed hand, severed arm, severed limb, jump rope, jumping rope, skipping rope, biting nails, biting her nails, biting his nails, nail biting, drumsticks, drum sticks, hair over her eyes, hair over his eyes, hair over eyes, hair covering her eyes, hair covering his eyes, hair covering eyes, hair falling over her eyes, hair falling over his eyes, hair in her eyes, hair in his eyes, bangs over eyes, bangs covering eyes, bangs over her eyes, bangs over his eyes, bangs covering her eyes, bangs covering his eyes, high five, thigh high slit, thigh slit, slit to the thigh, veiny hands, veiny arms, veiny forearms, tongue piercing, ear cuff, ear cuffs, muzzle flash, muzzle flashes, muzzle flare, heat haze, heat shimmer, heat distortion, heat waves, widow peak, widows peak, drill hair, drill curls, feather duster, feather dusters, snow globe, snow globes, bird cage, birdcage, bird cages, taking off, takes off, getting up, getting dressed, getting undressed, school bus, tour bus, london bus, double decker, double decker bus, city bus, bus, buses, camper van, campervan, motorhome, caravan, minivan, pickup truck, lorry, two suns, twin suns, three suns, binary suns, magnifier headset, magnifying headset, magnifying goggles, rice terraces, rice paddies, rehearsal studio, dance studio, ballet studio, yoga studio, face chain, head chain, body chain, bike chain, zebra crossing, pedestrian crossing, bear hug, plunging neckline, neckline, low neckline, sweetheart neckline, frock coat, sailor suit, sailor fuku, sailor uniform, seifuku, gakuran, peter pan collar, mandarin collar, popped collar, turned up collar, high collar, sweater dress, jumper dress, boyfriend shirt, boyfriend jeans, garter belt, belly button ring, pince nez, chaps, leather chaps, snow pants, ski pants, blast door, blast doors, moon buggy, lunar rover, flame decals, smoker gun, nail gun, glue gun, select screen, title screen, loading bar, apron, collar, sleeves, dog, cat, wings, tail, guitar, helmet, wheels, sunset light, hands, knee, bow and arrow, shield, spear, axe, polish, ring, rings, circles, helmet under her arm, walking stick, cane, from behind, seen from behind, side view, front view, t pose, a pose, face to face, front side and back, in her face, in his face, on her shoulders, on his shoulders, on her shoulder, on his shoulder, side profile',
}

/** noun: adjectives -> claims, `adjective adjective=part:value`. */
const table: Readonly<Partial<Record<Noun, string>>> = {
  person:
    'tall=height:tall; very tall, towering, gigantic, giant=height:very-tall; short, small, tiny, diminutive=height:short; petite=height:short build:slim; lanky, gangly=height:tall build:slim; average height=height:average',
  body: 'big, huge, strong, ripped, massive, toned, powerful, defined=build:muscular; small, slight, delicate, thin, lean, slender, willowy=build:slim; medium, average, normal=build:average; heavy, large=build:heavy; hourglass, voluptuous, full=build:curvy; broad, sturdy, solid=build:stocky; athletic, fit=build:athletic',
  hair: 'long, waist length, hip length, flowing, very long, floor length, knee length, back length=hairLength:long; short, cropped, ear length, jaw length=hairLength:short; medium, shoulder length, mid length, medium length, collar length=hairLength:medium; straight, smooth, poker straight=hairTexture:straight; wavy, waved, tousled waves=hairTexture:wavy; curly, curled, frizzy, coily, kinky, permed, curl=hairTexture:curly; braided, plaited=hairStyle:braid; spiky, spiked=hairStyle:spiky; tied back, pulled back, tied=hairStyle:ponytail; slicked back, slicked, combed back, swept back, gelled=hairStyle:slicked-back; shaved, shaven=hairStyle:bald; two tone, two toned, split dyed, split, half=marks:split-hair; gradient, ombre=marks:gradient-hair; rainbow, multicoloured, multicolored=marks:rainbow-hair; wet, damp, soaked, drenched, dripping=marks:wet-hair; messy, tousled, dishevelled, disheveled, unkempt, untidy, unruly, ruffled, mussed, wild, uncombed, bed, tangled=marks:windblown-hair; sharp, dyed, natural, glossy, shiny, silky, loose, sleek, soft, corkscrew, spiral, bouncy, springy, tight, big=; pinned up=hairStyle:bun; dreadlocked=hairStyle:dreadlocks; parted=hairStyle:side-part',
  beard:
    'long, braided, plaited, huge, flowing, waist length=beard:long; short, trimmed, neat, groomed, cropped, well groomed, neatly trimmed, tidy, light, well trimmed=beard:short; full, bushy, thick, big, heavy=beard:full; pointed, pointy=beard:van-dyke; curled, curly, waxed, twirled=beard:handlebar; scruffy, patchy=beard:stubble',
  nails:
    'long, acrylic, stiletto, pointed, pointy, decorated, coffin, almond, jewelled, sharp=marks:long-nails; painted, polished, manicured, chipped, short=marks:painted-nails',
  eyes: 'glowing, luminous, burning, blazing=marks:glowing-eyes; bloodshot=marks:bloodshot-eyes; milky, clouded, unseeing=marks:white-eyes; smoky, smokey=marks:smoky-eyes; big, large, huge, doe, wide, enormous=eyeSize:big; small, tiny, beady, little=eyeSize:small; almond, almond shaped=eyeShape:almond; round=eyeShape:round; narrow, slanted, squinty=eyeShape:narrow; upturned, cat like, feline, cat=eyeShape:upturned; downturned, droopy, sleepy=eyeShape:downturned; hooded, heavy lidded, monolid=eyeShape:hooded; wide set=eyeShape:wide-set; close set=eyeShape:close-set; tired=expression:tired; sad=expression:sad; closed, shut=expression:calm; kind=expression:smile',
  brows:
    'thick, bushy, heavy, bold, full, strong, dense=brows:thick; thin, fine, plucked, sparse, delicate=brows:thin; arched, high=brows:arched; straight, flat=brows:straight',
  lashes: 'long, thick, full, dark, fake, false, curled, fluttery, dramatic=lashes:long; short=lashes:short',
  nose: 'long=nose:long; small, button, pug, short, little, tiny, snub, dainty, cute, petite=nose:small; big, large, huge, bulbous, prominent=nose:big; wide, broad, flat=nose:wide; narrow, thin, slim, slender, pinched=nose:narrow; hooked, aquiline, crooked, roman, beaky, hawk, bent, hawkish, eagle=nose:hooked; upturned, turned up, pert, ski slope=nose:upturned; straight, greek=nose:straight; pointed, pointy, sharp=nose:narrow',
  lips: 'full, plump, thick, big, pouty, luscious, voluptuous, bee stung=lips:full; thin, narrow, fine=lips:thin',
  mouth: 'wide, big, large, generous=mouth:wide; small, little, tiny=mouth:small; open=expression:surprised',
  ears: 'pointed, pointy, elf, elven, elfin, sharp=ears:pointed; big, large, protruding, sticking out, huge=ears:big; small, little, tiny=ears:small',
  face: 'round, chubby, moon, full=headShape:round; oval=headShape:oval; square, blocky, angular, chiseled, chiselled=headShape:square; long, narrow, rectangular, thin=headShape:long; heart, heart shaped=headShape:heart; diamond, diamond shaped=headShape:diamond; triangular=headShape:triangular; weathered, wrinkled, lined, aged, rugged=wrinkles:yes; freckled=freckles:yes; scarred=scar:cheek; shaved, shaven, bald=hairStyle:bald; gaunt, hollow=cheeks:hollow; oval shaped=headShape:oval; pale=skinTone:pale; happy=expression:happy; sad=expression:sad; stern=expression:serious; kind, friendly=expression:smile; serious=expression:serious',
  forehead: 'high, tall, big, large, broad=forehead:high; low, small=forehead:low',
  cheekbones:
    'high, prominent, sharp, strong, defined, chiseled, chiselled, sculpted, pronounced=cheekbones:high; flat, low, soft=cheekbones:flat',
  cheeks:
    'full, chubby, round, plump, puffy=cheeks:full; hollow, sunken, gaunt, thin=cheeks:hollow; freckled=freckles:yes',
  jaw: 'strong, square, chiseled, chiselled, broad, wide, sharp, angular, defined, chiselled, firm, heavy, lantern=jaw:strong; soft, narrow, weak, delicate, slim, rounded=jaw:soft',
  chin: 'pointed, pointy, sharp, narrow, delicate=chin:pointed; strong, prominent, square, broad=chin:strong; weak, receding, small=chin:weak; cleft, clefted, dimpled, dimple=chin:cleft; double=build:heavy',
  skin: 'wrinkled, weathered, lined, leathery, aged, wrinkly=wrinkles:yes; freckled, freckly=freckles:yes; scarred=scar:cheek; smooth, flawless, clear, unblemished=wrinkles:none; glowing, warm=skinTone:tan',
  shoulders:
    'broad, wide, strong, square, massive, huge, big, powerful, muscular=shoulders:broad; narrow, slim, sloping, thin, slight, bony, small, delicate=shoulders:narrow',
  legs: 'long=legs:long; short=legs:short',
  hips: 'wide, full, broad=hips:wide; narrow, slim=hips:narrow',
  scenery:
    'tall, big, large, huge, giant, great, grand, enormous, massive, towering, gigantic, high, full, lit, open, wide, long, thick, heavy, strong, distant, natural, round=',
  neck: 'long, slender, swan=neck:long; short, thick, bull=neck:short',
}

/** What clothes can be made of, printed with, and how worn they are. */
const cloth = [
  ...materials.map(({ id, words }) => `${words.join(', ')}=material:${id}`),
  ...patterns.map(({ id, words }) => `${words.join(', ')}=pattern:${id}`),
  'torn, ripped, tattered, ragged, shredded, frayed, threadbare, battle damaged, distressed, slashed=wear:torn',
].join('; ')

/** What single things can be made of; which thing it is, is known where the word is bound to it. */
const ofThings = thingMaterials.map(({ id, words }) => `${words.join(', ')}=${id}`).join('; ')

const adjectives: Readonly<Partial<Record<Noun, string>>> = { outfit: cloth, bottoms: cloth, accessory: ofThings }

/** What an adjective claims of a noun. */
export const traits: ReadonlyMap<Noun, ReadonlyMap<string, string>> = new Map(
  nouns.map((noun) => [noun, rows(adjectives[noun] ?? table[noun] ?? '')]),
)

/** Phrases that claim something whatever they describe. */
export const plainTraits: readonly (readonly [claims: string, words: string])[] = [
  ['background?=castle-hall', 'on her throne, on his throne, on the throne, on a throne'],
  ['accessories=hood', 'hooded, hooded cloak, hooded cape, hooded robe'],
  ['accessories=-hood', 'hood down, hood lowered, lowered hood, hood back'],
  [
    'wear=torn',
    'ripped at the hem, tattered hem, ragged hem, ragged edges, frayed edges, frayed hem, torn hem, tattered edges, frayed cuffs, torn edges, battle damage, battle damaged clothes, ripped clothes, torn clothes, tattered clothes, in rags, ragged clothes, rags, ripped sleeves, torn sleeves, holes in the knees, ripped knees, torn at the hem, torn at the knees, torn at the sleeves, ripped at the knees, frayed at the edges, frayed at the hem',
  ],
  [
    'pattern=ornate',
    'leaf embroidery, embroidered details, floral embroidery, runic embroidery, rune embroidery, embroidered with runes, embroidered with stars, embroidered with flowers, intricate embroidery, rich embroidery',
  ],
  ['height=tall', 'tall, statuesque, long limbed'],
  ['height=very-tall', 'very tall, towering, giant, enormous, gigantic'],
  ['height=average', 'average height, medium height'],
  ['height=short build=slim', 'petite'],
  ['height=tall build=slim', 'lanky, gangly, willowy'],
  [
    'build=slim',
    'slim, slender, spindly, sinewy, coltish, lean, thin, slight, svelte, lithe, wiry, slightly built, slim built, slim build',
  ],
  ['build=skinny', 'skinny, scrawny, bony, emaciated, underweight, rail thin, very thin, gaunt'],
  ['build=athletic', 'athletic, sporty, fit, toned, well built, in shape, athletic build'],
  [
    'build=muscular',
    'muscular, buff, brawny, ripped, strong, burly, muscled, hulking, beefy, musclebound, strapping, jacked, bodybuilder, powerfully built, heavily muscled, well muscled',
  ],
  ['build=stocky', 'stocky, sturdy, thickset, squat build, stout, barrel chested, heavyset man, solidly built, robust'],
  ['build=curvy', 'curvy, voluptuous, hourglass, full figured, curvaceous, buxom'],
  [
    'build=heavy',
    'heavy, fat, chubby, plump, overweight, obese, heavyset, rotund, plus size, big belly, pot belly, portly, bulky, blubbery, flabby, paunchy, well fed, pudgy, tubby, big boned, large build, pot bellied, double chin, beer belly, round belly, paunch, corpulent',
  ],
  ['build=average', 'medium build, average build, normal build'],
  ['age=24', 'young, youthful'],
  ['age=48', 'middle aged, middle age, midlife'],
  ['age=65', 'older, retired, aging, ageing'],
  ['age=75', 'elderly, old, aged, geriatric, senior, hoary, wizened'],
  ['age=88', 'ancient, very old, centenarian, extremely old'],
  ['age=45', 'mature'],
  // What a view says of more than one part of it.
  [
    'camera=high lens=wide-lens framing?=bust',
    'selfie angle, selfie shot, selfie view, selfie perspective, selfie camera, phone selfie angle, selfie style, selfie photo, snapchat selfie, arm s length selfie, arm length selfie, high angle selfie, front camera, front facing camera, webcam angle',
  ],
  [
    'camera=overhead framing=far',
    'high aerial view, aerial wide shot, drone wide shot, aerial landscape, aerial drone shot, drone view from above, from an airplane',
  ],
  [
    'framing?=bust',
    'twitch emote, emote, visual novel sprite, vn sprite, dialog portrait, dialogue portrait, rpg portrait',
  ],
  [
    'composition=thirds style?=studio',
    'candid, candid shot, candid moment, snapshot, casual snapshot, amateur photo, amateur photography, candid photo, candid photograph, candid photography, candid picture, phone picture, phone camera photo, smartphone photo, behind the scenes, behind the scenes photo, bts photo, candid portrait, unposed, caught off guard, paparazzi style',
  ],
  ['camera=low framing?=full', 'full body low angle, low angle full body, low angle full body shot'],
  ['view=three-quarter camera=isometric', 'isometric three quarter view'],
  ['lens=portrait-lens framing?=portrait', '85mm, 85 mm, 105mm, 105 mm, 85mm lens, portrait lens'],
  ['lens=telephoto framing?=portrait', '135mm, 135 mm, 135mm lens'],
  ['lens=normal-lens framing?=half', '50mm, 50 mm, 50mm lens'],
  [
    'light=coloured lightColour=turquoise',
    'bioluminescence, bioluminescent, bioluminescent glow, bioluminescent light, bioluminescent lighting, hologram lighting',
  ],
  [
    'light=coloured lightColour=violet',
    'black light, blacklight, uv light, ultraviolet light, uv lighting, uv glow, ultraviolet glow, uv lights',
  ],
  [
    'light=coloured lightColour=red lightColour2=royal-blue',
    'police lights, police car lights, police siren lights, siren lights, red and blue police lights, police siren, police sirens, flashing police lights, ambulance lights, cop car lights',
  ],
  [
    'light=coloured lightColour=lime',
    'toxic glow, radioactive glow, radioactive light, acid glow, poison glow, nuclear glow, kryptonite glow, matrix light',
  ],
  ['skinTone=pale hairColour?=white', 'albino, albinism'],
  [
    'freckles=yes',
    'freckles, freckled, freckle, freckly, dusting of freckles, sprinkle of freckles, sprinkling of freckles, spray of freckles, splash of freckles, smattering of freckles, sun kissed freckles, light freckles, faint freckles, scattered freckles, heavy freckles, freckles all over, freckles across her nose and cheeks, freckles across his nose and cheeks, freckles across nose and cheeks, freckles on her nose and cheeks, freckles on his nose and cheeks, freckles over her nose and cheeks, freckles over his nose and cheeks, freckles over nose and cheeks, freckled nose and cheeks',
  ],
  [
    'wrinkles=yes',
    'wrinkles, deep wrinkles, fine lines, deep lines, fine wrinkles, wrinkled, wrinkly, weathered, crow feet, crows feet, laugh lines, lined face, weather beaten, weather worn, craggy, weathered face',
  ],
  [
    'scar=brow',
    'scar over her eyebrow, scar over his eyebrow, scar over eyebrow, scar on the brow, scar through the eyebrow, eyebrow scar, scar over the eyebrow, scar over one eye, scar over his eye, scar over her eye, scar above the eye, scar over the eye, scar across her eye, scar across his eye, scar above her eyebrow, scar above his eyebrow, scar over the left eye, scar over the right eye, scar across one eye, scar on her forehead, scar on his forehead, scar through his eyebrow, scar through her eyebrow, scar on the forehead, scar over left eye, scar over right eye, scar over his left eye, scar over his right eye, scar over her left eye, scar over her right eye, scar through _ eyebrow, scar over _ eyebrow, scar on _ eyebrow, scar above _ eyebrow, scar across _ eyebrow, scar above _ eye, scar on _ forehead, scar on _ brow, eyebrow slit, slit eyebrow, notched eyebrow, scarred eyebrow',
  ],
  [
    'scar=cheek',
    'scar, scarred, scars, facial scar, scar on her cheek, scar on his cheek, scar across the cheek, scar across his cheek, scar across her cheek, battle scarred, scar across his face, scar across her face, scar on the cheek, scar down his cheek, scar down her cheek, scarred face, scar on _ cheek, scar across _ cheek, scar down _ cheek, scar on _ face, scar on _ jaw, cheek scar',
  ],
  [
    'scar=nose',
    'scar across the nose, scar on the nose, scar across his nose, scar across her nose, scar on _ nose, scar across _ nose, scar over _ nose, scar across the bridge of _ nose, scar on the bridge of _ nose',
  ],
  [
    'scar=lip',
    'scar on the lip, scar across the lips, lip scar, scar on her lip, scar on his lip, scar on _ lips, scar across _ lips, scar through _ lip, scar on _ mouth, scar over _ lip',
  ],
  ['scar=chin', 'scar on _ chin, scar across _ chin, scar on the chin, chin scar, scar on his chin, scar on her chin'],
  ['moles=yes', 'mole, moles, beauty mark, beauty spot, birthmark, wart'],
  ['cheeks=full', 'chubby cheeks'],
  ['chin=cleft', 'cleft chin, chin dimple, dimpled chin, cleft'],
  ['lipstick=red', 'lipstick, red lipped'],
  ['lipstick=peach', 'nude lipstick, nude lips, neutral lipstick, natural lipstick, peachy lips'],
  ['lipstick=black marks=smoky-eyes', 'goth makeup, gothic makeup, goth make up'],
  ['lipstick=red marks=white-face', 'geisha makeup, geisha make up, full geisha makeup'],
  ['eyeshadow=plum', 'eyeshadow, eye shadow'],
  [
    'otherEye=odd',
    'heterochromia, heterochromatic, mismatched eyes, odd eyes, heterochromia eyes, heterochromatic eyes, different coloured eyes, different colored eyes, two different coloured eyes, two different colored eyes, eyes of different colours, eyes of different colors, differently coloured eyes, complete heterochromia, odd eyed, mismatched eye colours, two toned eyes, two tone eyes, bicolour eyes, bicolor eyes, eyes are different colours, eyes are different colors',
  ],
  ['nose=small', 'button nose'],
  ['nose=hooked', 'hook nosed'],
  ['expression=calm', 'eyes closed, closed eyes'],
  ['expression=surprised', 'mouth open, open mouth, mouth agape, open mouthed'],
  [
    'hairLength=long',
    'down to her waist, down to his waist, down to her hips, down to the waist, waist length, down to her back, down her back, down his back, down to her knees, down to the hips',
  ],
  ['hairLength=medium', 'shoulder length, to the shoulders, to her shoulders, to his shoulders, medium length'],
  ['hairTexture=curly', 'curls, curly, curly haired, ringlets, permed, frizzy'],
  ['hairTexture=wavy', 'wavy, wavy haired'],
  ['hairLength=long hairTexture=straight', 'long straight, hime cut, hime haircut, princess cut'],
  ['accessories=knight-helmet accessories=horns', 'horned helmet, horned helm, horned viking helmet'],
  ['lashes=long', 'long lashes, long eyelashes'],
  ['eyeShape=almond', 'almond shaped eyes, almond eyes'],
  ['eyeShape=round eyeSize=big', 'doe eyed'],
]

function rows(text: string): ReadonlyMap<string, string> {
  const found = text.split(';').flatMap((row) => {
    const [words = '', said = ''] = row.split('=')
    const claim = said
      .trim()
      .split(' ')
      .map((pair) => pair.replace(':', '='))
      .join(' ')
    return words.split(',').map((word) => [word.trim(), claim] as const)
  })
  return new Map(found.filter(([word]) => word !== ''))
}
