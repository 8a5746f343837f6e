import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Every process of the run inherits where throw-away files go. A database for each of a thousand tests costs less in
// memory than on a disk; a container often has no more than 64 MB of it to give, which is not enough.
const memory = '/dev/shm'
const room = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
if (room.bavail * room.bsize > 3 * 2 ** 30) process.env.TMPDIR ??= memory

// What Node has compiled once it finds again: in the next worker, in the threads and processes that tests start, in the next run.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'node')

/** Node reads our sources by itself, which spares turning each of some thousand files into something else first. */
const plainNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** What a test waits for (`expect.poll`) takes a moment here and seconds on a machine that does something else besides. */
const waits = { expect: { poll: { timeout: 30_000 } } }

/** As patient as a machine that does something else besides needs. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, ...waits }

/** What only computes may stand still for minutes on a machine that does something else besides. */
const leisure = { testTimeout: 1_200_000, hookTimeout: 1_200_000 }

const unit = (name: string, root: string, more = {}) => ({
  test: { name, root, isolate: false, ...patience, ...plainNode, include: ['src/**/*.test.ts'], ...more },
})

/** Sockets, processes and screens wait for a machine that may hiccup: once more then, and named as flaky in the closing lines. */
const onceMore = { retry: 1 }

const server = { ...onceMore, globalSetup: ['./src/adapters/sql/testing/provide-databases.ts'] }

/** TSX, style sheets and what else only the bundler knows. */
const throughVite = { experimental: { viteModuleRunner: true } }

/** What renders has a page; and the React that can be tested, also where the web was built before in the same run. */
const screen = {
  ...onceMore,
  ...throughVite,
  environment: 'happy-dom',
  setupFiles: ['./src/testing/patience.ts'],
  env: { NODE_ENV: 'test' },
}

/** Beside the code: its unit tests. In `test`: features, put together as the server does it. */
const serverTests = ['{src,test}/**/*.test.ts']

/** Files below a folder of which the text answers to a pattern. */
const filesWith = (folder: string, files: readonly string[], pattern: RegExp): readonly string[] => {
  const cwd = join(import.meta.dirname, folder)
  return globSync(files, { cwd }).filter((file) => pattern.test(readFileSync(join(cwd, file), 'utf8')))
}

/** What keeps data is tried on both databases at once, with the outer rings; before every commit the features try it. */
const storage = filesWith('apps/server', serverTests, /(fresh|empty)Postgres\b/)

/** Much data, many threads or many processes rather than many rules: too long for a check before every commit, so they run with the outer rings. */
const thorough = [
  ...storage,
  'src/adapters/archive/zip-file.test.ts',
  'src/adapters/blobs/disk.test.ts',
  'src/adapters/blobs/s3.test.ts',
  'src/adapters/cards/card-files.test.ts',
  'src/adapters/cards/card-processes.test.ts',
  'src/adapters/engines/comfyui/comfyui.test.ts',
  'src/adapters/engines/embedded/plan-pictures.test.ts',
  'src/adapters/engines/embedded/recipe.test.ts',
  'src/adapters/engines/fal/fal-engine.test.ts',
  'src/adapters/engines/illustrator/clear-film-encoder.test.ts',
  'src/adapters/engines/illustrator/pool.test.ts',
  'src/adapters/engines/likeness/face-likeness.test.ts',
  'src/adapters/engines/onnx/add-model.test.ts',
  'src/adapters/engines/onnx/onnx-engine.test.ts',
  'src/adapters/engines/onnx/onnx-real.test.ts',
  'src/adapters/engines/openai/openai-engine.test.ts',
  'src/adapters/engines/replicate/replicate-engine.test.ts',
  'src/adapters/files/md5-thread.test.ts',
  'src/adapters/images/image-worker-pool.test.ts',
  'src/adapters/images/sharp.test.ts',
  'src/adapters/marking/marking-thread.test.ts',
  'src/adapters/marking/signing-services.test.ts',
  'src/adapters/marking/watermark/watermark.test.ts',
  'src/adapters/sheets/make-sheet.test.ts',
  'src/adapters/solana/ledger/transactions.test.ts',
  'src/adapters/sql/documents/document-query.test.ts',
  'src/adapters/sql/documents/document-store.test.ts',
  'src/adapters/sql/migrations/side-by-side.test.ts',
  'src/adapters/sql/studio/media-search-plans.test.ts',
  'src/application/looks/search-look.test.ts',
  'src/domain/captions/write-caption.test.ts',
  'src/domain/cards/cards.test.ts',
  'src/domain/readings/read-negative.test.ts',
  'src/domain/search/search-levels.test.ts',
  'test/account-data/claims.test.ts',
  'test/account-data/export.test.ts',
  'test/account-data/import.test.ts',
  'test/account-data/storage.test.ts',
  'test/accounts/access-again.test.ts',
  'test/accounts/mfa-ways-in.test.ts',
  'test/accounts/oauth.test.ts',
  'test/accounts/passwords.test.ts',
  'test/accounts/wallet-attacks.test.ts',
  'test/accounts/wallet-sign-in.test.ts',
  'test/characters/cards.test.ts',
  'test/characters/from-picture.test.ts',
  'test/characters/looks.test.ts',
  'test/characters/models.test.ts',
  'test/characters/portraits.test.ts',
  'test/documents/owners.test.ts',
  'test/files/content.test.ts',
  'test/files/keeping.test.ts',
  'test/files/preview.test.ts',
  'test/files/refusals.test.ts',
  'test/files/upload.test.ts',
  'test/generations/engine-calls.test.ts',
  'test/generations/engines.test.ts',
  'test/generations/masks.test.ts',
  'test/generations/sheets.test.ts',
  'test/generations/stage.test.ts',
  'test/generations/together.test.ts',
  'test/generations/work.test.ts',
  'test/media/album-shares.test.ts',
  'test/media/archive.test.ts',
  'test/media/brought-along.test.ts',
  'test/media/claims.test.ts',
  'test/media/formats.test.ts',
  'test/media/marked-parts.test.ts',
  'test/media/marking.test.ts',
  'test/media/parts.test.ts',
  'test/media/provenance.test.ts',
  'test/media/recipes.test.ts',
  'test/media/registry.test.ts',
  'test/media/search.test.ts',
  'test/media/share-recipes.test.ts',
  'test/media/shares.test.ts',
  'test/media/training.test.ts',
  'test/operate/backup.test.ts',
  'test/operate/commands.test.ts',
  'test/operate/doctor.test.ts',
  'test/operate/move.test.ts',
  'test/operate/traces.test.ts',
  'test/poses/from-picture.test.ts',
  'test/programs/hooks.test.ts',
  'test/programs/webhook-turns.test.ts',
  'test/stories/export-pages.test.ts',
  'test/stories/export.test.ts',
  'test/stories/shares.test.ts',
  'test/subscription/attacks.test.ts',
  'test/subscription/ledger.test.ts',
  'test/subscription/looking.test.ts',
  'test/subscription/market.test.ts',
  'test/subscription/nodes.test.ts',
  'test/subscription/strays.test.ts',
  'test/subscription/subscription.test.ts',
  'test/subscription/token-2022.test.ts',
  'test/subscription/version-1.test.ts',
]

/** Every place at every hour, every piece of scenery beside others, and whole small pictures. */
const settings = [
  'src/figure/furniture.test.ts',
  'src/geometry/surface-net.test.ts',
  'src/picture/change-mask.test.ts',
  'src/picture/face-light.test.ts',
  'src/places/lighting/relight.test.ts',
  'src/places/places.test.ts',
  'src/places/scenery/scenery.test.ts',
  'src/poses/traits.test.ts',
  'src/props/holding.test.ts',
  'src/props/shine.test.ts',
  'src/shade/draw-layer.test.ts',
  'src/styles/styles.test.ts',
  'src/wardrobe/shell.test.ts',
]

/** Every word of every list, and every gene of many people. */
const wholeLists = [
  'src/genes/body-params.test.ts',
  'src/genes/random-person.test.ts',
  'src/poses/reach.test.ts',
  'src/reading/grammar/scenery.test.ts',
  'src/reading/nothing-silent.test.ts',
  'src/reading/obeyed-or-answered.test.ts',
  'src/reading/vocabulary/moods.test.ts',
  'src/reading/vocabulary/thing-words.test.ts',
  'src/reading/vocabulary/trades/trades.test.ts',
  'src/scene/color-clothes.test.ts',
  'src/variation/mutate-genes.test.ts',
]

/** Screens with hundreds of choices, or with waits of seconds: too long for a check before every commit. */
const wideScreens = [
  'src/features/media/albums/share-dialog.test.tsx',
  'src/features/media/viewer/made-here.test.tsx',
  'src/screens/auth-mail/auth-mail.test.tsx',
  'src/screens/character-form/character-form.test.tsx',
  'src/screens/character-form/from-picture.test.tsx',
  'src/screens/character/sheets.test.tsx',
  'src/screens/character/versions.test.tsx',
  'src/screens/character/wardrobe.test.tsx',
  'src/screens/characters/characters.test.tsx',
  'src/screens/dashboard/dashboard.test.tsx',
  'src/screens/layout/layout.test.tsx',
  'src/screens/login/login.test.tsx',
  'src/screens/media-generator/media-generator.test.tsx',
  'src/screens/media-generator/panels.test.tsx',
  'src/screens/media-generator/prompt/prompt-area.test.tsx',
  'src/screens/media-generator/group-fields.test.tsx',
  'src/screens/media/sign-dialog.test.tsx',
  'src/screens/admin/admin.test.tsx',
  'src/screens/pose/pose.test.tsx',
  'src/screens/settings/programs/programs.test.tsx',
  'src/screens/settings/second-factor/second-factor.test.tsx',
  'src/screens/settings/settings.test.tsx',
  'src/screens/settings/sign-in/linked-wallet.test.tsx',
  'src/screens/settings/sign-in/proof-question.test.tsx',
  'src/screens/settings/your-data/data.test.tsx',
  'src/screens/settings/your-data/marking-rows.test.tsx',
  'src/screens/story/leave-menu.test.tsx',
  'src/screens/story/outfit-dialog.test.tsx',
  'src/screens/story/story.test.tsx',
  'src/screens/subscription/subscription.test.tsx',
]

/** What is tried on SQLite before every commit is tried on PostgreSQL with the outer rings. */
const onBoth = filesWith('apps/server', serverTests, /databases\(\)/).filter((file) => !thorough.includes(file))

/** What renders nothing and yet needs a page says so itself. */
const withPage = filesWith('apps/web', ['src/**/*.test.ts'], /@vitest-environment happy-dom/)

/** Encodes whole films with the real body data. */
const films = 'test/engines/films.test.ts'

/** Draws whole pictures and films with the real body data. */
const drawing = ['packages/illustrator/test/**/*.test.ts', `apps/server/${films}`]

/**
 * Builds the web twice and a part of it once more, and runs whole runners, a linter over planted faults, and the making of the catalog, which every
 * command renews beforehand: too long for a check before every commit.
 */
const builds = [
  'packages/illustrator/workshop/content.test.ts',
  'scripts/build/build-drawing.test.ts',
  'scripts/build/build-server.test.ts',
  'scripts/build/figure-size.test.ts',
  'scripts/build/hosted-build.test.ts',
  'scripts/limits/limits.test.ts',
  'scripts/rings/layers.test.ts',
  'scripts/rings/tally.test.ts',
]

/** What takes more than half a minute; begun last, it would run on alone while the other processor has nothing to do. */
const longest = [
  'illustrator/test/vectors.test.ts',
  'engines/films.test.ts',
  'illustrator/test/wardrobe.test.ts',
  'illustrator/test/change.test.ts',
  'illustrator/test/enlarge.test.ts',
  'illustrator/test/avatar.test.ts',
  'illustrator/test/together.test.ts',
  'illustrator/test/places.test.ts',
  'illustrator/test/bodies.test.ts',
  'illustrator/test/hair.test.ts',
  'contract/really-drawn.test.ts',
  'contract/generations.test.ts',
  'contract/subscription-hosted.test.ts',
  'contract/operator-engines.test.ts',
  'contract/portraits.test.ts',
  'contract/lifecycle.test.ts',
  'contract/operator.test.ts',
  'contract/files.test.ts',
  'contract/engines.test.ts',
]

/** Vitest remembers what took long, but on a fresh clone it knows only how large files are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => longest.findIndex((end) => moduleId.endsWith(end))
    const long = sorted.filter((file) => place(file) >= 0).toSorted((a, b) => place(a) - place(b))
    // Each project stays together, since its workers serve one file after the other.
    const projects = new Set(sorted.map(({ project }) => project))
    const ordered = [...long, ...sorted.filter((file) => place(file) < 0)]
    return [...projects].flatMap((project) => ordered.filter((file) => file.project === project))
  }
}

// One worker serves many files: nothing here mocks modules, so files cannot leak into each other.
export default defineConfig({
  test: {
    // Much of it waits: for a database, a socket, a process.
    maxWorkers: 3,
    // A quarter of a run was turning sources into what runs: what has not changed since the last one is taken from it.
    fsModuleCache: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('contract', 'packages/contract'),
      unit('stories', 'packages/stories'),
      unit('people', 'packages/people', { include: ['{src,test}/**/*.test.ts'], exclude: wholeLists }),
      unit('whole-lists', 'packages/people', { ...leisure, include: wholeLists }),
      unit('illustrator', 'packages/illustrator', { exclude: settings }),
      unit('settings', 'packages/illustrator', { ...leisure, include: settings }),
      unit('server', 'apps/server', { ...server, include: serverTests, exclude: [...thorough, films] }),
      unit('thorough', 'apps/server', { ...server, include: thorough }),
      unit('postgres', 'apps/server', { ...server, include: onBoth }),
      // A page for each file takes longer than most of their tests.
      unit('web-plain', 'apps/web', { ...throughVite, exclude: withPage }),
      unit('web', 'apps/web', { ...screen, include: ['src/**/*.test.tsx', ...withPage], exclude: wideScreens }),
      unit('wide-screens', 'apps/web', { ...screen, include: wideScreens }),
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'packages/*/workshop/**/*.test.ts'],
          exclude: builds,
          isolate: false,
          testTimeout: 60_000,
          ...plainNode,
        },
      },
      // Its properties try other people every time: one in thousands who breaks a rule is named as flaky, to be looked into.
      unit('drawing', '.', { ...onceMore, ...leisure, include: drawing }),
      { test: { ...onceMore, ...leisure, ...plainNode, name: 'builds', include: builds } },
      {
        test: {
          name: 'wire',
          root: 'tests',
          include: ['contract/**/*.test.ts'],
          globalSetup: [
            '../scripts/build/prepare-servers.ts',
            '../apps/server/src/adapters/sql/testing/provide-databases.ts',
          ],
          isolate: false,
          ...onceMore,
          ...plainNode,
          // Real servers that draw real pictures.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...waits,
        },
      },
    ],
  },
})
