/** Trades, sports and scenes of these days; see `trades.ts`. */
export const tradesOfToday: readonly (readonly [claims: string, words: string])[] = [
  // Offices and state.
  [
    'outfit?=suit',
    'lawyer, ceo, politician, banker, manager, president, boss, executive, spy, agent, diplomat, senator, accountant, consultant, attorney, entrepreneur, mayor, real estate agent, estate agent, newsreader, news anchor, anchorman, pianist, conductor of an orchestra, hitman, businessperson, stockbroker, wall street trader, city trader, wall street broker, broker, financier, investor, salesperson, ambassador, secret agent, fbi agent, cia agent, bodyguard, bouncer, gangster, mafia boss, mob boss, mafioso, yakuza, tycoon, billionaire, millionaire, prime minister, chancellor, governor, undertaker, auctioneer, tv host, talk show host, game show host, interviewer, lobbyist, headmaster, principal, barrister, solicitor, corporate assassin, corpo, matchmaker, realtor, insurance agent, chauffeur, concierge, usher',
  ],
  ['outfit?=suit background?=office', 'office worker, secretary, receptionist, salaryman, office lady, clerk, intern'],
  ['sex=female outfit?=suit', 'businesswoman, chairwoman, congresswoman, female boss'],
  ['sex=male outfit?=suit', 'businessman, mobster, congressman, chairman'],
  ['outfit?=robe colour?=black', 'judge, graduate, high judge'],
  [
    'outfit?=trench-coat accessories?=fedora',
    'detective, private eye, private investigator, sleuth, noir detective, gumshoe, hardboiled detective, investigator, inspector',
  ],
  // Uniforms.
  [
    'outfit?=uniform',
    'soldier, officer, sergeant, general, marine, pilot, guard, captain, commander, lieutenant, drill sergeant, bomber pilot, colonel, corporal, commandant, admiral, starship captain, spaceship captain, ship captain, sea captain, airline pilot, navy officer, naval officer, army officer, cadet, recruit, trooper, war veteran, military officer, palace guard, prison guard, prison warden, park ranger, conductor on a train, train conductor, ticket inspector, bellhop, doorman, sailor, airman, starfleet officer, imperial officer, military commander, commissar, bellboy, customs officer, border guard, war general, helmsman, first mate, commodore',
  ],
  [
    'outfit?=uniform accessories?=captain-cap',
    'police officer, cop, policeman, policewoman, traffic cop, state trooper, highway patrolman, constable, sheriff deputy',
  ],
  ['sex=female outfit?=uniform', 'stewardess, air hostess'],
  ['outfit?=uniform', 'flight attendant, cabin crew'],
  ['outfit?=hazmat accessories?=hard-hat', 'firefighter, fireman, firewoman, fire fighter'],
  ['outfit?=uniform', 'postman, mailman, postwoman, mail carrier, delivery man, delivery driver, delivery woman'],
  ['outfit?=uniform', 'security guard, guardsman, sentry, watchman, night watchman, patrolman'],
  // Medicine and science.
  [
    'outfit?=lab-coat',
    'scientist, doctor, physician, chemist, professor of medicine, researcher, surgeon, pharmacist, mad scientist, biologist, vet, veterinarian, lab technician, scientific researcher, geneticist, physicist, botanist, psychiatrist, virologist, optometrist, forensic scientist, neuroscientist, marine biologist, pathologist, dermatologist, pediatrician, paediatrician, cardiologist, neurosurgeon, coroner, cryptozoologist, xenobiologist, astrophysicist',
  ],
  [
    'outfit?=scrubs',
    'nurse, paramedic, dentist, midwife, medic, orderly, emt, veterinary nurse, medical student, combat medic, caregiver, carer, hospital nurse, dental assistant, physiotherapist, hygienist',
  ],
  ['outfit?=robe accessories?=plague-mask', 'plague doctor'],
  // Kitchens, shops and craft.
  [
    'outfit?=chef-whites',
    'chef, cook, sous chef, pastry chef, head chef, line cook, sushi chef, ramen chef, pizza chef, pizzaiolo, street food cook, chocolatier, patissier, sushi master',
  ],
  ['outfit?=chef-whites accessories?=apron', 'baker, confectioner'],
  [
    'outfit?=shirt-chinos accessories?=apron',
    'barista, barber, hairdresser, hairstylist, hair stylist, florist, shopkeeper, cashier, grocer, potter, cobbler, shoemaker, butcher, greengrocer, craftsman, woodcarver, luthier, glassblower, bookbinder, candle maker, sculptor, artisan, ceramicist, jeweller, jeweler, watchmaker, clockmaker, cheesemonger, fishmonger, ice cream seller, ice cream vendor, street vendor, market vendor, flower seller, vendor, leatherworker, tattoo artist, flower shop owner, shop owner, shop assistant, cafe owner, food vendor, printmaker, soap maker, stall owner, tailor, weaver',
  ],
  [
    'outfit?=waistcoat',
    'bartender, barkeeper, barman, barkeep, mixologist, waiter, butler, croupier, maitre d, sommelier, valet, saloon keeper, blackjack dealer, casino dealer, snooker player, pool shark, footman, gambler, card shark, poker player',
  ],
  ['sex=female outfit?=waistcoat', 'barmaid, barwoman'],
  ['sex=female outfit?=blouse-skirt accessories?=apron', 'waitress, maid, milkmaid, housemaid, chambermaid'],
  ['outfit?=overalls accessories?=apron', 'blacksmith, farrier, welder, metalworker, swordsmith, armourer, armorer'],
  [
    'sex?=male outfit?=overalls accessories?=hard-hat',
    'miner, coal miner, construction worker, builder, bricklayer, roofer',
  ],
  [
    'outfit?=overalls',
    'engineer, mechanic, plumber, carpenter, electrician, worker, handyman, janitor, car mechanic, auto mechanic, factory worker, dock worker, docker, technician, repairman, repairwoman, railway worker, gardener, house painter, dockworker, starship mechanic, ship mechanic, spaceship mechanic, motorcycle mechanic, tinkerer, machinist, oil worker, rigger, chimney sweep, locksmith, maintenance worker, steelworker, shipbuilder, woodworker, groundskeeper, zookeeper, caretaker, custodian, cleaner, stagehand, roadie, trucker, truck driver, junker, garbage collector',
  ],
  [
    'outfit?=overalls accessories?=straw-hat',
    'farmer, farmhand, scarecrow, shepherd, shepherdess, farm girl, farm boy, winemaker, crofter, peasant farmer, rice farmer',
  ],
  ['outfit?=overalls accessories?=veil', 'beekeeper, apiarist'],
  [
    'outfit?=sweater accessories?=beanie',
    'fisherman, fisher, lobster fisherman, trawlerman, deckhand, lighthouse keeper',
  ],
  [
    'outfit?=shirt-chinos accessories?=fedora',
    'explorer, archaeologist, archeologist, treasure hunter, tomb raider, relic hunter, paleontologist, palaeontologist, safari guide, jungle explorer, cartographer',
  ],
  [
    'outfit?=shirt-chinos',
    'journalist, librarian assistant, photojournalist, war correspondent, reporter, photographer, architect, designer, web developer, software engineer, software developer, data scientist, startup founder, tour guide, tutor, driver, taxi driver, cab driver, cabbie, bus driver, uber driver, foreman, geologist, naturalist, land surveyor, graphic designer, game developer, product designer, inventor, travel blogger, cameraman, camerawoman, film director, movie director',
  ],
  ['sex?=male beard?=full outfit?=shirt-chinos pattern?=plaid colour?=red', 'lumberjack, woodcutter, woodsman'],
  ['sex=female outfit?=shirt-chinos pattern?=plaid colour?=red', 'lumberjane, female lumberjack'],
  [
    'outfit?=overalls colour?=white accessories?=palette',
    'painter, artist, art student, oil painter, watercolour painter, watercolor painter, muralist, street artist, graffiti artist',
  ],
  // Words and learning.
  [
    'outfit?=sweater',
    'teacher, writer, schoolteacher, poet, author, novelist, student, philosopher, professor, therapist, lecturer, university student, college student, grad student, phd student, exchange student, art teacher, historian, playwright, screenwriter, psychologist, counsellor, counselor, translator, editor, academic, illustrator, podcaster, art historian, english teacher, math teacher, maths teacher, literature professor',
  ],
  [
    'outfit?=sweater accessories?=glasses',
    'nerd, geek, programmer, coder, bookworm, wallflower, chess player, chess master, grandmaster, developer, bibliophile, intellectual',
  ],
  ['pose?=reading accessories?=glasses background?=library', 'librarian'],
  // Sport.
  [
    'outfit?=sportswear build?=athletic',
    'athlete, runner, footballer, gymnast, jogger, yoga instructor, yoga teacher, personal trainer, basketball player, tennis player, football player, soccer player, boxer, swimmer, cyclist, fitness instructor, fitness model, wrestler, bodybuilder, kickboxer, rock climber, climber, sprinter, skater girl, weightlifter, marathon runner, volleyball player, rugby player, parkour runner, traceur, free runner, freerunner, mma fighter, muay thai fighter, cage fighter, powerlifter, fitness influencer, fitness coach, personal coach, coach, gym rat, gym bro, gym girl, pilates instructor, hurdler, badminton player, handball player, baseball player, golfer, hockey player, ice hockey player, lacrosse player, goalkeeper, striker, quarterback, point guard, trail runner, crossfitter, acrobat, trapeze artist, contortionist, pole vaulter, triathlete, figure skater, ice skater, cheerleading coach, prizefighter, brawler, sumo wrestler, dodgeball player, water polo player, rower, surf instructor, beach volleyball player, capoeirista, crossfit athlete, boxing champion, olympic athlete, luchador',
  ],
  [
    'outfit?=tracksuit',
    'football coach, soccer coach, pe teacher, gym teacher, gopnik, roadman, chav, hooligan, breakdancer, b boy, b girl, street dancer, hip hop dancer',
  ],
  [
    'outfit?=winter-coat accessories?=goggles',
    'skier, snowboarder, mountaineer, alpinist, polar explorer, arctic explorer, ski instructor, arctic researcher, sherpa, mountain guide, musher',
  ],
  ['outfit?=winter-coat', 'trapper, ice fisher, fur trapper'],
  [
    'outfit?=shirt-chinos accessories?=backpack',
    'hiker, backpacker, tourist, camper, hitchhiker, trekker, rambler, globetrotter, digital nomad',
  ],
  [
    'outfit?=jumpsuit',
    'diver, scuba diver, freediver, surfer, salvage diver, deep sea diver, paraglider, skydiver, base jumper, parachutist, wingsuit flyer, aquanaut',
  ],
  [
    'outfit?=jumpsuit accessories?=motorcycle-helmet',
    'racing driver, racer, race car driver, formula one driver, f1 driver, rally driver, motogp rider, motocross rider, kart driver, kart racer, street racer, speedway rider, grand prix driver, drift racer, podracer',
  ],
  ['outfit?=winter-coat accessories?=goggles', 'aviator, aviatrix, biplane pilot'],
  [
    'outfit?=martial-arts',
    'martial artist, karateka, judoka, karate master, kung fu master, sensei, karate fighter, aikido master, judo fighter, taekwondo fighter, kung fu fighter, karate student, dojo master',
  ],
  ['outfit?=nightgown', 'patient, hospital patient, sleepwalker'],
  // Stage and screen.
  [
    'accessories?=microphone background?=stage',
    'singer, pop star, popstar, idol, rock singer, opera singer, vocalist, rapper, comedian, stand up comedian, jazz singer, crooner, lounge singer, frontman, frontwoman, diva, k pop idol, kpop idol, j pop idol, pop singer, pop idol, country singer, soul singer, karaoke singer, lead singer, kpop star, k pop star, soprano, tenor, beatboxer, songstress',
  ],
  [
    'accessories?=headphones outfit?=hoodie',
    'gamer, streamer, dj, hacker, vtuber, twitch streamer, esports player, pro gamer, gamer girl, disc jockey, e girl, egirl, e boy, eboy, lofi girl, music producer, beatmaker, game streamer, rave dj, turntablist',
  ],
  [
    'outfit?=leather-jacket',
    'stunt rider, survivor, gang member, bounty hunter, smuggler, courier, biker, rocker, rockstar, rock star, guitarist, motorcyclist, bassist, drummer, stuntman, stuntwoman, greaser, outlaw biker, getaway driver, zombie hunter, bike courier, bad boy, rebel, delinquent, thug, bad girl, musician, band member, rock musician, space smuggler, street punk, grunge musician, fugitive, motorcycle rider, biker girl, biker chick, stunt driver, heavy metal guitarist, metalhead, stunt performer, rock guitarist, ex con, gang leader, wasteland survivor, apocalypse survivor, zombie apocalypse survivor, raider, desert raider, scrapper, mob enforcer, getaway biker, vigilante',
  ],
  ['accessories?=violin outfit?=evening-gown sex?=female', 'concert violinist'],
  ['accessories?=violin', 'violinist, fiddler, fiddle player'],
  ['pose?=hands-on-hips', 'fashion model, runway model, catwalk model'],
  ['accessories?=trumpet', 'trumpeter, jazz trumpeter, trumpet player, bugler'],
  [
    'pose?=dancing background?=stage',
    'flamenco dancer, ballroom dancer, dancer, salsa dancer, tango dancer, belly dancer, burlesque dancer, go go dancer, tap dancer, backup dancer, contemporary dancer, jazz dancer, modern dancer, disco dancer, fire dancer, hula dancer, temple dancer, sword dancer, prima donna',
  ],
  ['pose?=ballet background?=stage', 'ballet dancer, ballerina, danseur, ballerino, prima ballerina'],
  [
    'outfit?=suit accessories?=top-hat',
    'ringmaster, ring master, showman, stage magician, illusionist, circus master, dandy, victorian gentleman, robber baron, circus ringmaster, conjurer, fortune hunter',
  ],
  [
    'outfit?=evening-gown',
    'femme fatale, movie star, hollywood star, film star, opera diva, socialite, debutante, actress, starlet, bond girl, old hollywood star, beauty queen, pageant queen, noblewoman, duchess, countess, empress',
  ],
  ['outfit?=cocktail-dress', 'flapper, it girl, party girl, showgirl, clubber, bridesmaid'],
  [
    'outfit?=summer-dress',
    'cottagecore girl, hippie girl, southern belle, boho girl, country girl, tradwife, housewife, pin up girl, pinup girl, pin up model, pinup model, pinup',
  ],
  // Scenes and fashions.
  [
    'colour?=black accessories?=choker',
    'goth, goth girl, goth boy, goth woman, goth guy, emo, emo girl, emo boy, mall goth, gothic girl, scene girl, vampy girl, pastel goth, goth model',
  ],
  [
    'outfit?=leather-jacket hairStyle?=mohawk',
    'punk, punk rocker, punk girl, punk rock girl, punk boy, post apocalyptic punk',
  ],
  [
    'outfit?=cyberpunk',
    'cyberpunk girl, cyberpunk hacker, netrunner, street samurai, cyber ninja, cyborg, cyber mercenary, edgerunner, synth, replicant, cyberpunk mercenary, cyber samurai, technomancer, cyber assassin, cyber hacker, decker, console cowboy, drone operator, cyber warrior, bladerunner, blade runner, cybernetic assassin, cyber courier, ripperdoc, neon samurai',
  ],
  [
    'outfit?=hoodie',
    'skater, skateboarder, skater boy, slacker, stoner, graffiti writer, streetwear model, hypebeast, tiktoker, youtuber, content creator, vlogger',
  ],
  [
    'outfit?=tshirt-jeans',
    'influencer, freelancer, lifestyle blogger, blogger, fashion blogger, girl next door, boy next door, instagram model, travel influencer, beauty influencer, instagrammer, roommate, flatmate, single mom, single dad, tomboy, it guy, hipster, fashion influencer',
  ],
  ['outfit?=suit', 'dark academia student, ivy league student'],
  [
    'outfit?=kimono',
    'geisha, maiko, miko, shrine maiden, oiran, kabuki actor, edo merchant, tea master, onmyoji, japanese princess, hanfu girl, wuxia heroine, wuxia hero, xianxia hero, cultivator, daoist priest, taoist priest',
  ],
  [
    'outfit?=kimono accessories?=katana',
    'ronin, swordmaster, kensei, wandering swordsman, blade master, blademaster, samurai warrior, female samurai, onna bugeisha, rogue samurai, wuxia swordsman, iaido master, kendo master, shinobi lord',
  ],
  ['hairColour?=blonde skinTone?=tan accessories?=bracelet', 'gyaru, kogal, valley girl, barbie, barbie girl'],
  // Weddings and mourning.
  ['sex=female outfit?=evening-gown colour?=white accessories?=veil', 'bride'],
  ['sex=male outfit?=tuxedo', 'groom, bridegroom, best man'],
  ['sex=female outfit?=evening-gown colour?=black accessories?=veil', 'widow, black widow, mourner, grieving widow'],
]
