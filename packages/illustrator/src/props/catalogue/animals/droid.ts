import { companion } from '#props/kit/animals/companion.ts'
import { droid as droidBody } from '#props/kit/animals/machines.ts'

export const droid = companion({
  label: 'Little robot',
  words:
    'droid, droids, little robot, small robot, tiny robot, robot companion, robot sidekick, robot helper, helper robot, robot buddy, robot friend, cute robot, droid companion, astromech, astromech droid, repair bot, bot companion, service robot, little droid, small droid, service droid, robot assistant, maintenance robot, mini robot, friendly robot, rusty robot, old robot, repair droid, chibi robot',
  order: 5232,
  body: droidBody('#e4e6ea', '#2f62b0', '#4ad8f4'),
  coat: { cover: 'metal', flows: 0.05, cell: 0.099, fur: 0.6 },
  usual: 'beside',
  size: 1.15,
  carried: 0.5,
})
