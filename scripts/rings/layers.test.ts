import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/terminal.ts'

const arrow = 'no-restricted-imports'
const cases: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['packages/contract/src/a.ts', `import 'node:fs'`, arrow],
  ['packages/contract/src/b.ts', `import '@eidolon/people'`, arrow],
  ['packages/people/src/a.ts', `import 'node:fs'`, arrow],
  ['packages/people/src/b.ts', `import '@eidolon/illustrator'`, arrow],
  ['packages/illustrator/src/a.ts', `import 'node:fs'`, arrow],
  ['packages/illustrator/src/c.ts', `import '#workshop/load-pack.ts'`, arrow],
  ['packages/illustrator/src/geometry/a.ts', `import '#body/body.ts'`, arrow],
  ['packages/illustrator/src/geometry/b.ts', `import 'node:fs'`, arrow],
  ['packages/illustrator/src/poses/a.ts', `import '#body/body.ts'`, arrow],
  ['packages/illustrator/src/hair/a.ts', `import '#props/adorn.ts'`, arrow],
  ['packages/illustrator/src/hair/styles/a.ts', `import '#wardrobe/dress.ts'`, arrow],
  ['packages/illustrator/src/styles/a.ts', `import '#picture/finish.ts'`, arrow],
  ['packages/illustrator/src/picture/a.ts', `import '#film/draw-film.ts'`, arrow],
  ['packages/illustrator/src/film/a.ts', `import '#workshop/load-pack.ts'`, arrow],
  ['apps/server/src/adapters/engines/a.ts', `import '@eidolon/illustrator/workshop/load-pack.ts'`, arrow],
  ['packages/illustrator/src/b.ts', `import '@eidolon/contract/product.ts'`, arrow],
  ['apps/server/src/domain/shared/a.ts', `import 'node:crypto'`, arrow],
  ['apps/server/src/domain/shared/b.ts', `import '#application/files/ports.ts'`, arrow],
  ['apps/server/src/domain/looks/a.ts', `import '@eidolon/illustrator'`, arrow],
  ['apps/server/src/domain/documents/a.ts', `import '@eidolon/people'`, arrow],
  ['apps/server/src/application/looks/a.ts', `import '@eidolon/illustrator'`, arrow],
  ['apps/server/src/transport/http/b.ts', `import '@eidolon/illustrator'`, arrow],
  ['apps/web/src/features/appearance/a.ts', `import '@eidolon/illustrator'`, arrow],
  ['apps/web/src/screens/media/b.ts', `import '@eidolon/illustrator'`, arrow],
  ['apps/server/src/domain/files/a.ts', `import '#domain/media/media.ts'`, arrow],
  ['apps/server/src/application/media/a.ts', `import '#adapters/sql/database.ts'`, arrow],
  ['apps/server/src/application/media/b.ts', `import 'node:fs'`, arrow],
  ['apps/server/src/application/documents/a.ts', `import '#application/generations/ports.ts'`, arrow],
  ['apps/server/src/adapters/sql/a.ts', `import '#transport/http/protocol/app.ts'`, arrow],
  ['apps/server/src/adapters/sql/b.ts', `import '#config/config.ts'`, arrow],
  ['apps/server/src/adapters/sql/c.ts', `import '../blobs/disk.ts'`, arrow],
  ['apps/server/src/adapters/sql/f.ts', `import '#compose/accounts.ts'`, arrow],
  ['apps/server/src/transport/http/a.ts', `import '#adapters/sql/database.ts'`, arrow],
  ['apps/web/src/lib/a.ts', `import '#features/accounts/auth.ts'`, arrow],
  ['apps/web/src/ui/a.ts', `import '#lib/format.ts'`, arrow],
  ['apps/web/src/ui/b.ts', `import '@eidolon/contract/product.ts'`, arrow],
  ['apps/web/src/features/media/a.ts', `import '#features/accounts/auth.ts'`, arrow],
  ['apps/web/src/features/media/grid/a.ts', `import '#features/characters/queries.ts'`, arrow],
  ['apps/web/src/features/appearance/a.ts', `import '#features/media/queries.ts'`, arrow],
  ['apps/web/src/screens/media/a.ts', `import '#domain/media/media.ts'`, arrow],
  ['tests/contract/a.test.ts', `import '../../apps/server/src/config/config.ts'`, arrow],
  ['tests/contract/b.test.ts', `import '@eidolon/server/src/config/config.ts'`, arrow],
  ['tests/support/c.ts', `import '@eidolon/people'`, arrow],
  ['scripts/a.ts', `import '../../apps/server/src/config/config.ts'`, arrow],
  ['bench/a.bench.ts', `import '../../tests/support/sdk.ts'`, arrow],
  ['apps/server/src/domain/shared/c.ts', `export default 1`, 'no-default-export'],
  ['apps/server/src/domain/shared/d.ts', `console.log(1)`, 'no-console'],
  ['apps/server/src/adapters/sql/d.ts', `export const home = process.env.HOME`, 'no-process-env'],
  ['apps/server/src/adapters/sql/e.ts', `export const x: any = 1`, 'no-explicit-any'],
  ['apps/web/src/lib/b.ts', `export const code = (error: unknown) => Object(error).code`, 'no-unsafe-member-access'],
  ['apps/web/src/lib/c.ts', `export const { code } = Object('error')`, 'no-unsafe-assignment'],
  ['apps/web/src/lib/d.ts', `export const read = (text: string): string => JSON.parse(text)`, 'no-unsafe-return'],
  ['apps/web/src/lib/e.ts', `export const name = (answer: unknown) => answer as string`, 'no-unsafe-type-assertion'],
  ['apps/server/src/adapters/sql/NotKebab.ts', `export const x = 1`, 'filename-case'],
  ['apps/server/src/adapters/sql/circle-a.ts', `import './circle-b.ts'\nexport const a = 1`, 'no-cycle'],
  ['apps/server/src/adapters/sql/long.ts', 'export {}\n'.repeat(301), 'max-lines'],
]
const innocent = [
  ['apps/server/src/adapters/sql/good.ts', `import '#application/files/ports.ts'\nimport '#domain/shared/fault.ts'`],
  [
    'packages/illustrator/src/props/good.ts',
    `import '#hair/hat-compression.ts'\nimport '#props/kit/girth.ts'\nimport '@eidolon/people'`,
  ],
  ['tests/contract/good.test.ts', `import '#support/sdk.ts'\nimport '@eidolon/server/testing/s3-server.ts'`],
  ['bench/good.bench.ts', `import '#server/adapters/sql/sqlite.ts'\nimport '#tests/support/sdk.ts'`],
] as const

type Finding = { readonly filename: string; readonly code: string }
let findings: readonly Finding[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'))
  await cp(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const circle = ['apps/server/src/adapters/sql/circle-b.ts', `import './circle-a.ts'\nexport const b = 1`]
  for (const [file = '', code = ''] of [...cases, ...innocent, circle]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${code}\n`)
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  // It ends with an error code when it finds something, which here it must.
  const { stdout } = await promisify(execFile)(oxlint, ['--format=json'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(cases)('[REPO-1] refuses in %s: %s', (file, _code, rule) => {
    expect(findings.filter((each) => each.filename === file && each.code.includes(rule))).not.toEqual([])
  })

  it.each(innocent)('[REPO-1] lets allowed imports pass in %s', (file) => {
    expect(findings.filter((each) => each.filename === file)).toEqual([])
  })
})
