// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/arrangements/catalogue
import { entries } from '#catalogue/entry.ts'
import type { ArrangementFacts } from '#catalogue/facts.ts'
import type { ArrangementId } from './ids.ts'

export type { ArrangementId } from './ids.ts'

export const arrangements = entries<ArrangementId, ArrangementFacts>({
  'side-by-side': ["Side by side", "side by side, standing side by side, stand side by side, next to each other, standing next to each other, beside each other, standing together, stand together, shoulder to shoulder, in a row, in a line", {"least":2,"most":4,"poses":["relaxed","hands-in-pockets","arms-crossed","hands-on-hips","standing"]}],
  'facing': ["Facing each other", "facing each other, face each other, face to face, facing one another, looking at each other, look at each other, gazing at each other, looking into each others eyes, opposite each other, talking to each other, in conversation", {"least":2,"most":2,"poses":["relaxed","gesturing","hands-in-pockets","standing"]}],
  'back-to-back': ["Back to back", "back to back, standing back to back, stand back to back, backs against each other, leaning back to back", {"least":2,"most":2,"poses":["arms-crossed","hands-in-pockets","relaxed"]}],
  'arm-in-arm': ["Arm in arm", "arm in arm, arms linked, linked arms, linking arms, with linked arms", {"least":2,"most":4,"poses":["relaxed"],"fixed":true}],
  'hand-in-hand': ["Hand in hand", "hand in hand, holding hands, hold hands, holds hands, holding each other by the hand", {"least":2,"most":4,"poses":["relaxed"],"fixed":true}],
  'one-behind': ["One behind the other", "one behind the other, behind each other, standing behind each other, one behind, looking over the shoulder of, over the other ones shoulder, in single file", {"least":2,"most":4,"poses":["relaxed","arms-crossed","hands-in-pockets","standing"]}],
  'sitting-together': ["Sitting together", "sitting together, sit together, sitting side by side, sit side by side, sitting next to each other, sit next to each other, seated together, seated side by side, sharing a bench, on a bench together", {"least":2,"most":4,"poses":["sitting"],"fixed":true}],
  'at-a-table': ["At a table", "at a table together, sitting at a table together, at the table together, around a table, sitting around a table, across the table from each other, across a table, having dinner together, having coffee together, on a date in a cafe", {"least":2,"most":4,"poses":["sitting"],"fixed":true}],
  'walking-together': ["Walking together", "walking together, walk together, walking side by side, walk side by side, walking next to each other, strolling together, on a walk together", {"least":2,"most":4,"poses":["walking"],"fixed":true}],
  'dancing': ["Dancing together", "dancing together, dance together, dancing with each other, ballroom dancing, slow dancing, slow dance, waltzing, waltz, waltzing together, dancing a waltz, dancing the tango", {"least":2,"most":2,"poses":["waltz-hold"],"fixed":true}],
  'fighting-stance': ["Ready to fight", "fighting each other, fight each other, about to fight, ready to fight each other, squaring off, face off, facing off, sparring, sparring with each other, duelling, dueling, in a duel, against each other", {"least":2,"most":2,"poses":["fighting"]}],
  'group': ["Group picture", "group picture, group photo, group portrait, group shot, posing together, as a group, team photo, team picture, family photo, band photo", {"least":3,"most":4,"poses":["relaxed","arms-crossed","hands-on-hips","hands-in-pockets","standing"]}],
})
