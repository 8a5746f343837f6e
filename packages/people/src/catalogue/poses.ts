import { plainEntries } from './entry.ts'

/** What the body does. */
export const poses = plainEntries({
  standing: ['Standing', 'standing, stand, stands, stood, upright, standing still, standing tall'],
  relaxed: ['Relaxed', 'relaxed pose, contrapposto, at ease, casual pose, lounging'],
  walking: [
    'Walking',
    'walking, walk, walks, strolling, stroll, striding, wandering, marching, strutting, hiking, catwalk, crossing',
  ],
  running: ['Running', 'running, runs, sprinting, sprint, jogging, jog, jogger, dashing, runner, chasing'],
  sitting: ['Sitting', 'sitting, sit, sits, seated, sat, perched, sitting on a chair'],
  meditating: [
    'Cross-legged',
    'meditating, meditation, cross legged, lotus position, lotus pose, sitting cross legged, sitting on the floor, meditates',
  ],
  kneeling: ['Kneeling', 'kneeling, kneel, kneels, on one knee, on her knees, on his knees, genuflecting, knelt'],
  crouching: ['Crouching', 'crouching, crouch, crouched, squatting, squat, hunkered, crouches'],
  'arms-crossed': [
    'Arms crossed',
    'arms crossed, crossed arms, arms folded, folded arms, with folded arms, crossing arms, crossing her arms, crossing his arms',
  ],
  'hands-on-hips': [
    'Hands on hips',
    'hands on hips, hand on hip, akimbo, arms akimbo, hands on her hips, hands on his hips, hand on her hip, hand on his hip, power pose, heroic pose, superhero pose, hands on the hips',
  ],
  'hands-in-pockets': [
    'Hands in pockets',
    'hands in pockets, hands in his pockets, hands in her pockets, hand in pocket, hands in their pockets',
  ],
  'hands-behind-back': [
    'Hands behind back',
    'hands behind back, hands behind his back, hands behind her back, hands clasped behind',
  ],
  waving: ['Waving', 'waving, wave, waves, greeting, saying hello, saying hi, waving hello'],
  pointing: ['Pointing', 'pointing, point, points, pointing finger'],
  leaning: ['Leaning', 'leaning, leans, leaned, leaning against, leaning on'],
  thinking: [
    'Thinking',
    'thinking pose, hand on chin, chin in hand, stroking his chin, stroking her chin, hand to chin, thinker',
  ],
  dancing: [
    'Dancing',
    'dancing, dance, dances, dancer, spinning, twirling, pirouette, breakdancing, waltzing, twirl, ballerina, ballet',
  ],
  fighting: [
    'Fighting',
    'fighting, fight, fights, fighting stance, battle stance, combat stance, martial arts, kung fu, karate, boxing, punching, fists up, in combat, battle pose, fists raised, boxer, kickboxing',
  ],
  flying: [
    'Flying',
    'flying, fly, flies, floating, float, soaring, hovering, levitating, gliding, levitates, weightless, swimming',
  ],
  jumping: ['Jumping', 'jumping, jump, jumps, leaping, leap, leaps, hopping, mid air, in mid air'],
  reading: ['Reading', 'reading, reads, absorbed in'],
  holding: ['Holding', 'holding, hold, holds, carrying, carries, offering, presenting, clutching, cradling, gripping'],
  saluting: ['Saluting', 'saluting, salute, salutes, military salute'],
  'thumbs-up': ['Thumbs up', 'thumbs up, thumb up, giving a thumbs up'],
  'peace-sign': ['Peace sign', 'peace sign, victory sign, v sign, peace fingers'],
  shrugging: ['Shrugging', 'shrugging, shrug, shrugs'],
  stretching: ['Stretching', 'stretching, stretch, stretches, warming up, yawning and stretching'],
  praying: ['Praying', 'praying, pray, prays, prayer, hands folded, hands clasped, in prayer, namaste, hands together'],
  casting: [
    'Casting',
    'casting, casting a spell, casts a spell, casting spells, conjuring, summoning, spellcasting, magic in her hands, magic in his hands, glowing hands, casting magic, channeling magic',
  ],
  cheering: [
    'Cheering',
    'cheering, arms raised, arms up, hands up, arms in the air, raised arms, victorious, celebrating, arms wide open, arms outstretched, arms spread, hands in the air, triumphant, arms wide, fist in the air, triumph',
  ],
  bowing: ['Bowing', 'bowing, bows, taking a bow, curtsey, curtsy, curtseying, bow down'],
  'looking-back': [
    'Looking back',
    'looking back, over her shoulder, over his shoulder, over the shoulder, looking over her shoulder, looking over his shoulder, glancing back, back view',
  ],
  'sword-ready': [
    'Sword raised',
    'sword raised, sword drawn, sword held high, wielding a sword, brandishing a sword, swinging a sword, blade drawn, swordfighting',
  ],
})

export type PoseId = (typeof poses)[number]['id']
