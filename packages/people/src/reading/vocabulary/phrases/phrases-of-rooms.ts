/** Rooms, houses and grounds by the names they go by; each leads to the place that shows what they have. */
export const phrasesOfRooms: readonly (readonly [claims: string, words: string])[] = [
  // Shops we can't render. The nearest match is used and reported (`approximate-match.ts`).
  [
    'background=boutique',
    'jewellery store, jewelry store, jewellery shop, jewelry shop, jewellers, jewellers shop, jewelers shop, lingerie store, lingerie shop, perfume shop, perfumery, fabric shop, fabric store',
  ],
  ['background=bakery', 'candy store, candy shop, sweet shop, sweetshop, chocolate shop, chocolaterie, cheese shop'],
  [
    'background=supermarket',
    'butcher shop, butchers shop, butchers, at the butcher, at the butchers, fishmongers, deli counter, delicatessen, pet shop, pet store',
  ],
  // At home.
  ['background=kitchen', 'kitchen counter, kitchen island, kitchen table, kitchen sink, breakfast nook, kitchenette'],
  ['background=library', 'reading nook, reading corner, book nook, private library, home library, reading room'],
  [
    'background=office',
    'home office, oval office, trading floor, stock exchange, call center, call centre, break room, staff room, breakroom, customer service desk, post office, law firm',
  ],
  [
    'background=bedroom',
    'hotel suite, honeymoon suite, royal bedchamber, bedchamber, student dorm, student room, bunk room, nursery room, sleepover, childhood room, motel',
  ],
  [
    'background=living-room',
    'airbnb, parlor, parlour, victorian parlor, victorian parlour, family room, tv room, nursing home, care home, retirement home, front room, tiny apartment, small apartment, minimalist apartment',
  ],
  ['background=living-room scenery=piano', 'music room, piano room'],
  ['background=bathroom', 'in the shower, in a shower, taking a shower, under the shower, shower stall, steamy shower'],
  [
    'background=dressing-room',
    'walk in closet, walk in wardrobe, wardrobe closet, closet full of clothes, in her closet, in his closet',
  ],
  ['background=hallway', 'mudroom, entrance hall, entryway, dark corridor, dark hallway, stairwell landing'],
  [
    'background=workshop',
    'garden shed, potting shed, wooden shed, in a shed, in the shed, woodshop, wood shop, carpentry shop, carpentry workshop, print shop, auto shop, auto repair shop, body shop, repair shop, tool room, loading dock, auto garage, mechanics garage',
  ],
  [
    'background=greenhouse',
    'sunroom, sun room, solarium, hydroponics bay, hydroponics lab, hydroponic garden, hydroponic farm',
  ],
  ['background=porch', 'stoop, on the stoop, on her stoop, on his stoop, front stoop'],
  [
    'background=garden',
    'garden party, backyard barbecue, backyard bbq, backyard party, gazebo, pergola, rose arbor, rose arbour, olive grove, lemon grove, citrus grove, temple garden, pagoda garden, castle courtyard, palace courtyard, cloister garden',
  ],
  [
    'background=garden scenery=hedges',
    'hedge maze, garden maze, labyrinth garden, hedge labyrinth, in a maze, topiary garden',
  ],
  [
    'background=garden scenery=rose-arch',
    'wedding venue, outdoor wedding, garden wedding, wedding arch, floral arch, flower arch',
  ],
  ['background=garden scenery=columns', 'roman villa, roman garden, greek garden, villa courtyard'],
  // In town.
  ['background=cafe', 'juice bar, smoothie bar, cat cafe, internet lounge, tea shop, teashop, tea bar'],
  ['background=diner', 'mess hall, school canteen, school cafeteria, soup kitchen, hot dog stand'],
  [
    'background=nightclub',
    'underground club, techno club, warehouse rave, warehouse party, illegal rave, jazz bar, hotel bar, piano bar, sports bar, beach rave',
  ],
  ['background=hair-salon', 'nail salon, nail bar, nail studio, manicure salon'],
  [
    'background=sauna',
    'spa, day spa, wellness center, wellness centre, spa treatment, massage room, at the spa, hammam, turkish bath, turkish baths',
  ],
  ['background=hot-spring', 'bathhouse, bath house, roman bath, roman baths, public bath, public baths'],
  ['background=gaming-room', 'internet cafe, internet café, lan party, cyber cafe, cybercafe, pc bang, esports stage'],
  [
    'background=gym',
    'crossfit box, school gym, home gym, volleyball court, gymnastics hall, gymnastics mat, fencing hall, fencing piste',
  ],
  ['background=boxing-ring', 'mma cage, octagon, ufc octagon, cage fight, fight cage, fight club'],
  [
    'background=classroom',
    'art class, exam hall, examination hall, kindergarten, preschool, daycare, sunday school, night school, art room',
  ],
  [
    'background=park',
    'university campus, college campus, on campus, campus lawn, schoolyard, school yard, central park, soccer field, soccer pitch, baseball field, baseball diamond, cricket pitch, cricket ground, rugby pitch, rugby field, hockey pitch, athletics track, track and field, sandbox, playground slide, dog park, football field, sports ground, bouncy castle',
  ],
  [
    'background=hospital',
    'operating theatre, operating theater, icu, intensive care, intensive care unit, trauma ward, in the er, maternity ward, dental clinic, dentist office, dentists office, dentist chair, dentists chair, vet clinic, veterinary clinic, vets office, waiting room, doctors waiting room, treatment room, surgery room',
  ],
  [
    'background=hotel-lobby',
    'in a bank, in the bank, bank lobby, bank counter, bank robbery, bank heist, robbing a bank',
  ],
  [
    'background=castle-hall',
    'wedding hall, wedding reception, wedding party, wedding banquet, feast hall, feasting hall, dwarven hall, dwarven halls, banqueting hall, masked ball, masquerade ball, royal ball, debutante ball, prom, prom night, hall of the king',
  ],
  [
    'background=castle-hall scenery=swords-on-wall',
    'armory, armoury, castle armory, castle armoury, weapons room, weapon room, weapon shop',
  ],
  [
    'background=church',
    'confessional, wedding chapel, wedding ceremony, church wedding, seminary, convent, choir loft, baptism',
  ],
  ['background=graveyard', 'funeral, at a funeral, burial, graveside'],
  [
    'background=stage',
    'at the opera, opera stage, orchestra pit, jazz bar stage, talent show, comedy club, stand up comedy, open mic, open mic night, school play',
  ],
  ['background=gallery', 'science museum, wax museum'],
  ['background=gallery scenery=giant-bones', 'natural history museum, dinosaur exhibit, dinosaur museum'],
  [
    'background=station',
    'bus station, bus terminal, bus depot, railway tracks, rail tracks, railroad tracks, on the rails, tram stop, abandoned railway',
  ],
  [
    'background=city-street',
    'pedestrian crossing, traffic island, storefront, storefronts, shop front, shopfront, outside a shop, street crossing, rush hour, bike lane, taxi stand, taxi rank',
  ],
  [
    'background=highway',
    'traffic jam, in traffic, stuck in traffic, overpass, flyover, desert highway, desert road, dirt road, gravel road, dusty road, forest road, coastal road, coast road, country lane road, road trip',
  ],
  [
    'background=village',
    'piazza, cobblestone street, cobblestone streets, cobbled street, cobbled streets, cobblestone alley, cobbled alley, medieval town, medieval street, medieval city, mountain village, alpine village, italian village, mediterranean village, seaside town, old village, old town street',
  ],
  [
    'background=supermarket',
    'checkout counter, checkout line, corner store, 7 eleven, seven eleven, frozen aisle, frozen food aisle, cereal aisle, wine aisle',
  ],
  [
    'background=server-room',
    'mission control, control center, control centre, war room, surveillance room, security room, command post, operations room, operations center',
  ],
  [
    'background=hangar',
    'military base, army base, air force base, fire station, firehouse, fire house, aircraft carrier, car showroom, car dealership',
  ],
  ['background=rooftop scenery=helicopter', 'helipad, helicopter pad, helicopter landing pad'],
  ['background=dance-studio', 'ballet rehearsal room, mirrored room'],
  [
    'background=fairground',
    'bumper cars, mirror maze, hall of mirrors, fun house, funhouse, pumpkin festival, candy land, candyland',
  ],
  [
    'background=market',
    'fish market, spice market, floating market, medieval market, food market, open air market, covered market, antique market, medina',
  ],
  // In the country, by the sea and in tales.
  [
    'background=farm',
    'allotment, community garden, corral, horse paddock, paddock fence, pigsty, pig pen, chicken coop, hen house, henhouse, hayloft, hay barn, horse stable, horse stall, riding stable, stable yard, tea plantation, coffee plantation, cotton field, cotton fields',
  ],
  [
    'background=lake',
    'creek, by a stream, by the stream, in a stream, mountain stream, forest stream, babbling river rapids, duck pond, koi pond, lake como, frozen lake, frozen river',
  ],
  [
    'background=beach',
    'tide pools, tidal pools, rock pools, beach hut, beach house, surf shack, beach bar, beach cafe, beach volleyball court, beach party, rocky shore, rocky beach, private beach, black sand beach, venice beach, middle of the ocean, seaside cliff, sea cliffs, calm sea, sunny coast',
  ],
  [
    'background=lighthouse',
    'cliffside, cliff edge, edge of a cliff, edge of the cliff, cliffs edge, on the edge of a cliff, sea cliff',
  ],
  [
    'background=harbour',
    'promenade, seafront, sea front, esplanade, shipyard, ship yard, dockyard, container port, boatyard, santa monica pier, brighton pier, ferry terminal, ferry dock',
  ],
  [
    'background=yacht',
    'ferry, ferry boat, deck of a ferry, on the ferry, on a ferry, speedboat, speed boat, motorboat, motor boat',
  ],
  [
    'background=ship-deck',
    'trawler, fishing trawler, deck of a trawler, fishing vessel, whaling ship, longship, viking ship, drakkar, viking longship',
  ],
  [
    'background=meadow',
    'hilltop, on top of a hill, top of the hill, hill top, green hill, green hills, dandelion field, clover field',
  ],
  [
    'background=snow-mountains',
    'ski lift, chairlift, chair lift, ski slopes, snowy slope, ice planet, frozen planet, snow planet, mountain ledge, mountain ridge, base camp, everest, mount everest, ice wall',
  ],
  [
    'background=swimming-pool',
    'water park, waterpark, aqua park, water slide, waterslide, olympic pool, swim meet, swimming competition, lap pool',
  ],
  ['background=arena', 'rodeo, rodeo arena, rodeo ring, tournament grounds, jousting field'],
  ['background=cave', 'gold mine, coal mine, diamond mine, dwarven mine, sea cave, in a mine, underground lake'],
  [
    'background=cave scenery=treasure',
    'dragon lair, dragons lair, dragon hoard, dragons hoard, treasury, treasure room, treasure cave, treasure vault, treasure chamber, bank vault, in a vault, in the vault',
  ],
  [
    'background=tunnel',
    'fallout shelter, nuclear bunker, underground bunker, bomb shelter, air raid shelter, concrete bunker',
  ],
  [
    'background=tunnel scenery=wall-torches',
    'egyptian tomb, pharaohs tomb, pharaoh tomb, ancient tomb, burial chamber, inside a pyramid, inside the pyramid, underground tomb',
  ],
  [
    'background=ruins',
    'stonehenge, standing stones, mayan ruins, mayan temple, aztec temple, jungle temple, angkor wat, machu picchu, egyptian temple, roman forum, roman ruins, greek ruins, inca ruins',
  ],
  [
    'background=tavern',
    'viking longhouse, longhouse, viking hall, mead house, medieval tavern, fantasy tavern, guild hall, adventurers guild',
  ],
  ['background=tatami-room', 'geisha house, okiya, tea ceremony house'],
  ['background=volcano', 'lava lake, gates of hell, demon realm, lava pit, river of lava, fire realm'],
  [
    'background=sky scenery=floating-islands',
    'dream world, dreamworld, dreamscape, sky castle, sky city, sky island, sky islands, astral plane, cloud kingdom',
  ],
  [
    'background=spaceship',
    'orbital station, orbital lounge, space port, spaceport, starport, docking bay, docking port, cryo chamber, cryo bay, launch bay, escape pod, generation ship, space hotel, alien ship, alien spaceship',
  ],
  [
    'background=desert',
    'grand canyon, monument valley, joshua tree, red desert, western town, wild west town, desert town, bedouin camp, nomad camp',
  ],
  ['background=desert scenery=planet', 'desert planet, sand planet, alien desert'],
  ['background=battlefield', 'foxhole, in the trenches, in a trench, front line, frontline, front lines, no mans land'],
  [
    'background=campsite',
    'yurt, military camp, army camp, army tent, refugee camp, scout camp, base camp tent, hunting camp',
  ],
  ['background=forge', 'glassblowing studio, glass blowing studio, glassblowers workshop, steel mill, steelworks'],
  [
    'scenery=factory-chimneys',
    'power plant, power station, nuclear plant, nuclear power plant, cooling towers, oil refinery, refinery, smokestacks, smoke stacks, industrial chimneys',
  ],
  ['scenery=camper-van', 'caravan, trailer home, rv, motorhome, motor home, campervan, camper, vw bus, vw van'],
  ['scenery=practice-targets', 'archery range, shooting range, firing range, target range'],
  ['scenery=rocket', 'launch pad, launchpad, rocket launch, rocket launch site'],
  ['scenery=mountains', 'mount mt fuji'],
]

/** Towns and countries that are known by one kind of place; whatever else is named of a place counts more. */
export const phrasesOfCountries: readonly (readonly [claims: string, words: string])[] = [
  [
    'background?=beach',
    'santorini, mykonos, capri, positano, sicily, sardinia, malibu, miami, jamaica, bahamas, barbados, cancun, tulum, phuket, thailand, philippines, rio de janeiro, copacabana, zanzibar, seychelles, mauritius, greece, greek island, malta, gold coast, bondi beach, cote d azur, french riviera, italian riviera, saint tropez, st tropez, tahiti, fiji, goa, sri lanka',
  ],
  [
    'background?=city-street',
    'in sydney, washington dc, soho, harlem, detroit, moscow, saint petersburg, st petersburg, beijing, new orleans, nairobi, lagos, johannesburg, mumbai, delhi, new delhi, dubai, montreal, glasgow, manchester, liverpool, belfast, hamburg, frankfurt, zurich, geneva, oslo, helsinki, riga, kyiv, bucharest, belgrade, krakow, marseille, lyon, turin, bologna, palermo, valencia, malaga, porto, bogota, sao paulo, atlanta, houston, nashville, portland, oakland, the bronx, bronx, wall street, fifth avenue, champs elysees, notting hill, covent garden, montmartre, hollywood boulevard, sunset boulevard, walk of fame, cuba, italy, spain, france, germany, austria',
  ],
  ['background?=neon-city', 'bangkok, singapore, taipei, kowloon, ginza, night city, macau, chongqing'],
  ['background?=market', 'marrakech, marrakesh, morocco, tangier, jaipur, india, grand bazaar, timbuktu'],
  [
    'background?=desert',
    'cairo, egypt, petra, arizona, utah, nevada, death valley, mojave, new mexico, namibia, sedona, gobi, arabia, saudi arabia, area 51, burning man',
  ],
  [
    'background?=snow-mountains',
    'iceland, switzerland, swiss alps, alaska, patagonia, nepal, tibet, siberia, dolomites, the dolomites, rocky mountains, the rockies, banff, svalbard',
  ],
  [
    'background?=lake',
    'norway, norwegian fjord, norwegian fjords, new zealand, canada, lake garda, lake tahoe, yosemite, milford sound, finland, sweden, minnesota',
  ],
  [
    'background?=meadow',
    'scotland, scottish highlands, the highlands, ireland, tuscany hills, mongolia, kansas, iowa, cotswolds, the cotswolds, wales, yorkshire dales, bavaria, the shire, kenya, tanzania, serengeti',
  ],
  ['background?=meadow scenery=lavender', 'provence'],
  ['background?=rice-terraces', 'vietnam, ubud'],
  ['background?=shrine', 'japan, nikko'],
  ['background?=highway', 'texas, oklahoma, pacific coast highway, big sur, autobahn'],
  ['background?=sky', 'cappadocia'],
  ['scenery=hot-air-balloons', 'cappadocia'],
  ['accessories=cocktail', 'moscow mule, singapore sling, cuba libre, long island iced tea'],
]
