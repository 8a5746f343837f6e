import { expect, it } from 'vitest'
import { EngineFailure } from '#application/engines/engine.ts'
import { generationsWorld, type GenerationsWorld } from '#test/support/generations-world.ts'

it('[ENG-146] asks the engine once when keeping the image takes longer than the lease', async () => {
  let world: GenerationsWorld | undefined
  const opened = await generationsWorld({
    over: (blobs) => ({
      ...blobs,
      async put(...given) {
        // The process does nothing else for longer than the lease, so nothing has renewed it.
        world?.time.pass(7000)
        return blobs.put(...given)
      },
    }),
  })
  await using _closing = opened
  world = opened
  const id = await opened.ask('maya')
  ;(await opened.engine.next()).finish()
  await expect
    .poll(async () => opened.engine.asked.length > 1 || (await opened.state('maya', id)).status !== 'running')
    .toBe(true)
  expect([opened.engine.asked.length, await opened.state('maya', id)]).toMatchObject([
    1,
    { status: 'succeeded', attempts: 1 },
  ])
})

it('[ENG-147] keeps what has arrived until the generation succeeds', async () => {
  await using world = await generationsWorld()
  const id = await world.ask('maya')
  const first = await world.engine.next()
  const name = (await first.results?.put(Buffer.from('an image'))) ?? ''
  first.fail(new EngineFailure('gone', { again: true }))
  await world.generating.worker?.settled()
  world.time.pass(1001)
  const second = await world.engine.next()
  expect(Buffer.from((await second.results?.get(name)) ?? []).toString()).toBe('an image')
  expect(await world.blobKeys()).toContain(name)
  second.finish()
  await world.reached(id, 'succeeded')
  await world.generating.worker?.settled()
  expect(await world.blobKeys()).not.toContain(name)
})
