import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Tally } from './tally.ts'

/** Vitest's own JSON report does not say which tests needed a second try; this one writes the tally itself. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TALLY_FILE
    if (file) writeFileSync(file, JSON.stringify(tallyOf(modules)))
  }
}

function tallyOf(modules: readonly TestModule[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const flaky = tests.filter((test) => test.diagnostic()?.flaky)
  const nameOf = (test: TestCase) => `${relative(process.cwd(), test.module.moduleId)} › ${test.fullName}`
  return {
    passed: inState('passed').length - flaky.length,
    failed: inState('failed').map((test) => `${nameOf(test)}: ${reasonOf(test)}`),
    skipped: inState('skipped').length,
    flaky: flaky.map(nameOf),
  }
}

/** The first line of why; the rest stands further up in what the run printed. */
const reasonOf = (test: TestCase): string => test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason given'
