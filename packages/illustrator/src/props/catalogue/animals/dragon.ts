import { companion } from '#props/kit/animals/companion.ts'
import { dragon as dragonBody } from '#props/kit/animals/dragons.ts'

/** Sits up behind its person and spreads its wings. */
export const dragon = companion({
  label: 'Dragon',
  words:
    'dragon, dragons, sleeping dragon, dragon looming, dragon mount, wyrm, great wyrm, guardian dragon, dragon guarding, ancient dragon, fire dragon, dragon roaring, roaring dragon, dragon lurking',
  order: 5222,
  body: dragonBody('#7a2c24', '#c9a468', '#2c2422', '#5a1f1c'),
  coat: { cover: 'scales', flows: 0.28, cell: 0.348, fur: 0.9 },
  usual: 'behind',
})
