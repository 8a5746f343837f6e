/** Deeds in the words people use for them, where the deed's own words would say less or something else. */
export const phrasesOfDeeds: readonly (readonly [claims: string, words: string])[] = [
  [
    'pose=listening accessories=headphones',
    'listening to music, listens to music, listening to a song, listening to her favourite song, listening to a podcast, listening to records',
  ],
  [
    'accessories=gift-box',
    'opening a present, opening a gift, opens a present, unwrapping a present, unwrapping a gift, opening presents, opening gifts, wrapping a present, wrapping a gift, giving a present',
  ],
  [
    'accessories=shopping-bags',
    'shopping, out shopping, shopping spree, window shopping, christmas shopping, going shopping, goes shopping',
  ],
  [
    'scenery=pool-table',
    'playing pool, plays pool, shooting pool, shoots pool, playing billiards, plays billiards, playing snooker, plays snooker, game of pool',
  ],
  ['scenery=flower-vase', 'arranging flowers, arranges flowers, flower arranging, flower arrangement, ikebana'],
  ['background?=classroom', 'teaching, teaches, teaching a class, giving a lecture, lecturing'],
  ['background?=yacht', 'sailing, sails, out sailing'],
  [
    'accessories=backpack',
    'carrying a backpack, wearing a backpack, with a backpack on, carrying her backpack, carrying his backpack',
  ],
  [
    'accessories=banknotes',
    'counting money, counting cash, counts her money, counts his money, counting bills, flashing cash, stack of cash, wad of cash',
  ],
  [
    'pose=fighting',
    'practicing karate, practising karate, practicing kung fu, practising kung fu, practicing martial arts, practising martial arts, martial arts training, sparring, shadow boxing, shadowboxing',
  ],
  ['pose=ballet', 'practicing ballet, practising ballet'],
  [
    'pose=playing-violin accessories=violin',
    'practicing violin, practising violin, practicing the violin, practising the violin',
  ],
  [
    'pose=writing-at-desk',
    'practicing calligraphy, practising calligraphy, doing calligraphy, doing homework, doing her homework, doing his homework, filling out forms, signing a contract, signing papers, signing autographs, taking notes, journaling',
  ],
  [
    'pose=at-computer',
    'editing a video, editing photos, coding, programming, writing code, hacking, hacks into, in a video call, on a video call, zoom call, on a zoom call, online meeting, answering emails, doing taxes',
  ],
  ['pose=splits', 'doing a split, doing the splits, does the splits, in a split'],
  [
    'pose=walking scenery=stairs',
    'climbing stairs, climbing the stairs, walking up the stairs, walking up stairs, going up the stairs, walking down the stairs, going down the stairs, coming down the stairs, descending the stairs, descending a staircase, ascending a staircase, walking down a staircase',
  ],
  [
    'pose=leaning',
    'leaning on a railing, leaning on the railing, leaning against a railing, leaning against the railing, leaning over a railing, leaning on a fence, leaning against a tree, leaning against a pillar, leaning on a wall, leaning in a doorway, leaning in the doorway, leaning on the doorframe, leaning against the doorframe, leaning on a doorframe, leaning against a doorframe, propped against a wall',
  ],
  [
    'pose=looking-back',
    'looking back over her shoulder, looking back over his shoulder, looks back over her shoulder, looks back over his shoulder, turning to look back, turns around, turning around, glancing behind',
  ],
  [
    'pose=jumping',
    'jumping between buildings, jumping across rooftops, leaping across rooftops, jumping over a fence, jumping off a cliff, jumping into the air, leaping into the air, jumping over a puddle, mid jump, midjump, mid leap, jumping off a wall',
  ],
  [
    'pose=running',
    'chasing someone, chases someone, being chased, running away, runs away, fleeing, running for her life, running for his life, running late, racing through, dashing through, out for a run, on a run, sprinting through',
  ],
  [
    'pose=sitting',
    'perched on, perching on, sits perched, sitting on the counter, sitting on a counter, sitting on a wall, sitting on a rock, sitting on a bench, sitting on a ledge, sitting on the hood, sitting on the steps, sitting on stairs, sitting by a window, sitting in a booth, sitting at a bar, sitting on a stool, sat on a stool, resting on a rock, taking a break, having a rest',
  ],
  [
    'pose=crouching',
    'squatting down, hunkered down, crouched behind, crouching behind, hiding behind, hides behind, ducking behind, taking cover, takes cover, hiding under',
  ],
  [
    'pose=lying',
    'sprawled on the floor, sprawled out, sprawled on the grass, lying in the grass, lying on the floor, lying in the snow, lying in a field, laying down, laying on the grass, laying in bed, collapsed on the floor, lying on the ground, floating on her back, floating on his back',
  ],
  [
    'pose=reaching-out',
    'reaching towards the camera, reaching towards the viewer, reaching for the camera, reaching for the viewer, hand outstretched, outstretched hand, offering her hand, offering his hand, holding out her hand, holding out his hand, extending a hand, arm extended, arm outstretched, outstretched arm',
  ],
  [
    'pose=arms-wide',
    'arms outstretched, outstretched arms, arms spread, arms stretched wide, arms flung wide, arms open, open arms, spreading her arms, spreading his arms',
  ],
  [
    'pose=raising-magic',
    'summoning, summoning a demon, summoning a spirit, calling down lightning, calls down lightning, channeling magic, channelling magic, channeling energy, performing a ritual, unleashing magic, conjuring',
  ],
  ['pose=examining', 'inspecting, inspects, looking closely at, studying a map, examining a map, appraising'],
  [
    'pose=tinkering',
    'repairing a robot, fixing a robot, fixing an engine, repairing an engine, soldering, fixing a bike, repairing a bike, fixing a car, repairing a clock, working on an engine, working on a car, fixing a drone, building a robot, assembling',
  ],
  [
    'pose=planting',
    'planting flowers, planting tomatoes, planting seeds, planting a tree, planting trees, potting plants, repotting plants, repotting a plant, potting a plant, weeding, tending plants, tending the garden, tending her garden, tending his garden, tending flowers',
  ],
  [
    'pose=cooking',
    'making pancakes, flipping pancakes, making breakfast, making dinner, making lunch, frying eggs, cooking dinner, cooking breakfast, grilling, barbecuing, cooking pasta, making soup, tasting the soup',
  ],
  [
    'pose=stirring',
    'whisking, whisks, beating eggs, mixing batter, mixing dough, mixing paint, mixing a drink, mixing a cocktail, mixing cocktails, shaking a cocktail, stirring her coffee, stirring his coffee',
  ],
  [
    'pose=pouring',
    'pouring coffee, pouring tea, pours coffee, pours tea, pouring a drink, pouring a beer, pouring water, making coffee, making tea, brewing tea, brewing coffee, making latte art',
  ],
  [
    'pose=photographing accessories=camera',
    'snapping a photo, snaps a photo, taking pictures, takes pictures, photographing, taking photos, shooting photos, filming, recording a video',
  ],
  [
    'pose=playing-guitar accessories=guitar',
    'busking, busks, street musician playing, shredding, strumming, playing a solo, guitar solo, jamming',
  ],
  [
    'pose=head-back',
    'basking in the sun, soaking up the sun, face to the sun, face turned to the sun, face tilted to the sun, looking up at the rain, face upturned',
  ],
  [
    'pose=waving',
    'greeting the viewer, saying hello, saying hi, saying goodbye, waves goodbye, waving goodbye, waving hello, hailing a taxi, hailing a cab, hailing a taxi cab',
  ],
  [
    'pose=checking-watch',
    'looking at his watch, looking at her watch, glancing at his watch, glancing at her watch, checking the time, checks the time',
  ],
  [
    'pose=gesturing',
    'arguing, argues, haggling, negotiating, explaining, explains, debating, giving a toast speech, telling a story, storytelling, chatting, talking, presenting, giving a presentation, pitching an idea, giving a talk, ted talk',
  ],
  ['pose=hands-on-hips', 'hero pose, heroic pose, superhero pose, heroic stance, power pose, power stance'],
  [
    'pose=lunging',
    'dynamic pose, action pose, dynamic action pose, battle stance, combat stance, fighting stance, battle pose, fight pose',
  ],
  [
    'pose=relaxed',
    'casual pose, relaxed pose, natural pose, candid pose, model pose, modeling pose, modelling pose, fashion pose, editorial pose, idle pose, neutral pose, contrapposto',
  ],
  [
    'pose=hugging-self',
    'trembling, huddled, huddling, freezing cold, shaking with cold, shivering with cold, shivering in the cold',
  ],
]
