import { plainEntries } from './entry.ts'

/** What the picture is taken through; absent: the lens that the framing usually has. */
export const lenses = plainEntries({
  fisheye: [
    'Fisheye',
    'fisheye, fish eye, fisheye lens, fish eye lens, fisheye view, fisheye shot, gopro, gopro shot, gopro footage, go pro, peephole view, bodycam, body cam, bodycam footage, door camera',
  ],
  'wide-lens': [
    'Wide-angle lens',
    'wide angle lens, wide lens, ultra wide, ultra wide angle, ultrawide, ultra wide lens, ultra wide angle lens, 10mm, 12mm, 14mm, 16mm lens, 18mm, 20mm, 21mm, 24mm, 28mm, 14 mm, 18 mm, 20 mm, 24 mm, 28 mm, 24mm lens, 28mm lens, 20mm lens, 18mm lens, 14mm lens, 0 5x, 0 5 lens, forced perspective, exaggerated perspective, dramatic perspective, extreme perspective, strong perspective, foreshortening, foreshortened, dynamic perspective, strong foreshortening',
  ],
  'normal-lens': [
    'Normal lens',
    '35mm, 40mm, 35 mm, 40 mm, 35mm lens, 40mm lens, 35 mm lens, 50 mm lens, nifty fifty, standard lens, normal lens, prime lens, 50mm photo, 35mm photo, 35mm photograph, 50mm photograph',
  ],
  'portrait-lens': [
    'Portrait lens',
    '80mm, 90mm, 100mm, 80 mm, 90 mm, 100 mm, 85 mm lens, 105mm lens, 90mm lens, 100mm lens, 85mm portrait lens, 85mm photo, 85mm portrait, short telephoto',
  ],
  telephoto: [
    'Telephoto',
    'telephoto, telephoto lens, telephoto shot, tele lens, long lens, zoom lens, 150mm, 180mm, 200mm, 300mm, 400mm, 600mm, 70 200mm, 200 mm, 300 mm, 400 mm, 200mm lens, 300mm lens, 400mm lens, compressed perspective, lens compression, long lens shot, long focal length, paparazzi shot, paparazzi photo',
  ],
  anamorphic: [
    'Anamorphic',
    'anamorphic, anamorphic lens, anamorphic shot, anamorphic lenses, widescreen, wide screen, cinemascope, letterbox, letterboxed, cinematic bars, black bars, cinematic black bars, 2 35 1, 2 39 1, 21 9, ultrawide cinematic, cinematic widescreen, shot on arri, arri alexa, panavision, shot on panavision, anamorphic cinematography',
  ],
})

export type LensId = (typeof lenses)[number]['id']

/** How much of the picture is sharp. */
export const focuses = plainEntries({
  shallow: [
    'Shallow focus',
    'shallow depth of field, shallow focus, shallow dof, narrow depth of field, thin depth of field, blurred background, blurry background, blurred backdrop, background blur, background blurred, out of focus background, background out of focus, defocused background, soft background, creamy bokeh, creamy background, wide aperture, open aperture, wide open aperture, selective focus, dof, f1, f1 2, f1 4, f1 8, f2, f2 8, f 1 2, f 1 4, f 1 8, f 2 8, depth of field, portrait mode, bokeh portrait, smooth bokeh, heavy bokeh, soft bokeh, strong bokeh, bokeh blur',
  ],
  deep: [
    'Deep focus',
    'deep focus, deep depth of field, large depth of field, wide depth of field, everything in focus, everything sharp, sharp background, background in focus, all in focus, infinite focus, f8, f11, f16, f 8, f 11, f 16, f22, small aperture, detailed background, in focus background, crisp background, pan focus',
  ],
  'soft-focus': [
    'Soft focus',
    'soft focus, dreamy focus, soft focus lens, soft filter, pro mist, black pro mist, mist filter, promist, diffusion filter, orton effect, hazy focus, gauzy, glamour filter, soft haze, vaseline lens, blurry, slightly blurry, softly blurred, diffused glow, bloom, soft bloom, bloom effect, glow effect, halation',
  ],
  'tilt-shift': ['Tilt-shift', 'tilt shift, tilt shift lens, miniature effect, tilt shift photography, diorama effect'],
})

export type FocusId = (typeof focuses)[number]['id']

/** Whether there is anything but the person. */
export const cutOuts = plainEntries({
  alone: [
    'Cut out',
    'transparent background, transparent backdrop, transparent bg, no background, without background, without a background, background removed, removed background, alpha background, alpha channel, transparent png, png with transparency, cut out png, isolated on transparent, isolated on a transparent background, on a transparent background, empty background transparent',
  ],
})

export type CutOutId = (typeof cutOuts)[number]['id']

/** Where in the picture the person is. */
export const compositions = plainEntries({
  centred: [
    'Centred',
    'symmetrical, symmetrical composition, symmetric, symmetric composition, symmetry, perfect symmetry, centred, centered, centred composition, centered composition, central composition, centre composition, center composition, in the centre, in the center, centre framed, center framed, wes anderson framing, wes anderson style, wes anderson, one point perspective, dead centre, dead center, centre of the frame, center of the frame, middle of the frame',
  ],
  thirds: [
    'Rule of thirds',
    'rule of thirds, off centre, off center, rule of thirds composition, off centre composition, off center composition, asymmetrical composition, asymmetrical framing, asymmetric composition, golden ratio, golden ratio composition',
  ],
  space: [
    'Empty space beside',
    'negative space, lots of negative space, empty space, copy space, room for text, space for text, minimalist composition, minimal composition, minimalistic composition, at the edge of the frame, to one side of the frame, breathing room',
  ],
})

export type CompositionId = (typeof compositions)[number]['id']

/** How the finished picture is colored. */
export const grades = plainEntries({
  sepia: [
    'Sepia',
    'sepia, sepia toned, sepia tone, sepia tones, sepia photo, sepia photograph, in sepia, daguerreotype, tintype, wet plate, wet plate photo, wet plate photography, collodion, antique photo, antique photograph, victorian photo, victorian photograph, victorian portrait photo, old timey photo, ambrotype, 1800s photo, 1890s photo, 19th century photo, 19th century photograph, old west photo, brown toned',
  ],
  'high-contrast': [
    'High contrast',
    'high contrast, strong contrast, stark contrast, harsh contrast, contrasty, extreme contrast, bold contrast, dramatic contrast, punchy, punchy contrast, crushed blacks, deep blacks, inky blacks',
  ],
  desaturated: [
    'Desaturated',
    'desaturated, muted, muted colours, muted colors, muted tones, muted palette, muted colour palette, muted color palette, desaturated colours, desaturated colors, desaturated tones, washed out, washed out colours, washed out colors, low saturation, subdued colours, subdued colors, subdued tones, bleak colours, bleak colors, drab colours, drab colors, dull colours, dull colors, bleach bypass, dusty palette, grey tones, gray tones, cold desaturated, desaturated palette, muted cold palette, neutral tones, neutral colours, neutral colors, neutral palette, monochromatic, monochrome palette, gritty realism, gritty, bleak, cctv footage, security camera footage, surveillance footage, cctv still, security camera still',
  ],
  pastel: [
    'Pastel',
    'pastel, pastels, pastel colours, pastel colors, pastel palette, pastel tones, pastel colour palette, pastel color palette, pastel aesthetic, soft pastel, soft pastels, soft pastel colours, soft pastel colors, pastel hues, candy colours, candy colors, candy coloured, candy colored, soft colours, soft colors, soft palette, pale colours, pale colors, light colours, light colors, kawaii colours, kawaii colors, cottagecore, airy, light and airy, soft tones, delicate colours, delicate colors, soft hues, macaron colours',
  ],
  vivid: [
    'Vivid',
    'vivid, vivid colours, vivid colors, vibrant, vibrant colours, vibrant colors, vibrant palette, colourful, colorful, saturated, saturated colours, saturated colors, highly saturated, bright colours, bright colors, bold colours, bold colors, rich colours, rich colors, intense colours, intense colors, psychedelic, psychedelic colours, psychedelic colors, technicolor, technicolour, hyper saturated, oversaturated, rainbow colours, rainbow colors, lush colours, lush colors, bright palette, colour pop, color pop, kaleidoscopic, hypersaturated, bright and colourful, bright and colorful, solarpunk, pop colours, pop colors, bold palette, bold colour palette, bold color palette, jewel tones, neon palette',
  ],
  'teal-orange': [
    'Teal and orange',
    'teal and orange, orange and teal, teal orange, orange teal, teal and orange grading, teal and orange color grading, teal and orange colour grading, blockbuster grading, blockbuster look, hollywood color grading, hollywood colour grading, cinematic color grading, cinematic colour grading, cinematic colors, cinematic colours, cinematic grading, cinematic tones, cinematic palette, movie still, film still, cinematic still, cinematic film still, movie scene, cinematic color grade, cinematic colour grade, color graded, colour graded, color grading, colour grading, movie screencap, film screencap, blockbuster movie still, cinematic shot, cinematic frame, cinematic photo, film scene, movie frame',
  ],
  warm: [
    'Warm tones',
    'warm tones, warm colours, warm colors, warm palette, warm hues, warm color palette, warm colour palette, warm toned, warm grading, warm color grading, warm colour grading, earthy tones, earth tones, earthy colours, earthy colors, earth colours, earth colors, autumn colours, autumn colors, autumnal colours, autumnal colors, autumn tones, autumnal tones, autumn palette, autumnal palette, warm filter, honeyed tones, amber tones, golden tones, golden palette, sunset colours, sunset colors, sunset palette, fall colours, fall colors, warm color scheme, warm colour scheme, spice tones, terracotta tones, warm browns, brown tones, sun bleached colours, sun bleached colors',
  ],
  cool: [
    'Cool tones',
    'cool tones, cool colours, cool colors, cool palette, cool hues, cool color palette, cool colour palette, cool toned, cold tones, cold colours, cold colors, cold palette, cold color palette, cold colour palette, cold hues, icy tones, icy palette, wintry tones, wintry colours, wintry colors, blue hour tones, cold color grading, cold colour grading, cool color grading, cool colour grading, cool filter, blue toned, winter palette, steely tones, moonlit tones, cold color scheme, cool color scheme',
  ],
  faded: [
    'Faded film',
    'kodak portra, portra 400, portra 800, portra 160, kodak portra 400, kodak gold, kodak gold 200, fujifilm, fuji film, fuji superia, fujicolor, ektachrome, kodachrome, cinestill, cinestill 800t, kodak ektar, kodak vision3, film look, analog look, analogue look, vintage photo, vintage photograph, vintage photography, old photo, old photograph, retro photo, retro photograph, vintage look, vintage style, vintage aesthetic, vintage filter, retro filter, faded colours, faded colors, faded photo, faded photograph, faded film, nostalgic photo, nostalgic filter, 70s photo, 1970s photo, seventies photo, 60s photo, 1960s photo, 90s photo, 1990s photo, 80s photo, 1980s photo, family album photo, yearbook photo, lomography, lomo, retro look, retro style, retro aesthetic, retro, vintage, matte finish, matte look, instagram filter, old film, super 8, super 8 film, 8mm film, 16mm film, y2k photo, seventies, 70s, 70s style, 1970s, 1970s style, 60s, 60s style, 1960s, 1960s style, seventies style, sixties, sixties style, retro futurism, retro futuristic, retrofuturism, retrofuturistic, retro futurist, retro future, atompunk, 50s, 50s style, 1950s, 1950s style, fifties, fifties style, indie film, indie movie, arthouse film, arthouse, indie sleaze, analog photograph, film camera, shot on film, leica, hasselblad, medium format, medium format film, large format, contax, disposable camera photo, 90s style, 90s aesthetic, 90s look, 90s vibe, 90s vibes, nineties style, nineties aesthetic',
  ],
  cyanotype: ['Cyanotype', 'cyanotype, blueprint, blueprint style, blue monochrome, prussian blue print'],
  duotone: [
    'Duotone',
    'duotone, duo tone, two tone print, two tone colours, two tone colors, risograph, riso print, riso, two colour print, two color print, bichromatic, limited palette, limited colour palette, limited color palette, screen print, screenprint, silkscreen, screen printed, silk screen, propaganda poster, constructivist, constructivism, soviet poster, propaganda art, gig poster, obey poster, hope poster',
  ],
  dark: [
    'Dark and moody',
    'dark and moody, moody tones, moody colours, moody colors, moody grading, moody palette, moody photography, moody photo, dark tones, dark palette, dark colours, dark colors, dark colour palette, dark color palette, grimdark, dark aesthetic, dark academia, underexposed, shadowy, murky, dim, gothic aesthetic, dark atmosphere, dark mood, dark vibe, dark vibes, dark fantasy style, gloomy atmosphere, gloomy mood, moody aesthetic, moody atmosphere, moody vibe, moody vibes, goth aesthetic, dark color scheme, dark colour scheme, dark scene, dimly lit, dim light, dim lighting, low light, poorly lit, barely lit, half lit, dark fantasy, dark fantasy art',
  ],
  bright: [
    'Bright',
    'overexposed, blown out, blown out highlights, bright and airy, washed in light, bright atmosphere, bright mood, bright and cheerful, bright airy, bright aesthetic, clean aesthetic, clean look, crisp whites, bright clean, clean bright',
  ],
  cyber: [
    'Cyan and magenta',
    'cyberpunk, cyberpunk style, cyberpunk aesthetic, cyberpunk art, cyberpunk look, cyberpunk vibe, cyberpunk vibes, cyberpunk colours, cyberpunk colors, cyan and magenta, magenta and cyan, pink and cyan, blade runner, blade runner style, blade runner aesthetic, blade runner vibes, neon noir, tech noir, cyber aesthetic, synthwave colours, synthwave colors, vaporwave colours, vaporwave colors, neon colour palette, neon color palette, 80s, 80s style, 80s aesthetic, 1980s, 1980s style, eighties, eighties style, retro 80s, 80s retro, 80s vibe, 80s vibes, glitchcore, y2k aesthetic, y2k, cybercore, city pop, city pop style, city pop aesthetic, 80s city pop, 80s city pop style',
  ],
  dreamy: [
    'Dreamy',
    'dreamlike, dream like, ethereal, otherworldly, fairytale, fairy tale, fairytale like, storybook, magical atmosphere, whimsical, enchanting, ethereal atmosphere, dreamy atmosphere, dreamy aesthetic, dreamy mood, dreamy vibe, dreamy vibes, dreamy photo, dreamcore, surreal, surrealism, surrealist, surreal art, surreal atmosphere, fairycore, fantasy atmosphere, mystical atmosphere, ethereal beauty, hazy atmosphere, dreamscape, magic realism, magical realism',
  ],
  eerie: [
    'Sickly green',
    'matrix style, matrix look, sickly green, sickly tones, horror movie, horror film, horror style, horror art, analog horror, liminal, liminal space, backrooms, sickly green light, toxic atmosphere, survival horror, survival horror game, survival horror style, psychological horror, cosmic horror',
  ],
  'night-vision': [
    'Night vision',
    'night vision, nightvision, night vision camera, night vision footage, night vision goggles view, through night vision, night vision scope view',
  ],
})

export type GradeId = (typeof grades)[number]['id']
