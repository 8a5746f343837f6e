import { companion } from '#props/kit/animals/companion.ts'
import { spider as spiderBody } from '#props/kit/animals/small-creatures.ts'

export const spider = companion({
  label: 'Spider',
  words: 'spider, spiders, tarantula, tarantulas, giant spider, pet spider, giant spiders',
  order: 5206,
  body: spiderBody('#2e221e', '#3a2c26'),
  coat: { flows: 0.06, cell: 0.07, fur: 1 },
  usual: 'beside',
  size: 2,
  carried: 0.42,
})
