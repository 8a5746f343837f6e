import { onWall } from '#places/scenery/set-down.ts'

/** A map that hangs on a wall. */
export const mapOnWall = onWall({
  thing: 'map',
  label: 'Map on a wall',
  words: 'map on the wall, maps on the wall, world map, old map on the wall',
  order: 859,
  count: 1,
  grown: 2.2,
})
