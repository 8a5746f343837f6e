import { bear as bearBody } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const bear = companion({
  label: 'Bear',
  words:
    'brown bear, brown bears, bear, grizzly, grizzly bear, grizzlies, black bear, bear companion, kodiak bear, giant bear, war bear',
  order: 5066,
  body: standing(bearBody({ coat: '#5c4028', pale: '#5c4028', muzzle: '#9a7650' })),
  coat: { flows: 0.25, cell: 0.232, fur: 1 },
  usual: 'beside',
  ridden: true,
})
