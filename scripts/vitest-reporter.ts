import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
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
  return {
    passed: inState('passed').length - flaky.length,
    failed: inState('failed').length,
    skipped: inState('skipped').length,
    flaky: flaky.map((test) => `${relative(process.cwd(), test.module.moduleId)} › ${test.fullName}`),
  }
}
