import { grazer } from '#props/kit/animals/grazers.ts'
import { companion } from '#props/kit/animals/companion.ts'
import { standing } from '#props/kit/animals/quadruped.ts'

export const whiteStag = companion({
  label: 'White stag',
  words:
    'white stag, white deer, white hart, spirit deer, spirit stag, ghost stag, glowing stag, glowing deer, ethereal stag, ethereal deer, white elk, forest spirit deer',
  order: 5078,
  body: standing(
    grazer({
      coat: '#eceef0',
      pale: '#ffffff',
      tall: 9.6,
      bulk: 0.94,
      legs: 0.76,
      neck: [0.4, 66],
      horns: 'antlers',
      hornColour: '#e6dcc0',
      mane: 0.2,
      maneColour: '#ffffff',
    }),
  ),
  coat: { flows: 0.2, cell: 0.22, fur: 0.5, glow: 0.2 },
  usual: 'beside',
  ridden: true,
})
