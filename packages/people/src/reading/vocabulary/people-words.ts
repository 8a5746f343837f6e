/** Words for people: what they claim, then the words. `noun` groups stand for a person that adjectives can describe. */
export const peopleWords: readonly (readonly [claims: string, words: string])[] = [
  [
    'sex=female',
    '1girl, 1woman, woman, female, lady, gal, women, girl, chick, madam, lass, lassie, waitress, actress, heroine, priestess, goddess, demoness, femme, sister, wife, girlfriend, daughter, womanly, feminine, maiden, dame, ms, mrs, miss, hostess, duchess, countess, empress, noblewoman, femme fatale, seamstress, tomboy, catgirl, valkyrie, amazon warrior, policewoman, saleswoman, nun, geisha, diva, huntress, stewardess, ballerina, belle, milkmaid, maid, matron, spokeswoman, horsewoman, mistress, showgirl, cowgirl, schoolgirl',
  ],
  [
    'sex=male',
    '1boy, 1man, man, male, guy, gentleman, lad, bloke, dude, men, boy, fella, chap, fellow, waiter, actor, hero, priest, god, brother, husband, boyfriend, son, masculine, mr, sir, lord, duke, emperor, nobleman, policeman, salesman, monk, fireman, postman, fisherman, mailman, milkman, huntsman, handyman, horseman, businessman, cowboy, warlock, sultan, baron, butler, gentlemen, catboy, craftsman, schoolboy, mobster',
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
  [
    'sex=female age?=66',
    'matriarch, great aunt, old dear, old girl, mother in law, grandmotherly woman, elderly mother, little old lady, lady of a certain age',
  ],
  [
    'sex=male age?=66',
    'patriarch, great uncle, old boy, old geezer, father in law, codger, old codger, elderly father',
  ],
  [
    'sex=female age?=38',
    'single mum, single mother, new mum, new mom, working mum, working mom, soccer mom, hockey mom, stay at home mom, stay at home mum, godmother, new mother, young mother, young mum, young mom, mum of two, mum of three, mom of two, mom of three',
  ],
  [
    'sex=male age?=38',
    'single father, new dad, stay at home dad, working dad, girl dad, godfather, new father, young father, young dad, dad of two, dad of three',
  ],
  [
    'age?=72',
    'grandparent, pensioner, oap, senior citizen, retiree, old age pensioner, elder, tribal elder, village elder',
  ],
  ['age?=68', 'boomer, baby boomer'],
  ['age?=50', 'gen xer, gen x'],
  ['age?=35', 'millennial, millennials'],
  [
    'age?=22',
    'gen z, zoomer, gen zer, apprentice, trainee, rookie, novice, newbie, undergrad, undergraduate, young adult',
  ],
  ['age?=26', 'newlywed, bestie, best friend, housemate, twenty something'],
  ['age?=30', 'adult, grown up, grownup'],
  ['sex=female age?=30', 'grown woman, adult woman, adult female'],
  ['sex=male age?=30', 'grown man, adult man, adult male'],
  ['age?=54', 'veteran, old hand'],
  [
    'sex=female',
    'trans woman, transgender woman, transwoman, bombshell, sister in law, stepsister, stepdaughter, niece, fiancee, spinster, butch woman, butch, lesbian, sapphic, latina, chicana, filipina, irishwoman, englishwoman, frenchwoman, scotswoman, welshwoman, dutchwoman, matron of honour, sheila, missus, villainess, heiress, sculptress, giantess, landlady, washerwoman, chairlady, girlboss, girl boss',
  ],
  [
    'sex=male',
    'trans man, transgender man, transman, brother in law, stepbrother, stepson, nephew, fiance, bachelor, latino, chicano, irishman, englishman, frenchman, scotsman, welshman, dutchman, bro, geezer, mister, landlord, himbo, frontiersman, strongman, henchman, linesman, lumberman, mountain man, family man, stepdad',
  ],
  ['sex=female age?=40', 'mother, mum, mom, aunt, mummy, housewife, mama, auntie, stepmother'],
  ['sex=male age?=42', 'father, dad, uncle, daddy, papa, stepfather'],
  [
    '',
    'person, character, human, figure, someone, model, sketch artist, court sketch artist, comic artist, manga artist, anime artist, pixel artist, comic book artist, fashion designer, creature, people, friend, neighbour, neighbor, star, player, conductor, rider, horse rider, npc, avatar, protagonist, main character',
  ],
]

/** Where somebody's looks come from. */
export const heritageWords: readonly (readonly [value: string, words: string])[] = [
  [
    'african',
    'african, african american, nigerian, kenyan, ethiopian, ghanaian, jamaican, afro caribbean, black british, somali, congolese, west african, senegalese, sudanese, afro american, haitian, zulu, south african, melanin rich, afro latina, ugandan, tanzanian, maasai, yoruba, igbo, hausa, fulani, akan, ashanti, swahili, kikuyu, xhosa, ndebele, shona, tutsi, hutu, wolof, mandinka, malian, ivorian, cameroonian, gabonese, angolan, mozambican, zambian, zimbabwean, malawian, rwandan, burundian, eritrean, gambian, liberian, sierra leonean, guinean, togolese, beninese, namibian, botswanan, black american, afro brazilian, afro cuban, afro colombian, afro latino, trinidadian, barbadian, bajan, bahamian, caribbean, east african, central african, southern african, malagasy, himba, nubian, amhara, oromo, habesha, afropean, black african, papuan, melanesian, fijian, solomon islander, ni vanuatu, afro american',
  ],
  [
    'asian',
    'asian, japanese, korean, chinese, vietnamese, thai, east asian, mongolian, filipino, filipina, taiwanese, indonesian, southeast asian, tibetan, malaysian, singaporean, eurasian, cambodian, burmese, kazakh, inuit, oriental, cantonese, hong konger, uyghur, hmong, laotian, malay, javanese, balinese, sundanese, khmer, bruneian, timorese, ainu, okinawan, manchu, han chinese, kyrgyz, uzbek, turkmen, central asian, siberian, yakut, buryat, tuvan, bhutanese, yupik, asian american, japanese american, korean american, chinese american, vietnamese american, filipino american, south korean, north korean, half japanese, half korean, half chinese, half asian, half thai, wasian, alaska native, greenlandic, greenlander, polynesian, maori, samoan, hawaiian woman, hawaiian man, native hawaiian, tongan, tahitian, pacific islander, micronesian, chamorro',
  ],
  [
    'european',
    'european, caucasian, scandinavian, irish, scottish, french, german, italian, spanish, russian, nordic, swedish, norwegian, polish, british, english, danish, dutch, finnish, greek, ukrainian, american, mediterranean, welsh, slavic, eastern european, icelandic, austrian, swiss, portuguese, czech, hungarian, romanian, celtic, croatian, serbian, belgian, australian, canadian, parisian, sami, saami, basque, catalan, galician, breton, flemish, walloon, frisian, bavarian, tyrolean, sicilian, sardinian, neapolitan, tuscan, corsican, maltese, cypriot, albanian, bosnian, macedonian, montenegrin, slovenian, slovak, slovakian, bulgarian, moldovan, belarusian, lithuanian, latvian, estonian, baltic, cossack, cornish, scouse, geordie, cockney, new zealander, white american, aussie, brit, scot, luxembourgish, northern european, western european, southern european, north european, anglo saxon, germanic, ashkenazi, irishman, irishwoman, englishman, englishwoman, scotsman, scotswoman, frenchman, frenchwoman, welshman, dutchman, dutchwoman, londoner, new yorker, texan, faroese, manx, northern irish, white british, finn, norwegian american, italian american, irish american, polish american',
  ],
  [
    'latin',
    'latin, latina, latino, latinx, mexican, brazilian, hispanic, colombian, argentinian, cuban, puerto rican, latin american, peruvian, venezuelan, chilean, dominican, chicana, chicano, argentine, ecuadorian, bolivian, paraguayan, uruguayan, panamanian, costa rican, guatemalan, honduran, salvadoran, nicaraguan, quechua, aymara, mayan, mapuche, guarani, andean, mestiza, mestizo, boricua, mexican american, south american, central american, latine, tejana, tejano, zapotec, native american, first nations, navajo, cherokee, lakota, sioux, apache woman, apache man, ojibwe, hopi, iroquois, comanche, metis, american indian, indigenous american, indigenous, amazonian woman, amazonian man',
  ],
  [
    'middle-eastern',
    'middle eastern, arab, arabian, persian, iranian, turkish, egyptian, moroccan, lebanese, kurdish, iraqi, syrian, israeli, saudi, algerian, tunisian, bedouin, armenian, berber, arabic, afghan, jordanian, palestinian, emirati, qatari, kuwaiti, bahraini, omani, yemeni, libyan, mauritanian, maghrebi, amazigh, azerbaijani, azeri, assyrian, chaldean, coptic, druze, yazidi, pashtun, tajik, sephardic, mizrahi, levantine, north african, west asian, tuareg, kabyle, circassian, chechen, dagestani, romani, roma woman, roma man, arab american, iranian american, persian american, british arab, british turkish, turkic',
  ],
  [
    'south-asian',
    'south asian, indian, pakistani, bengali, sri lankan, bollywood, punjabi, tamil, bangladeshi, nepali, nepalese, desi, gujarati, sikh, hindu, rajasthani, marathi, telugu, malayali, keralan, keralite, kashmiri, sindhi, bihari, assamese, goan, konkani, hyderabadi, sinhalese, maldivian, indo caribbean, guyanese, british indian, british asian, british pakistani, british bangladeshi, indian american, north indian, south indian, parsi, balochi, pathan, aboriginal, aboriginal australian, indigenous australian, torres strait islander',
  ],
]
