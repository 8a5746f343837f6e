/** Small things of looks, clothes, deeds and the air that creators name beside the large ones. */
export const phrasesOfDetails: readonly (readonly [claims: string, words: string])[] = [
  // Looks and faces.
  ['hairTexture=straight', 'silky hair, sleek hair, silky straight hair, sleek straight hair, glass hair, ironed hair'],
  ['hairColour=auburn', 'auburn, auburn haired'],
  ['brows=arched', 'arched eyebrows, arched brows, high arched eyebrows, high arched brows, sculpted brows'],
  [
    'build=muscular',
    'biceps, veiny arms, veiny forearms, bulging veins, muscular forearms, defined muscles, broad and muscular',
  ],
  ['expression=suspicious', 'jealous, jealousy, envious, jealous look, green with envy'],
  ['expression=calm', 'relieved, relief, sigh of relief, sighing with relief, breathing a sigh of relief'],
  ['expression=pout', 'whistling, whistles, whistling a tune, lips pursed to whistle'],
  ['expression=dreamy', 'half lidded, half lidded eyes, half closed eyes, eyes half closed, eyes half open'],
  [
    'expression=afraid',
    'crazed eyes, panicked eyes, frightened eyes, terrified eyes, fear in her eyes, fear in his eyes',
  ],
  // Clothes and what is on them.
  [
    'outfit=winter-coat colour=red accessories=santa-hat accessories=fur-collar',
    'santa costume, santa outfit, santa suit, mrs claus outfit, mrs claus costume, santa claus costume, dressed as santa, santa claus outfit',
  ],
  [
    'outfit=sportswear',
    'tennis outfit, tennis dress, tennis whites, tennis clothes, golf outfit, running outfit, running gear, training clothes, volleyball uniform',
  ],
  ['pattern=camouflage', 'camo pattern, camouflage pattern, camouflage print, camo printed'],
  [
    'pattern=ornate',
    'paisley, paisley print, brocade pattern, damask pattern, baroque pattern, ornamental pattern, ornate embroidery, ornamental embroidery, engraved patterns, engraved with patterns, intricate patterns, intricate engravings',
  ],
  [
    'pattern=striped',
    'horizontal stripes, bold stripes, wide stripes, thin stripes, colourful stripes, colorful stripes',
  ],
  [
    'material=sequins',
    'rhinestone details, rhinestone embellishments, crystal embellishments, sequin details, sequin embellishments, beaded details, beadwork, crystal beading',
  ],
  ['material=metal', 'liquid metal dress, metallic fabric, metallic sheen, chrome finish, metallic finish'],
  ['accessories=lace-trim', 'lace details, lace detailing, lace edges, lace edging, lace hem, delicate lace details'],
  ['accessories=short-sleeves', 'cap sleeves, cap sleeved'],
  ['accessories=fur-collar', 'faux fur trim, fur lined hood, fur lined collar, fluffy collar, fur lining'],
  [
    'wear=torn',
    'frayed hem, frayed cuffs, tattered edges, tattered hem, shredded edges, full of holes, ripped sleeves, torn sleeves, moth eaten',
  ],
  // Deeds.
  [
    'pose=sword-swing accessories=sword',
    'sword swing, sword swinging, swinging sword, sword slash, slashing with sword, sword strike, swinging her blade, swinging his blade',
  ],
  ['pose=sword-ready accessories=sword', 'drawing sword, sword drawn and ready, sword unsheathed'],
  [
    'accessories=sword-on-back',
    'sword on back, sword on her back, sword on his back, sword across her back, sword across his back, sword strapped to back',
  ],
  [
    'pose=batting accessories=baseball-bat',
    'swinging bat, swinging a bat, swinging the bat, swinging her bat, swinging his bat',
  ],
  [
    'pose=tying-shoes',
    'tying shoes, tying her shoes, tying his shoes, tying sneakers, tying laces, lacing up shoes, lacing her sneakers, lacing his sneakers',
  ],
  [
    'pose=typing accessories=laptop',
    'working on laptop, working on a laptop, working on her laptop, working on his laptop, working at her laptop, working at his laptop',
  ],
  ['pose=fighting', 'combat pose, combat ready, combat ready pose, ready for combat, battle pose, battle ready pose'],
  [
    'pose=sweeping accessories=broom',
    'cleaning the house, cleaning the floor, doing housework, doing chores, household chores, spring cleaning',
  ],
  ['pose=relaxed', 'modeling pose, modelling pose, runway pose, catalogue pose, catalog pose'],
  [
    'pose=looking-aside scenery=window',
    'looking out window, looking out of window, gazing out window, staring out window',
  ],
  // Things by the names they go by.
  [
    'accessories=camera',
    'polaroid camera, video camera, camcorder, handycam, instant camera, instax camera, analog camera, analogue camera',
  ],
  [
    'accessories=crystal',
    'holding a diamond, large diamond, huge diamond, giant diamond, stolen diamond, diamond in hand, diamond in her hand, diamond in his hand',
  ],
  // In the air and in the lens.
  [
    'effects=sparkles',
    'magic swirls, magical swirls, swirls of magic, swirl of magic, magic trail, trail of magic, trail of sparkles, swirling magical energy',
  ],
  [
    'effects=smoke effectColour=black',
    'shadow tendrils, tendrils of shadow, dark tendrils, shadow magic, swirling shadows, wisps of shadow, shadowy tendrils, shadow wisps, living shadows, tendrils of darkness',
  ],
  [
    'effects=lens-flare',
    'rainbow prism, prism effect, prism flare, prismatic flare, prismatic light, prism rainbow, rainbow prisms, prism lens flare',
  ],
  ['effects=trails', 'bullet trails, bullet trail, tracer bullets'],
  ['light=rim', 'rim glow, glowing rim'],
  ['light=candle', 'candle flicker, flicker of candles, flicker of a candle'],
  ['marks=windblown-hair', 'wind effect, wind effects, swirling wind, wind swirling'],
  ['effects=motion-blur', 'radial blur, zoom blur'],
  ['focus=shallow', 'lens blur, optical blur'],
  ['style=painterly', 'painterly brushwork, visible brushwork, expressive brushwork, confident brushwork'],
  ['effects=grain', 'noise texture, visible noise, digital camera noise'],
  ['effects=crystals weather=storm', 'hailstorm, hail storm'],
  [
    'scenery=holograms',
    'hud, hud overlay, hud elements, hud display, heads up display, holographic overlay, holographic signs, holographic sign, holographic ads, holographic advertisements, holo ads, holographic billboards, holographic adverts, floating interface',
  ],
  [
    'light=cold',
    'light from phone, light from her phone, light from his phone, lit by her phone, lit by his phone, lit by phone screen, phone screen light, glow of her phone, glow of his phone, light of her phone, light of his phone, glow of the phone',
  ],
  [
    'grade=faded',
    'low contrast, low contrast look, washed out colours, washed out colors, flat colours of film, milky blacks, lifted blacks',
  ],
  ['view=front', 'first person view, first person perspective'],
  // Around.
  [
    'scenery=potted-plants',
    'monstera, monstera plant, monstera plants, fiddle leaf fig, rubber plant, snake plant, indoor plants, plant corner',
  ],
  [
    'scenery=treasure',
    'gold piles, piles of gold, pile of gold, heaps of gold, heap of gold, mounds of gold, mountain of gold',
  ],
  ['scenery=pumpkins scenery=cobwebs', 'halloween decorations, halloween decor, halloween decoration'],
  ['scenery=balloon-bunch scenery=bunting', 'birthday decorations, party decorations, birthday decor, party decor'],
  ['scenery=chest-around', 'wooden chest, old wooden chest, open chest, open treasure chest, old trunk'],
  ['weather=snow', 'snowdrifts, snowdrift, snow drifts, deep snow, knee deep snow, ankle deep snow'],
  ['background?=village', 'cobblestones, cobblestone, cobbles'],
  [
    'background?=city-street scenery=parked-car',
    'heavy traffic, busy traffic, evening traffic, city traffic, passing cars, cars passing, cars passing by',
  ],
  [
    'background?=beach',
    'ocean waves, rolling waves, sea waves, gentle waves, stormy waves, rough waves, sea foam, turquoise sea, turquoise ocean, emerald sea, amalfi coast, cinque terre, algarve, ibiza, mallorca, tenerife, canary islands, dubrovnik, corfu, monaco, cannes, puerto rico, bora bora, waikiki, key west',
  ],
  [
    'background?=city-street',
    'havana, naples, hollywood, antwerp, leipzig, gothenburg, sevilla, buenos aires, mexico city, melbourne',
  ],
  // Places by other names.
  ['background=cave', 'asteroid mine, asteroid mines, mining tunnel, mining shaft'],
  ['background=station', 'rail yard, railyard, train yard, train station platform'],
  ['background=server-room', 'hacker room, hackers room, hacker lair'],
  ['background=desert', 'canyon ledge, canyon edge, edge of a canyon, canyon rim'],
  ['background=sky scenery=floating-islands', 'astral realm, dream realm, realm of dreams'],
  ['scenery=market-stall', 'ramen stand, noodle stand, noodle stall, ramen stall'],
  [
    'background=moon scenery=rocket scenery=satellite-dishes',
    'moon base, lunar base, moon colony, lunar colony, moon station, lunar station, lunar outpost, moon outpost',
  ],
  ['background=farm', 'farmhouse, old farmhouse, farm house'],
  ['background=dressing-room', 'closet, her closet, his closet, closet door'],
  [
    'background=alley scenery=paper-lanterns scenery=neon-sign',
    'chinatown, chinatown alley, chinatown street, in chinatown',
  ],
  ['background=garden scenery=hedges', 'maze, labyrinth, the maze, the labyrinth'],
  ['background=workshop', 'assembly line, production line, factory line'],
  ['background=swimming-pool', 'diving board, high diving board, diving platform'],
  ['background=tunnel scenery=wall-torches', 'pyramid interior, interior of a pyramid, inside an ancient pyramid'],
  ['background?=living-room scenery=pool-table', 'billiard room, billiards room, pool room, snooker room'],
  ['background=nightclub', 'karaoke room, karaoke booth, karaoke lounge'],
  [
    'background=studio scenery=backdrop sceneryColour=backdrop:white',
    'infinite white room, infinite white space, white room, all white room, white void, empty white space, empty white room, all white set',
  ],
  ['background=desert', 'ghost town, abandoned western town, western ghost town'],
  ['background?=park scenery=picnic-blanket', 'picnic, having a picnic, on a picnic, at a picnic, summer picnic'],
]
