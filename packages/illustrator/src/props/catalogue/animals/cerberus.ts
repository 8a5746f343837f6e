import { threeHeads } from '#props/kit/animals/mixed-builds.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const cerberus = companion({
  label: 'Cerberus',
  words: 'cerberus, three headed dog, three headed hound, orthrus, demon dog, demon hound, monstrous hound',
  order: 5224,
  body: threeHeads(),
  coat: { flows: 0.15, cell: 0.174, fur: 0.8 },
  usual: 'behind',
})
