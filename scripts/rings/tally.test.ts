import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '#vitest.config.ts'
import { runBrowser, runVitest } from './rings.ts'
import { add, nothing, orFailed, verdict } from './tally.ts'
import { capture, root } from '#scripts/terminal.ts'

let folder = ''
const quietly = async (command: string, args: readonly string[], options: Parameters<typeof capture>[2]) =>
  (await capture(join(root, 'node_modules', '.bin', command), args, options)).code

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flaky-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const file of ['vitest.config.ts', 'playwright.config.ts', 'tests/support/chromium.ts']) {
    await cp(join(root, file), join(folder, file))
  }
  // What is prepared once for all tests is nothing to these few.
  for (const once of [
    'scripts/build/prepare-servers.ts',
    'apps/server/src/adapters/sql/testing/provide-databases.ts',
  ]) {
    await mkdir(join(folder, dirname(once)), { recursive: true })
    await writeFile(join(folder, once), 'export default () => {}')
  }
  for (const project of config.test?.projects ?? []) {
    const home = typeof project === 'object' && 'test' in project ? project.test?.root : undefined
    await mkdir(join(folder, home ?? '.'), { recursive: true })
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One test that holds, one that holds at the second try, one that never does and one that is not tried. */
async function plant(file: string, head: string): Promise<void> {
  const code = `${head}
    import { existsSync, writeFileSync } from 'node:fs'
    describe('a planted', () => {
      test('steady one', () => expect(1).toBe(1))
      test('shaky one', () => {
        const tried = existsSync('${join(folder, 'tried')}')
        writeFileSync('${join(folder, 'tried')}', '')
        expect(tried).toBe(true)
      })
      test('broken one', () => expect(1).toBe(2))
      test['skip']('sleeping one', () => expect(1).toBe(1))
    })`
  await rm(join(folder, 'tried'), { force: true })
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), code)
}

describe('a ring of tests', () => {
  it('[REPO-5] names what vitest had to try again', async () => {
    await plant('tests/contract/planted.test.ts', `import { describe, expect, test } from 'vitest'`)
    const flaky = ['tests/contract/planted.test.ts › a planted > shaky one']
    const failed = ['tests/contract/planted.test.ts › a planted > broken one: expected 1 to be 2 // Object.is equality']
    expect(await runVitest('wire', ['wire'], folder, quietly)).toEqual({ passed: 1, failed, skipped: 1, flaky })
  })

  it('[REPO-5] names a promise that was left behind, and what broke before and after the tests of a file', async () => {
    const file = 'tests/contract/planted.test.ts'
    await writeFile(
      join(folder, file),
      `import { afterAll, beforeAll, describe, test } from 'vitest'
      const within = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
      afterAll(() => { throw new Error('the folder is still there') })
      test('a careless one', async () => {
        void within(1).then(() => { throw new Error('left behind\\nand more') })
        await within(50)
      })
      describe('a server', () => {
        beforeAll(() => { throw new Error('it did not start') })
        test('answers', () => {})
      })`,
    )
    const { passed, failed } = await runVitest('wire', ['wire'], folder, quietly)
    expect(passed).toBe(1)
    expect(failed).toEqual([
      expect.stringMatching(
        /^tests\/contract\/planted\.test\.ts: before or after .*: the folder is still there \(at .*:3:\d+\)$/,
      ),
      expect.stringMatching(
        /^tests\/contract\/planted\.test\.ts › a server: before or after .*: it did not start \(at .*:9:\d+\)$/,
      ),
      expect.stringMatching(
        /^wire: unhandled: left behind in tests\/contract\/planted\.test\.ts › a careless one \(at .*:5:\d+\)$/,
      ),
    ])
  })

  it('[REPO-5] names what would not stop after the last test', async () => {
    await plant(
      'tests/contract/planted.test.ts',
      `import { expect, test } from 'vitest'; const describe = () => test('one', () => {})`,
    )
    const once = join(folder, 'scripts/build/prepare-servers.ts')
    await writeFile(once, `export default () => () => { throw new Error('still in use') }`)
    const { failed } = await runVitest('wire', ['wire'], folder, quietly)
    await writeFile(once, 'export default () => {}')
    expect(failed).toEqual([
      expect.stringMatching(/^wire: the runner ended with 1 though no test failed; it said last: .*still in use/),
    ])
  })

  it('[REPO-5] names what Playwright had to try again', async () => {
    await plant(
      'tests/browser/planted.test.ts',
      `import { expect, test } from '@playwright/test'; const { describe } = test`,
    )
    const flaky = ['planted.test.ts › a planted › shaky one']
    const failed = ['planted.test.ts › a planted › broken one']
    expect(await runBrowser({ whole: '', shell: '' }, folder, quietly)).toEqual({
      passed: 1,
      failed,
      skipped: 1,
      flaky,
    })
  })
})

describe('a runner that breaks', () => {
  it('before it could report counts as one failure', async () => {
    expect(await runVitest('wire', ['no-such-project'], folder, quietly)).toEqual({
      ...nothing,
      failed: ['wire: the runner ended with 1 though no test failed'],
    })
    expect(await runBrowser({ whole: '', shell: '' }, folder, () => Promise.resolve(1))).toEqual({
      ...nothing,
      failed: ['browser: the runner ended with 1 though no test failed'],
    })
  })
})

describe('the closing lines', () => {
  const run = (flaky: readonly string[], failed: readonly string[] = [], skipped = 0) =>
    verdict({ passed: 7, failed, skipped, flaky })

  it('[REPO-5] name what failed and count what passed, failed and needed a second try', () => {
    expect(run([])).toEqual({ lines: ['7 passed, 0 failed, 0 flaky'], passes: true })
    expect(run([], ['x'], 2)).toEqual({
      lines: ['failed: x', '7 passed, 1 failed, 0 flaky, 2 skipped'],
      passes: false,
    })
  })

  it('[REPO-5] name up to two flaky tests and let the run pass', () => {
    expect(run(['a', 'b'])).toEqual({ lines: ['flaky: a', 'flaky: b', '7 passed, 0 failed, 2 flaky'], passes: true })
  })

  it('[REPO-5] fail a run with more than two', () => {
    const { lines, passes } = run(['a', 'b', 'c'])
    expect(passes).toBe(false)
    expect(lines.slice(3)).toEqual([
      '3 tests passed only when tried again; more than 2 fail the run',
      '7 passed, 1 failed, 3 flaky',
    ])
  })

  it('[REPO-5] add up over the rings', () => {
    const a = { passed: 1, failed: ['x'], skipped: 3, flaky: ['a'] }
    expect(add(add(nothing, a), { ...a, flaky: ['b', 'c'] })).toEqual({
      passed: 2,
      failed: ['x', 'x'],
      skipped: 6,
      flaky: ['a', 'b', 'c'],
    })
  })

  it('[REPO-5] count a runner that broke without a failed test as one failure', () => {
    expect(orFailed(1, 'unit', { ...nothing, passed: 3 }).failed).toHaveLength(1)
    expect(orFailed(1, 'unit', { ...nothing, failed: ['x', 'y', 'z'] }).failed).toEqual(['x', 'y', 'z'])
    expect(orFailed(0, 'unit', nothing).failed).toEqual([])
  })
})
