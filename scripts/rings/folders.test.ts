import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/terminal.ts'

/** Lists that grow by a file for each thing; nobody reads them from one end to the other. */
const lists = new Set([
  'apps/server/src/adapters/sql/migrations',
  'packages/illustrator/src/places/scenery/pieces',
  'packages/illustrator/src/places/sets',
  'packages/illustrator/src/props/catalogue/carried',
  'packages/illustrator/src/props/catalogue/headwear',
  'packages/illustrator/src/props/catalogue/worn',
  'packages/illustrator/src/wardrobe/outfits',
])
const code = '{apps,packages}/*/{src,test,testing,workshop}/**/*.{ts,tsx,css}'
const files = globSync([code, '{scripts,bench,tests}/**/*.{ts,mjs}'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

it('[REPO-8] no folder holds more than forty files of code, but for lists of content', () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([folder, count]) => count > 40 && !lists.has(folder))).toEqual([])
})

it('[REPO-8] every list that may be longer is there', () => {
  const folders = new Set(files.map((file) => dirname(file)))
  expect([...lists].filter((list) => !folders.has(list))).toEqual([])
})
