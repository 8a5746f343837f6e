import { companion } from '#props/kit/animals/companion.ts'
import { elephant as elephantBody } from '#props/kit/animals/elephant.ts'

export const elephant = companion({
  label: 'Elephant',
  words: 'elephant, elephants, baby elephant, war elephant, mammoth, woolly mammoth, indian elephant, african elephant',
  order: 5100,
  body: elephantBody('#82796f'),
  coat: { flows: 0.5, cell: 0.487, cover: 'skin', fur: 0.8 },
  usual: 'behind',
  size: 0.85,
})
