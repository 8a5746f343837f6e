import { plainEntries } from './entry.ts'

/** How much of the person is in the picture. */
export const framings = /* @__PURE__ */ plainEntries({
  portrait: [
    'Portrait',
    'portrait, close up, closeup, headshot, head shot, face shot, close up portrait, profile picture, avatar, mugshot, face portrait, close up of her face, close up of his face, close up shot, tight shot, tight crop, tight framing, facial portrait, close portrait, tight portrait, tight close up, face close up, close up face, pfp, profile pic, discord avatar, profile photo, passport photo, id photo, mug shot, big head shot, face only, only the face',
  ],
  bust: [
    'Bust',
    'bust, bust up, bust shot, talking head, webcam shot, webcam view, zoom call, video call view, head and shoulders, shoulder shot, upper chest, bust portrait, shoulders up, chest up',
  ],
  half: [
    'Half body',
    'half body, half length, waist up, half body shot, medium shot, upper body, half shot, from the waist up, mid shot, half portrait, medium close up, torso shot, medium portrait, chest up portrait, upper body shot, upper body portrait, half length portrait, waist shot, hips up, medium close shot, waist up portrait, halfbody, upperbody, waist up shot, mid length, torso up, midshot, american medium shot, half figure',
  ],
  'three-quarter': [
    'Three quarters',
    'three quarter shot, three quarter length, knee up, cowboy shot, american shot, three quarters, three quarter, 3 4 shot, 3 4 length, thigh up, thighs up, from the knees up, from the thighs up, medium long shot, medium full shot, medium wide shot, knee shot, cowboy framing, from the thigh up, plan americain, medium wide, three quarter body, 3 4 body, knees up shot, knees up framing, knees up portrait',
  ],
  full: [
    'Full body',
    'full body, full length, full shot, head to toe, whole body, full body shot, full figure, entire body, full body portrait, full length portrait, fullbody, full body view, head to toes, head to feet, from head to toe, from head to foot, showing shoes, shoes visible, feet visible, whole figure, full body illustration, full body render, full body photo, outfit shot, fit pic, outfit photo, outfit of the day, ootd shot, full length shot, full length view, full view, complete figure, whole person, entire figure, full standing, full body pose, full body visible, game sprite, full character, character sprite, in full, whole outfit visible',
  ],
  wide: [
    'Wide',
    'wide shot, wide angle, wide angle shot, wide angle view, wide angle photo, long shot, from afar, landscape shot, panoramic, from a distance, wide view, in the distance, wide framing, wideshot, seen from afar, seen from a distance, wide composition, very wide shot, panorama, scenic shot, environmental portrait, in wide shot, wide angled, from far away, long view, distant shot, distant view, full scene, whole scene, landscape view, environment shot, wide environmental shot',
  ],
  extreme: [
    'Extreme close-up',
    'extreme close up, extreme closeup, macro, macro shot, macro photo, macro photography, macro lens, macro close up, eyes only, only eyes, only the eyes, just the eyes, close up of the eyes, close up of her eyes, close up of his eyes, close up on the eyes, close up on her eyes, close up on his eyes, close up of an eye, close up of her eye, close up of his eye, eye close up, eyes close up, extreme close up of her eyes, extreme close up of his eyes, extreme close up of the eyes, extreme close up of her face, extreme close up of his face, extreme close up portrait, ultra close up, super close up, very close up, macro portrait, italian shot, leone close up, macro eye, tight on the eyes, extreme macro',
  ],
  far: [
    'Far away',
    'establishing shot, extreme long shot, extreme wide shot, tiny figure, small figure, lone figure, tiny person, tiny in the frame, small in the frame, small in frame, tiny silhouette, small silhouette, distant figure, figure in the distance, dwarfed by the landscape, dwarfed by, vast landscape, epic wide shot, ultra wide shot, tiny in the landscape, small against the landscape, tiny against, seen from very far, very far away, lone silhouette, sweeping landscape, epic landscape, sense of scale, massive scale, vast scale, colossal scale, grand scale, big landscape, insignificant figure, person small in the frame, vista shot, establishing wide shot, wide establishing shot',
  ],
})

export type FramingId = (typeof framings)[number]['id']

/** Where the camera stands. */
export const cameras = /* @__PURE__ */ plainEntries({
  'eye-level': ['Eye level', 'eye level, eye level shot, eye height, eye level angle'],
  low: [
    'Low angle',
    'low angle, from below, low camera, low angle portrait, low angle photo, shot from below, camera below, low shot, hero shot, heroic angle, hero angle, heroic low angle, towering over the viewer, towering over the camera, towering over us, looming over the camera, looming over the viewer, low viewpoint, low vantage point, low perspective, camera looking up, viewed from below, knee level shot, hip level shot, low hero angle, heroic shot, power angle, low angle shot, looking up at, low angle view, seen from below, from directly below, directly below, from right below, straight from below, seen from directly below',
  ],
  high: [
    'High angle',
    'high angle, from above, high camera, high angle shot, high angle view, seen from above, looking down on, high angle portrait, high angle photo, shot from above, camera above, high viewpoint, high vantage point, high perspective, camera looking down, viewed from above, slightly from above, slightly above, looking down at her, looking down at him, from slightly above, high shot, ceiling view, balcony view, from a balcony above, elevated view, elevated angle',
  ],
  ground: [
    'From the ground',
    'worm eye view, worms eye view, ground level, ground level shot, from the ground, extreme low angle, very low angle, worm s eye view, worms eye, worm s eye, worm eye, worms eye angle, ants eye view, ant s eye view, camera on the ground, camera on the floor, floor level, floor level shot, extreme low angle shot, frog perspective, frogs eye view, from the floor, ultra low angle, super low angle, shot from the ground, looking up from the ground, ground view, dramatic low angle',
  ],
  overhead: [
    'Overhead',
    'overhead shot, overhead view, overhead angle, overhead camera, aerial view, aerial shot, aerial photo, aerial photography, drone shot, drone view, drone photo, drone photography, drone footage, from high above, helicopter shot, helicopter view, crane shot, god s eye view, gods eye view, extreme high angle, very high angle, satellite view, from the sky, shot from a drone, from a drone, from the air, rooftop view, from a rooftop above, jib shot, steep high angle, overhead perspective',
  ],
  'top-down': [
    'From straight above',
    'bird eye view, birds eye view, bird s eye view, birds eye, bird s eye, birdseye view, birdseye, bird s eye shot, birds eye shot, bird s eye perspective, top down, top down view, top down shot, top view, top shot, directly above, from directly above, straight down, from straight above, directly overhead, flat lay, flatlay, top down perspective, top down angle, top down camera, shot from directly above, directly from above, straight from above, zenith shot, bird s eye angle, plan view',
  ],
  isometric: [
    'Isometric',
    'isometric, isometric view, isometric angle, isometric perspective, isometric shot, isometric camera, isometric style, isometric art, isometric illustration, isometric render, isometric game, isometric game art, isometric rpg, axonometric, axonometric view, dimetric, 2 5d, orthographic, orthographic view, diorama, isometric diorama, isometric npc, isometric character, isometric sprite, strategy game view, diablo style camera',
  ],
  tilted: [
    'Tilted',
    'dutch angle, dutch tilt, tilted camera, tilted angle, canted angle, tilted shot, slanted angle, oblique angle, dutch camera, dutch angle shot, tilted frame, tilted framing, tilted horizon, canted frame, canted camera, crooked angle, crooked camera, tilted perspective, diagonal composition, diagonal framing, slanted camera, german angle, tilted view, off kilter, off kilter angle',
  ],
  dynamic: [
    'Dynamic angle',
    'dynamic angle, dynamic camera, dynamic camera angle, dynamic shot, dynamic view, dynamic composition, dynamic framing, action angle, action shot angle, dramatic angle, dramatic camera angle, extreme angle, dynamic low angle, unusual angle, crazy angle, comic angle, from a dynamic angle, dynamic perspective shot, cinematic angle, interesting angle, wild angle, creative angle, dynamic viewpoint, dramatic low angle shot, dynamic action shot, dynamic action angle',
  ],
})

export type CameraId = (typeof cameras)[number]['id']

/** Which side of the person is seen. */
export const views = /* @__PURE__ */ plainEntries({
  front: [
    'From the front',
    'front view, frontal, frontal view, from the front, facing the camera, facing the viewer, facing forward, straight on, facing camera, front facing, head on, en face, symmetrical portrait, frontal portrait, frontal shot, facing us, facing the front, face on, straight on shot, straight on view, seen from the front, front shot, front on, front portrait, facing front, from front, pov, pov shot, viewer pov, pov view, turned to the camera, toward the camera, towards the camera, directly facing the camera, full face, front angle, straight ahead view, full frontal view, towards viewer, facing viewer, facing the lens, squarely facing the camera',
  ],
  'three-quarter': [
    'Three-quarter view',
    'three quarter view, 3 4 view, three quarter angle, three quarter profile, 3 4 angle, three quarter face, three quarter portrait, 3 4 profile, 3 4 portrait, three quarters view, three quarters angle, three quarter turn, turned three quarters, 3 4 turn, slightly turned, half turned, half profile, three fourths view, semi profile, three quarter pose, three quarter front view, body turned slightly, slightly from the side, angled view',
  ],
  side: [
    'From the side',
    'side view, in profile, profile, profile view, side profile, profile shot, from the side, profile portrait, side on, sideways, lateral view, side portrait, side shot, side angle, from side, seen from the side, viewed from the side, in side view, side facing, side view portrait, profile angle, strict profile, full profile, her profile, his profile, left profile, right profile, cameo profile, facing left, facing right, turned to the side, side scroller view, side scrolling view, looking off to the side, side silhouette',
  ],
  back: [
    'From behind',
    'from behind, back view, rear view, seen from behind, from the back, back shot, viewed from behind, back turned, back to the camera, back to the viewer, facing away, turned away, back facing, shot from behind, rear shot, rear angle, back angle, backside view, her back to us, his back to us, back to us, with her back to us, with his back to us, back to camera, back to viewer, facing away from the camera, facing away from the viewer, turned away from the camera, viewed from the back, seen from the back, from back, view from behind, camera behind her, camera behind him, back facing the camera, back towards the camera, back toward the camera, her back turned, his back turned, third person view, third person, third person camera, walking away from the camera, walking away, third person game view, rear three quarter view',
  ],
  shoulder: [
    'Over the shoulder',
    'over the shoulder shot, over the shoulder view, over shoulder shot, over the shoulder angle, over the shoulder camera, over the shoulder perspective, over her shoulder shot, over his shoulder shot, view over her shoulder, view over his shoulder, from over her shoulder, from over his shoulder, ots shot, camera over her shoulder, camera over his shoulder, shot over her shoulder, shot over his shoulder, seen over her shoulder, seen over his shoulder, looking past her shoulder, looking past his shoulder, over the shoulder',
  ],
})

export type ViewId = (typeof views)[number]['id']

/** How the picture is finished. */
export const styles = /* @__PURE__ */ plainEntries({
  painterly: [
    'Painterly',
    'painterly, oil painting, painting, painted, digital painting, gouache, impressionist, illustration, oil paint, acrylic, oils, renaissance painting, concept art, fantasy art, splash art, digital art, baroque, storybook illustration, splash screen, splash illustration, key art, keyart, key visual, book cover, book cover art, cover art, fantasy illustration, fantasy painting, fantasy book cover, digital illustration, digital artwork, oil on canvas, acrylic painting, renaissance, renaissance portrait, renaissance style, baroque painting, baroque portrait, baroque style, rococo, pre raphaelite, romanticism, impressionism, impressionistic, expressionist, expressionism, expressionist painting, post impressionist, van gogh style, monet style, klimt style, rembrandt painting, rembrandt style, vermeer style, caravaggio style, dutch master, old master, old masters, old master painting, oil portrait, classical painting, classical portrait, painted portrait, painterly style, loose brushwork, brush strokes, brushstrokes, visible brush strokes, visible brushstrokes, thick paint, impasto, palette knife, matte painting, magic the gathering art, mtg art, dnd art, d d art, dungeons and dragons art, card art, trading card art, tarot card, tarot card style, league of legends splash art, arcane style, dishonored style, editorial illustration, childrens book illustration, children s book illustration, picture book, fresco, mural, portrait painting, concept artwork, concept design, character illustration, character portrait, rpg portrait art, semi realistic, semirealistic, stylized realism, stylised realism, tempera, egg tempera, casein, fantasy portrait, pulp cover, pulp cover art, pulp magazine cover, sci fi book cover, romance novel cover, movie poster art, painted poster, art nouveau, alphonse mucha, mucha style, art deco, art deco poster, travel poster, vintage poster, concert poster art, loading screen, loading screen art, visual development, lush painting, gouache painting, gouache illustration, digital paint, speedpaint, speed paint, rough painting, hand painted textures, hand painted texture, hand painted style, hand painted look',
  ],
  anime: [
    'Anime',
    'anime, manga, anime style, cel shaded, cel shading, ghibli, waifu, cel, japanese animation, shonen, shoujo, shojo, shonen style, shoujo style, manga style, chibi, studio ghibli, anime art, anime illustration, anime screencap, anime screenshot, anime still, anime key visual, anime portrait, anime girl style, animestyle, anime aesthetic, 90s anime, 90s anime style, 80s anime, 80s anime style, retro anime, retro anime style, old anime, vintage anime, seinen, seinen manga, shonen anime, shoujo anime, shonen manga, shoujo manga, magical girl anime, mecha anime, isekai, isekai anime, moe, kawaii style, ghibli style, ghibli inspired, makoto shinkai, makoto shinkai style, kyoto animation, kyoani style, trigger style, studio trigger, jojo style, one piece style, naruto style, demon slayer style, sailor moon style, genshin impact style, genshin style, genshin impact, honkai style, gacha game art, gacha art, gacha style, visual novel, visual novel art, visual novel style, visual novel cg, light novel illustration, light novel cover, light novel cover art, vtuber, vtuber model, vtuber style, vtuber art, danbooru, toon shaded, toon shading, cell shaded, cell shading, celshaded, cel shaded style, anime cel, anime coloring, anime colouring, jrpg, jrpg style, jrpg art, jrpg character art, persona style, final fantasy style, manhwa, manhwa style, webtoon, webtoon style, donghua, manhua, flat anime, anime drawing, japanese anime, webcomic style, doujin, niji, 2d anime, anime movie, anime film, anime opening, anime ova, breath of the wild style, zelda style, flat colours, flat colors, flat colour, flat color, flat shading, flat shaded, flat style, flat design, flat illustration, flat art, flat coloring, flat colouring, simple shading, vector art, vector illustration, vector style, vector, vector graphic, 2d animation, 2d animated, 2d art, 2d game art, classic disney style, hand drawn animation, hand painted animation, stylized, stylised, stylized character, stylised character, stylized art, stylised art, stylized illustration, stylised illustration, borderlands style, valorant style, supergiant style, hades style, sticker, sticker style, die cut sticker, sticker art, chibi style, kawaii chibi',
  ],
  comic: [
    'Comic',
    'comic, comic book, comics, graphic novel, comic style, cartoon, pop art, comic book style, ink and colour, superhero comic, cartoon style, toon, cartoonish, bold outlines, marvel style, comic art, comics style, comic panel, comic book panel, comic book art, comic book page, comic page, comic strip, comic book cover, comic cover, comic illustration, comicbook, western comic, american comic, american comics, dc comics, dc comics style, marvel comics, marvel comic, superhero comic style, indie comic, franco belgian comic, bande dessinee, ligne claire, tintin style, moebius, moebius style, mignola, mignola style, hellboy style, spider verse, spiderverse, spider verse style, into the spider verse, into the spider verse style, roy lichtenstein, lichtenstein, pop art style, pop art portrait, warhol, andy warhol, bold lines, bold linework, bold line art, thick lines, thick linework, thick outlines, thick outline, bold ink, inked, ink outlines, heavy inks, heavy ink, heavy black inks, inks and flat colours, inks and flat colors, cartoon art, cartoony, saturday morning cartoon, 90s cartoon, rubber hose, adult swim style, graphic novel style, graphic novel art, graphic novel panel, graphic novel illustration, noir comic, retro comic, vintage comic, silver age comic, golden age comic, poster, poster art, movie poster, film poster, retro poster, gig poster art, propaganda, wanted poster, action movie poster, 80s action movie poster, 80s movie poster, pulp comic, webcomic, political cartoon, strong outlines, black outlines, dark outlines, ukiyo e, ukiyoe, ukiyo e style, ukiyo e print, ukiyo e woodblock, japanese woodblock print, japanese woodblock, woodblock print, woodblock, woodcut, woodcut style, woodcut print, linocut, linocut print, lino print, linoprint, hokusai style, stained glass style, graffiti art, graffiti style, street art, street art style, stencil art, stencil, banksy style, tattoo flash, old school tattoo style',
  ],
  studio: [
    'Studio render',
    'realistic, photorealistic, photo, photograph, 3d, 3d render, render, photo realistic, studio render, photography, lifelike, hyperrealistic, cinematic, studio photo, cgi, unreal engine, octane render, hyper realistic, hyperreal, hyper real, hyperrealism, photorealism, photoreal, photo real, ultra realistic, ultra realism, ultrarealistic, realism, realistic style, realistic photo, realistic portrait, realistic render, cinematic photo realism, cinematic style, cinematic look, cinematic realism, film photography style, dslr, dslr photo, dslr photograph, dslr photography, digital photo, digital photography, canon eos, canon r5, canon eos r5, canon 5d, nikon, nikon d850, nikon z, sony a7, sony a7iii, sony alpha, iphone photo, iphone, iphone picture, iphone shot, shot on iphone, phone photo, casual photo, casual picture, social media photo, instagram photo, instagram post, instagram picture, instagram style, instagram aesthetic, influencer photo, influencer style, influencer aesthetic, portrait photography, portrait photo, portrait photograph, studio photography, studio portrait, studio shot, studio photoshoot, studio photograph, photoshoot, photo shoot, photo session, professional photoshoot, national geographic, national geographic style, natgeo, lifestyle photo, lifestyle photography, lifestyle shot, wedding photography, wedding photo, sports photography, action photography, 3d rendered, 3d render style, 3d character, 3d model, 3d art, 3d style, 3d illustration, 3d cg, cg, cg render, cgi render, cgi style, blender, blender render, made in blender, cinema 4d, c4d, c4d render, unreal engine render, unreal engine 5, unreal engine 5 render, ue5, ue5 render, unreal render, unity render, unity engine, rendered, zbrush, zbrush sculpt, video game screenshot, game screenshot, game render, aaa game, aaa game graphics, aaa graphics, video game, video game style, video game character, in game screenshot, ps5 game, next gen graphics, clay render, claymation, clay, stop motion, stop motion style, action figure, figurine, vinyl figure, funko pop, collectible figure, plastic toy, toy photography, doll like, smooth shading, live action, real life, irl, raw photo, real photo, true to life, promo photo, press photo, character turnaround render, cinematic portrait, cinematic film, cinematography, cinematic cinematography',
  ],
  watercolour: [
    'Watercolour',
    'watercolour, watercolor, watercolour painting, watercolor painting, aquarelle, water colour, water color, watercolours, ink wash, watercolor style, watercolour style, watercolor illustration, watercolour illustration, watercolor art, watercolour art, watercolor portrait, watercolour portrait, loose watercolor, loose watercolour, watercolor wash, watercolour wash, wet on wet, sumi e, sumie, sumi ink, ink wash painting, ink painting, chinese ink painting, chinese painting, chinese brush painting, chinese ink wash, japanese ink painting, brush painting, ink and watercolor, ink and watercolour, watercolor and ink, watercolour and ink, watercolor sketch, watercolour sketch, soft watercolor, soft watercolour, delicate watercolor, delicate watercolour, beatrix potter style, tea stained, washes of colour, washes of color, gouache and watercolor, gouache and watercolour, shan shui, guohua',
  ],
  noir: [
    'Noir',
    'noir, film noir, black and white photo, black and white photograph, monochrome, black and white, grainy black and white, bw, noir style, in black and white, black and white picture, greyscale, grayscale, black and white film, black and white portrait, b w, b w photo, b w photography, b w portrait, b and w, black and white photography, black and white shot, black and white image, high contrast black and white, monochrome photo, monochrome photography, monochrome photograph, monochromatic photo, monochrome portrait, noir film, noir photo, noir aesthetic, noir look, noir portrait, neo noir, classic hollywood, old hollywood, old hollywood style, old hollywood portrait, golden age hollywood, silent film, silent movie, 1920s film, 1930s film, 1940s film, 1940s photo, 1930s photo, 1920s photo, 20s photo, 30s photo, 40s photo, 1940s noir, sin city, sin city style, ilford, ilford hp5, kodak tri x, tri x, tri x 400, all in black and white, in greyscale, in grayscale, german expressionism, german expressionist, black and white movie, monotone, black and white art, black and white illustration',
  ],
  neon: [
    'Neon',
    'neon style, synthwave, vaporwave, retrowave, outrun, neon, neon colours, neon colors, synthwave style, synthwave art, synthwave aesthetic, vaporwave style, vaporwave art, vaporwave aesthetic, retrowave style, neon aesthetic, outrun style, neon art, glowing neon lines, tron, tron style, tron legacy, tron aesthetic, glow in the dark, blacklight poster, darksynth, darkwave aesthetic, neon synthwave',
  ],
  pixel: [
    'Pixel',
    'pixel, pixel art, 8 bit, 16 bit, pixelated, retro game, sprite, pixels, pixel style, video game sprite, pixelart, pixel art style, pixel art portrait, pixel art character, pixel art sprite, pixel sprite, pixel game, 8bit, 16bit, 8 bit style, 16 bit style, 32 bit, 8 bit pixel art, 16 bit pixel art, 16 bit sprite, 8 bit sprite, retro pixel art, gba style, gba sprite, game boy, game boy style, gameboy, gameboy style, snes, snes style, snes rpg, nes style, nes game, pixelated art, low res pixel art, retro game sprite, retro video game, retro game style, retro game art, stardew valley style, stardew valley, pokemon sprite, pokemon style sprite, sprite art, game sprite art, minecraft, minecraft style, pixel portrait, 64x64 pixel art, 32x32 pixel art, dithering, dithered, ps1 graphics, ps1 style, psx, psx style, n64 style, arcade game, arcade game art',
  ],
  sketch: [
    'Sketch',
    'sketch, pencil, pencil drawing, drawing, sketched, charcoal drawing, line art, pen and ink, pencil sketch, hand drawn, ink drawing, charcoal sketch, lineart, graphite, doodle, pencil art, pencil portrait, pencil illustration, pencil shading, coloured pencil, colored pencil, colored pencils, coloured pencils, coloured pencil drawing, colored pencil drawing, charcoal, charcoal portrait, charcoal art, charcoal and chalk, in charcoal, in pencil, graphite drawing, graphite pencil, graphite sketch, graphite portrait, rough sketch, loose sketch, quick sketch, sketchy, sketchy lines, sketchbook, sketchbook page, sketchbook style, sketch style, sketch art, ink sketch, ink illustration, ink lines, ink linework, ink line art, inkwork, pen drawing, pen sketch, pen and ink drawing, pen and ink illustration, ballpoint pen, ballpoint pen drawing, ballpoint, fine line art, fine liner, fineliner, clean line art, clean lineart, clean linework, black and white line art, black and white lineart, line drawing, line work, linework, outline drawing, single line drawing, continuous line, one line art, minimalist line art, monochrome line art, crosshatching, cross hatching, crosshatched, cross hatched, hatching, hatched shading, stippling, engraving, engraved, etching, copperplate engraving, steel engraving, dore style, gustave dore, durer style, concept sketch, concept sketches, character sketch, coloring book page, coloring page, colouring page, colouring book page, storyboard, storyboard sketch, chalk drawing, chalk art, chalk, chalkboard, conte crayon, red chalk, sanguine, silverpoint, da vinci sketch, leonardo da vinci sketch, leonardo sketch, anatomical sketch, fashion sketch, fashion illustration, courtroom sketch, caricature, scribble, scribbled, life drawing, gesture drawing, hand drawn style, hand drawn illustration, traditional art, traditional media, traditional drawing, manga sketch, unfinished sketch, sketched lines, crayon drawing, crayon, pastel drawing, chalk pastel, pencil on paper, drawn in pencil, drawn in ink, ink on paper',
  ],
  storybook: [
    'Storybook',
    'storybook, storybook style, animated style, animation style, disney style, disney animation, disney princess style, animated film style, animated movie style, fortnite style, overwatch style, pixar, 3d animation, 3d animated, 3d cartoon, pixar style, pixar style render, pixar movie, dreamworks style, dreamworks, disney pixar, disney pixar style, storybook look, storybook character, storybook render, storybook film, animated film, animated movie, animated feature, animated feature film, animation film, animation movie, animation still, animated film still, animated movie still, like an animated film, like an animated movie, like in an animated film, like in an animated movie, like a cartoon movie, cartoon movie, cartoon movie style, cartoon film, cartoon film style, animated film look, animated movie look, animated film character, animated movie character, animated character, 3d animated film, 3d animated movie, 3d animated film style, 3d animated movie style, 3d animation style, 3d animated style, 3d animation film, 3d animation movie, 3d animation still, 3d cartoon style, 3d cartoon character, 3d cartoon movie, 3d movie style, 3d animated character, 3d animated feature, cgi animation, cgi animated, cgi animated film, cgi animated movie, cgi cartoon, cg animation, cg animated film, computer animated, computer animation, computer animated film, computer animated movie, stylized 3d, stylised 3d, stylized 3d render, stylised 3d render, stylized 3d character, stylised 3d character, stylized render, stylised render, cute 3d render, cute 3d character, cute 3d style, family movie, family film, animated family film, pixar animation, pixar film, pixar render, pixar character, pixar like, pixar inspired, pixar movie style, pixar film style, in pixar style, dreamworks animation, dreamworks movie, dreamworks film, dreamworks character, disney, disney movie, disney film, disney character, disney like, disney inspired, disney 3d, disney 3d style, disney 3d animation, modern disney style, modern disney, disney pixar movie, disney pixar character, disney pixar animation, disney princess look, illumination style, tangled style, frozen style, like a pixar movie, like a pixar film, like a disney movie, like a disney film, like a pixar character, like a disney character',
  ],
})

export type StyleId = (typeof styles)[number]['id']

/** What moves in a video. */
export const motions = /* @__PURE__ */ plainEntries({
  idle: ['Breathing', 'idle, breathing, blinking, standing still, gentle motion, subtle motion, blinks'],
  wave: ['Waving', 'waves hello, waves her hand, waves his hand, waves at the camera, waving at the camera'],
  walk: [
    'Walking',
    'walks towards, walking towards, walks forward, walking forward, walks toward, walks toward the camera',
  ],
  turn: [
    'Turning',
    'turn, turns, turning, turns around, turning around, rotates, turntable, turns to the camera, turning to the camera, turns her head, turns his head',
  ],
  talk: [
    'Talking',
    'talk, talks, talking, speaking, speaks, chatting, explaining, talking to the camera, singing, sings, giving a speech',
  ],
  'look-around': [
    'Looking around',
    'looks around, looking around, glances around, looks left and right, glancing around',
  ],
  dance: ['Dancing', 'dances to the music, dancing to music, starts dancing, dances to music'],
  nod: ['Nodding', 'nod, nods, nodding'],
})

export type MotionId = (typeof motions)[number]['id']

/** How the camera moves in a video. */
export const cameraMoves = /* @__PURE__ */ plainEntries({
  still: ['Still', 'static camera, still camera, static shot, tripod shot, fixed camera, locked camera'],
  push: [
    'Push in',
    'push in, zoom in, zooms in, dolly in, slow zoom, camera push, slow push in, moves closer, zooming in, camera moves closer, pushes in',
  ],
  pull: [
    'Pull back',
    'pull back, zoom out, zooms out, dolly out, camera pulls back, pull out, zooming out, pulls back',
  ],
  orbit: [
    'Orbit',
    'orbit, orbits, orbiting, camera orbits, circles around, 360 shot, arc shot, orbit shot, camera circles, circling camera',
  ],
  pan: ['Pan', 'pan, pans, panning, camera pans, tracking shot, pan left, pan right, slow pan'],
})

export type CameraMoveId = (typeof cameraMoves)[number]['id']
