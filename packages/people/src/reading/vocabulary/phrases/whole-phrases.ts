import { phrasesOfDeeds } from './phrases-of-deeds.ts'
import { phrasesOfDetails } from './phrases-of-details.ts'
import { phrasesOfLooks } from './phrases-of-looks.ts'
import { phrasesOfPlaces } from './phrases-of-places.ts'
import { phrasesOfCountries, phrasesOfRooms } from './phrases-of-rooms.ts'
import { phrasesOfScenery } from './phrases-of-scenery.ts'

/** Phrases that say something as a whole: by themselves their words would say something else, or less. */
export const wholePhrases: readonly (readonly [claims: string, words: string])[] = [
  // Looks.
  [
    'hairLength?=long',
    'hair down, hair let down, hair worn down, hair loose, wearing her hair down, with her hair down, hair falling loose',
  ],
  [
    'marks=windblown-hair',
    'bedhead, bed head, bed hair, flyaway hair, flyaways, hair all over the place, breeze, light breeze, gentle breeze, soft breeze, sea breeze, strong breeze, gust of wind',
  ],
  ['accessories=cat-ears thingColour=cat-ears--black', 'black cat ears, black cat ear headband'],
  ['forehead=high', 'receding hairline, receding hair, balding at the front'],
  [
    'hairColour=salt-and-pepper',
    'greying temples, graying temples, grey temples, gray temples, silver temples, silvered temples, grey at the temples, gray at the temples, greying at the temples, graying at the temples, silver at the temples, white at the temples',
  ],
  ['highlight=platinum', 'frosted tips, bleached tips, bleached ends, blonde tips'],
  [
    'lipstick=burgundy',
    'dark lipstick, dark lips, berry lips, berry lipstick, plum lips, plum lipstick, wine lips, wine lipstick, wine red lips, vampy lips',
  ],
  ['marks=glossy-lips', 'lip gloss, lipgloss, lip oil, shiny lips'],
  ['lashes=long', 'lash extensions, eyelash extensions, falsies, fluttering lashes'],
  ['skinTone=tan', 'golden tan, deep tan, spray tan, fake tan, summer tan, bronzed skin'],
  ['shoulders=broad', 'broad chest, barrel chest, barrel chested, broad chested, broad back'],
  [
    'accessories?=sleeveless',
    'tank top, camisole, cami, cami top, vest top, muscle tee, sleeveless tee, singlet, racerback',
  ],
  [
    'outfit=tshirt-jeans',
    'camisole, cami, cami top, tube top, halter top, halterneck, bandeau top, singlet, racerback',
  ],
  [
    'outfit=leather-jacket accessories=fur-collar',
    'shearling jacket, sheepskin jacket, shearling coat, sheepskin coat, fur lined jacket, fur lined leather jacket',
  ],
  ['expression=furious', 'growling, growls, baring her teeth, baring his teeth, teeth bared'],
  [
    'expression=laugh',
    'laughing hard, laughing so hard, laughing loudly, belly laugh, in stitches, doubled over laughing, cracking up',
  ],
  [
    'expression=smile',
    'forced smile, fake smile, tight smile, polite smile, nervous smile, tight lipped smile, thin smile',
  ],
  [
    'light=flash',
    'paparazzi, paparazzi shot, paparazzi photo, paparazzi style, paparazzi flash, paparazzi flashes, camera flashes',
  ],
  ['light=moon', 'moonbeam, moonbeams'],
  [
    'effects=vhs',
    'found footage, found footage style, dash cam, dashcam, dash cam footage, body cam, bodycam footage, security footage',
  ],
  ['effects=grain', 'noisy photo, high iso, iso noise, noisy image, iso 3200, iso 1600'],
  ['focus=soft-focus', 'out of focus, slightly out of focus, slightly blurry, blurry photo'],
  ['grade=vivid', 'high saturation, oversaturated, highly saturated, saturated, super saturated'],
  [
    'marks=tattoo-legs',
    'tattooed calves, tattooed legs, tattooed thighs, calf tattoo, calf tattoos, tattooed shins, tattoos on her calves, tattoos on his calves, tattooed calf',
  ],
  [
    'build=muscular',
    'huge thighs, massive thighs, huge biceps, big biceps, bulging biceps, massive arms, huge arms, muscular arms, muscular legs, six pack, six pack abs, washboard abs, ripped abs, abs, broad and muscular, big muscles, bulging muscles, rippling muscles, built like a tank, built like an ox',
  ],
  [
    'build=athletic',
    'toned arms, toned legs, toned abs, toned stomach, swimmer build, runner build, dancer body, dancer build, swimmer body',
  ],
  ['build=curvy', 'thick thighs, hourglass figure, full hips, pear shaped'],
  [
    'build=heavy',
    'dad bod, big boned frame, love handles, large woman, large man, big woman, fuller figure, larger body, bigger body, fat body',
  ],
  ['build=skinny', 'skin and bones, bag of bones, thin as a rake, stick thin, wasted away, malnourished, half starved'],
  [
    'marks=windblown-hair',
    'windy, windy day, windy weather, breezy, gusty, blustery, blustery day, gale, gale force wind, strong wind, strong winds, high winds, howling wind, wind blowing, wind whipping, in the wind, in the breeze, sea breeze, gust of wind, hair in her face, hair in his face, hair across her face, hair across his face, hair whipping, hair blowing',
  ],
  [
    'marks=dark-circles',
    'sunken eyes, eye bags, sleepless eyes, shadows under her eyes, shadows under his eyes, rings under her eyes, rings under his eyes',
  ],
  [
    'nose=hooked',
    'broken nose, nose broken, boxer nose, boxers nose, bump in her nose, bump in his nose, bumpy nose, crooked nose',
  ],
  ['eyeShape=hooded', 'deep set eyes, deepset eyes, bedroom eyes, heavy lidded eyes, heavy lids'],
  [
    'lipstick=none marks=-full-makeup',
    'makeup free, make up free, bare faced, barefaced, fresh faced, bare face, without any makeup, no makeup look',
  ],
  ['beard=none', 'clean shaven, cleanshaven, freshly shaven, smooth shaven, beardless'],
  [
    'beard=stubble',
    'five o clock shadow, unshaven, designer stubble, scruff, scruffy chin, three day beard, rough stubble',
  ],
  ['hairLength=long', 'hair loose around her shoulders, hair cascading, hair spilling over her shoulders'],
  [
    'age?=58 wrinkles?=yes',
    'weather beaten face, battle hardened, hard bitten, craggy face, leathery face, sun weathered, life worn',
  ],
  // Faces.
  [
    'expression=afraid',
    'eyes wide with fear, eyes wide in terror, frozen in fear, scared stiff, scared to death, terror stricken, panic stricken, in terror, in panic, look of horror, look of terror, screaming in terror, screaming in fear, cowering, aghast, horror stricken, spooked, alarmed, freaked out, trembling with fear',
  ],
  [
    'expression=surprised',
    'taken aback, flabbergasted, gobsmacked, dumbfounded, jaw on the floor, eyes wide, eyes widened, eyes like saucers, caught by surprise, caught off guard look, eyes wide open, wide eyes, thunderstruck, dumbstruck, agog, astounded, wonderstruck, gawking',
  ],
  [
    'expression=angry',
    'pissed off, pissed, fuming, seething, glowering, glowers, death stare, death glare, if looks could kill, dirty look, cross look, vexed, exasperated, frustrated, miffed, irate, indignant, resentful, grimacing, grimace, snarl, scowls, angry glare',
  ],
  [
    'expression=furious',
    'shouting, screams, war cry, battle cry, bellowing, apoplectic, seeing red, mouth open in a scream, primal scream, shrieking, hollering',
  ],
  [
    'expression=sad',
    'sorrow in her eyes, sorrow in his eyes, sad eyes, downturned mouth, despondent, crestfallen, glum, despairing, woeful, dismal, grief stricken, griefstricken, disappointed, heartsick, homesick, doleful, wounded look, inconsolable, on the verge of tears, close to tears, teary look',
  ],
  [
    'expression=happy',
    'beaming with joy, radiating joy, blissful, bliss, glad, pleased, content smile, over the moon, sunny disposition, pure joy, tickled pink, chipper, exultant, elation, grinning ear to ear, full of joy',
  ],
  [
    'expression=smile',
    'kind face, gentle expression, warm expression, benevolent, kind hearted, kind eyes, welcoming smile, serene smile, mona lisa smile, closed mouth smile, soft expression, grateful, appreciative, sympathetic, compassionate, reassuring, amiable, affable, genial, good natured, small smile, tiny smile, hint of a smile, ghost of a smile, smiling softly, smiling gently, smiling warmly',
  ],
  [
    'expression=grin',
    'toothy grin, cheesy grin, shit eating grin, gap toothed grin, wolfish grin, manic grin, maniacal grin, feral grin, lopsided grin, boyish grin, grinning wildly, beaming grin, evil grin, wicked grin, cheshire grin, toothless grin, crooked grin, gap toothed smile',
  ],
  [
    'expression=laugh',
    'belly laugh, cackle, cackles, chuckle, chuckles, guffawing, howling with laughter, roaring with laughter, laughing hysterically, evil laugh, maniacal laughter, maniacal laugh, mid laugh, bursting with laughter, snickering, tittering, laughing uncontrollably, head thrown back laughing',
  ],
  [
    'expression=smirk',
    'self satisfied, conceited, impish, puckish, scheming, wily, foxy, snarky, sarcastic, sarcastic smile, knowing look, devil may care, half smirk, lopsided smirk, sinister smile, evil smile, villainous grin, mocking, mocking smile, wolfish smile, rakish, devilish, devilish grin, devilish smile, teasing, teasing smile, wry grin, amused, bemused smile, sassy look',
  ],
  [
    'expression=serious',
    'stone faced, stony faced, stern faced, unsmiling, businesslike, furrowed brow, brow furrowed, knitted brows, piercing gaze, penetrating gaze, intense stare, unflinching, hard eyes, cold eyes, steely gaze, steely eyed, stern gaze, disapproving, judgmental, judging look, formal expression, humourless, earnest, hardened',
  ],
  [
    'expression=determined',
    'gritty determination, unyielding, unwavering, steadfast, tenacious, valiant, gallant, game face, laser focused, in the zone, focused gaze, concentration, deep concentration, tongue out in concentration, intense focus, look of concentration, eye of the tiger, ready for battle, ready to fight, bloodthirsty, relentless, single minded, defiant stare, defiant look, defiant, rebellious look',
  ],
  [
    'expression=neutral',
    'straight face, straight faced, resting face, resting bitch face, rbf, cold expression, unreadable expression, unreadable, inscrutable, vacant, vacant look, empty eyes, dead eyes, dead eyed, lifeless eyes, hollow stare, hollow gaze, staring blankly, blankly, zoned out, spaced out, catatonic, unemotional, wooden expression, emotionless face',
  ],
  [
    'expression=tired',
    'bleary eyed, groggy, drained, knackered, dead tired, dog tired, bone tired, jet lagged, jetlagged, burnt out look, hungover, worn down, droopy eyed, heavy eyed, barely awake, struggling to stay awake, sleepy eyed, sleepy eyes, yawny, wiped out, running on empty, haggard, careworn',
  ],
  [
    'expression=worried',
    'on edge, biting her lip, biting his lip, lip bite, nervous smile, nervously, tense expression, frazzled, overwhelmed, jittery, fretful, frets, panicky, hesitant, unsure, uncertain, insecure look, guilty, guilty look, ashamed, remorseful, regretful, sheepish look, pained, pained expression, in pain, wincing, agonised, agonized, in agony, anguished, anguish, tormented, desperate, desperation',
  ],
  [
    'expression=bored',
    'blase, deadpan bored, rolling her eyes, rolling his eyes, eye roll, eyeroll, meh, underwhelmed, listless, lethargic, disengaged, so over it, dismissive, aloof look',
  ],
  [
    'expression=confused',
    'scratching his head, scratching her head, nonplussed, flummoxed, disoriented, dazed, bemused, befuddled, dumb look, dazed and confused, head tilted in confusion',
  ],
  [
    'expression=suspicious',
    'side eyeing, sideways glance, shifty, shifty eyed, sly glance, cautious, guarded, sizing us up, calculating, scrutinising, scrutinizing, skeptical look, sceptical look, dubious, one eyebrow raised suspiciously',
  ],
  [
    'expression=disgusted',
    'repulsion, wrinkled nose, nose wrinkled, scrunched nose, nose scrunch, curled lip, lip curled, look of disgust, contempt, scornful, scorn, disdain, condescending, appalled, nauseous, sickened, queasy',
  ],
  [
    'expression=shy',
    'sheepish, self conscious, coyly, modest, blushing furiously, red faced with embarrassment, mortified, humble, meek, introverted, timidly, shy glance, flustered look, bashful smile, embarrassed smile',
  ],
  [
    'expression=proud',
    'head held high, chin up, chin raised, chin lifted, nose in the air, self important, noble expression, regal expression, triumphant smile, lofty, superior look, smug pride, puffed up, snooty, stuck up, pompous',
  ],
  [
    'expression=confident',
    'cocksure, poised, composed and confident, self possessed, sure of herself, sure of himself, power pose look, commanding presence, fierce look, fierce expression, smize, smizing, model face, model stare, sultry look, sultry gaze, come hither look, seductive look, seductive gaze, alluring gaze, smouldering gaze, smoldering gaze, bold gaze, cool and collected',
  ],
  [
    'expression=calm',
    'at ease, unperturbed, untroubled, zen like, zenlike, peaceful expression, soft gaze, gentle gaze, meditative expression, tranquil expression, relaxed expression, stoic calm, mellow expression, unruffled, blissed out',
  ],
  [
    'expression=thoughtful',
    'introspective, musing, lost in memories, faraway eyes, distant gaze, distant look, gazing into the distance, staring into space, wondering, philosophical, studious, engrossed, rapt, attentive, contemplating, reminiscing, wistful look, wistful expression, longing look, looking wistful',
  ],
  [
    'expression=excited',
    'pumped, amped, hyped up, stoked, psyched, giddy, bursting with excitement, sparkling with excitement, starstruck, star struck, enthralled, jumping for joy, fired up, raring to go',
  ],
  [
    'expression=curious',
    'head tilted, head tilt, cocked head, head cocked, one eyebrow raised, eyebrow raised, arched eyebrow, raising an eyebrow, cocked eyebrow, fascinated, nosy, prying, peering curiously, questioning, questioning look, perked up',
  ],
  [
    'expression=dreamy',
    'lovesick, smitten, head over heels, adoring, adoring gaze, starry eyed, dreamy eyed, dreamily, enamoured, enamored, besotted, infatuated, enchanted look, entranced, spellbound, mesmerised, mesmerized, hypnotised, hypnotized, blissful gaze, doe eyed look',
  ],
  [
    'expression=tearful',
    'tear streaked, tear stained, tears streaming, tears rolling, tears welling, tears running, bawling, ugly crying, ugly cry, blubbering, red rimmed eyes, crying eyes, cried out, single tear, one tear, choked up, trembling lip, quivering lip, emotional',
  ],
  [
    'expression=pout',
    'puckered lips, kissy face, pursed lips, lips pursed, petulant, bratty, sulk, fish face, lips puckered, pouting lips, moue, huffy, in a huff',
  ],
  ['expression=wink', 'winks at the camera, one eye closed, winking at the camera, flirty wink, saucy, flirtatiously'],
  [
    'expression=eyes-closed',
    'eyelids closed, shut eyes, eyes lightly closed, sleeping peacefully, eyes peacefully closed, in bliss with eyes closed',
  ],
  [
    'background?=city-street',
    'at a red light, at the red light, at red lights, at the traffic lights, at a traffic light, at the lights',
  ],
  ['background?=runway', 'on the runway, down the runway, down a runway'],
  ['scenery?=bed background?=bedroom', 'in bed, on the bed, on her bed, on his bed, on a bed, on my bed'],
  [
    'scenery=giant-mushrooms',
    'glowing mushrooms, bioluminescent mushrooms, luminous mushrooms, glowing fungi, glowing toadstools, on a toadstool, on a mushroom, on a giant mushroom, on a giant toadstool, on a huge mushroom',
  ],
  ['scenery=torii', 'torii gates, red torii gates, rows of torii gates, vermilion torii gates'],
  [
    'scenery=rainy-window',
    'rain streaked glass, rain streaked window, rainy glass, rain on the glass, rain spattered window, behind rain streaked glass, behind wet glass, rain splattered window, rain speckled window, raindrops on the glass, rain running down the glass, rain running down the window',
  ],
  [
    'pose=leaning scenery=window',
    'forehead against the window, forehead against the glass, head against the window, head against the glass, forehead pressed to the window, forehead pressed against the window, leaning her head on the window, leaning his head on the window',
  ],
  [
    'accessories=warhammer',
    'swinging a sledgehammer, swings a sledgehammer, swinging her sledgehammer, swinging his sledgehammer',
  ],
  [
    'accessories=lipstick-in-hand',
    'holding up a lipstick, holds up a lipstick, holding up her lipstick, shows a lipstick, with a lipstick in hand',
  ],
  [
    'pose=applying-makeup',
    'applying lipgloss, applying lip gloss, applies lip gloss, applying gloss, putting on lip gloss, applying mascara, putting on mascara, applying eyeliner, applying foundation, applying concealer, applying eyeshadow, applying blush, doing her makeup, doing his makeup, doing her eyeliner',
  ],
  [
    'pose=reaching-down effects=doves',
    'feeding the pigeons, feeding pigeons, feeds the pigeons, feed the pigeons, surrounded by pigeons, pigeons around her, pigeons around him',
  ],
  ['pose=diving', 'at full stretch, diving save, makes a diving save, full stretch dive'],
  [
    'expression=suspicious',
    'squinting into the sun, squinting against the sun, squinting at the sun, squints into the sun, eyes narrowed, narrowed eyes, narrow eyed',
  ],
  [
    'background=desert grade?=warm',
    'mars, on mars, surface of mars, martian landscape, martian desert, martian surface, red planet, mars landscape, red martian desert',
  ],
  [
    'pose=looking-back',
    'looking over shoulder, look over shoulder, looks over shoulder, glancing over shoulder, glance over shoulder, looking back over shoulder, looking over one shoulder, looking over a shoulder, glancing back, glances back, looks back',
  ],
  ...phrasesOfPlaces,
  ...phrasesOfRooms,
  ...phrasesOfCountries,
  ...phrasesOfScenery,
  ...phrasesOfLooks,
  ...phrasesOfDeeds,
  ...phrasesOfDetails,
]
