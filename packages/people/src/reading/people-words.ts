/** Words for people: what they claim, then the words. `noun` groups stand for a person that adjectives can describe. */
export const peopleWords: readonly (readonly [claims: string, words: string])[] = [
  [
    'sex=female',
    '1girl, 1woman, woman, female, lady, gal, women, girl, chick, madam, lass, lassie, waitress, actress, heroine, priestess, goddess, demoness, femme, sister, wife, girlfriend, daughter, womanly, feminine, maiden, dame, ms, mrs, miss, hostess, duchess, countess, empress, noblewoman, femme fatale, seamstress, tomboy, catgirl, valkyrie, amazon warrior, policewoman, saleswoman, nun, mermaid, geisha, diva, huntress, stewardess, ballerina, belle, milkmaid, maid, matron, spokeswoman, horsewoman, mistress, showgirl, cowgirl, schoolgirl',
  ],
  [
    'sex=male',
    '1boy, 1man, man, male, guy, gentleman, lad, bloke, dude, men, boy, fella, chap, fellow, waiter, actor, hero, priest, god, brother, husband, boyfriend, son, masculine, mr, sir, lord, duke, emperor, nobleman, policeman, salesman, monk, merman, fireman, postman, fisherman, mailman, milkman, huntsman, handyman, horseman, businessman, cowboy, warlock, sultan, baron, butler, gentlemen, catboy, craftsman, schoolboy, mobster',
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
  [
    '',
    'person, character, adult, human, figure, someone, model, sketch artist, court sketch artist, comic artist, manga artist, anime artist, pixel artist, comic book artist, fashion designer, clown, villain, creature, people, friend, neighbour, neighbor, star, player, conductor, veteran, rider, horse rider, npc, avatar, protagonist, main character',
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
