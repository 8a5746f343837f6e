import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const stag = companion({
  label: 'Stag',
  words:
    'stag, stags, elk, elks, reindeer, caribou, moose, great stag, antlered deer, deer with antlers, white tailed buck, hart, majestic stag, forest stag',
  order: 5076,
  body: standing(
    grazer({
      coat: '#7d5836',
      pale: '#bfa27c',
      tall: 9.6,
      bulk: 0.94,
      legs: 0.76,
      neck: [0.4, 66],
      horns: 'antlers',
      hornColour: '#a08660',
      mane: 0.2,
      maneColour: '#5a3e28',
      tip: '#e8dcc4',
    }),
  ),
  coat: { flows: 0.2, cell: 0.22, fur: 0.6 },
  usual: 'beside',
  ridden: true,
})
