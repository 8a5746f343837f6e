import { expect, it } from 'vitest'
import { passingTime } from '#test/support/passing-time.ts'
import { parseQueue } from './parse-queue.ts'

/** A queue whose jobs take ten milliseconds each, by a clock that the test makes pass. */
function world(limits: { readonly waiting?: number; readonly ofRange?: number } = {}) {
  const time = passingTime()
  let now = 0
  const ran: string[] = []
  const parse = parseQueue({ timers: time.timers, elapsed: () => now, ...limits })
  const ask = (name: string, ip = '192.0.2.1', userId = 'maya', signal?: AbortSignal) => {
    const work = () => {
      now += 10
      ran.push(name)
      return name
    }
    return parse({ ip, userId }, work, signal)
  }
  return { ask, parse, ran, pass: (milliseconds: number) => time.pass(milliseconds) }
}

it('[READ-91] runs one job at a time, and pauses after each for as long as it took', async () => {
  const { ask, ran, pass } = world()
  const all = Array.from({ length: 60 }, (_, index) => ask(String(index)))
  expect(ran).toEqual(['0'])
  pass(9)
  expect(ran).toHaveLength(1)
  pass(1)
  expect(ran).toEqual(['0', '1'])
  pass(10)
  expect(ran).toHaveLength(3)
  pass(1000)
  expect(await Promise.all(all)).toEqual(ran)
  // A job that comes when nothing waits and nothing has just run doesn't wait.
  void ask('alone')
  expect(ran.at(-1)).toBe('alone')
})

it('[READ-91] IP ranges take turns, and accounts within a range', async () => {
  const { ask, ran, pass } = world()
  for (const name of ['m1', 'm2', 'm3']) void ask(name)
  for (const name of ['n1', 'n2']) void ask(name, '192.0.2.1', 'noor')
  for (const name of ['k1', 'k2']) void ask(name, '2001:db8::1', 'kofi')
  void ask('k3', '2001:db8::ffff', 'lena')
  pass(1000)
  expect(ran).toEqual(['m1', 'k1', 'n1', 'k3', 'm2', 'k2', 'n2', 'm3'])
})

it('[READ-91] refuses what is beyond its limits, and drops what no client waits for', async () => {
  const { ask, ran, pass } = world({ waiting: 4, ofRange: 2 })
  const gone = new AbortController()
  const first = ask('first')
  const second = ask('second', '192.0.2.1', 'maya', gone.signal)
  void ask('third')
  await expect(ask('fourth')).rejects.toMatchObject({ type: 'general_rate_limit_exceeded' })
  void ask('other', '198.51.100.1')
  void ask('another', '203.0.113.1')
  await expect(ask('one too many', '203.0.113.9')).rejects.toMatchObject({ type: 'general_rate_limit_exceeded' })
  gone.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  await expect(ask('gone before', '192.0.2.1', 'maya', gone.signal)).rejects.toThrow('left')
  pass(1000)
  expect(await first).toBe('first')
  expect(ran).toEqual(['first', 'other', 'another', 'third'])
})

it('[READ-91] a job that throws fails alone', async () => {
  const { ask, parse, pass } = world()
  const broken = parse({ ip: '192.0.2.1', userId: 'maya' }, () => {
    throw new Error('broken')
  })
  const next = ask('next')
  await expect(broken).rejects.toThrow('broken')
  pass(10)
  expect(await next).toBe('next')
})
