import { companion } from '#props/kit/animals/companion.ts'
import { drone } from '#props/kit/animals/machines.ts'

export const hoverDrone = companion({
  label: 'Hovering drone',
  words:
    'floating drone, companion drone, drone companion, hover drone, drone hovering, hovering drone, small drone, tiny drone, floating robot, hovering robot, floating bot, robot orb, floating camera drone, spherical drone, little drone, floating droid, support drone, scout drone, ai companion drone',
  order: 5234,
  body: drone('#d8dce2', '#3a3e44', '#3ad0f0'),
  coat: { cover: 'metal', flows: 0.04, cell: 0.07, fur: 0.6 },
  usual: 'air',
  size: 1.5,
  carried: 0.7,
})
