import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/terminal.ts'

const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  ...globSync('docs/{,recipes/,spec/}*.md', { cwd: root }),
]
const homes = [
  '',
  'apps/server',
  'apps/server/src',
  'apps/web',
  'apps/web/src',
  'packages/people/src',
  'packages/illustrator/src',
]
const folder =
  /^(adapters|application|apps|bench|compose|config|docs|domain|features|lib|packages|screens|scripts|tests|transport|ui)\//

/** Files and folders in `code`, and links; what holds a placeholder or a pattern names no file. */
function namedIn(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '')
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(page), to))
  return [...code.filter((path) => folder.test(path)), ...links].filter(
    (path) => !/[*{}<>…[\]]|000N|^application\/zip$/.test(path),
  )
}

it.each(pages)('[REPO-6] every file that %s names is there', (page) => {
  expect(namedIn(page).filter((path) => !homes.some((home) => existsSync(join(root, home, path))))).toEqual([])
})

it('[REPO-6] the names of files are found in the text', () => {
  expect(namedIn('ARCHITECTURE.md')).toEqual(
    expect.arrayContaining(['apps/server/src/main.ts', 'adapters/solana/ed25519.ts', 'docs/adr']),
  )
})
