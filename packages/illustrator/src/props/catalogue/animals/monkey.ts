import { companion } from '#props/kit/animals/companion.ts'
import { monkey as monkeyBody } from '#props/kit/animals/small-creatures.ts'

export const monkey = companion({
  label: 'Monkey',
  words:
    'monkey, monkeys, pet monkey, capuchin, capuchin monkey, little monkey, small monkey, chimpanzee, macaque, snow monkey, marmoset, spider monkey',
  order: 5122,
  body: monkeyBody('#5a3e28', '#d8b08a'),
  coat: { flows: 0.1, cell: 0.099, fur: 0.9 },
  usual: 'shoulder',
  size: 1.2,
  carried: 0.72,
})
