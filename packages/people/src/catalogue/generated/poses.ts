// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/poses/catalogue
import { entries } from '#catalogue/entry.ts'
import type { PoseFacts } from '#catalogue/facts.ts'
import type { PoseId } from './ids.ts'

export type { PoseId } from './ids.ts'

export const poses = entries<PoseId, PoseFacts>({
  'standing': ["Standing", "standing, stand, stands, stood, upright, standing still, standing tall", {"plain":true}],
  'relaxed': ["Relaxed", "relaxed pose, contrapposto, at ease, casual pose, lounging", {"plain":true}],
  'walking': ["Walking", "walking, walk, walks, strolling, stroll, striding, wandering, marching, strutting, hiking, catwalk, crossing", {"shows":"body"}],
  'running': ["Running", "running, runs, sprinting, sprint, jogging, jog, jogger, dashing, runner, chasing", {"shows":"body"}],
  'sitting': ["Sitting", "sitting, sit, sits, seated, sat, perched, sitting on a chair", {"shows":"legs"}],
  'meditating': ["Cross-legged", "meditating, meditation, cross legged, lotus position, lotus pose, sitting cross legged, sitting on the floor, meditates", {"faces":{"calm":3,"neutral":1},"shows":"body"}],
  'kneeling': ["Kneeling", "kneeling, kneel, kneels, on one knee, on her knees, on his knees, genuflecting, knelt", {"shows":"body"}],
  'crouching': ["Crouching", "crouching, crouch, crouched, squatting, squat, hunkered, crouches", {"shows":"body"}],
  'arms-crossed': ["Arms crossed", "arms crossed, crossed arms, arms folded, folded arms, with folded arms, crossing arms, crossing her arms, crossing his arms", {"shows":"hands"}],
  'hands-on-hips': ["Hands on hips", "hands on hips, hand on hip, akimbo, arms akimbo, hands on her hips, hands on his hips, hand on her hip, hand on his hip, power pose, heroic pose, superhero pose, hands on the hips", {"shows":"hands"}],
  'hands-in-pockets': ["Hands in pockets", "hands in pockets, hands in his pockets, hands in her pockets, hand in pocket, hands in their pockets", {"shows":"hips"}],
  'hands-behind-back': ["Hands behind back", "hands behind back, hands behind his back, hands behind her back, hands clasped behind", {}],
  'waving': ["Waving", "waving, wave, waves, greeting, saying hello, saying hi, waving hello", {"faces":{"happy":2,"laugh":1},"shows":"hands"}],
  'pointing': ["Pointing", "pointing, point, points, pointing finger", {"shows":"hands"}],
  'leaning': ["Leaning", "leaning, leans, leaned, leaning against, leaning on", {"shows":"legs"}],
  'thinking': ["Thinking", "thinking pose, hand on chin, chin in hand, stroking his chin, stroking her chin, hand to chin, thinker", {"faces":{"thoughtful":1},"shows":"hands"}],
  'dancing': ["Dancing", "dancing, dance, dances, dancer, spinning, twirling, pirouette, breakdancing, waltzing, twirl, ballerina, ballet", {"faces":{"happy":2,"laugh":1},"shows":"body"}],
  'fighting': ["Fighting", "fighting, fight, fights, fighting stance, battle stance, combat stance, martial arts, kung fu, karate, boxing, punching, fists up, in combat, battle pose, fists raised, boxer, kickboxing", {"faces":{"determined":3,"confident":1},"shows":"body"}],
  'flying': ["Flying", "flying, fly, flies, floating, float, soaring, hovering, levitating, gliding, levitates, weightless, swimming", {"shows":"body"}],
  'jumping': ["Jumping", "jumping, jump, jumps, leaping, leap, leaps, hopping, mid air, in mid air", {"faces":{"happy":2,"laugh":1},"shows":"body"}],
  'reading': ["Reading", "reading, reads, absorbed in", {"thing":"book","faces":{"calm":3,"neutral":1}}],
  'holding': ["Holding", "holding, hold, holds, carrying, carries, offering, presenting, clutching, cradling, gripping", {"plain":true}],
  'saluting': ["Saluting", "saluting, salute, salutes, military salute", {"shows":"hands"}],
  'thumbs-up': ["Thumbs up", "thumbs up, thumb up, giving a thumbs up", {"shows":"hands"}],
  'peace-sign': ["Peace sign", "peace sign, victory sign, v sign, peace fingers", {"shows":"hands"}],
  'shrugging': ["Shrugging", "shrugging, shrug, shrugs", {"shows":"hands"}],
  'stretching': ["Stretching", "stretching, stretch, stretches, warming up, yawning and stretching", {"shows":"body"}],
  'praying': ["Praying", "praying, pray, prays, prayer, hands folded, hands clasped, in prayer, namaste, hands together", {"faces":{"calm":3,"neutral":1},"shows":"hands"}],
  'casting': ["Casting", "casting, casting a spell, casts a spell, casting spells, conjuring, summoning, spellcasting, magic in her hands, magic in his hands, glowing hands, casting magic, channeling magic", {"thing":"orb","faces":{"determined":3,"confident":1},"shows":"legs"}],
  'cheering': ["Cheering", "cheering, arms raised, arms up, hands up, arms in the air, raised arms, victorious, celebrating, arms wide open, arms outstretched, arms spread, hands in the air, triumphant, arms wide, fist in the air, triumph", {"faces":{"happy":2,"laugh":1},"shows":"legs"}],
  'bowing': ["Bowing", "bowing, bows, taking a bow, curtsey, curtsy, curtseying, bow down", {"shows":"body","turnedAway":true}],
  'looking-back': ["Looking back", "looking back, over her shoulder, over his shoulder, over the shoulder, looking over her shoulder, looking over his shoulder, glancing back, back view", {"turnedAway":true}],
  'sword-ready': ["Sword raised", "sword raised, sword drawn, sword held high, wielding a sword, brandishing a sword, swinging a sword, blade drawn, swordfighting", {"thing":"sword","faces":{"determined":3,"confident":1},"shows":"legs"}],
})
