import { plainEntries } from './entry.ts'

/** How the person is lit, where words ask for another light than the place has. */
export const lights = plainEntries({
  golden: [
    'Golden light',
    'golden light, warm light, warm lighting, warm glow, golden glow, golden lighting, golden hour light, golden hour lighting, warm sunlight, amber light, amber glow, honey light, honeyed light, warm sunset light, sunset light, sunset glow, late sunlight, low sun, warm golden light, soft golden light, warm evening light, warm afternoon light, afternoon light, late afternoon light, golden sunlight, golden rays, autumn light, warm ambient light, warm ambient lighting, magic hour, sun kissed light',
  ],
  soft: [
    'Soft light',
    'soft light, soft lighting, diffused light, diffused lighting, softbox, softbox lighting, gentle light, natural light, natural lighting, even lighting, soft natural light, soft daylight, flattering light, diffuse light, overcast light, ambient light, ambient lighting, soft glow, gentle glow, soft ambient light, soft shadows, gentle lighting, flat light, flat lighting, soft warm light, soft white light, subtle lighting, north light, gentle natural light, diffuse lighting, cloudy light, delicate light, delicate lighting, global illumination, soft studio light, soft studio lighting, pale light, silky light',
  ],
  ring: [
    'Ring light',
    'ring light, ring lights, ring lighting, ring flash, beauty dish, beauty lighting, glamour lighting, butterfly lighting, butterfly light, paramount lighting, clamshell lighting, ringlight',
  ],
  spotlight: [
    'Spotlight',
    'spotlight, spot light, spotlights, stage light, stage lights, stage lighting, single spotlight, spotlit, under a spotlight, in the spotlight, limelight, theatrical lighting, theatre lighting, theater lighting, theatrical light, follow spot, pool of light, stage spotlight, overhead spotlight, concert lighting, concert lights',
  ],
  candle: [
    'Candlelight',
    'candlelight, candle light, candlelit, by candlelight, candle lit, candle glow, glow of candles, lantern light, lantern glow, lantern lit, flickering candlelight, flickering candle light, lit by candles, lit by a candle, lit by candlelight, lit by a lantern, lit by lanterns, light of a candle, light of a lantern, oil lamp, oil lamp light, gaslight, gas light, gaslit, kerosene lamp, lit by a single candle, lamplight, lamp light, lamplit, paper lantern light, soft candlelight, glow of a lantern, glow of lanterns, warm candlelight, warm lantern light, match light, lit by a match, single candle, one candle, lone candle',
  ],
  fire: [
    'Firelight',
    'firelight, fire light, firelit, campfire light, campfire glow, torchlight, torch light, torchlit, fireplace glow, glow of the fire, lit by fire, lit by flames, fire glow, flickering firelight, flickering fire light, lit by the fire, lit by a campfire, bonfire light, bonfire glow, glow of a campfire, forge light, forge glow, glow of the forge, lit by torches, lit by a torch, flickering torchlight, lava glow, lava light, molten glow, glow of lava, lit by lava, hellfire glow, light of the fire, fire lit, hearth light, hearth glow, glow of the hearth, glow of embers, ember glow, furnace glow, fiery glow, fiery light, glow of burning, flickering flames light, infernal glow, hellish light',
  ],
  moon: [
    'Moonlight',
    'moonlight, moonlit, moon light, silver moonlight, pale moonlight, moon glow, moonglow, soft moonlight, bright moonlight, blue moonlight, cold moonlight, lit by the moon, lit by moonlight, bathed in moonlight, by the light of the moon, starlight, silvery light, silver light, night light, lunar light, cool moonlight',
  ],
  rim: [
    'Light from behind',
    'rim light, rim lighting, rim lit, rimlight, backlight, back light, backlit, back lit, backlighting, back lighting, hair light, edge light, edge lighting, contre jour, sun behind her, sun behind him, strong rim light, strong backlight, kicker light, light behind her, light behind him, light from behind, lit from behind, sun behind them, halo light, glowing outline, glowing edges, rim lights, rim of light, edge lit, strong rim lighting, backlight glow, sun in the background, sun flare behind, glowing rim',
  ],
  dramatic: [
    'Dramatic light',
    'dramatic lighting, dramatic light, dramatic shadows, side light, side lighting, side lit, sidelit, chiaroscuro, rembrandt lighting, rembrandt light, split lighting, low key, low key lighting, hard light, hard lighting, harsh light, harsh lighting, moody lighting, moody light, cinematic lighting, cinematic light, deep shadows, strong shadows, hard shadows, chiaroscuro lighting, low key light, low key portrait, low key photo, low key photography, noir lighting, noir light, tenebrism, tenebrist, caravaggio lighting, caravaggio light, split light, half in shadow, half lit face, half shadow, half in darkness, long shadows, contrasty light, contrasty lighting, stark lighting, stark light, dark shadows, heavy shadows, directional light, directional lighting, loop lighting, short lighting, single light source, one light source, side lighting from the left, light from the side, light from the left, light from the right, lit from the side, lit from one side, film noir lighting, dramatic side lighting, moody shadows, dark lighting, shadows across her face, shadows across his face, face half in shadow, face in shadow, shadow across her face, shadow across his face, dark and light, sharp shadows, sculpted light',
  ],
  window: [
    'Window light',
    'window light, light from a window, light through the window, light from the window, window lighting, light through curtains, light through the curtains, soft window light, morning window light, daylight from a window, daylight through the window, sunlight through the window, sunlight through a window, sun through the window, natural window light, light streaming through the window, light streaming through a window, light coming through the window, light from a small window, lit by a window, sunlight streaming through the window, sunlight through the curtains, sun through the curtains, light pouring through the window, light falling through the window, light from a side window, vermeer light, vermeer lighting, autumn light through the curtains, light through a window',
  ],
  studio: [
    'Studio lighting',
    'studio lighting, studio light, studio lights, bright lighting, bright light, professional lighting, three point lighting, fashion lighting, perfect lighting, good lighting, well lit, brightly lit, strobe lighting, editorial lighting, commercial lighting, even studio lighting, clean lighting, clean light, white light, bright white light, white lighting, clear lighting, beautiful lighting, crisp lighting, crisp light, bright even lighting, evenly lit, three point light, softbox studio lighting, key light, fill light',
  ],
  flash: [
    'Flash',
    'flash, direct flash, camera flash, flash photography, on camera flash, flash photo, flashbulb, paparazzi flash, harsh flash, flash on, phone flash, hard flash, on camera direct flash, strobe, strobe light, strobe lights, flash lit, party flash, paparazzi flashes, camera flashes, direct hard flash, frontal flash, disposable camera flash, flashes of cameras, flashlight in the face, flash at night',
  ],
  neon: [
    'Neon light',
    'neon light, neon lights, neon lighting, neon glow, pink and blue light, pink and blue lighting, coloured lights, colored lights, coloured light, colored light, gel lighting, club lights, club lighting, disco lights, party lights, cyberpunk lighting, neon sign glow, glow of neon signs, glow of a neon sign, neon lit, lit by neon, lit by neon signs, lit by a neon sign, neon signs glow, coloured gels, colored gels, gelled lights, coloured lighting, colored lighting, colourful lights, colorful lights, colourful lighting, colorful lighting, rgb lighting, rgb lights, rgb light, rgb glow, bisexual lighting, nightclub lights, nightclub lighting, rave lights, rave lighting, laser lights, lasers, vaporwave lighting, synthwave lighting, neon rim light, neon rim lighting, neon reflections, arcade lights, arcade glow, holographic lighting, iridescent light, iridescent lighting, multicoloured lights, multicolored lights, rainbow light, rainbow lights, rainbow lighting, prism light, prismatic light, pink neon, blue neon, pink neon light, blue neon light, disco ball light, disco ball lights, disco light, dance floor lights, colour changing lights, dual lighting, dual tone lighting, two tone lighting, duotone lighting, split neon lighting, led strip lights, led strip light',
  ],
  cold: [
    'Cold light',
    'screen light, screen glow, glow of a screen, lit by a screen, monitor glow, monitor light, laptop glow, phone glow, computer light, cold light, cold lighting, cool light, cool lighting, icy light, tv glow, tv light, television glow, television light, glow of the tv, glow of a tv, glow of the television, light of the tv, light of the screen, glow of the screen, glow of screens, glow of monitors, light of monitors, glow of her phone, glow of his phone, glow of a phone, glow of the phone, glow of the monitor, glow of a monitor, glow of her laptop, glow of his laptop, glow of a laptop, glow of the laptop, lit by a phone, lit by her phone, lit by his phone, lit by monitors, lit by screens, lit by a monitor, lit by the screen, lit by the tv, phone screen light, phone light, phone screen glow, laptop light, laptop screen glow, laptop screen light, computer screen light, computer screen glow, computer glow, crt glow, crt light, light of a laptop, light of her phone, light of his phone, cool glow, icy glow, cold glow, cool daylight, hologram light, holographic light, bluish light, winter light, cold winter light, cold morning light, pale cold light, steel light, lit by holograms, glow of holograms, hologram glow, holographic glow, pc light, gaming monitor glow, screens glow, lit by a laptop, flicker of the projector, projector light, light of the projector, projector glow, glow of the projector, flicker of a projector, light of a projector, flicker of the tv',
  ],
  below: [
    'Light from below',
    'underlighting, underlit, lit from below, light from below, uplighting, footlights, eerie light, eerie glow, uplight, uplit, under lighting, campfire story lighting, glow from below, glow from underneath, lit from underneath, light from underneath, flashlight under her chin, flashlight under his chin, torch under her chin, horror lighting, spooky lighting, spooky light, creepy lighting, creepy light, eerie lighting, sinister lighting, sinister light, ghostly light, monster lighting, under light, unearthly light, ghostly glow, unearthly glow',
  ],
  red: [
    'Red light',
    'red light, red lighting, red glow, crimson light, darkroom light, alarm light, emergency light, emergency lights, red alert light, red alert lights, red alert, alert lights, alarm lights, warning lights, warning light, red lights, red emergency light, red emergency lighting, red emergency lights, emergency lighting, red neon, red neon light, red neon glow, red room, red rim light, blood red light, red warning lights, brake lights, tail lights, taillights, red darkroom light, safelight, crimson glow, crimson lighting, scarlet light, blood moon light, red gel, red gel light, red gel lighting, ruby light, red backlight, red spotlight, flashing red lights, flashing red light, blinking red light, red light district',
  ],
  coloured: [
    'Coloured light',
    'coloured glow, colored glow, strange glow, alien light, alien glow, coloured gel, colored gel',
  ],
  lamp: [
    'Lamp',
    'desk lamp, table lamp, reading lamp, bedside lamp, lamp, floor lamp, standing lamp, lit by a lamp, lit by a desk lamp, desk lamp light, light of a lamp, light of a desk lamp, glow of a lamp, glow of a desk lamp, warm lamp, warm lamplight, warm lamp light, bedside light, night lamp, tungsten, tungsten light, tungsten lighting, tungsten bulb, incandescent, incandescent light, incandescent lighting, warm indoor lighting, warm indoor light, warm interior lighting, warm interior light, indoor lighting, interior lighting, living room lamp, salt lamp, lava lamp, practical lights, practical lighting, practical lamp, street lamp, street lamps, streetlight, street light, streetlights, street lights, streetlamp, streetlamps, under a street lamp, under a streetlight, sodium light, sodium lights, sodium vapor light, sodium lamp, sodium lamps, sodium streetlights, lit by a streetlight, lit by street lights, lamp post light, lit by a street lamp, porch light, workshop light, orange streetlight, warm tungsten light, lit by lamps, soft lamp light, warm room light',
  ],
  bulb: [
    'Bare bulb',
    'single bulb, bare bulb, light bulb, lightbulb, hanging bulb, naked bulb, single light bulb, single lightbulb, one light bulb, bare light bulb, bare lightbulb, hanging light bulb, hanging lightbulb, swinging bulb, swinging light bulb, dangling bulb, dangling light bulb, edison bulb, edison bulbs, flickering bulb, flickering light bulb, flickering light, flickering lights, flickering lamp, interrogation lamp, interrogation light, interrogation lighting, single hanging lamp, hanging lamp, pendant light, pendant lamp, pendant lights, lit by a single bulb, lit by a bulb, lit by a bare bulb, single overhead bulb, single overhead light, swinging lamp, swinging lantern, single lamp overhead',
  ],
  vanity: [
    'Vanity bulbs',
    'vanity bulbs, vanity lights, vanity lighting, vanity light, vanity mirror lights, vanity mirror bulbs, hollywood mirror, hollywood mirror lights, hollywood bulbs, hollywood vanity lights, makeup mirror lights, makeup mirror bulbs, mirror bulbs, mirror lights, dressing room lights, dressing room bulbs, dressing room lighting, bulbs around the mirror, lights around the mirror, warm vanity bulbs, marquee lights, marquee bulbs, mirror with bulbs, dressing table lights, vanity mirror with bulbs, light bulbs around the mirror',
  ],
  fluorescent: [
    'Fluorescent light',
    'fluorescent light, fluorescent lights, fluorescent lighting, fluorescent, fluorescents, fluorescent tube, fluorescent tubes, strip light, strip lights, strip lighting, tube light, tube lights, tube lighting, office lighting, office lights, supermarket lighting, convenience store lighting, hospital lighting, hospital lights, clinical lighting, clinical light, sterile lighting, sterile light, harsh fluorescent light, harsh fluorescent lighting, flickering fluorescent, flickering fluorescent light, flickering fluorescent lights, greenish fluorescent, greenish light, ceiling lights, ceiling light, ceiling lamp, ceiling lamps, buzzing lights, halogen light, halogen lights, gas station lights, gas station lighting, subway lighting, subway lights, train lighting, laboratory lighting, lab lighting, sickly light, sickly lighting, sickly glow, fluorescent glow, overhead fluorescent lights, overhead fluorescent, institutional lighting, liminal lighting, store lights, kitchen lights, bathroom lighting, bathroom light, vending machine light, vending machine glow, glow of a vending machine, lit by a vending machine, lit by vending machines',
  ],
  top: [
    'Light from above',
    'top light, top lighting, top lit, toplit, toplight, light from above, lit from above, overhead light, overhead lighting, overhead lights, overhead lamp, harsh top light, harsh overhead light, harsh overhead lighting, lit from overhead, downlight, downlights, downlighting, skylight, light from the ceiling, light falling from above, single light from above, beam from above, light pouring from above, light shining from above, zenithal light, light shaft from above, beam of light from above, shaft of light from above, ray of light from above, noon light, midday light, harsh noon light, harsh midday light, light from a skylight, ufo beam, tractor beam, billiard lamp, light from directly above',
  ],
  floodlights: [
    'Floodlights',
    'floodlight, floodlights, floodlit, stadium lights, stadium light, stadium lighting, stadium floodlights, flood lights, flood light, arena lights, arena lighting, pitch lights, searchlight, searchlights, search light, search lights, construction lights, work lights, work light, film set lights, runway lights, catwalk lights, runway lighting, helicopter light, helicopter searchlight, spotlights behind, blinding lights, blinding light, harsh white light, blinding white light, shoulder floodlights, blinding spotlights, lights of the stadium, airport lights, harsh floodlights',
  ],
  headlights: [
    'Headlights',
    'headlights, headlight, car headlights, in the headlights, lit by headlights, headlamps, car lights, car light, truck headlights, motorcycle headlight, lit by car headlights, high beams, lights of a car, headlight beams, headlights behind her, headlights behind him, caught in headlights, train headlight, torch beam, flashlight beam, beam of a flashlight, beam of a torch, flashlight light, lit by a flashlight, light of a flashlight, phone torch, phone flashlight',
  ],
  fridge: [
    'Light of a fridge',
    'fridge light, refrigerator light, light of the fridge, light of an open fridge, light from the fridge, light from the open fridge, glow of the fridge, glow of an open fridge, fridge glow, lit by the fridge, lit by an open fridge, open fridge light, light of the open fridge, light of the refrigerator, light from a fridge, light from an open fridge, lit by the open fridge, microwave light, oven light',
  ],
  sun: [
    'Sunlight',
    'direct sunlight, hard sunlight, harsh sunlight, bright sunlight, strong sunlight, midday sun, harsh sun, blazing sun, blinding sun, scorching sun, noon sun, summer sun, in full sun, full sun, sun drenched, sun soaked, sunbathed, bathed in sunlight, bright sunshine, brilliant sunshine, clear sunlight, hard sun, mediterranean light, summer light, bright summer light, tropical sun, sunlight on her face, sunlight on his face, sun on her face, sun on his face, sunny light, bright daylight, crisp daylight, strong sun, glaring sun, sunlight hitting her face, sunlight hitting his face, sun lit, sun on her skin, sunlight on skin',
  ],
  blinds: [
    'Light through blinds',
    'light through blinds, venetian blind stripes, blind stripes, stripes of light from the blinds, light through the blinds, venetian blinds, venetian blind shadows, venetian blind, blinds, blind shadows, window blinds, shadows of blinds, shadow of blinds, venetian blinds shadow, venetian blinds shadows, shadows from blinds, striped shadows, stripes of light, stripes of shadow, slatted light, slats of light, slatted shadows, light through shutters, light through the shutters, shutter shadows, light through slats, sunlight through blinds, sunlight through the blinds, blinds shadow, blinds casting shadows, striped light, bars of light, bars of shadow, prison bar shadows, shadows of bars, shadow stripes, light filtering through blinds, light filtering through the blinds, neon through blinds, shutter light, blind slats, venetian blind stripes, blind stripes',
  ],
  'window-shadow': [
    'Shadow of a window',
    'window shadow, window shadows, window frame shadow, window frame shadows, shadow of a window, shadow of the window, shadows of a window, window pane shadow, window pane shadows, window light on the wall, window gobo, gobo, gobo light, gobo lighting, gobo shadow, gobo shadows, cookie light, projected shadows, window pattern, window pane light, cross shadow, light patches, patch of light, patch of sunlight, patches of sunlight, square of light, square of sunlight, rectangle of light, lattice shadows, lattice light, window grid shadow, patterned shadows, shadow patterns, shadow pattern, lace shadows, light patterns, pattern of light',
  ],
  dappled: [
    'Dappled light',
    'dappled light, dappled sunlight, dappled shade, dappled shadows, dappled, leaf shadows, leaf shadow, shadows of leaves, shadow of leaves, leafy shadows, plant shadows, palm shadows, palm leaf shadows, tree shadows, foliage shadows, komorebi, light through leaves, light through the leaves, light through trees, light through the trees, sunlight through leaves, sunlight through the leaves, sunlight through trees, sunlight through the trees, sun through the leaves, sun through the trees, sun through leaves, sun through trees, light filtering through leaves, light filtering through the leaves, light filtering through trees, light filtering through the trees, sunlight filtering through leaves, sunlight filtering through the leaves, sunlight filtering through trees, sunlight filtering through the trees, sunlight filtering through the canopy, light filtering through the canopy, light through the canopy, sunlight through the canopy, speckled light, spots of light, spots of sunlight, flecks of light, sun flecks, filtered sunlight, filtered light, forest light, sunlight through branches, moonlight through the trees, dappled forest light, patchy sunlight, mottled light, shadows of branches, branch shadows',
  ],
  caustics: [
    'Light through water',
    'caustics, caustic light, caustic, water caustics, caustic patterns, light caustics, underwater light, underwater lighting, underwater caustics, water reflections, light reflecting off water, light reflected off the water, light rippling, rippling light, rippling water light, ripples of light, pool light, pool lights, swimming pool light, aquarium light, aquarium glow, aquarium lighting, water light, light through water, light through the water, reflections of water, reflections of the water, water reflections on her face, water reflections on his face, shimmering light, shimmering water light, light dancing on her face, light dancing on his face, light from the surface, glass caustics, crystal light, light from an aquarium, lit by an aquarium, glow of an aquarium',
  ],
  'high-key': [
    'High key',
    'high key, high key lighting, high key light, high key portrait, high key photo, high key photography, white studio lighting, bright white lighting, bright and even lighting, very bright, overexposed light, shadowless, shadowless light, shadowless lighting, bright high key, heavenly light, luminous light, bathed in light, bathed in white light, flooded with light, radiant light, brilliant light, glowing light',
  ],
  silhouette: [
    'Silhouette',
    'silhouette, silhouetted, in silhouette, silhouette lighting, silhouette shot, silhouette photo, backlit silhouette, black silhouette, dark silhouette, silhouette against the sun, silhouette against the sunset, silhouette against the light, silhouette against the sky, silhouetted against the sky, silhouetted against the sunset, silhouetted against the sun, silhouetted against the moon, silhouetted against the light, against the light, against the sun, as a silhouette, her silhouette, his silhouette, silhouette portrait, only a silhouette, silhouette of a woman, silhouette of a man',
  ],
})

export type LightId = (typeof lights)[number]['id']
