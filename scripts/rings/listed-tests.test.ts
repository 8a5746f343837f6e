import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/terminal.ts'

/** The tests that a configuration names one by one, because they take long. */
const namedIn = (text: string) => [...text.matchAll(/'([^'*{}]+\.test\.tsx?)'/g)].map(([, path = '']) => path)

const homes = [
  '',
  'apps/server',
  'apps/server/test',
  'apps/web',
  'packages',
  'packages/illustrator',
  'packages/people',
  'tests',
]

// One that was moved without its line would run before every commit again, with nobody the wiser.
it('every test that the rings name is there', () => {
  const named = namedIn(readFileSync(join(root, 'vitest.config.ts'), 'utf8'))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !homes.some((home) => existsSync(join(root, home, path))))).toEqual([])
})
