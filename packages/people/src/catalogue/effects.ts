import { plainEntries } from './entry.ts'

/** What is in the air, or what the lens and the drawing add. */
export const effects = plainEntries({
  petals: [
    'Petals',
    'petals, falling petals, scattered petals, petals scattering, scattering petals, petals scattered in the air, petals flying, flying petals, swirling petals, petals swirling, petals floating, petals drifting, petals in the air, petals everywhere, petals around her, petals around him, flower petals falling, cherry blossoms falling, sakura falling, sakura blossoms falling, cherry petals, cherry blossoms drifting, rain of petals, shower of petals, falling rose petals, falling sakura petals, falling cherry blossom petals, blossom in the wind, flowers in the air, floating flowers, flying flowers, petal storm, petals falling, blossoms falling, falling blossoms, drifting blossoms, cherry blossom petals, sakura petals, rose petals, flower petals, petals in the wind, floating petals, drifting petals, blossom petals',
  ],
  leaves: [
    'Falling leaves',
    'falling leaves, leaves falling, leaves flying, flying leaves, leaves swirling, autumn leaves falling, falling autumn leaves, leaves in the air, maple leaves, falling maple leaves, leaves drifting, leaf litter swirling, whirling leaves, leaves whirling, golden leaves falling, red leaves falling, autumn leaves, drifting leaves, swirling leaves, leaves in the wind, fallen leaves, blowing leaves, leaves blowing',
  ],
  feathers: [
    'Feathers',
    'feathers, falling feathers, black feathers, feathers flying, flying feathers, feathers in the air, scattered feathers, feathers scattering, feathers floating, feathers drifting, swirling feathers, feathers everywhere, pillow feathers, pillow fight feathers, feathers falling, floating feathers, drifting feathers, white feathers',
  ],
  confetti: [
    'Confetti',
    'confetti, falling confetti, paper streamers, party streamers, confetti rain, rain of confetti, confetti cannon, confetti explosion, confetti everywhere, party popper, ticker tape, colourful confetti, colorful confetti, gold confetti, streamers, confetti falling, confetti in the air',
  ],
  sparks: [
    'Sparks',
    'sparks, flying sparks, sparks flying, shower of sparks, welding sparks, spark shower, sparks everywhere, sparks in the air, electric sparks, grinding sparks, metal sparks, sparkler, sparklers, sparks of metal, sparks from the forge, rain of sparks, sparks raining, flint sparks',
  ],
  embers: [
    'Embers',
    'embers, ember, embers flying, embers drifting, embers rising, rising embers, drifting embers, swirling embers, fiery embers, hot embers, fire embers, ember particles, fire particles, glowing cinders, burning ash, glowing ash, sparks and embers, ember glow particles, floating embers, glowing embers, burning embers, flying embers, embers in the air, cinders, embers floating',
  ],
  flames: [
    'Flames',
    'flames, fire, ghost flames, ghostly flames, spirit flames, licking flames, burning flames, raging fire, swirling fire, fire around her, fire around him, flames around her, flames around him, ring of fire, fire everywhere, in flames, on fire, wreathed in flames, wreathed in fire, flames behind her, flames behind him, fire behind her, fire behind him, wall of fire, fire in the background, flames in the background, blue flames, blue fire, green flames, green fire, purple flames, black flames, swirling flames, fire swirling, flames licking, hellfire, fire magic, fire spell, fireball, fireballs, flame aura, fiery aura, burning background, surrounded by fire, surrounded by flames, engulfed in flames, blazing fire, inferno',
  ],
  smoke: [
    'Smoke',
    'smoke, smoke rings, smoke ring, miasma, smoky, wisps of smoke, swirling smoke, smoke swirling, thick smoke, incense smoke, drift smoke, tyre smoke, tire smoke, coloured smoke, colored smoke, smoke bomb, smoke bombs, smoke grenade, smoke grenades, smoke flare, smoke cloud, smoke clouds, clouds of smoke, cloud of smoke, plume of smoke, smoke plume, smoke plumes, curling smoke, smoke curling, billowing smoke, smoke billowing, smoke rising, rising smoke, smoke effect, smoke in the air, smoke filled, smoke filled room, dry ice, dry ice fog, fog machine, haze machine, stage smoke, stage fog, gun smoke, gunsmoke, cannon smoke, battle smoke, wisp of smoke, cigarette smoke, plumes of smoke, smoke machine, drifting smoke',
  ],
  steam: [
    'Steam',
    'steam, rising steam, steam cloud, steam everywhere, steam in the air, sauna steam, hot spring steam, onsen steam, bath steam, shower steam, clouds of steam, hot steam, steam vents, steam from the vents, swirling steam, geyser, steaming, steam rising, steamy, steam clouds, vapour, vapor',
  ],
  dust: [
    'Dust in the air',
    'dust motes, dust particles, floating dust, dust in the air, floating particles, particles, light particles, dusty air, dust, dust cloud, dust clouds, pollen, pollen in the air, floating pollen, dust mote, specks of dust, dusty, particles in the air, airborne dust, dandelion seeds, dandelion fluff, dandelion seeds floating, floating seeds, spores, floating spores, dust kicked up, dust kicked into the air, dust thrown up',
  ],
  fireflies: [
    'Fireflies',
    'fireflies, firefly, ghostly wisps, spectral wisps, ghost wisps, glowing wisps of light, tiny glowing lights, lightning bugs, glow worms, glowing insects, will o wisps, will o the wisp, spirit lights, spirit orbs, floating orbs, glowing spirits, glowing wisps, floating glowing orbs, orbs of light, light orbs, floating light orbs, magic orbs, fairy lights floating, glowing motes, motes of light, glowing dust, glowing spores, bioluminescent spores, bioluminescent particles, ghost lights, spirits, wisp of light, glowing lights floating, glowing fireflies, floating lights, will o the wisps, wisps, glowing orbs, fairy lights in the air, glowing particles, foxfire, fox fire, kitsunebi, hitodama, ghost fire, spirit fire',
  ],
  sparkles: [
    'Sparkles',
    'sparkles, sparkle, swirling magic, magic swirling, magic swirling around her, magic swirling around him, magic swirling around her hands, magic swirling around his hands, magic around her hands, magic around his hands, sparkling lights, swirling sparkles, magic sparkles, floating sparkles, anime sparkles, sparkly, sparkle effect, sparkle effects, glitter in the air, glitter particles, gold dust, gold flakes, gold glitter, golden particles, golden dust, magic particles, magical particles, twinkling lights, glimmering particles, magic, magical energy, magic energy, magic effect, magic effects, spell effect, spell effects, casting sparkles, shiny particles, diamond dust, lens sparkle, glitter, glittering, stardust, fairy dust, magic dust, twinkles, magical sparkles, shimmering particles, sparkling, shimmer, pixie dust',
  ],
  bubbles: [
    'Bubbles',
    'bubbles, soap bubbles, blowing bubbles, bubble, bubbles floating, bubbles in the air, underwater bubbles, rising bubbles, bubbles rising, bubble bath foam, iridescent bubbles, bubbles everywhere, floating bubbles, air bubbles',
  ],
  droplets: [
    'Drops of water',
    'water droplets, water drops, water splash, splashing water, splashes, splash, splashing, sea spray, droplets, water spray, spray of water, splash of water, water splashing, splashing waves, wave splash, ocean spray, water flying, flying water, rain drops, raindrops, water droplets in the air, wet spray, water drops flying, puddle splash, splashing through puddles, splashes of water, spray of the sea, water exploding, splashing drops, waterfall spray, mist of water, dew drops, water beads, sprinkler, sprinklers',
  ],
  bokeh: [
    'Bokeh',
    'bokeh, bokeh effect, bokeh balls, bokeh circles, city bokeh, city lights bokeh, bokeh city lights, warm bokeh, blurred city lights, blurry lights, blurry city lights, out of focus city lights, soft lights in the background, lights in the background, twinkling light bokeh, defocused lights, night bokeh, lights out of focus, soft circles, bokeh lights, blurred lights, bokeh background, out of focus lights',
  ],
  rays: [
    'Rays of light',
    'god rays, light rays, rays of light, sun rays, sunrays, sunbeams, sunbeam, beams of light, light beams, shafts of light, light shafts, volumetric light, volumetric lighting, crepuscular rays, ray of light, beam of light, sunbeams through the trees, sun beams, volumetric, volumetric rays, volumetric god rays, volumetric fog, volumetric sunlight, volumetric atmosphere, light streaming, streaming light, light streaming in, streams of light, sunlight streaming, sun streaming, light pouring in, sunlight pouring in, divine rays, heavenly rays, dusty sunbeams, dusty light, dusty sunlight, rays of sunlight, rays of sun, rays of the sun, shaft of light, shaft of sunlight, shafts of sunlight, beams of sunlight, beam of sunlight, ray of sunshine, rays of sunshine, godrays, god ray, lightbeams, lightrays, tyndall effect, hazy light, hazy sunlight, hazy sunbeams, light shaft, cinematic rays, cathedral light',
  ],
  'lens-flare': [
    'Lens flare',
    'lens flare, rainbow flare, rainbow lens flare, rainbow lens flares, lens flares, sun flare, anamorphic flare, flare, anamorphic lens flare, lens flare effect, solar flare, sunstar, starburst, sun star, anamorphic flares, cinematic flare, flaring light',
  ],
  lightning: [
    'Lightning',
    'lightning, lightning striking, plasma bolts, plasma bolt, lightning bolt, lightning bolts, lightning strike, electricity, crackling electricity, electric arcs, electrical arcs, arcs of electricity, arcs of lightning, lightning around her, lightning around him, electricity around her, electricity around him, electric energy, electric aura, lightning aura, lightning magic, static electricity, crackling lightning, crackling sparks, lightning in the sky, lightning flash, lightning flashes, lightning in the background, forked lightning, plasma, plasma arcs, energy bolts, energy arcs, tesla coil, electrical discharge, zap, thunder and lightning, purple lightning, blue lightning, red lightning, crackling energy, lightning crackling, thunderbolt',
  ],
  aura: [
    'Aura',
    'aura, shield bubble, bubble shield, glowing aura, energy aura, magical aura, magic glow, magical glow, radiant glow, power aura, glowing energy, energy, energy around her, energy around him, swirling energy, energy swirling, chi, ki, ki aura, ki energy, super saiyan aura, power surge, dark aura, dark energy, shadow aura, golden aura, glowing outline around her, spiritual energy, spirit energy, psychic energy, psychic aura, cursed energy, energy field, force field, energy shield, forcefield, magical shield, glowing body, body glowing, halo of energy, energy glow, energy burst, burst of energy, shockwave, shock wave, divine aura, holy aura, glowing silhouette, divine light, holy light, ethereal glow, inner glow, halo of light',
  ],
  'speed-lines': [
    'Speed lines',
    'speed lines, action lines, manga speed lines, anime speed lines, concentrated lines, concentration lines, radial speed lines, action speed lines, dramatic lines, motion streaks, comic speed lines, manga action lines, burst lines, sunburst lines, emphasis lines, radial burst, motion lines, manga lines, speedlines, focus lines, impact lines, radial lines, zoom lines',
  ],
  'motion-blur': [
    'Motion blur',
    'motion blur, long exposure, long exposure photo, long exposure photography, slow shutter, slow shutter speed, motion blurred background, blurred motion, blur of motion, moving blur, dynamic blur, speed effect, panning shot blur, slow motion blur, sense of motion, sense of movement, streaking background, background streaking, blurred by speed, blurred crowd, slow motion, slow mo, slowmo, bullet time, speed blur, motion blurred, panning blur, sense of speed',
  ],
  grain: [
    'Film grain',
    'film grain, grain, grainy, grainy film, 35mm film, film photo, film photography, analog film, analogue film, kodak, vintage film, disposable camera, analog photo, film grain texture, grain texture, heavy grain, film noise, noisy film, subtle grain, fine grain, analog grain, iso noise, high iso, 35mm film photo, 35mm film photography, analog photography, analogue photography, film photograph',
  ],
  glitch: [
    'Glitch',
    'glitch, glitch effect, glitch art, glitchy, datamosh, hologram glitch, digital distortion, glitching, glitch distortion, digital glitch, glitched, corrupted image, pixel sorting, data corruption, signal distortion, vhs glitch',
  ],
  vignette: ['Vignette', 'vignette, vignetting, dark corners, darkened corners, vignette effect'],
  fireworks: [
    'Fireworks',
    'fireworks, firework, fireworks in the sky, fireworks display, firework display, fireworks exploding, exploding fireworks, fireworks behind her, fireworks behind him, fireworks in the background, new year fireworks, fireworks bursting, bursting fireworks, summer festival fireworks, hanabi, fireworks overhead, fireworks above, pyrotechnics, fireworks show, distant fireworks',
  ],
  explosion: [
    'Explosion',
    'explosion, explosions, huge explosion, explosion behind her, explosion behind him, explosion in the background, explosions in the background, massive explosion, big explosion, fiery explosion, exploding, exploding car, exploding building, blast, bomb blast, blast behind her, blast behind him, fireball explosion, detonation, exploding background, mushroom cloud, things exploding, michael bay explosion, explosion of fire, exploding helicopter, distant explosion, distant explosions, grenade explosion',
  ],
  shards: [
    'Shards of glass',
    'glass shards, shards of glass, broken glass, shattered glass, glass shattering, shattering glass, flying glass, glass flying, glass breaking, breaking glass, exploding glass, glass exploding, shards, shards flying, flying shards, shattered mirror, mirror shards, broken mirror, shards of a mirror, broken mirror pieces, mirror fragments, glass fragments, shattering, fragments, floating shards, shards of glass flying, glass splinters, splinters, splinters flying, fragments flying, flying fragments, shattering into pieces, shattered pieces, fragmented reflection, fractured glass, cracked mirror shards, smashed glass, window shattering, shattering window, breaking through a window, crashing through a window, crashing through glass',
  ],
  crystals: [
    'Crystals',
    'ice shards, shards of ice, ice crystals, floating crystals, crystals, crystal shards, crystals floating, glowing crystals, flying ice shards, icicles, icicles flying, ice spikes, ice magic, ice spell, frost magic, ice powers, floating ice shards, magic crystals, floating gems, gems floating, floating gemstones, gemstones, gems, floating diamonds, diamonds, crystalline shards, crystal fragments, ice fragments, ice particles, shards of crystal, ice chunks, floating ice, hailstones, hail, flying ice, cryomancy',
  ],
  trails: [
    'Trails of light',
    'light trails, motion trails, neon trails, ribbons of light, city lights streaking past, lights streaking past, city lights streaking, streaking city lights, trails of light, light trail, light streaks, streaks of light, streaking lights, car light trails, car lights streaking, light painting, long exposure lights, traffic trails, traffic light trails, neon light trails, streaming lights, streaks of neon, speeding lights, hyperspace, warp speed, light speed, lightspeed, hyperdrive, star trails, light lines, glowing trails, glowing streaks, tail light trails, headlight trails, lights streaking by, tracer rounds, tracers, laser beams, laser fire, lasers firing, blaster fire, blaster bolts, laser bolts',
  ],
  sand: [
    'Flying sand',
    'sand spraying, dirt spray, spray of dirt, dirt spraying, flying dirt, dirt flying, spraying sand, sand flying, flying sand, sand spray, spray of sand, kicking up sand, kicked up sand, kicking up dust, kicked up dust, sand in the air, blowing sand, sand blowing, swirling sand, sand swirling, sandstorm, sand storm, dust storm, duststorm, dust swirling, swirling dust, dust kicking up, dust trail, clouds of dust, cloud of dust, dust plume, dust explosion, gravel flying, flying gravel, gravel spraying, dirt flying, flying dirt, dirt spraying, spraying dirt, dirt in the air, kicking up dirt, sawdust, sawdust flying, sand clouds, dust flying, dust rising, rising dust, billowing dust, dust devil, windblown sand, wind blown sand, spray of dirt, chalk dust, kicked up gravel, sand kicked up, sand kicked into the air, sand thrown up',
  ],
  mud: [
    'Flying mud',
    'mud splash, mud splashes, mud flying, flying mud, mud splatter, mud splattering, splashing mud, mud spray, spray of mud, mud spraying, spraying mud, mud everywhere, splattered mud, splashes of mud, dirt and mud flying, muddy splash, muddy splashes, oil splatter, oil spray, chocolate splash, coffee splash',
  ],
  powder: [
    'Coloured powder',
    'powder, coloured powder, colored powder, colour powder, color powder, powder exploding, exploding powder, powder explosion, colour explosion, color explosion, explosion of colour, explosion of color, holi, holi powder, holi colours, holi colors, holi festival, powder cloud, powder clouds, clouds of powder, cloud of powder, coloured dust, colored dust, powder paint, paint powder, powder burst, burst of colour, burst of color, powder flying, powder in the air, colourful powder, colorful powder, chalk powder, flour, flour in the air, flour flying, flour dust, flour cloud, cloud of flour, clouds of flour, chalk cloud, talcum powder, rainbow powder, bursts of powder, pastel powder',
  ],
  rocks: [
    'Floating rocks',
    'rocks floating, floating rocks, levitating rocks, rocks levitating, floating stones, stones floating, floating debris, debris floating, debris, flying debris, debris flying, rubble flying, flying rubble, floating rubble, debris in the air, floating boulders, boulders floating, rocks flying, flying rocks, earth magic, earthbending, earth powers, asteroids around her, asteroids around him, floating asteroids, asteroid debris, meteor debris, falling rocks, falling debris, rocks falling, crumbling rocks, stones flying, flying stones, floating earth, crumbling debris, concrete debris, broken concrete flying, wreckage flying, floating wreckage, space debris, asteroids, asteroid belt, asteroid field',
  ],
  ash: [
    'Falling ash',
    'ash, ashes, falling ash, ash falling, floating ash, ash in the air, ash floating, ash drifting, drifting ash, volcanic ash, raining ash, ash rain, ash fall, falling ashes, ashes falling, ash particles, ash cloud, crumbling into ash, burnt paper, burning paper bits',
  ],
  'magic-circle': [
    'Magic circle',
    'magic circle, magic circles, magical circle, glowing magic circle, summoning circle, rune circle, spell circle, arcane circle, transmutation circle, glowing circle, circle of runes, sigil, sigils, glowing sigil, glowing sigils, magic sigil, arcane sigil, arcane sigils, arcane symbols, arcane symbol, glowing symbols, magic seal, mandala, glowing mandala, alchemy circle, pentagram, pentacle, glowing pentagram, magic glyph circle, portal, magic portal, glowing portal, summoning portal, dimensional portal, magic ritual circle, ritual circle, teleportation circle, doctor strange portal',
  ],
  runes: [
    'Floating runes',
    'runes, glowing runes, floating runes, rune, magic runes, glyphs, glowing glyphs, floating glyphs, runes floating, floating symbols, symbols floating, arcane runes, arcane glyphs, floating letters, letters floating, floating words, glowing letters, magic symbols, ancient runes, ancient symbols, rune symbols, glowing script, floating script, matrix code, falling code, code raining, digital code, holographic text, floating text, binary code, glowing kanji, floating kanji, runes glowing, floating equations, equations floating, floating numbers',
  ],
  splash: [
    'Splashes of paint',
    'paint splash, paint splashes, splash of paint, splashes of paint, paint splatter, paint splatters, paint splattered, paint spatter, paint spatters, splattered paint, paint explosion, paint flying, flying paint, paint drips, dripping paint, paint dripping, ink splash, ink splashes, splash of ink, splashes of ink, ink splatter, ink splatters, ink splattered, splattered ink, ink blots, ink blot, ink drops, ink drips, dripping ink, ink dripping, ink spatter, ink spilling, spilled ink, ink in water, ink swirls, swirling ink, liquid paint, watercolor splash, watercolour splash, watercolor splashes, watercolour splashes, watercolor splatter, watercolour splatter, splash of colour, splash of color, splashes of colour, splashes of color, colour splash, color splash, splatter, splatters, splatter art, spray paint, graffiti splash, abstract splashes, paint strokes, abstract brush strokes, blood splatter art',
  ],
  frost: [
    'Frost',
    'frost, frosty, frost on the lens, frosted edges, frosted glass, frost on the window, frosted window, icy edges, frozen lens, ice on the lens, frost patterns, frost crystals, frost covered, covered in frost, frost creeping, creeping frost, frost spreading, frosted, hoarfrost, ice forming, frost effect, frozen over, ice frame, iced over, freezing cold',
  ],
  butterflies: [
    'Butterflies',
    'butterflies, butterfly, butterflies around her, butterflies around him, butterflies flying, flying butterflies, swarm of butterflies, butterflies fluttering, fluttering butterflies, monarch butterflies, monarch butterfly, blue butterflies, blue butterfly, blue morpho, morpho butterfly, glowing butterflies, glowing butterfly, butterfly on her finger, butterfly on his finger, butterfly on her hand, butterfly on her nose, butterflies everywhere, magic butterflies, paper butterflies, butterfly swarm, cloud of butterflies, dragonflies, dragonfly',
  ],
  moths: [
    'Moths',
    'moths, moth, moth resting, moths fluttering, fluttering moths, luna moth, luna moths, death s head moth, moths around the light, swarm of moths, glowing moths, moths circling',
  ],
  bats: [
    'Bats',
    'bats, bat swarm, swarm of bats, bats flying, flying bats, colony of bats, bats in the sky, bats behind her, bats behind him, bats around her, bats around him, bats circling, cloud of bats, vampire bats, bats swirling, swirling bats, flock of bats, bats overhead',
  ],
  crows: [
    'Flock of black birds',
    'crows, ravens, murder of crows, crows flying, ravens flying, flock of crows, flock of ravens, flying crows, flying ravens, crows circling, ravens circling, crows overhead, ravens overhead, crows in the sky, black birds, blackbirds, birds, flock of birds, flying birds, birds flying, birds in the sky, birds overhead, birds circling, birds taking flight, birds scattering, scattering birds, flocks of birds, distant birds, birds in the distance, starlings, murmuration, vultures, vultures circling, circling vultures, swallows, birds around her, birds around him, crows scattering, crows taking off, geese flying, flock of geese, migrating birds, birds flying overhead, birds in flight, birds flying away, eagles circling, hawks circling',
  ],
  doves: [
    'Flock of white birds',
    'doves, white doves, doves flying, flying doves, flock of doves, doves taking flight, white birds, white dove, dove, doves released, pigeons, flock of pigeons, pigeons flying, flying pigeons, pigeons scattering, scattering pigeons, pigeons taking off, pigeons taking flight, pigeons around her, pigeons around him, seagulls, seagulls flying, flying seagulls, seagulls overhead, seagulls circling, gulls, flock of seagulls, gulls circling, gulls overhead, seagulls in the sky, white pigeons, doves around her, doves scattering, cranes flying, flying cranes, paper cranes, origami cranes, paper birds, egrets flying, storks flying, startled pigeons',
  ],
  bees: [
    'Bees',
    'bees, bee, swarm of bees, bees buzzing, buzzing bees, bees around her, bees around him, honeybees, honey bees, honeybee, bumblebees, bumblebee, bumble bees, bumble bee, bees flying, flying bees, bee swarm, wasps, hornets, swarm of wasps, flies buzzing, swarm of insects, insects, bees circling',
  ],
  fish: [
    'Fish',
    'fish, fishes, school of fish, shoal of fish, fish swimming, swimming fish, fish around her, fish around him, fish swimming around her, fish swimming around him, tropical fish, colourful fish, colorful fish, koi, koi fish, koi swimming, goldfish, flying fish, floating fish, fish floating, clownfish, schools of fish, fish in the background, fish swimming past, fish schools, glowing fish, fish swim around her, swirling fish, carp, flying koi, floating koi',
  ],
  jellyfish: [
    'Jellyfish',
    'jellyfish, glowing jellyfish, jellyfishes, floating jellyfish, jellyfish floating, jelly fish, bioluminescent jellyfish, jellyfish swimming, swarm of jellyfish, jellyfish around her, jellyfish around him, jellyfish drifting, drifting jellyfish, jellyfish in the background, jellyfish behind her, jellyfish behind him, medusae, moon jellyfish, sky jellyfish, flying jellyfish',
  ],
  money: [
    'Flying money',
    'money, money rain, raining money, money raining, money flying, flying money, dollar bills, dollar bills flying, flying dollar bills, banknotes, bank notes, flying banknotes, banknotes flying, falling money, money falling, cash, cash flying, flying cash, raining cash, bills flying, bills in the air, money in the air, money everywhere, making it rain, dollars, floating money, throwing money, throwing cash, stacks of cash flying, money heist cash, dollars falling, hundred dollar bills',
  ],
  coins: [
    'Flying coins',
    'coins, gold coins, flying coins, coins flying, falling coins, coins falling, raining coins, coin rain, shower of coins, floating coins, coins floating, golden coins, coins in the air, coins everywhere, treasure coins, crypto coins, bitcoins, bitcoin, scattered coins, coin shower',
  ],
  cards: [
    'Flying cards',
    'playing cards, cards, flying cards, cards flying, playing cards flying, flying playing cards, floating cards, cards floating, cards in the air, deck of cards, tarot cards, tarot cards floating, floating tarot cards, floating tarot, cards scattering, scattered cards, falling cards, cards falling, poker cards, throwing cards, card tricks, cards swirling, swirling cards, shuffling cards, trading cards, cards around her, cards around him',
  ],
  papers: [
    'Flying papers',
    'papers flying, flying papers, papers, flying pages, pages flying, pages, book pages, flying book pages, loose pages, loose papers, sheets of paper, flying paper, paper flying, papers in the air, papers swirling, swirling papers, swirling pages, floating pages, floating papers, papers everywhere, sheet music flying, flying sheet music, sheet music, letters flying, flying letters, documents flying, newspapers flying, paper sheets, scattered papers, papers scattered, scattered pages, flyers, leaflets, talismans, ofuda, paper talismans, floating talismans, talismans floating, paper charms, torn pages, falling papers, pages fluttering, papers scattering',
  ],
  notes: [
    'Musical notes',
    'musical notes, music notes, notes in the air, floating music notes, floating musical notes, musical notes floating, music notes floating, flying notes, glowing music notes, glowing musical notes, music notes around her, music notes around him, musical notation, treble clef, treble clefs, musical symbols, music symbols, swirling music notes, eighth notes, quavers',
  ],
  hearts: [
    'Hearts',
    'hearts, floating hearts, hearts floating, heart shapes, flying hearts, little hearts, hearts around her, hearts around him, hearts in the air, love hearts, red hearts, pink hearts, heart symbols, heart effects, heart particles, heart bubbles, hearts everywhere, hearts around her head, falling hearts, valentine hearts, heart confetti, glowing hearts, anime hearts, cartoon hearts, hearts above her head, hearts popping',
  ],
  stars: [
    'Little stars',
    'star particles, star shapes, floating stars, stars floating, little stars, falling stars, star confetti, star sparkles, glowing stars around her, glowing stars around him, stars around her head, stars around his head, stars around her, stars around him, magical stars, cartoon stars, star effects, swirling stars, spinning stars, paper stars, star glitter, gold stars, golden stars, star bursts, magical girl stars, stars swirling',
  ],
  lanterns: [
    'Floating lanterns',
    'floating lanterns, lanterns floating, sky lanterns, paper lanterns, flying lanterns, lanterns in the sky, glowing lanterns, lantern festival, lanterns rising, rising lanterns, lanterns, red lanterns, chinese lanterns, hanging lanterns, lanterns overhead, lanterns above, floating sky lanterns, floating paper lanterns, string of lanterns, strings of lanterns, lantern lights, japanese lanterns, tangled lanterns, glowing paper lanterns, floating candles, candles floating, levitating candles, festival lanterns',
  ],
  gears: [
    'Floating gears',
    'gears, floating gears, gears floating, clock gears, clock gears floating, cogs, floating cogs, cogwheels, clockwork, clockwork gears, brass gears, gears turning, turning gears, spinning gears, gears in the background, gears and cogs, cogs and gears, steampunk gears, clock parts, floating clock parts, mechanical gears, flying gears, gears around her, gears around him',
  ],
  sweat: [
    'Flying sweat',
    'sweat flying, flying sweat, sweat drops flying, sweat droplets, drops of sweat, beads of sweat flying, sweat spraying, spray of sweat, sweat in the air, sweat droplets flying, drops of sweat flying, sweat splashing',
  ],
  breath: [
    'Visible breath',
    'visible breath, frost breath, breath visible, icy breath, frozen breath, breath in cold air, visible breath in the cold air, breath steam, breath steaming, steaming breath, breath in the cold, breath in the cold air, foggy breath, frosty breath, cold breath, breath fogging, breath misting, misty breath, breath clouds, breath cloud, breath mist, breath vapor, breath vapour, breath fog, breath condensing, exhaling steam, exhaling smoke, exhaling, blowing smoke, vaping, vape smoke, vape cloud, puff of smoke, puff of breath, breathing out steam, seeing her breath, seeing his breath, clouds of breath, breath showing',
  ],
  'sweat-drop': [
    'Sweat drop',
    'sweat drop, sweatdrop, anime sweat drop, anime sweatdrop, sweat drops, single sweat drop, big sweat drop, comic sweat drop, manga sweat drop, nervous sweat drop',
  ],
  'anger-mark': [
    'Anger mark',
    'anger mark, anger vein, anime anger mark, cross popping vein, anger symbol, angry vein, popping vein, vein mark, anime anger vein, anger marks, angry mark, throbbing vein mark',
  ],
  'exclamation-mark': [
    'Exclamation mark',
    'exclamation mark, exclamation marks, exclamation point, exclamation points, exclamation mark above her head, exclamation mark above his head, quest marker, alert mark',
  ],
  'question-mark': [
    'Question mark',
    'question mark, question marks, question mark above her head, question mark above his head, question marks around her head, question marks floating, floating question marks',
  ],
  'sleep-letters': [
    'Sleeping letters',
    'zzz, zzzs, sleep zs, zzz above her head, zzz above his head, snoring zs, floating zs',
  ],
  'light-leak': [
    'Light leak',
    'light leak, light leaks, film burn, film burns, orange light leak, red light leak, light leak effect, leaked light, light bleed, light bleeds, overexposed edges, film light leaks, sun leak',
  ],
  'lens-dirt': [
    'Dirty lens',
    'lens dirt, dirty lens, dust on the lens, lens dust, smudged lens, scratched lens, raindrops on the lens, water drops on the lens, water on the lens, droplets on the lens, wet lens, lens smudges, scratches and dust, dust and scratches, film scratches, scratched film, film dust, smudges on the lens',
  ],
  'double-exposure': [
    'Double exposure',
    'double exposure, double exposure effect, double exposure portrait, multiple exposure, multiple exposures, double exposed, overlaid landscape, photo overlay, blended landscape, double exposure photography, double exposure art, double exposure photo, superimposed, silhouette filled with',
  ],
  outline: [
    'White outline',
    'white outline, thick white outline, white border outline, white border, sticker outline, die cut outline, white stroke, thick white border, white outline around her, white outline around him, cut out outline, cutout, paper cutout, paper cut out, sticker border, cut out, collage cutout, collage, collage style, paper collage, magazine collage, magazine cutout',
  ],
  'low-poly': [
    'Low poly',
    'low poly, lowpoly, low polygon, low poly style, low poly art, low poly render, low poly portrait, low poly character, polygonal, polygonal art, polygon art, faceted, faceted style, geometric facets, triangulated, low poly 3d, low poly game, low poly model, low poly illustration, cubist, cubism, cubist style, cubist portrait, geometric portrait, geometric art, geometric style, origami style, crystallised, crystallized',
  ],
  chromatic: [
    'Chromatic aberration',
    'chromatic aberration, colour fringing, color fringing, chromatic abberation, rgb split, rgb shift, colour shift, color shift, prism effect, prismatic effect, anaglyph, anaglyph 3d, red and cyan 3d, colour separation, color separation, misregistered print, misprint, off register print, prism portrait, prism photo, prism photography, prism lens, prism filter, rainbow refraction, refraction, prismatic refraction',
  ],
  vhs: [
    'VHS',
    'vhs, vhs effect, vhs style, vhs tape, vhs footage, vhs still, vhs aesthetic, vhs screenshot, camcorder, camcorder footage, home video, home video footage, found footage style, 90s camcorder, 90s vhs, 80s vhs, old vhs, vhs filter, vhs look, analog video, analogue video, betamax, old tape, videotape, video tape, vhs recording, handycam, mini dv, minidv, tape distortion, tracking lines',
  ],
  halftone: [
    'Halftone',
    'halftone, halftone dots, halftone shading, halftone print, half tone, halftones, screentone, screentones, screen tone, screen tones, screentone shading, manga screentone, ben day dots, benday dots, dot pattern shading, newspaper print, newsprint, newspaper photo, newspaper style, printed dots, dotted shading, halftone pattern, halftone texture, comic dots, pop art dots, risograph texture, xerox, photocopy, photocopied, zine style, zine',
  ],
  scanlines: [
    'Scanlines',
    'scanlines, scan lines, crt, crt screen, crt effect, crt monitor effect, crt tv, crt filter, crt scanlines, tv scanlines, on a crt screen, old tv screen, retro tv effect, tv static, static, screen lines, hologram, holographic, as a hologram, hologram effect, holographic projection, hologram projection, holographic display, arcade screen, retro monitor, monochrome monitor, television screen effect, interlaced, broadcast footage, live broadcast, news broadcast',
  ],
  polaroid: [
    'Instant picture',
    'polaroid, polaroid photo, polaroid picture, polaroid frame, polaroid style, polaroid photograph, polaroid shot, polaroid film, instant photo, instant film, instax, instax photo, instax mini, instant camera photo, polaroid snapshot, polaroid border, instant picture, photo booth print, photobooth print, photo booth photo, photobooth photo, photo booth, photobooth, photo booth picture, white photo border, photo frame border, scrapbook photo',
  ],
})

export type EffectId = (typeof effects)[number]['id']

/** More at once would hide the person. */
export const maxEffects = 3
