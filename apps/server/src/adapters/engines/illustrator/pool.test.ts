import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { partsKeyword, readPngText } from '#adapters/engines/png.ts'
import { DrawingCrashed, IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { order, scriptedPool } from './testing/scripted-pool.ts'

const job = (signal = new AbortController().signal) => ({ signal, priority: 'job' as const })
const preview = () => ({ signal: new AbortController().signal, priority: 'preview' as const })

describe('illustratorPool', () => {
  it('[GEN-20] draws in threads and tells how far it is', async () => {
    await using pool = scriptedPool()
    const stages: string[] = []
    let previews = 0
    const progress = (stage: string, _share: number, small?: object) => {
      stages.push(stage)
      if (small) previews += 1
    }
    const picture = await pool.picture(order(7), { ...job(), progress })
    expect(Array.from(picture.pixels.subarray(0, 4))).toEqual([7, 7, 7, 7])
    expect({ stages, previews }).toEqual({ stages: ['drawing'], previews: 1 })
  })

  it('[GEN-116] tells what is where, as a file that says what its numbers are', async () => {
    await using pool = scriptedPool()
    const map = await pool.parts(order(2), preview())
    const known = { parts: [{ index: 2, part: 'face', label: 'Face' }] }
    expect(JSON.parse(readPngText(map, partsKeyword) ?? '')).toEqual(known)
    const { data, info } = await sharp(map).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[0], data.at(-1)]).toEqual([4, 4, 2, 2])
  })

  it('[GEN-21] ends a drawing in the middle when it is cancelled, and draws on', async () => {
    await using pool = scriptedPool()
    const controller = new AbortController()
    const drawing = pool.picture(order(100), {
      ...job(controller.signal),
      progress: () => controller.abort(new Error('cancelled')),
    })
    await expect(drawing).rejects.toThrow('cancelled')
    await expect(pool.picture(order(1), job())).resolves.toBeDefined()
  })

  it('[GEN-21] ends a thread that does not listen, and what only waits at once', async () => {
    await using pool = scriptedPool({ deaf: 20 })
    const [running, waiting] = [new AbortController(), new AbortController()]
    const deaf = pool.picture(order(101), {
      ...job(running.signal),
      progress: () => running.abort(new Error('enough')),
    })
    const queued = pool.picture(order(1), job(waiting.signal))
    waiting.abort(new Error('changed my mind'))
    await expect(queued).rejects.toThrow('changed my mind')
    await expect(deaf).rejects.toThrow('enough')
    await expect(pool.picture(order(1), job())).resolves.toBeDefined()
  })

  it('[GEN-22] replaces a thread that crashed; its drawing fails as one that may be tried again', async () => {
    await using pool = scriptedPool()
    const crashed = pool.picture(order(102), job())
    const after = pool.picture(order(5), job())
    await expect(crashed).rejects.toBeInstanceOf(DrawingCrashed)
    await expect(after).resolves.toBeDefined()
  })

  it('[GEN-22] hands on what a drawing failed of, and keeps the thread', async () => {
    await using pool = scriptedPool()
    await expect(pool.picture(order(103), job())).rejects.toThrow('out of paint')
    await expect(pool.picture(order(5), job())).resolves.toBeDefined()
  })

  it('[GEN-23] draws previews while every thread is taken by jobs', async () => {
    await using pool = scriptedPool()
    expect(pool.isBusy?.()).toBe(false)
    const long = new AbortController()
    let begun = () => {}
    const drawing = new Promise<void>((resolve) => (begun = resolve))
    const film = pool.picture(order(100), { ...job(long.signal), progress: () => begun() })
    await drawing
    expect(pool.isBusy?.()).toBe(true)
    await expect(pool.picture(order(3), preview())).resolves.toBeDefined()
    long.abort(new Error('done'))
    await expect(film).rejects.toThrow('done')
  })

  it('[GEN-45] draws the jobs that wait before any number of previews', async () => {
    await using pool = scriptedPool({ threads: 1, milliseconds: 20 })
    const finished: string[] = []
    const note = (name: string) => () => void finished.push(name)
    const previews = [1, 2, 3, 4, 5, 6].map((seed) => pool.picture(order(seed), preview()).then(note('preview')))
    await previews[0]
    await pool.picture(order(9), job()).then(note('job'))
    // Those that were being drawn are finished first, and one goes on beside the job.
    expect(finished.filter((name) => name === 'preview').length).toBeLessThanOrEqual(4)
    await Promise.all(previews)
  })

  it('[GEN-23] lets a job of few pictures pass one of many', async () => {
    await using pool = scriptedPool({ threads: 2, milliseconds: 20 })
    const finished: string[] = []
    const [many, few] = [job(), job()]
    const note = (name: string) => () => void finished.push(name)
    const all = [1, 2, 3, 4, 5, 6].map((seed) => pool.picture(order(seed), many).then(note('many')))
    all.push(pool.picture(order(9), few).then(note('few')))
    await Promise.all(all)
    expect(finished.indexOf('few')).toBeLessThan(4)
  })

  it('[GEN-41] what is glanced at lets the jobs that wait pass, and is drawn beside long ones', async () => {
    await using pool = scriptedPool({ threads: 1, milliseconds: 20 })
    const glance = () => ({ signal: new AbortController().signal, priority: 'glance' as const })
    const finished: string[] = []
    const note = (name: string) => () => void finished.push(name)
    const glances = [1, 2, 3, 4, 5].map((seed) => pool.picture(order(seed), glance()).then(note('glance')))
    await glances[0]
    await pool.picture(order(9), job()).then(note('job'))
    // The one that was being drawn is finished first, no other.
    expect(finished.filter((name) => name === 'glance').length).toBeLessThanOrEqual(2)
    await Promise.all(glances)

    const long = new AbortController()
    const film = pool.picture(order(100), job(long.signal))
    await expect(pool.picture(order(6), glance())).resolves.toBeDefined()
    long.abort(new Error('done'))
    await expect(film).rejects.toThrow('done')
  })

  it('[GEN-24] says why it cannot draw when its data is missing, to everybody who waits', async () => {
    const missing = new IllustratorUnavailable('no body data')
    await using pool = scriptedPool({
      pack: {
        readiness: async () => ({ ready: false, reason: missing.message }),
        load: () => Promise.reject(missing),
      },
    })
    const both = await Promise.allSettled([pool.picture(order(1), job()), pool.picture(order(2), job())])
    expect(both.map((one) => one.status === 'rejected' && one.reason)).toEqual([missing, missing])
    expect(await pool.readiness()).toEqual({ ready: false, reason: 'no body data' })
  })

  it('ends threads that have nothing to do, and starts again', async () => {
    await using pool = scriptedPool({ idle: 1 })
    await pool.picture(order(1), job())
    await expect(pool.picture(order(2), job())).resolves.toBeDefined()
  })

  it('makes files in the thread', async () => {
    await using pool = scriptedPool()
    const png = await pool.png(order(1), '{"a":1}', job())
    expect([...png.subarray(1, 4)]).toEqual([80, 78, 71])
    const film = { ...order(1), motion: 'idle', cameraMove: 'still', seconds: 2 } as const
    const { file, poster } = await pool.film(film, 'r', job())
    expect(new TextDecoder().decode(file)).toMatch(/^....ftypmp42....r$/s)
    expect(poster.length).toBeGreaterThan(60)
  })

  it('[GEN-86] draws a large picture in pieces by all threads, tells how far it is, and puts them together', async () => {
    await using pool = scriptedPool({ threads: 2, milliseconds: 10 })
    const shares: number[] = []
    const large = { ...order(7, 8), enlarged: 2 as const }
    const bytes = await pool.png(large, 'recipe', { ...job(), progress: (_stage, share) => shares.push(share) })
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBeLessThan(1)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels, readPngText(bytes)]).toEqual([16, 16, 3, 'recipe'])
    // Pieces on the left are of the seed's gray, those on the right of another.
    expect([0, 7, 8, 15].map((x) => data[x * 3])).toEqual([7, 7, 15, 15])
  })

  it('[GEN-86] takes one more thread for the pieces where a processor is left', async () => {
    await using pool = scriptedPool({ threads: 1, cores: 2 })
    const controller = new AbortController()
    let begun = 0
    // Each of its pieces is drawn until it is stopped, and begins with a small picture.
    const progress = (_stage: string, _share: number, small?: object) => void (begun += small ? 1 : 0)
    const drawing = pool.png({ ...order(100), enlarged: 2 }, '', { ...job(controller.signal), progress })
    const ended = drawing.catch((error: unknown) => error)
    await expect.poll(() => begun, { timeout: 30_000 }).toBe(2)
    controller.abort('seen')
    expect(await ended).toBe('seen')
  })

  it('[GEN-86] ends all pieces of a large picture when it is cancelled, and when one of them fails', async () => {
    await using pool = scriptedPool({ threads: 2 })
    const controller = new AbortController()
    const drawing = pool.png({ ...order(100), enlarged: 4 }, '', {
      ...job(controller.signal),
      progress: () => controller.abort(new Error('cancelled')),
    })
    await expect(drawing).rejects.toThrow('cancelled')
    await expect(pool.png({ ...order(103), enlarged: 2 }, '', job())).rejects.toThrow('out of paint')
    await expect(pool.png({ ...order(5), enlarged: 2 }, '', job())).resolves.toBeDefined()
  })

  it('[GEN-86] draws one large picture at a time, and others between its pieces', async () => {
    await using pool = scriptedPool({ threads: 1, cores: 1, milliseconds: 10 })
    const finished: string[] = []
    const note = (name: string) => () => void finished.push(name)
    const first = pool.png({ ...order(1), enlarged: 2 }, '', job()).then(note('large'))
    const second = pool.png({ ...order(2), enlarged: 2 }, '', job()).then(note('second'))
    const small = pool.png(order(3), '', job()).then(note('small'))
    await Promise.all([first, second, small])
    expect(finished).toEqual(['small', 'large', 'second'])
  })
})
