/** Sports, music, pastimes and nicknames, and trades that bring a thing of theirs; see `trades.ts`. */
export const tradesOfPastimes: readonly (readonly [claims: string, words: string])[] = [
  // On wheels.
  [
    'outfit?=sportswear accessories?=bicycle',
    'bmx rider, bmx biker, bmxer, mountain biker, downhill rider, downhill biker, road cyclist, track cyclist, pro cyclist, racing cyclist, tour de france rider',
  ],
  [
    'outfit?=sportswear accessories?=bicycle accessories?=backpack',
    'bicycle courier, bike messenger, bicycle messenger, cycle courier, deliveroo rider, food courier, delivery rider, food delivery rider, delivery cyclist, bike delivery rider, uber eats rider',
  ],
  ['outfit?=hoodie accessories?=skateboard', 'longboarder, skate punk, pro skater, street skater'],
  [
    'outfit?=summer-shorts accessories?=roller-skates',
    'roller skater, roller derby player, rollerblader, inline skater',
  ],
  [
    'outfit?=overalls accessories?=cap',
    'space trucker, long haul trucker, lorry driver, hgv driver, tractor driver, forklift driver, tow truck driver, train driver, engine driver, locomotive driver, steam train driver, bin man, binman, dustman, refuse collector, removal man, removals man, petrol station attendant, gas station attendant, pump attendant',
  ],
  // Sport.
  [
    'outfit?=sportswear build?=athletic',
    'rugby prop, prop forward, fly half, scrum half, lock forward, linebacker, wide receiver, running back, cricketer, batsman, fast bowler, netballer, hurler, javelin thrower, shot putter, discus thrower, long jumper, high jumper, decathlete, heptathlete, canoeist, kayaker, show jumper, table tennis player, ping pong player, squash player, padel player, darts player, curler, biathlete, speed skater, kitesurfer, windsurfer, paddle boarder, wakeboarder, midfielder, winger, centre forward, center forward, goalie, ultramarathoner, ultra runner, fell runner, aerobics instructor, zumba instructor, spin instructor, gym instructor, swim coach, tennis coach, boxing coach, football manager, streetball player, hooper, baller, strongwoman, arm wrestler, boulderer, free climber, free soloist, alpine climber, calisthenics athlete, roller hockey player, yogi, yogini, pilates teacher, dance teacher, parkour athlete, stunt double',
  ],
  ['outfit?=sportswear build?=heavy', 'sumo champion, shot put champion, tight head prop'],
  [
    'outfit?=sportswear colour?=white accessories?=rapier',
    'fencer, foil fencer, epee fencer, sabre fencer, olympic fencer',
  ],
  ['outfit?=sportswear colour?=black', 'referee, umpire, football referee, linesman'],
  [
    'outfit?=summer-shorts colour?=red build?=athletic',
    'lifeguard, beach lifeguard, pool lifeguard, baywatch lifeguard',
  ],
  [
    'outfit?=waistcoat accessories?=tall-boots',
    'jockey, equestrian, dressage rider, horse riding instructor, polo player, horse trainer, riding instructor',
  ],
  ['outfit?=winter-coat accessories?=goggles', 'ski jumper, heli skier, freestyle skier, ski racer, slalom skier'],
  [
    'outfit?=winter-coat',
    'reindeer herder, dog sledder, dog sled racer, ice climber, glaciologist, yak herder, nomad herder',
  ],
  // Music and stage.
  [
    'outfit?=suit',
    'cellist, double bassist, oboist, bassoonist, clarinettist, clarinetist, violist, organist, maestro, composer, concert pianist, orchestra musician, orchestra conductor, timpanist, percussionist, french horn player, trombonist, jazz pianist, jazz drummer, church organist, news presenter, weather presenter, weatherman, quiz show host, finance bro, stock trader, day trader, hedge fund manager, compliance officer, funeral director, pallbearer, wedding planner, hotel manager, bank manager, private banker, loan shark, arms dealer, art dealer, art thief, con man, con artist, secret service agent, interpol agent, mi6 agent, double agent, henchman, hitwoman, crime lord, drug lord, kingpin, crime boss, campaign manager, press secretary, parliamentarian, notary, curator, museum curator, gallery owner, art critic, film critic',
  ],
  ['accessories?=flute', 'flautist, flutist, piccolo player, recorder player, pied piper'],
  ['accessories?=saxophone', 'saxophonist, sax player, jazz saxophonist'],
  ['accessories?=accordion', 'accordionist, accordion player'],
  ['accessories?=lute', 'lute player, lutenist, mandolin player, oud player'],
  ['accessories?=drum', 'drum player, snare drummer, djembe player, bongo player, marching drummer'],
  ['accessories?=lyre', 'lyre player, harp player, harpist'],
  [
    'accessories?=guitar',
    'busker, folk singer, street musician, singer songwriter, guitar player, acoustic guitarist, blues musician, mariachi, country musician, flamenco guitarist, indie musician, guitar hero, ukulele player, banjo player',
  ],
  [
    'pose?=singing accessories?=microphone',
    'battle rapper, grime artist, trap star, hip hop artist, opera star, choir singer, gospel singer, chorister, backing singer, cabaret singer, karaoke queen',
  ],
  ['marks?=clown-paint', 'clown, circus clown, rodeo clown, party clown, sad clown, killer clown, evil clown'],
  ['marks?=white-face pattern?=striped', 'mime, mime artist, pantomime artist, pierrot'],
  [
    'sex?=male outfit?=evening-gown marks?=full-makeup lipstick?=red',
    'drag queen, drag artist, drag performer, drag superstar',
  ],
  [
    'outfit?=waistcoat accessories?=playing-cards',
    'card dealer, cardsharp, poker dealer, close up magician, card magician',
  ],
  ['accessories?=whip outfit?=waistcoat accessories?=top-hat', 'lion tamer, circus director'],
  [
    'outfit?=superhero',
    'trapeze flyer, circus performer, aerialist, tightrope walker, circus acrobat, fire eater, cosplayer',
  ],
  // What they are seen with.
  [
    'accessories?=book',
    'booktok girl, booktuber, bookstagrammer, bookseller, book lover, avid reader, bookshop owner, book blogger, booktoker, literature student, book club member',
  ],
  [
    'outfit?=shirt-chinos accessories?=camera',
    'paparazzo, wildlife photographer, street photographer, wedding photographer, nature photographer, portrait photographer, photography student, press photographer, travel photographer, food photographer, fashion photographer, war photographer',
  ],
  [
    'accessories?=camera outfit?=shirt-chinos accessories?=backpack',
    'travel vlogger, travel writer, nature documentarian, van lifer',
  ],
  [
    'accessories?=makeup-brush marks?=full-makeup',
    'beauty guru, makeup artist, make up artist, beauty blogger, beauty vlogger, beauty youtuber, mua, makeup influencer, makeup guru, beautician, cosmetologist, nail technician, nail artist',
  ],
  [
    'pose?=eating',
    'foodie, food blogger, food critic, food vlogger, food influencer, mukbanger, mukbang streamer, competitive eater, restaurant critic',
  ],
  [
    'outfit?=hoodie accessories?=sneakers',
    'sneaker collector, sneakerhead, sneaker reseller, streetwear influencer, hip hop head, tech bro, app developer, indie developer, indie game developer, game designer',
  ],
  [
    'accessories?=laptop outfit?=sweater',
    'copywriter, remote worker, ux designer, startup employee, data analyst, digital artist, office intern',
  ],
  [
    'accessories?=magnifying-glass outfit?=trench-coat',
    'amateur detective, amateur sleuth, sherlock, sherlock holmes, forensic detective',
  ],
  [
    'accessories?=binoculars outfit?=shirt-chinos',
    'birdwatcher, bird watcher, birder, twitcher, ornithologist, safari ranger, wildlife ranger, game warden',
  ],
  ['accessories?=knitting outfit?=sweater', 'knitter, crocheter, knitting grandma'],
  ['accessories?=fishing-rod outfit?=winter-coat', 'angler, fly fisher, fly fisherman, sea angler, ice fisherman'],
  [
    'accessories?=watering-can outfit?=overalls',
    'plant mom, plant dad, plant lady, plant lover, horticulturist, landscape gardener, allotment holder, flower grower, nursery owner, gardening enthusiast',
  ],
  [
    'accessories?=chef-hat outfit?=chef-whites accessories?=apron',
    'home baker, bake off contestant, pizza maker, noodle maker, sourdough baker, pasta maker, dim sum chef, tempura chef, ship cook, camp cook, dinner lady, burger flipper, fry cook, grill master, pitmaster, ice cream maker',
  ],
  [
    'outfit?=shirt-chinos accessories?=apron background?=market',
    'market trader, market seller, stallholder, stall holder, costermonger, fruit seller, vegetable seller, fruit vendor, spice merchant, fish seller, spice seller, market stall owner, egg seller',
  ],
  [
    'outfit?=waistcoat accessories?=tray',
    'wine waiter, cocktail waiter, room service waiter, head waiter, banquet waiter, catering waiter',
  ],
  [
    'outfit?=shirt-chinos accessories?=scissors',
    'seamster, dressmaker, costume designer, costume maker, upholsterer, barbershop owner',
  ],
  ['outfit?=overalls accessories?=spray-can', 'graffiti tagger, tagger, spray paint artist'],
  [
    'outfit?=overalls accessories?=wrench',
    'bike mechanic, bicycle mechanic, robot mechanic, robot repairman, robot repairwoman, mech mechanic, robot engineer, aircraft mechanic, boiler engineer, hvac technician, gas fitter, mechanic girl',
  ],
  [
    'outfit?=overalls accessories?=hammer',
    'joiner, cabinet maker, stonemason, mason, carpenter apprentice, boat builder, shipwright, set builder',
  ],
  [
    'outfit?=overalls accessories?=hard-hat accessories?=high-vis',
    'road worker, construction foreman, site manager, crane operator, rail worker, civil engineer, structural engineer, building inspector, scaffolder, demolition worker, quarry worker, tunnel worker, surveyor, traffic controller, dock crane operator',
  ],
  [
    'accessories?=high-vis',
    'traffic warden, crossing guard, lollipop lady, lollipop man, street sweeper, parking attendant, ground crew, airport ground crew, cycling marshal',
  ],
  [
    'outfit?=overalls accessories?=pickaxe accessories?=hard-hat',
    'gold miner, prospector, dwarf miner, gold prospector, gem miner, crystal miner',
  ],
  [
    'outfit?=lab-coat accessories?=stethoscope',
    'general practitioner, family doctor, er doctor, resident doctor, junior doctor, emergency doctor, country doctor',
  ],
  [
    'outfit?=scrubs accessories?=surgical-mask',
    'brain surgeon, heart surgeon, trauma surgeon, anaesthetist, anesthesiologist, dental surgeon, operating theatre nurse, radiologist, radiographer, phlebotomist, theatre nurse',
  ],
  [
    'outfit?=robe colour?=black',
    'vicar, pastor, reverend, preacher, deacon, chaplain, curate, parson, exorcist, magistrate, choirmaster, seminarian',
  ],
  [
    'outfit?=lab-coat',
    'microbiologist, biochemist, epidemiologist, radiochemist, roboticist, ai researcher, lab assistant, mad doctor, mad professor, inventor scientist, chemistry teacher, science teacher, entomologist, zoologist, toxicologist, crime scene investigator, csi, forensic pathologist, forensic investigator, seismologist, volcanologist, climatologist, food scientist, perfumer, art restorer, conservator',
  ],
  [
    'outfit?=sweater',
    'nanny, babysitter, au pair, kindergarten teacher, nursery teacher, primary school teacher, elementary teacher, social worker, piano teacher, music teacher, violin teacher, history teacher, geography teacher, sociologist, anthropologist, linguist, essayist, crime writer, fantasy author, ghostwriter, mature student, night student, study girl, uni lecturer, phd candidate, postdoc, crossword setter, archaeology student, film student, drama student, music student, law student, dog walker, cat lady, crazy cat lady, antique dealer, record shop owner, vinyl collector, stamp collector',
  ],
  // Arms of these days.
  [
    'outfit?=uniform accessories?=rifle',
    'sniper, rifleman, sharpshooter, infantryman, infantrywoman, army sniper, marine sniper, ww2 soldier, wwii soldier, ww1 soldier, wwi soldier, trench soldier, conscript, partisan, guerrilla fighter, guerilla fighter, resistance fighter, freedom fighter, militia member, french resistance fighter, red army soldier, vietnam war soldier, foreign legionnaire, border patrol agent',
  ],
  [
    'outfit?=uniform accessories?=tactical-vest',
    'commando, special forces operator, special forces soldier, special forces, navy seal, sas soldier, swat officer, swat, swat operator, paratrooper, black ops soldier, private military contractor, pmc, tactical operator, un peacekeeper, riot police officer, riot cop, counter terrorist, hostage negotiator, military contractor, delta force operator',
  ],
  [
    'outfit?=jumpsuit accessories?=tactical-vest accessories?=grenade',
    'demolitions expert, demolition expert, bomb disposal expert, bomb disposal technician, bomb technician, explosives expert, bomb maker, demoman, sapper, demolitionist, bomb squad officer, grenadier',
  ],
  [
    'outfit?=leather-jacket accessories?=baseball-bat',
    'gang boss, street gang leader, biker gang leader, biker gang member, street thug, street brawler, apocalypse scavenger, football hooligan',
  ],
  [
    'sex=female outfit?=leather-jacket',
    'biker gang girl, delinquent girl, sukeban, biker queen, rocker girl, rock chick, riot grrrl',
  ],
  [
    'outfit?=leather-jacket',
    'last human, last survivor, sole survivor, lone survivor, last man on earth, last woman on earth, wastelander, road warrior, doomsday prepper, outbreak survivor, castaway',
  ],
  [
    'outfit?=cloak colour?=black expression?=smirk',
    'villain, villainess, evil overlord, dark overlord, antagonist, evil genius, comic villain, arch villain',
  ],
  [
    'outfit?=jumpsuit',
    'cryosleep passenger, cryo passenger, space passenger, spaceship passenger, sleeper ship passenger, space janitor, space station crew, orbital technician, station technician, moon colonist, lunar colonist, martian colonist, hover racer, air racer, stunt pilot, glider pilot, wing walker, bobsledder, luger, test driver, moto racer, cyborg pilot, death row inmate, jail inmate',
  ],
]
