import { expect, it } from 'vitest'
import { passingTime } from '#test/support/passing-time.ts'
import { warmUp } from './warm-up.ts'

function world(steps: readonly string[] = ['dictionary', 'words', 'chips']) {
  const time = passingTime()
  const [done, problems]: [string[], unknown[]] = [[], []]
  const run = (step: string) => () => {
    if (step === 'broken') throw new Error('It is not there')
    done.push(step)
  }
  const warming = warmUp({
    steps: steps.map(run),
    timers: time.timers,
    after: 1000,
    between: 50,
    onProblem: (error) => problems.push(error),
  })
  return { warming, done, problems, pass: (milliseconds: number) => time.pass(milliseconds) }
}

it('[READW-22] what reading needs is made ready step by step, some time after a start', () => {
  const { done, pass } = world()
  pass(999)
  expect(done).toEqual([])
  pass(1)
  expect(done).toEqual(['dictionary'])
  pass(49)
  expect(done).toEqual(['dictionary'])
  pass(51)
  expect(done).toEqual(['dictionary', 'words', 'chips'])
  pass(10_000)
  expect(done).toHaveLength(3)
})

it('[READW-22] not when the studio ends before, and what breaks is told once', () => {
  const { warming, done, pass } = world()
  pass(1000)
  warming[Symbol.dispose]()
  pass(10_000)
  expect(done).toEqual(['dictionary'])
  const broken = world(['dictionary', 'broken', 'chips'])
  broken.pass(10_000)
  expect([broken.done, broken.problems]).toEqual([['dictionary'], [new Error('It is not there')]])
})
