import { expect, it } from 'vitest'
import { readFuzzArguments } from '#scripts/fuzz/fuzz-arguments.ts'
import { caseNames } from './case-names.ts'
import { missesOf, percentile, type Phase, tableOf } from './verdict.ts'

const phase: Phase = {
  name: 'story',
  parallel: 60,
  answers: new Map([
    ['429', 50],
    ['200', 10],
  ]),
  idle: 12,
  waits: { worst: 200, p99: 80, asked: 300, failed: 0 },
  memory: { before: 250, peak: 600, after: 340 },
}

it('[SRV-108] npm run fuzz sends nearly right requests unless it is asked for strangers', () => {
  expect(readFuzzArguments(['--requests', '500', '--seed', '7'])).toEqual({ kind: 'requests', count: 500, seed: 7 })
  expect(readFuzzArguments(['--strangers'])).toEqual({
    kind: 'strangers',
    only: [...caseNames],
    parallel: [10, 60, 200],
    seconds: 10,
    settle: 60,
    memory: 3000,
  })
  expect(readFuzzArguments(['--strangers', '--only', 'story,looks', '--parallel', '5'])).toMatchObject({
    only: ['story', 'looks'],
    parallel: [5],
  })
})

it('[SRV-108] npm run fuzz -- --strangers refuses unknown cases and runs without an end', () => {
  expect(() => readFuzzArguments(['--strangers', '--only', 'stories'])).toThrow('there is no case "stories"')
  for (const [option, value] of [
    ['--parallel', '10,5000'],
    ['--seconds', '0'],
    ['--settle', 'long'],
  ] as const) {
    expect(() => readFuzzArguments(['--strangers', option, value])).toThrow(option)
  }
})

it('[SRV-108] a phase passes within 200 ms of idle, 100 MB of memory and without failed requests', () => {
  expect(missesOf(phase)).toEqual([])
  expect(missesOf({ ...phase, waits: { ...phase.waits, worst: 213, failed: 2 } })).toEqual(['2 failed', 'wait'])
  expect(missesOf({ ...phase, memory: { ...phase.memory, after: 351 } })).toEqual(['memory'])
  expect(missesOf({ ...phase, waits: { worst: 0, p99: 0, asked: 0, failed: 0 } })).toEqual(['no answer'])
  expect(missesOf({ ...phase, stopped: 'stopped beyond 3000 MB' })).toEqual(['stopped beyond 3000 MB'])
  expect(percentile([1, 2, 3, 4], 0.99)).toBe(4)
})

it('[SRV-108] the table has a row for each phase with answers, waits, memory and verdict', () => {
  const [, , row = ''] = tableOf([phase]).split('\n')
  const cells = row.split('|').map((cell) => cell.trim())
  expect(cells.slice(1, -1)).toEqual([
    'story',
    '60',
    '200: 10, 429: 50',
    '12',
    '80',
    '200',
    '188',
    '250',
    '600',
    '340',
    'pass',
  ])
})
