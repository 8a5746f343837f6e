// Written by `npm run content` out of the files that are named here or below; change those.
// packages/illustrator/src/places/scenery/pieces
import { entries } from '#catalogue/entry.ts'
import type { SceneryFacts } from '#catalogue/facts.ts'
import type { SceneryId } from './ids.ts'

export type { SceneryId } from './ids.ts'

export const scenery = entries<SceneryId, SceneryFacts>({
  'backdrop': ["Plain background", "coloured background, colored background, colour background, solid colour background, solid color background, flat background, monochrome background, seamless paper, paper backdrop, coloured backdrop, colored backdrop", {"where":"backdrop","place":"studio","dyed":true}],
  'window': ["Window", "window, windows, tall window, tall windows, big window, big windows, large window, large windows, huge window, huge windows, bay window, window behind her, window behind him, window pane, window panes, windowpane, floor to ceiling window, floor to ceiling windows, arched window, arched windows, french windows, open window, sunny window, windowsill, window sill, window seat, window frame", {"where":"wall","fits":"indoors"}],
  'table': ["Table", "table, tables, wooden table, side table, coffee table, marble table, round table, small table, kitchen table, table in front of her, on the table, on a table, tabletop, trestle table, cluttered table", {"where":"stands","dyed":true}],
  'full-moon': ["Full moon", "full moon, huge moon, giant moon, big moon, large moon, blood moon, harvest moon, moon behind her, moon behind him, moon in the sky, bright moon, enormous moon, glowing moon, full moon rising, supermoon, rising moon, pale moon", {"where":"sky","fits":"outdoors","dyed":true}],
  'crowd': ["Crowd", "crowd, crowds, crowd behind her, crowd behind him, crowded, commuters, passersby, passers by, pedestrians, bystanders, onlookers, people in the background, people behind her, people behind him, blurred crowd, busy crowd, tourists, shoppers, crowd of people, group of people in the background, background characters, extras in the background, spectators, audience, fans cheering, cheering crowd, villagers, townspeople, townsfolk", {"where":"span"}],
  'castle': ["Castle far away", "castle in the distance, distant castle, castle in the background, far away castle, castle behind her, castle behind him, castle on a hill, fairytale castle, fairy tale castle, palace in the distance, distant palace, castle towers, castle far away", {"where":"far","fits":"outdoors"}],
  'tulips': ["Tulips", "tulips, tulip field, tulip fields, field of tulips, fields of tulips, rows of tulips, tulip rows", {"where":"field","fits":"outdoors","place":"meadow","dyed":true}],
  'carpet': ["Carpet", "carpet, carpets, rug, rugs, persian rug, persian carpet, oriental rug, fluffy rug, woven rug, carpeted floor, turkish carpet", {"where":"flat","dyed":true}],
  'airship': ["Airship", "airship, airships, zeppelin, zeppelins, blimp, dirigible, flying ship, airship in the sky, airship overhead, sky ship", {"where":"air","fits":"outdoors","dyed":true}],
})
