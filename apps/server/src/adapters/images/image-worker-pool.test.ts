import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { systemTimers } from '#adapters/system/timers.ts'
import { boundedAside } from './bounded.ts'
import { compareAside } from './compare.ts'
import { imageWorkerPool, type ImageWorkerPool } from './image-worker-pool.ts'

const program = new URL('./testing/scripted-pictures.ts', import.meta.url)
const [patience, grace, idle] = [20_000, 1000, 30_000]

/** Time that passes when a test says so. */
function handTimers() {
  const set = new Set<{ readonly after: number; readonly run: () => void }>()
  return {
    every: () => ({ [Symbol.dispose]() {} }),
    after(after: number, run: () => void) {
      const timer = { after, run }
      set.add(timer)
      return { [Symbol.dispose]: () => void set.delete(timer) }
    },
    waits: (after: number) => [...set].some((timer) => timer.after === after),
    pass(after: number) {
      for (const timer of [...set].filter((each) => each.after === after)) {
        set.delete(timer)
        timer.run()
      }
    },
  }
}

function open(more: { readonly width?: number; readonly max?: number; readonly maxPerOwner?: number } = {}) {
  const timers = handTimers()
  const processes = imageWorkerPool({ timers, program, patience, grace, idle, ...more })
  return { timers, processes, [Symbol.dispose]: () => processes[Symbol.dispose]() }
}

type Started = PromiseWithResolvers<void> & { readonly result: Promise<string>; readonly gone: AbortController }

/** `begun` resolves when its process is at work. */
function ask(processes: ImageWorkerPool, text: string, who = 'maya', order: string[] = []): Started {
  const begun = Promise.withResolvers<void>()
  const gone = new AbortController()
  const task = async () => {
    order.push(text)
    return { kind: 'still' as const, input: Buffer.from(text) }
  }
  const watch = { who, signal: gone.signal, work: () => begun.resolve() }
  const result = processes.make(task, watch).then((bytes) => Buffer.from(bytes).toString())
  result.catch(() => {})
  return { ...begun, result, gone }
}

const refused = { type: 'storage_file_type_unsupported' }
const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

it('[FILE-61] a picture that takes too long is ended with its process, and the next gets another', async () => {
  using world = open({ width: 1 })
  const { processes, timers } = world
  const first = await ask(processes, 'quick').result
  const endless = ask(processes, 'endless')
  const after = ask(processes, 'quick')
  await endless.promise
  timers.pass(patience)
  await expect(endless.result).rejects.toMatchObject({ ...refused, facts: { late: true } })
  expect(await after.result).not.toBe(first)
  expect(isAlive(first)).toBe(false)
})

it('[FILE-61] what breaks in a process takes nobody along', async () => {
  using world = open({ width: 1 })
  const { processes } = world
  await expect(ask(processes, 'crash').result).rejects.toMatchObject(refused)
  await expect(ask(processes, 'broken').result).rejects.toMatchObject(refused)
  const pid = await ask(processes, 'quick').result
  expect(await ask(processes, 'quick').result).toBe(pid)
})

it('[FILE-61] a process that has nothing to do gives its memory back', async () => {
  using world = open()
  const { processes, timers } = world
  const pid = await ask(processes, 'quick').result
  while (!timers.waits(idle)) await setImmediate()
  timers.pass(idle)
  while (isAlive(pid)) await setImmediate()
  expect(await ask(processes, 'quick').result).not.toBe(pid)
})

it('[FILE-62] what nobody waits for any more is not begun, and ended when it was', async () => {
  using world = open({ width: 1 })
  const { processes, timers } = world
  const order: string[] = []
  const endless = ask(processes, 'endless', 'maya', order)
  const dropped = ask(processes, 'dropped', 'maya', order)
  const wanted = ask(processes, 'wanted', 'maya', order)
  await endless.promise
  dropped.gone.abort(new Error('left'))
  await expect(dropped.result).rejects.toThrow('left')
  endless.gone.abort()
  timers.pass(grace)
  await wanted.result
  expect(order).toEqual(['endless', 'wanted'])
})

it('[FILE-62] a process that is ended in the moment it is done makes nothing more', async () => {
  using world = open({ width: 1 })
  const { processes, timers } = world
  const first = ask(processes, 'quick')
  await first.promise
  first.gone.abort()
  // What it says meanwhile is heard only after it has been ended.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  timers.pass(grace)
  const pid = await first.result
  expect(await ask(processes, 'quick').result).not.toBe(pid)
})

it('[FILE-63] the queue has an end, for all and for one', async () => {
  using world = open({ width: 1, max: 3, maxPerOwner: 2 })
  const { processes } = world
  const running = ask(processes, 'endless')
  await running.promise
  const waiting = [ask(processes, 'one'), ask(processes, 'two')]
  const full = { type: 'general_service_unavailable' }
  await expect(ask(processes, 'three').result).rejects.toMatchObject(full)
  const others = ask(processes, 'hers', 'zoe')
  await expect(ask(processes, 'his', 'ben').result).rejects.toMatchObject(full)
  for (const each of [...waiting, others]) {
    each.gone.abort(new Error('left'))
    await expect(each.result).rejects.toThrow('left')
  }
})

it('[FILE-63] whoever has less being made goes first', async () => {
  using world = open({ width: 2 })
  const { processes, timers } = world
  const order: string[] = []
  const hers = ['endless', 'endless'].map((text) => ask(processes, text, 'zoe', order))
  await Promise.all(hers.map(({ promise }) => promise))
  const more = ask(processes, 'more of zoe', 'zoe', order)
  const his = ask(processes, 'of ben', 'ben', order)
  hers[0]?.gone.abort()
  timers.pass(grace)
  await Promise.all([more.result, his.result])
  expect(order.slice(2)).toEqual(['of ben', 'more of zoe'])
})

it('[FILE-64] stills are made the same way', async () => {
  using processes = imageWorkerPool({ timers: systemTimers })
  const { signal } = new AbortController()
  const still = (input: Uint8Array) => processes.make(async () => ({ kind: 'still', input }), { who: 'maya', signal })
  const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { width, height, format } = await sharp(await still(picture)).metadata()
  expect({ width, height, format }).toEqual({ width: 1280, height: 640, format: 'webp' })
  await expect(still(Buffer.from('nothing'))).rejects.toMatchObject(refused)
})

it('[FILE-64] references, masks and comparisons are made the same way', async () => {
  using processes = imageWorkerPool({ timers: systemTimers })
  const { signal } = new AbortController()
  const bound = boundedAside(processes)
  const compare = compareAside(processes)
  const image = (width: number, background: string) =>
    sharp({ create: { width, height: 20, channels: 4, background } })
      .png()
      .toBuffer()
  const [red, blue, wide] = [await image(40, '#f00f'), await image(40, '#00ff'), await image(80, '#f000')]
  const reference = await bound(wide, { longest: 40, background: '#ffffff' })
  expect(reference).toMatchObject({ width: 40, height: 10 })
  expect((await sharp(reference?.png).raw().toBuffer())[0]).toBe(255)
  expect(await bound(Buffer.from('nothing'), { longest: 40, background: '#ffffff' })).toBeUndefined()
  const watch = { who: 'maya', signal }
  expect(await compare(red, blue, watch)).toEqual({ pixels: 800, of: 800, largest: 255 })
  expect(await compare(red, red, watch)).toEqual({ pixels: 0, of: 800, largest: 0 })
  expect(await compare(red, wide, watch)).toBeUndefined()
  expect(await compare(Buffer.from('nothing'), red, watch)).toBeUndefined()
})
