import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { answerError } from './errors.ts'
import { standardRange } from './ranges.ts'
import { sendFile } from './send-file.ts'

const content = '0123456789'

function world(size = content.length) {
  const opened: object[] = []
  const app = fastify()
  app.setErrorHandler(answerError)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/file',
    handler: (request, reply) =>
      sendFile(request, reply, {
        type: 'video/mp4',
        size,
        etag: '"v1"',
        async open(range) {
          opened.push(range)
          return Readable.from([content.slice(range.start, range.end + 1)])
        },
      }),
  })
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers })
  return { app, get, opened }
}

it('[SRV-16] a whole file says that parts can be had', async () => {
  const response = await world().get()
  expect([response.statusCode, response.body]).toEqual([200, content])
  expect(response.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'video/mp4',
    etag: '"v1"',
  })
})

it.each([
  ['bytes=0-0', '0', '0-0'],
  ['bytes=2-4', '234', '2-4'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=7-99', '789', '7-9'],
  ['bytes=-3', '789', '7-9'],
  ['bytes=-99', content, '0-9'],
])('[SRV-16] %s gives %s', async (range, body, said) => {
  const response = await world().get({ range })
  expect([response.statusCode, response.body]).toEqual([206, body])
  expect(response.headers).toMatchObject({ 'content-range': `bytes ${said}/10`, 'content-length': `${body.length}` })
})

it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('[SRV-16] %s is refused with the size', async (range) => {
  const { get, opened } = world()
  const response = await get({ range })
  expect(response.json()).toMatchObject({ code: 416, type: 'storage_invalid_range' })
  expect(response.headers['content-range']).toBe('bytes */10')
  expect(response.headers.etag).toBeUndefined()
  expect(opened).toEqual([])
})

it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=', 'bytes=x-y', 'nonsense'])(
  '[SRV-16] %s is ignored',
  async (range) => expect((await world().get({ range })).statusCode).toBe(200),
)

it('[SRV-16] a part is given only to who has the same version', async () => {
  const { get } = world()
  expect((await get({ range: 'bytes=0-1', 'if-range': '"v1"' })).statusCode).toBe(206)
  expect((await get({ range: 'bytes=0-1', 'if-range': '"v0"' })).statusCode).toBe(200)
  expect((await get({ range: 'bytes=0-1', 'if-range': 'Sat, 14 Nov 2026 00:00:00 GMT' })).statusCode).toBe(200)
})

it.each(['"v1"', 'W/"v1"', '"v0", "v1"', '*'])(
  '[SRV-13] If-None-Match %s is answered 304, without opening',
  async (tag) => {
    const { get, opened } = world()
    const response = await get({ 'if-none-match': tag, range: 'bytes=0-1' })
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', '"v1"'])
    expect(opened).toEqual([])
  },
)

it('[SRV-16] HEAD tells the size, ignores ranges and opens nothing', async () => {
  const { app, opened } = world()
  const response = await app.inject({ method: 'HEAD', url: '/file', headers: { range: 'bytes=0-1' } })
  expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '10'])
  expect(opened).toEqual([])
})

it('[SRV-16] an empty file is whole, and no part of it can be had', async () => {
  const { get } = world(0)
  const response = await get()
  expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '0'])
  expect(standardRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(standardRange('bytes=-1', 0)).toBe('unsatisfiable')
})
