import { defineConfig, type OxlintOverride } from 'oxlint'

const layers = [
  'domain',
  'application',
  'adapters',
  'transport',
  'config',
  'compose',
  'lib',
  'ui',
  'features',
  'screens',
]
const studio =
  '#(domain|application)/(cards|characters|engines|generations|illustrator|looks|media|poses|stories|subscription)/'

/** Drawing is for the threads behind the adapters; everything else speaks of people and scenes. */
const renderer = '@eidolon/illustrator'

/** Folders of the renderer from the ground up: each may import itself and those before it. */
const floors = [
  'geometry',
  'pack',
  'faces',
  'light',
  'lens',
  'skeleton',
  'poses',
  'arrangements',
  'raster',
  'body',
  'places',
  'head',
  'hair',
  'wardrobe',
  'props',
  'shade',
  'styles',
  'figure',
  'picture',
  'film',
  'stage',
  'avatar',
]

const outsideRenderer = ['node:', '#workshop/', '@eidolon/(contract|server|web|tests)']

/** `folder` may import only the layers in `may`. The last matching entry wins, so each is whole. */
function layer(folder: string, may: string[], ...banned: string[]): OxlintOverride {
  const others = layers.filter((name) => !may.includes(name)).join('|')
  // A regex, not a glob: a glob that starts with # is read as a comment and never matches.
  const regex = `^(${['\\.\\./', `#(${others})/`, ...banned].join('|')})`
  const message = `${folder} may import ${may.join(', ') || 'nothing of ours'}.`
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] } }
}

/** Matches what does not begin with `start`; the linter's regular expressions have no lookahead. */
const otherThan = (start: string): string =>
  `(${Array.from(start, (letter, index) => `${start.slice(0, index)}[^${letter}]`).join('|')})`

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'node', 'vitest', 'promise'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**', 'shots/**', '.cache/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'node/no-process-env': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    layer('packages/contract/src', [], 'node:', '@eidolon/'),
    layer('packages/client/src', [], 'node:', '@eidolon/'),
    layer('packages/people/src', [], 'node:', '@eidolon/(illustrator|server|web|tests)'),
    layer('packages/stories/src', [], 'node:', '@eidolon/(people|illustrator|server|web|tests)'),
    layer('packages/illustrator/src', [], ...outsideRenderer),
    ...floors.map((name, at) =>
      layer(
        `packages/illustrator/src/${name}`,
        floors.slice(0, at + 1),
        ...outsideRenderer,
        ...floors.slice(at + 1).map((above) => `#${above}/`),
      ),
    ),
    layer('apps/server/src/domain', ['domain'], 'node:', renderer),
    layer('apps/server/src/application', ['domain', 'application'], 'node:', renderer),
    layer('apps/server/src/domain/{accounts,documents,files,realtime}', ['domain'], 'node:', '@eidolon/people', studio),
    layer(
      'apps/server/src/application/{accounts,documents,files,realtime}',
      ['domain', 'application'],
      'node:',
      '@eidolon/people',
      studio,
    ),
    layer('apps/server/src/adapters', ['domain', 'application', 'adapters'], '@eidolon/illustrator/workshop'),
    layer('apps/server/src/transport', ['domain', 'application', 'transport'], renderer),
    layer('apps/server/test', ['domain', 'application', 'adapters', 'transport', 'config', 'compose']),
    layer('apps/web/src/lib', ['lib'], renderer),
    layer('apps/web/src/ui', ['ui'], '@eidolon/'),
    layer('apps/web/src/features', ['lib', 'ui'], renderer),
    // Large features have folders, which may import each other; another feature's they may not.
    ...['accounts', 'media'].map((name) =>
      layer(`apps/web/src/features/${name}`, ['lib', 'ui', 'features'], renderer, `#features/${otherThan(`${name}/`)}`),
    ),
    // People who stand in the browser are made there, in a thread of its own: by the doors of the renderer that lead to no picture.
    layer('apps/web/src/features/viewer3d', ['lib', 'ui'], `${renderer}$`, `${renderer}/${otherThan('live')}`),
    layer('apps/web/src/screens', ['lib', 'ui', 'features', 'screens'], renderer),
    // The acceptance suite knows the server by its address: of its package it may use the stand-ins for other services.
    layer('tests', [], `@eidolon/server/${otherThan('testing/')}`, '@eidolon/(people|illustrator|web)'),
    ...['scripts', 'bench'].map((folder) => layer(folder, [])),
    // What comes from outside (answers, storage, sockets, what was thrown) is `unknown` until a schema or a guard has read it.
    {
      files: ['apps/web/src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', 'apps/web/src/testing/**'],
      rules: {
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-type-assertion': 'error',
      },
    },
    { files: ['**/*.config.ts', '**/*-reporter.ts'], rules: { 'import/no-default-export': 'off' } },
    // Lists grow with what is drawn.
    { files: ['**/catalogue/generated/*.ts'], rules: { 'max-lines': 'off' } },
    { files: ['**/*.test.ts', '**/*.test.tsx', '**/*.suite.ts'], rules: { 'max-lines': ['error', { max: 500 }] } },
    // What is written out of other files is as long as there is content; nobody reads it from end to end.
    { files: ['**/generated/**', '**/*.generated.ts'], rules: { 'max-lines': 'off' } },
    { files: ['apps/server/src/{main,operate,seed}.ts'], rules: { 'node/no-process-env': 'off', 'no-console': 'off' } },
    // Scripts and the outer rings talk to the terminal and read what CI sets.
    {
      files: [
        'scripts/**',
        'tests/**',
        '*.config.ts',
        'bench/**',
        'examples/**',
        'packages/*/workshop/**',
        'packages/*/test/**',
      ],
      rules: { 'node/no-process-env': 'off', 'no-console': 'off' },
    },
  ],
})
