import { companion } from '#props/kit/animals/companion.ts'
import { robotDog as robotDogBody } from '#props/kit/animals/machines.ts'

export const robotDog = companion({
  label: 'Robot dog',
  words:
    'robot dog, robot dogs, robotic dog, mechanical dog, cyber dog, cyborg dog, robo dog, robodog, mech dog, mechanical hound, robot hound, cyber hound, robot wolf, mechanical wolf, robotic wolf, cyber wolf, robot pet, robot animal, android dog, mech hound, quadruped robot',
  order: 5230,
  body: robotDogBody('#c8ccd2', '#34383e', '#3ad0f0'),
  coat: { cover: 'metal', flows: 0.05, cell: 0.104, fur: 0.7 },
  usual: 'beside',
})
