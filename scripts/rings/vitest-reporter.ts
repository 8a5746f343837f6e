import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node'
import type { Tally } from './tally.ts'

/** Vitest's own JSON report does not say which tests needed a second try; this one writes the tally itself. */
export default class TallyReporter implements Reporter {
  /** Known once the last test has ended. */
  #tally: Tally | undefined

  onInit({ logger }: Vitest): void {
    const print = logger.error.bind(logger)
    // What is said after the last test (a database that would not stop, a folder that could not be removed) is nowhere else.
    logger.error = (...said: unknown[]) => {
      print(...said)
      if (this.#tally)
        this.#write({ ...this.#tally, last: [...(this.#tally.last ?? []), said.map(firstLine).join(' ')] })
    }
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#write(tallyOf(modules, unhandled))
  }

  #write(tally: Tally): void {
    this.#tally = tally
    const file = process.env.TALLY_FILE
    if (file) writeFileSync(file, JSON.stringify(tally))
  }
}

function tallyOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const flaky = tests.filter((test) => test.diagnostic()?.flaky)
  const nameOf = (test: TestCase) => `${pathOf(test.module.moduleId)} › ${test.fullName}`
  return {
    passed: inState('passed').length - flaky.length,
    failed: [
      ...inState('failed').map((test) => `${nameOf(test)}: ${firstLine(test.result().errors?.[0])}`),
      ...modules.flatMap(brokenAround),
      ...unhandled.map(nobodyAwaited),
    ],
    skipped: inState('skipped').length,
    flaky: flaky.map(nameOf),
  }
}

/** A file that could not be read, and what is done before and after all of its tests: then its tests are only skipped. */
function brokenAround(module: TestModule): readonly string[] {
  const around: readonly (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return around.flatMap((one) =>
    one.errors().map((error) => {
      const suite = one.type === 'suite' ? ` › ${one.fullName}` : ''
      return `${pathOf(module.moduleId)}${suite}: before or after its tests: ${firstLine(error)}${placeOf(error)}`
    }),
  )
}

/** An error that reached nobody: a promise left behind, a socket without a listener, a worker that died. */
function nobodyAwaited(error: SerializedError): string {
  const file = error['VITEST_TEST_PATH'] as string | undefined
  const test = error['VITEST_TEST_NAME'] as string | undefined
  const during = file ? ` in ${pathOf(file)}${test ? ` › ${test}` : ''}` : ''
  return `unhandled: ${firstLine(error)}${during}${placeOf(error)}`
}

const pathOf = (file: string): string => relative(process.cwd(), file)

/** The first line of why; the rest stands further up in what the run printed. */
function firstLine(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown }
  const said = typeof error === 'string' ? error : typeof message === 'string' ? message : ''
  return said.trim().split('\n')[0] || 'no reason given'
}

/** Where it was thrown, as far as that is a line of ours. */
function placeOf({ stack = '' }: { readonly stack?: string | undefined }): string {
  const lines = stack.split('\n').filter((line) => line.trim().startsWith('at '))
  const own = lines.find((line) => !line.includes('node_modules') && !line.includes('node:')) ?? lines[0]
  return own === undefined ? '' : ` (${own.trim().replaceAll(`${process.cwd()}/`, '').replaceAll('file://', '')})`
}
