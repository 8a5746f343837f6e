import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const host = '127.0.0.1'
const portOf = (url: string) => Number(new URL(url).port)

it('[CFG-5] goes on to the next port while one is taken, unless told exactly which', async () => {
  const [first, second, third] = [fastify(), fastify(), fastify()]
  const taken = portOf(await listen(first, { host, port: { kind: 'exactly', port: 0 } }))
  const next = portOf(await listen(second, { host, port: { kind: 'from', port: taken } }))
  expect(next).toBeGreaterThan(taken)
  await expect(listen(third, { host, port: { kind: 'exactly', port: taken } })).rejects.toThrow(
    `Port ${taken} on 127.0.0.1 is taken by another process. Stop it, or choose another port: PORT=${taken + 1}.`,
  )
  await Promise.all([first, second, third].map((app) => app.close()))
})

it('[SRV-24] an address that is not of this machine is said to be so', async () => {
  const app = fastify()
  await expect(listen(app, { host: '192.0.2.1', port: { kind: 'exactly', port: 0 } })).rejects.toThrow(
    'HOST is 192.0.2.1, which is not an address of this machine.',
  )
  await app.close()
})

it('[SRV-23] an address for all is told as one that can be opened', async () => {
  const app = fastify()
  expect(await listen(app, { host: '0.0.0.0', port: { kind: 'exactly', port: 0 } })).toMatch(/^http:\/\/localhost:\d+$/)
  await app.close()
})
