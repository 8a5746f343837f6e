import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown.ts'

async function world() {
  const app = fastify()
  const { promise: finished, resolve: finish } = Promise.withResolvers<string>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrive()
    return finished
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`${url}/slow`, { headers: { connection: 'close' } })
  await arrived
  return { app, url, answer, finish }
}

it('[SRV-21] waits for what is under way and takes nothing new', async () => {
  const { app, url, answer, finish } = await world()
  const drained = shutDownGracefully(app, 10_000)
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused')
  finish('done')
  expect(await (await answer).text()).toBe('done')
  await drained
})

it('[SRV-22] cuts off what has not finished in time', async () => {
  const { app, answer } = await world()
  const [result] = await Promise.allSettled([answer, shutDownGracefully(app, 20)])
  expect(result).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } })
})
