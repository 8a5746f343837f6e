import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { build } from 'vite'
import { root } from '#scripts/terminal.ts'

/** Bytes, as gzip sends them. */
const max = 250_000

/** The rest of the web is there already when somebody is turned around. */
const isThere = (id: string): boolean => /^(react|#ui|#lib|virtual:)/.test(id)

it('[FIG-6] whoever turns somebody around fetches less than 250 kB of code for it', async () => {
  const web = join(root, 'apps', 'web')
  const made = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(web, 'src/features/viewer3d/live-stage.tsx'),
        external: isThere,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const sizes = files
    .filter(({ fileName }) => fileName.endsWith('.js') && !fileName.includes('adornments'))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
  // The stage, the thread, and what shows both.
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(max)
})
