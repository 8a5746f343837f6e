import { expect, it } from 'vitest'
import { labCommands } from '#scripts/lab/commands.ts'
import { readMinutes } from './loop.ts'
import { bar, lasted, longest, report, type Stall, type Watched } from './stalls.ts'

const call = (functionName: string) => ({
  functionName,
  scriptId: '1',
  url: `file:///somewhere/${functionName}.mjs`,
  lineNumber: 9,
  columnNumber: 0,
})
const plumbing = (functionName: string) => ({ functionName, scriptId: '0', url: '', lineNumber: -1, columnNumber: -1 })

/** Every millisecond from 0 a sample: 100 of `claim`, called by `serve`, then 100 of `render`, then nothing. */
const profile: Watched['profile'] = {
  nodes: [
    { id: 1, callFrame: plumbing('(root)'), children: [2, 3] },
    { id: 2, callFrame: call('serve'), children: [4, 5] },
    { id: 3, callFrame: plumbing('(idle)') },
    { id: 4, callFrame: call('claim') },
    { id: 5, callFrame: call('render') },
  ],
  startTime: 0,
  samples: Array.from({ length: 300 }, (_none, at) => (at < 100 ? 4 : at < 200 ? 5 : 3)),
  timeDeltas: Array.from({ length: 300 }, () => 1000),
}
const stall = (from: number, to: number, queued = 0): Stall => ({
  from: from * 1000,
  to: to * 1000,
  worked: 20_000,
  queued: queued * 1000,
})

it('[SRV-120] a stall is explained by the calls that most of it was spent in', () => {
  const [first] = longest({ stalls: [stall(10, 90)], profile }, 0, 300_000)
  expect(first?.stack.map((frame) => frame.split(' ')[0])).toEqual(['claim', 'serve'])
  expect(first?.stack[0]).toMatch(/claim\.mjs:10$/)
  const [mixed] = longest({ stalls: [stall(1, 201)], profile }, 0, 300_000)
  expect(mixed?.stack.map((frame) => frame.split(' ')[0]).at(-1)).toBe('serve')
  expect(mixed?.busiest.map(({ share }) => Math.round(share * 10))).toEqual([5, 5])
})

it('[SRV-120] the longest come first, without those before and after the load', () => {
  const stalls = [stall(5, 30), stall(40, 120), stall(130, 170), stall(0, 300)]
  const found = longest({ stalls, profile }, 4000, 250_000)
  expect(found.map(lasted)).toEqual([80_000, 40_000, 25_000])
  const many = Array.from({ length: 30 }, (_none, at) => stall(100 + at, 130 + 2 * at))
  expect(longest({ stalls: many, profile }, 0, 300_000)).toHaveLength(10)
})

it('[SRV-120] time in which others had the processor is no stall of the server', () => {
  const found = longest({ stalls: [stall(10, 110, 70)], profile }, 0, 300_000)
  expect(found.map(lasted)).toEqual([30_000])
  expect(report(found, 0)).toContain('1. 30 ms at 0 s, 20 ms of them at work, after 70 ms of waiting for a processor')
  expect(report(found, 0)).toContain(`✓ 0 stalls over ${bar} ms`)
})

it('[SRV-120] the verdict counts the stalls over 50 ms', () => {
  const found = longest({ stalls: [stall(10, 61), stall(100, 150)], profile }, 0, 300_000)
  const lines = report(found, 0).split('\n')
  expect(lines[0]).toBe('1. 51 ms at 0 s, 20 ms of them at work')
  expect(lines.at(-1)).toBe('✗ 1 stalls over 50 ms')
  expect(report([], 0)).toContain('✓ 0 stalls over 50 ms')
})

it('[SRV-120] runs for ten minutes by default', () => {
  expect([readMinutes([]), readMinutes(['--minutes', '0.5'])]).toEqual([10, 0.5])
  for (const wrong of ['0', '61', 'long']) expect(() => readMinutes(['--minutes', wrong])).toThrow('--minutes')
  expect(labCommands.map(({ name }) => name)).toContain('loop')
})
