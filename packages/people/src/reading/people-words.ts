/** Words for people: what they claim, then the words. `noun` groups stand for a person that adjectives can describe. */
export const peopleWords: readonly (readonly [claims: string, words: string])[] = [
  [
    'sex=female',
    '1girl, 1woman, woman, female, lady, gal, women, girl, chick, madam, lass, lassie, waitress, actress, heroine, priestess, goddess, demoness, femme, sister, wife, girlfriend, daughter, womanly, feminine, maiden, dame, ms, mrs, miss, hostess, duchess, countess, empress, noblewoman, femme fatale, seamstress, tomboy, catgirl, valkyrie, amazon warrior, policewoman, saleswoman, nun, mermaid, geisha, diva, huntress, stewardess, ballerina, belle, milkmaid, maid, matron, spokeswoman, horsewoman, mistress, showgirl, cowgirl, schoolgirl',
  ],
  [
    'sex=male',
    '1boy, 1man, man, male, guy, gentleman, lad, bloke, dude, men, boy, fella, chap, fellow, waiter, actor, hero, priest, god, brother, husband, boyfriend, son, masculine, mr, sir, lord, duke, emperor, nobleman, policeman, salesman, monk, merman, fireman, postman, fisherman, mailman, milkman, huntsman, handyman, horseman, businessman, cowboy, warlock, sultan, baron, butler, gentlemen, viking, lumberjack, paladin, catboy, craftsman, barbarian, schoolboy, mobster, samurai',
  ],
  ['sex?=female', 'she, her, hers, herself'],
  ['sex?=male', 'he, him, his, himself'],
  [
    'sex=androgynous',
    'androgynous, nonbinary, non binary, genderqueer, genderfluid, agender, enby, gender neutral, genderless',
  ],
  [
    'sex=female age?=75',
    'grandmother, grandma, granny, nan, old lady, old woman, crone, grandmom, babushka, nana, elderly woman, elderly lady',
  ],
  [
    'sex=male age?=75',
    'grandfather, grandpa, granddad, grandad, old man, old timer, gramps, elderly man, elderly gentleman, old gentleman',
  ],
  ['sex=female age?=40', 'mother, mum, mom, aunt, mummy, housewife, mama, auntie, stepmother'],
  ['sex=male age?=42', 'father, dad, uncle, daddy, papa, stepfather'],
  ['sex=female outfit?=suit', 'businesswoman, chairwoman, congresswoman'],
  ['sex=male outfit?=suit', 'businessman, mafioso, mobster, gangster, secret agent'],
  ['sex=female outfit?=royal accessories?=crown', 'queen'],
  ['sex=male outfit?=royal accessories?=crown', 'king'],
  ['sex=female outfit?=evening-gown accessories?=tiara', 'princess'],
  ['sex=male outfit?=royal', 'prince'],
  ['sex=female outfit?=evening-gown colour?=white', 'bride'],
  ['sex=male outfit?=tuxedo', 'groom, bridegroom'],
  ['sex=female outfit?=robe accessories?=wizard-hat', 'witch, sorceress, enchantress'],
  ['sex=male outfit?=robe', 'wizard, sorcerer, warlock, monk'],
  ['outfit?=robe', 'mage, cleric, shaman, necromancer, oracle, magician, alchemist, acolyte'],
  [
    'outfit?=plate-armour',
    'knight, paladin, warrior, gladiator, crusader, barbarian, valkyrie, samurai, swordsman, swordswoman, shieldmaiden',
  ],
  [
    'outfit?=leather-armour',
    'ranger, rogue, archer, thief, hunter, huntress, assassin, bandit, ninja, adventurer, mercenary, druid, orc, scout',
  ],
  ['outfit?=leather-armour ears=pointed', 'elf ranger, elven archer, elf archer, elven ranger'],
  [
    'ears=pointed',
    'elf, elven, half elf, elfin, elvish, dark elf, wood elf, high elf, fairy, fae, pixie girl, half elven, faerie, drow, elves',
  ],
  [
    'outfit?=lab-coat',
    'scientist, doctor, physician, chemist, professor of medicine, researcher, surgeon, pharmacist, mad scientist, biologist, vet, veterinarian',
  ],
  ['outfit?=scrubs', 'nurse, paramedic, dentist, midwife'],
  ['outfit?=chef-whites', 'chef, cook, sous chef, baker, pastry chef'],
  ['outfit?=tunic', 'bard, merchant, minstrel, peasant, innkeeper, serf, villager, troubadour'],
  ['outfit?=cloak', 'nomad, wanderer, scavenger, traveller, traveler, pilgrim, hermit'],
  ['height?=short skinDye?=green ears?=pointed outfit?=tunic', 'goblin, goblin merchant'],
  [
    'outfit?=shirt-chinos',
    'barista, explorer, archaeologist, bartender, journalist, shopkeeper, librarian assistant, florist, cashier',
  ],
  ['outfit?=leather-jacket', 'stunt rider, survivor, gang member, bounty hunter, smuggler, courier'],
  [
    'outfit?=uniform',
    'soldier, officer, policeman, policewoman, police officer, sergeant, general, marine, pilot, cop, admiral, firefighter, fireman, guard, postman, captain, starship captain, mecha pilot, bomber pilot, flight attendant, sailor, commander, lieutenant, security guard, stewardess, conductor on a train, drill sergeant, space marine',
  ],
  [
    'outfit?=overalls',
    'engineer, mechanic, plumber, farmer, builder, carpenter, electrician, welder, construction worker, gardener, worker, handyman, miner, janitor, blacksmith',
  ],
  [
    'outfit?=suit',
    'lawyer, ceo, politician, banker, manager, president, boss, executive, spy, agent, diplomat, senator, accountant, lecturer, consultant, attorney, entrepreneur, mayor, real estate agent, newsreader, pianist, conductor of an orchestra, hitman',
  ],
  ['outfit?=suit background?=office', 'office worker, secretary, receptionist'],
  [
    'outfit?=sportswear build?=athletic',
    'athlete, runner, footballer, gymnast, jogger, yoga instructor, yoga teacher, personal trainer, basketball player, tennis player, football player, soccer player, boxer, swimmer, cyclist, fitness instructor, fitness model, wrestler, bodybuilder, kickboxer, rock climber, climber, sprinter, skater girl, weightlifter, racer, marathon runner',
  ],
  ['outfit?=trench-coat accessories?=fedora', 'detective, private eye, private investigator, sleuth'],
  ['outfit?=pirate', 'pirate captain, pirate queen'],
  [
    'outfit?=leather-jacket',
    'biker, rocker, rockstar, rock star, punk, punk rocker, guitarist, rock singer, motorcyclist',
  ],
  ['sex?=male outfit?=denim-jacket accessories?=straw-hat', 'cowboy, gunslinger, rancher'],
  ['sex?=male beard?=full outfit?=shirt-chinos', 'lumberjack'],
  ['sex?=male beard?=full outfit?=leather-armour', 'viking'],
  ['height=short sex?=male beard?=long', 'dwarf, dwarven'],
  ['height?=short', 'gnome, halfling, hobbit'],
  ['skinTone?=pale outfit?=cloak', 'vampire, vampiress, dracula'],
  ['accessories?=horns', 'oni, demon, devil, demoness, faun, satyr, tiefling, minotaur, succubus'],
  ['accessories?=halo outfit?=robe', 'angel, seraph'],
  ['outfit?=hoodie', 'hacker, skater, gamer, rapper, skateboarder'],
  ['pose?=reading accessories?=glasses background?=library', 'librarian, bookworm'],
  [
    'outfit?=sweater',
    'teacher, writer, schoolteacher, poet, author, novelist, student, philosopher, professor, therapist',
  ],
  ['outfit?=space-suit background?=space', 'astronaut, cosmonaut, spaceman, spacewoman, space explorer'],
  ['background?=stage pose?=dancing', 'ballet dancer, flamenco dancer, ballroom dancer'],
  ['background?=stage', 'singer, pop star, musician, rock band, dj, comedian, opera singer, popstar, idol'],
  ['outfit?=jumpsuit', 'android, alien, robot, cyborg, diver, scuba diver, racing driver, replicant'],
  [
    '',
    'person, character, adult, human, figure, someone, model, hipster, goth, artist, sketch artist, court sketch artist, comic artist, manga artist, anime artist, pixel artist, comic book artist, painter, programmer, photographer, photojournalist, inventor, designer, fashion designer, clown, jester, butcher, dancer, surfer, hiker, skier, villain, creature, people, friend, neighbour, neighbor, star, player, cashier, mechanic, driver, conductor, emperor, veteran, thug, hitman, street dancer, rider, horse rider, ceo',
  ],
]

/** Where somebody's looks come from. */
export const heritageWords: readonly (readonly [value: string, words: string])[] = [
  [
    'african',
    'african, african american, nigerian, kenyan, ethiopian, ghanaian, jamaican, afro caribbean, black british, somali, congolese, west african, senegalese, sudanese, afro american, haitian, zulu, south african, melanin rich, afro latina, ugandan, tanzanian, maasai',
  ],
  [
    'asian',
    'asian, japanese, korean, chinese, vietnamese, thai, east asian, mongolian, filipino, filipina, taiwanese, indonesian, southeast asian, tibetan, malaysian, singaporean, eurasian, cambodian, burmese, kazakh, inuit, oriental',
  ],
  [
    'european',
    'european, caucasian, scandinavian, irish, scottish, french, german, italian, spanish, russian, nordic, swedish, norwegian, polish, british, english, danish, dutch, finnish, greek, ukrainian, american, mediterranean, welsh, slavic, eastern european, icelandic, austrian, swiss, portuguese, czech, hungarian, romanian, celtic, croatian, serbian, belgian, australian, canadian, parisian',
  ],
  [
    'latin',
    'latin, latina, latino, latinx, mexican, brazilian, hispanic, colombian, argentinian, cuban, puerto rican, latin american, peruvian, venezuelan, chilean, dominican, chicana, chicano, argentine, ecuadorian',
  ],
  [
    'middle-eastern',
    'middle eastern, arab, arabian, persian, iranian, turkish, egyptian, moroccan, lebanese, kurdish, iraqi, syrian, israeli, saudi, algerian, tunisian, bedouin, armenian, berber, arabic, afghan, jordanian, palestinian',
  ],
  [
    'south-asian',
    'south asian, indian, pakistani, bengali, sri lankan, bollywood, punjabi, tamil, bangladeshi, nepali, nepalese, desi, gujarati',
  ],
]
