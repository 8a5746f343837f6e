import { plainEntries } from './entry.ts'

/** How the person is lit, where words ask for another light than the place has. */
export const lights = plainEntries({
  golden: [
    'Golden light',
    'golden light, warm light, warm lighting, warm glow, golden glow, golden lighting, golden hour light, golden hour lighting, warm sunlight, amber light, amber glow',
  ],
  soft: [
    'Soft light',
    'soft light, soft lighting, diffused light, diffused lighting, softbox, softbox lighting, gentle light, natural light, natural lighting, even lighting, soft natural light, soft daylight, flattering light, diffuse light, overcast light',
  ],
  ring: [
    'Ring light',
    'ring light, ring lights, ring lighting, ring flash, beauty dish, beauty lighting, glamour lighting',
  ],
  spotlight: [
    'Spotlight',
    'spotlight, spot light, spotlights, stage light, stage lights, stage lighting, single spotlight, spotlit, under a spotlight, in the spotlight, limelight',
  ],
  candle: [
    'Candlelight',
    'candlelight, candle light, candlelit, by candlelight, candle lit, candle glow, glow of candles, lamplight, lamp light, lantern light, lantern glow, lantern lit',
  ],
  fire: [
    'Firelight',
    'firelight, fire light, firelit, campfire light, campfire glow, torchlight, torch light, torchlit, fireplace glow, glow of the fire, lit by fire, lit by flames, fire glow',
  ],
  moon: ['Moonlight', 'moonlight, moonlit, moon light, silver moonlight, pale moonlight, moon glow, moonglow'],
  rim: [
    'Light from behind',
    'rim light, rim lighting, rim lit, rimlight, backlight, back light, backlit, back lit, backlighting, back lighting, hair light, edge light, edge lighting, contre jour, sun behind her, sun behind him',
  ],
  dramatic: [
    'Dramatic light',
    'dramatic lighting, dramatic light, dramatic shadows, side light, side lighting, side lit, sidelit, chiaroscuro, rembrandt lighting, rembrandt light, split lighting, low key, low key lighting, hard light, hard lighting, harsh light, harsh lighting, moody lighting, moody light, cinematic lighting, cinematic light, deep shadows, strong shadows, hard shadows, high contrast',
  ],
  window: [
    'Window light',
    'window light, light from a window, light through the window, light from the window, window lighting, light through blinds, light through the blinds, light through curtains',
  ],
  studio: [
    'Studio lighting',
    'studio lighting, studio light, studio lights, high key, high key lighting, bright lighting, bright light, professional lighting, three point lighting, fashion lighting',
  ],
  flash: [
    'Flash',
    'flash, direct flash, camera flash, flash photography, on camera flash, flash photo, flashbulb, paparazzi flash',
  ],
  neon: [
    'Neon light',
    'neon light, neon lights, neon lighting, neon glow, pink and blue light, pink and blue lighting, coloured lights, colored lights, coloured light, colored light, gel lighting, club lights, club lighting, disco lights, party lights, cyberpunk lighting, magenta light, purple light, pink light, violet light',
  ],
  cold: [
    'Cold light',
    'screen light, screen glow, glow of a screen, lit by a screen, monitor glow, monitor light, laptop glow, phone glow, computer light, blue light, blue lighting, cold light, cold lighting, cool light, cool lighting, icy light',
  ],
  below: [
    'Light from below',
    'underlighting, underlit, lit from below, light from below, uplighting, footlights, eerie light, eerie glow',
  ],
  red: [
    'Red light',
    'red light, red lighting, red glow, crimson light, darkroom light, alarm light, emergency light, emergency lights',
  ],
})

export type LightId = (typeof lights)[number]['id']

/** What is in the air, or what the lens and the drawing add. */
export const effects = plainEntries({
  petals: [
    'Petals',
    'petals, falling petals, petals falling, blossoms falling, falling blossoms, drifting blossoms, cherry blossom petals, sakura petals, rose petals, flower petals, petals in the wind, floating petals, drifting petals, blossom petals',
  ],
  leaves: [
    'Falling leaves',
    'falling leaves, leaves falling, autumn leaves, drifting leaves, swirling leaves, leaves in the wind, fallen leaves, blowing leaves, leaves blowing',
  ],
  feathers: [
    'Feathers',
    'feathers, falling feathers, feathers falling, floating feathers, drifting feathers, white feathers',
  ],
  confetti: ['Confetti', 'confetti, falling confetti, streamers, confetti falling, confetti in the air'],
  sparks: ['Sparks', 'sparks, flying sparks, sparks flying, shower of sparks, welding sparks, spark shower'],
  embers: [
    'Embers',
    'embers, ember, floating embers, glowing embers, burning embers, flying embers, embers in the air, cinders, embers floating',
  ],
  flames: [
    'Flames',
    'flames, fire around her, fire around him, surrounded by fire, surrounded by flames, engulfed in flames, blazing fire, inferno',
  ],
  smoke: [
    'Smoke',
    'smoke, smoky, wisps of smoke, swirling smoke, smoke swirling, thick smoke, cigarette smoke, plumes of smoke, smoke machine, drifting smoke',
  ],
  steam: ['Steam', 'steam, rising steam, steaming, steam rising, steamy, steam clouds, vapour, vapor'],
  dust: [
    'Dust in the air',
    'dust motes, dust particles, floating dust, dust in the air, floating particles, particles, light particles, dusty air, dust, dust cloud, dust clouds, pollen',
  ],
  fireflies: [
    'Fireflies',
    'fireflies, firefly, glowing fireflies, floating lights, will o the wisps, wisps, glowing orbs, fairy lights in the air, glowing particles',
  ],
  sparkles: [
    'Sparkles',
    'sparkles, sparkle, glitter, glittering, stardust, fairy dust, magic dust, twinkles, magical sparkles, shimmering particles, sparkling, shimmer, pixie dust',
  ],
  bubbles: ['Bubbles', 'bubbles, soap bubbles, floating bubbles, air bubbles'],
  droplets: [
    'Drops of water',
    'water droplets, water drops, water splash, splashing water, splashes, splash, splashing, sea spray, droplets, water spray',
  ],
  bokeh: [
    'Bokeh',
    'bokeh, soft circles, bokeh lights, blurred lights, bokeh background, out of focus lights, fairy lights, string lights, christmas lights',
  ],
  rays: [
    'Rays of light',
    'god rays, light rays, rays of light, sun rays, sunrays, sunbeams, sunbeam, beams of light, light beams, shafts of light, light shafts, volumetric light, volumetric lighting, crepuscular rays, dappled light, dappled sunlight, ray of light, beam of light, sun flecks',
  ],
  'lens-flare': [
    'Lens flare',
    'lens flare, lens flares, sun flare, anamorphic flare, flare, light leak, light leaks, anamorphic lens flare',
  ],
  lightning: [
    'Lightning',
    'lightning, lightning bolt, lightning bolts, lightning strike, electricity, crackling electricity, electric arcs, crackling energy, lightning crackling, thunderbolt',
  ],
  aura: [
    'Aura',
    'aura, glowing aura, energy aura, magical aura, magic glow, magical glow, radiant glow, power aura, glowing energy, divine light, holy light, ethereal glow, inner glow, halo of light',
  ],
  'speed-lines': [
    'Speed lines',
    'speed lines, action lines, motion lines, manga lines, speedlines, focus lines, impact lines, radial lines, zoom lines',
  ],
  'motion-blur': [
    'Motion blur',
    'motion blur, blurred background motion, speed blur, motion blurred, panning blur, sense of speed',
  ],
  grain: [
    'Film grain',
    'film grain, grain, grainy, grainy film, 35mm film, film photo, film photography, analog film, analogue film, kodak, vintage film, polaroid, disposable camera, analog photo, vhs',
  ],
  glitch: [
    'Glitch',
    'glitch, glitch effect, glitch art, glitchy, chromatic aberration, datamosh, scanlines, scan lines, hologram glitch, digital distortion',
  ],
  vignette: ['Vignette', 'vignette, vignetting, dark corners, darkened corners, vignette effect'],
})

export type EffectId = (typeof effects)[number]['id']

/** More at once would hide the person. */
export const mostEffects = 3
