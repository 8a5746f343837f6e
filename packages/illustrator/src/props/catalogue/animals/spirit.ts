import { companion } from '#props/kit/animals/companion.ts'
import { wisp } from '#props/kit/animals/spirits.ts'

export const spirit = companion({
  label: 'Little spirit',
  words:
    'spirit companion, small spirit, little spirit, wisp companion, forest spirit, tree spirit, kodama, ghost companion, little ghost, small ghost, cute ghost, floating spirit, glowing spirit, spirit guide, tiny spirit, friendly ghost, elemental companion, water spirit, fire spirit, wind spirit, glowing creature, floating ghost, will o wisp companion',
  order: 5228,
  body: wisp('#9fe4f4'),
  coat: { cover: 'jelly', flows: 0.09, cell: 0.081, fur: 0.4, glow: 1.3 },
  usual: 'air',
  size: 1.3,
  carried: 0.7,
  glow: { part: 'little spirit', strength: 0.9, reach: 9 },
})
