import { onGround } from '#places/scenery/set-down.ts'

/** A scooter that stands there. */
export const parkedScooter = onGround({
  thing: 'scooter',
  label: 'Scooter',
  words:
    'parked scooter, parked scooters, scooter in the background, vespa in the background, vespas, scooters, mopeds',
  order: 911,
  size: [22, 14, 12],
  turn: [0, 0, 65],
  grown: 1,
})
