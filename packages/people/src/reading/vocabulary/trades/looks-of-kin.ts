/**
 * What is seen of kin of tales and machines, besides what the trades say of the same words: a vampire's teeth, an orc's tusks,
 * the seams of an android. As there it is only implied.
 */
export const looksOfKin: readonly (readonly [claims: string, words: string])[] = [
  [
    'sex=female outfit?=cocktail-dress colour?=pink accessories?=wand effects?=sparkles',
    'magical girl, mahou shoujo, magic girl, sailor guardian',
  ],
  ['sex=female marks?=scales', 'mermaid, siren, sea siren, naga, lamia, selkie, mermaid warrior'],
  ['sex=male marks?=scales', 'merman, triton, sea king'],
  ['marks?=scales', 'merfolk, lizardman, lizardwoman, snake person, fish person, argonian, reptilian'],
  [
    'skinTone?=pale accessories?=fangs',
    'vampire, vampiress, dracula, vampire queen, vampire count, vampire countess, vampire lord, half vampire, dhampir, vampire prince, vampire girl, vampire boy, vampire knight',
  ],
  [
    'skinDye?=green accessories?=tusks',
    'orc, half orc, orc warrior, orc chieftain, orc warlord, orc shaman, orc woman, orc girl, orc berserker',
  ],
  [
    'marks?=android-seams',
    'android, gynoid, humanoid android, synthetic human, synth, replicant, android girl, android woman, android boy, battle android, cyborg girl, robot girl, robot woman, robot boy, doll girl, ball jointed doll',
  ],
  [
    'marks?=cyber-eye',
    'cyborg, cybernetic assassin, cyborg soldier, cyborg warrior, cyborg detective, cyborg samurai, half machine',
  ],
  ['marks?=metal-skin', 'robot, humanoid robot, steel golem, iron golem, automaton, clockwork automaton, metal man'],
  ['marks?=stone-skin', 'golem, stone golem, living statue, gargoyle girl, gargoyle man'],
  ['marks?=bark-skin', 'dryad, treant, tree spirit, wood nymph, forest spirit'],
  [
    'skinDye?=green',
    'alien, alien ambassador, alien diplomat, alien queen, alien princess, alien bounty hunter, martian, zombie, undead, ghoul',
  ],
  [
    'marks?=stitches',
    'frankenstein, frankenstein s monster, ragdoll girl, patchwork girl, bride of frankenstein, frankensteins monster',
  ],
  [
    'skinTone?=pale marks?=dark-circles',
    'ghost, ghost girl, banshee, phantom girl, revenant, spirit woman, yurei, ghost bride, living dead girl',
  ],
  ['marks?=bandage-arms', 'mummy, mummy girl, undead mummy'],
  ['accessories?=bunny-ears', 'bunny girl, bunny boy, rabbit girl, rabbit boy, rabbitfolk, harengon, easter bunny'],
  ['accessories?=deer-ears accessories?=antlers', 'deer girl, stag lord, deer spirit, forest deity'],
  ['accessories?=bear-ears', 'bear girl, bear boy'],
  ['accessories?=mouse-ears', 'mouse girl, mouse boy, ratfolk'],
  ['accessories?=wolf-ears accessories?=wolf-tail', 'wolfman, she wolf'],
  [
    'accessories?=fairy-wings',
    'fairy, pixie, fairy queen, fairy princess, fairy girl, fae queen, tinkerbell, tooth fairy, forest fairy',
  ],
  [
    'accessories?=angel-wings',
    'angel, seraph, archangel, seraphim, guardian angel, fallen angel, angel girl, angel warrior, avenging angel, valkyrie angel',
  ],
  [
    'accessories?=demon-wings',
    'succubus, incubus, demon lord, demon king, demon queen, demon girl, gargoyle woman, winged demon',
  ],
  [
    'sex=female outfit?=robe colour?=white accessories?=tiara',
    'goddess, greek goddess, moon goddess, sun goddess, goddess of war, goddess of the hunt, athena, aphrodite, artemis, persephone',
  ],
  ['sex=male outfit?=robe colour?=white beard?=full', 'greek god, zeus, poseidon, sea god, god of thunder'],
  [
    'outfit?=robe accessories?=staff',
    'wandering sage, old sage, hedge wizard, wise hermit, elder druid, staff wielder',
  ],
  [
    'outfit?=leather-armour accessories?=bow',
    'bow hunter, bow huntress, woodland archer, robin hood, forest archer, mongol archer, horse archer',
  ],
  [
    'outfit?=plate-armour accessories?=sword',
    'sword saint, errant knight, knight of the realm, crusader knight, hero of legend, chosen one',
  ],
  [
    'outfit?=leather-armour accessories?=dagger',
    'guild thief, master thief, spymaster, poisoner, knife fighter, knife thrower',
  ],
]
