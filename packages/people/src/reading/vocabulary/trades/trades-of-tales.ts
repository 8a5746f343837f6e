/** Courts, magic, arms, the West, the future and kin of tales; see `trades.ts`. */
export const tradesOfTales: readonly (readonly [claims: string, words: string])[] = [
  // Courts.
  [
    'sex=female outfit?=royal accessories?=crown',
    'queen, warrior queen, ice queen, fairy queen, elven queen, dark queen, evil queen, high queen',
  ],
  [
    'sex=male outfit?=royal accessories?=crown',
    'king, high king, mad king, emperor, dwarf king, elven king, pharaoh king, warrior king',
  ],
  [
    'sex=female outfit?=evening-gown accessories?=tiara',
    'princess, elven princess, crown princess, fairy princess, ice princess, warrior princess, disney princess',
  ],
  [
    'sex=male outfit?=royal',
    'prince, crown prince, elven prince, nobleman, duke, lord, baron, viscount, dark lord, young lord, earl, sultan, emir, maharaja',
  ],
  [
    'outfit?=royal',
    'aristocrat, monarch, ruler, royalty, regent, courtier, tyrant, sovereign, royal advisor, vizier, high noble, marquis, archduke',
  ],
  ['outfit?=robe accessories?=tiara colour?=white', 'pharaoh, egyptian queen, egyptian priestess, nile queen'],
  // Magic and faith.
  [
    'sex=female outfit?=robe accessories?=wizard-hat',
    'witch, forest witch, swamp witch, sea witch, young witch, kitchen witch, hedge witch, cottage witch, modern witch, storm witch, good witch, wicked witch',
  ],
  [
    'sex=female outfit?=robe',
    'sorceress, enchantress, priestess, high priestess, mage girl, seeress, wise woman, moon priestess',
  ],
  [
    'sex=male outfit?=robe',
    'wizard, sorcerer, warlock, monk, friar, priest, high priest, wise old man, archwizard, pope, bishop, cardinal, imam, rabbi, hierophant',
  ],
  ['sex=male outfit?=robe colour?=orange', 'buddhist monk, shaolin monk, tibetan monk, warrior monk'],
  [
    'sex=female outfit?=robe colour?=black accessories?=veil',
    'nun, battle nun, sister of mercy, abbess, mother superior, demon hunting nun, gothic nun',
  ],
  [
    'outfit?=robe',
    'mage, magician, cleric, shaman, necromancer, oracle, alchemist, acolyte, archmage, spellcaster, magic user, pyromancer, cryomancer, fire mage, ice mage, water mage, blood mage, battle mage, healer, white mage, black mage, time mage, court mage, court wizard, runemage, astrologer, diviner, seer, prophet, sage, fortune teller, summoner, elementalist, conjuror, occultist, cultist, cult leader, druidess, scribe, archivist, geomancer, storm mage, wind mage, light mage, shadow mage, dark mage, arcanist, chronomancer, high mage, red mage, apprentice mage, apprentice wizard, wizard apprentice, witch doctor, mystic, guru, jedi, jedi knight, jedi master, sith lord, sith, inquisitor, templar priest, soothsayer, lich, ascetic, deity, hermit sage, monastic, enchanter, thaumaturge, spell weaver, spellblade, sky priest, sun priestess, celestial being',
  ],
  [
    'outfit?=cloak',
    'nomad, wanderer, scavenger, traveller, traveler, pilgrim, hermit, vagabond, drifter, vagrant, reaper, grim reaper, stranger, cloaked figure, desert scavenger, desert nomad, outcast, refugee, messenger, wayfarer, ferryman, grave keeper, gravedigger, time traveller, time traveler, witcher, ringbearer, highwayman, beggar, exile, lone wanderer, mysterious stranger, sandworm rider, desert wanderer, wasteland wanderer, wraith, spectre, specter, phantom, caravan guard, caravan leader, vampire lord, plains rider',
  ],
  [
    'skinTone?=pale outfit?=cloak',
    'vampire, vampiress, dracula, vampire queen, vampire count, vampire countess, nosferatu',
  ],
  ['accessories?=halo outfit?=robe', 'angel, seraph, archangel, seraphim, guardian angel, fallen angel, aasimar'],
  // Arms.
  [
    'outfit?=plate-armour',
    'knight, warrior, gladiator, crusader, valkyrie, swordsman, swordswoman, shieldmaiden, templar, death knight, black knight, white knight, holy knight, royal knight, knight captain, lady knight, female knight, dark knight, dragon knight, dragon slayer, dragonslayer, dragon rider, cavalier, man at arms, spartan, hoplite, centurion, legionary, legionnaire, roman soldier, warlord, war chief, knightess, knight commander, holy warrior, blackguard, swordfighter, captain of the guard, royal guard, city guard, castle guard, blade dancer, sworn shield, squire, knight errant, lancer, halberdier, pikeman, teutonic knight, undead knight, vanguard, sentinel, fallen knight, conquistador, war maiden, warrior woman, warrior maiden, amazon warrior, armoured warrior, fantasy warrior, mounted knight, war hero, spearman, spearwoman, dark warrior',
  ],
  [
    'outfit?=leather-armour',
    'ranger, rogue, archer, thief, hunter, huntress, assassin, bandit, adventurer, mercenary, druid, orc, scout, monster hunter, vampire hunter, demon hunter, witch hunter, dungeon crawler, treasure seeker, outlaw, poacher, sellsword, amazon, cutpurse, pickpocket, tracker, forest ranger, beast tamer, beast master, beastmaster, dragon tamer, dragon hunter, marksman, duelist, swordmaiden, warband leader, brigand, elven scout, elf rogue, thieves guild master, guild master, dungeon explorer, adventurer girl, falconer, tomb robber, spellsword, half orc, forest guardian, tribal warrior, huntsman, horsewoman, horseman, monster slayer, demon slayer, berserker, tribal hunter, hobgoblin, orc warrior, orc chieftain, wasteland warrior, gladiatrix, arena fighter, pit fighter, dark elf assassin, dragonborn, lizardfolk, crossbowman, longbowman, bowman, witchhunter, wilderness guide, survivalist, swashbuckling rogue, hedge knight, wild hunt rider',
  ],
  [
    'sex?=male beard?=full outfit?=leather-armour',
    'viking, viking warrior, norseman, viking raider, jarl, norse warrior, norse god',
  ],
  [
    'sex=female hairStyle?=braid outfit?=leather-armour',
    'viking woman, female viking, viking queen, viking girl, shield maiden, norse woman',
  ],
  [
    'outfit?=leather-armour ears=pointed',
    'elf ranger, elven archer, elf archer, elven ranger, wood elf ranger, elf hunter, elven warrior, elf warrior, elven huntress',
  ],
  [
    'outfit?=jumpsuit colour?=black accessories?=mask',
    'ninja, shinobi, kunoichi, cat burglar, burglar, ninja assassin, ninja girl, female ninja',
  ],
  [
    'outfit?=pirate',
    'pirate captain, pirate queen, sky pirate, airship captain, buccaneer captain, ghost pirate, space pirate, pirate girl, pirate lord, privateer captain, musketeer, sea dog, corsair captain',
  ],
  [
    'outfit?=tunic',
    'bard, merchant, minstrel, peasant, innkeeper, serf, villager, troubadour, peasant girl, tavern keeper, medieval farmer, medieval peasant, stable boy, stablehand, herbalist, village healer, elven maiden, hunter gatherer, potion seller, potion maker, potion brewer, apothecary, herb witch, jester, court jester, minstrel girl, quest giver, miller, fletcher, tanner, thatcher, tavern wench, tavern owner, fishwife, ferrywoman, stablemaster',
  ],
  ['sex?=male outfit?=plate-armour', 'paladin'],
  ['sex?=male outfit?=leather-armour', 'barbarian'],
  ['sex?=male outfit?=plate-armour accessories?=katana', 'samurai'],
  // The West.
  [
    'sex?=male outfit?=denim-jacket accessories?=cowboy-hat',
    'cowboy, rancher, rodeo rider, wrangler, cattle rancher, bull rider',
  ],
  ['sex=female outfit?=denim-jacket accessories?=cowboy-hat', 'cowgirl, rodeo girl, rodeo queen'],
  [
    'outfit?=trench-coat accessories?=cowboy-hat',
    'gunslinger, gunfighter, sheriff, space cowboy, wild west outlaw, western outlaw, marshal, texas ranger, desperado, pistolero, lawman, western gunslinger, space sheriff',
  ],
  // The future.
  [
    'outfit?=space-suit background?=space',
    'astronaut, cosmonaut, spaceman, spacewoman, space explorer, taikonaut, space traveller, space traveler, spacewalker, space tourist',
  ],
  [
    'outfit?=jumpsuit',
    'android, alien, robot, humanoid robot, gynoid, space pilot, fighter pilot, starfighter pilot, jet pilot, test pilot, mecha pilot, mech pilot, spaceship pilot, starship pilot, shuttle pilot, space engineer, starship engineer, space miner, asteroid miner, colonist, space colonist, mars colonist, space ranger, crew member, starship crew, terraformer, cryo sleeper, test subject, lab subject, synthetic human, rebel pilot, xenologist, navigator, space cadet, prisoner, inmate, convict, alien diplomat, salvager, space scavenger, ship engineer, evangelion pilot, gundam pilot, spacer, belter, drone pilot',
  ],
  [
    'outfit?=power-armour',
    'space marine, cyber knight, starship trooper, stormtrooper, mech warrior, super soldier, supersoldier, future soldier, armoured soldier',
  ],
  ['outfit?=superhero', 'supervillain, super villain, sidekick, anti hero, antihero'],
  ['outfit?=steampunk', 'clockwork engineer, airship pilot, airship mechanic, airship engineer'],
  // Kin of tales.
  [
    'ears=pointed',
    'elf, elven, half elf, elfin, elvish, dark elf, wood elf, high elf, fairy, fae, pixie girl, half elven, faerie, drow, elves, night elf, moon elf, elf girl, elf woman, elf man, elf maiden, elven woman, elven man, elf lord, elf prince, elf princess, fey, sylph, dryad, nymph, water nymph, forest nymph, tree spirit, forest spirit, elf boy, blood elf, sea elf, snow elf, fairy girl, elf mage, elf wizard, elven mage, elf druid, elf sorceress, elven sorceress',
  ],
  ['height=short sex?=male beard?=long', 'dwarf, dwarven, mountain dwarf'],
  ['height?=short', 'gnome, halfling, hobbit, gnome inventor, gnome tinkerer, halfling thief, halfling rogue'],
  ['height?=short skinDye?=green ears?=pointed outfit?=tunic', 'goblin, goblin girl'],
  [
    'accessories?=horns',
    'oni, demon, devil, demoness, faun, satyr, tiefling, minotaur, succubus, incubus, demon lord, demon king, demon queen, demon girl, dragon girl, dragonkin, imp, hellspawn, krampus, draenei, tiefling warlock, tiefling bard, tiefling rogue, oni girl, half demon, demon prince, devil girl, dragon priestess, baphomet',
  ],
  [
    'accessories?=fox-ears',
    'kitsune, fox spirit, nine tailed fox, fox maiden, gumiho, huli jing, fox shrine maiden, kitsune girl',
  ],
  ['accessories?=wolf-ears', 'werewolf, wolf girl, wolf boy, werewolf girl, worgen, wolf spirit'],
  ['accessories?=cat-ears', 'catfolk, tabaxi, nekomata, miqo te, khajiit, bakeneko'],
  [
    'skinDye?=blue',
    'djinn, genie, frost giant, ice elf, undine, sea goddess, water spirit, water elemental, storm giant, blue alien, jinn, ice maiden',
  ],
  ['skinDye?=green', 'alien girl, swamp creature, plant girl, alraune, troll, ogre'],
]
