import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify, type FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { Fault } from '#domain/shared/fault.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { bodyRoom } from './body-room.ts'
import { giveUp } from '#transport/http/protocol/disconnect-signal.ts'
import { oneFile } from './one-file.ts'

function world(max: number) {
  const room = bodyRoom(max)
  const evicted: string[] = []
  return { evicted, enter: (name: string, range: string) => room.enter(range, () => void evicted.push(name)) }
}

it('[SRV-95] bodies that have not arrived take no room, however many there are', () => {
  const { enter, evicted } = world(100)
  for (let at = 0; at < 1000; at += 1) enter(`idle ${at}`, `range ${at}`)
  enter('mine', 'home').add(100)
  expect(evicted).toEqual([])
})

it('[SRV-95] once memory is full, the range that holds most loses its largest body', () => {
  const { enter, evicted } = world(100)
  const [one, two] = [enter('one', 'a'), enter('two', 'a')]
  one.add(50)
  two.add(40)
  const mine = enter('mine', 'b')
  mine.add(20)
  expect(evicted).toEqual(['one'])
  // What was evicted doesn't count any more, also when more of it comes.
  one.add(500)
  mine.add(40)
  expect(evicted).toEqual(['one'])
  two.leave()
  two.leave()
  enter('next', 'c').add(40)
  expect(evicted).toEqual(['one'])
})

it('[SRV-95] a file that is evicted while it arrives is answered with 429', async () => {
  const { log } = fastify()
  const app = openApp({
    log,
    ids: { unique: () => 'id' },
    publicUrl: undefined,
    trustProxy: [],
    isStopping: () => false,
  })
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  const replies: FastifyReply[] = []
  app.post('/', async (_request, reply) => {
    replies.push(reply)
    return { size: (await oneFile(reply, 1000)).length }
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const end = 'rest\r\n--x--\r\n'
  socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\n')
  socket.write(`content-length: ${head.length + end.length}\r\n\r\n${head}`)
  await expect.poll(() => replies).toHaveLength(1)
  for (const reply of replies) giveUp(reply, new Fault('general_rate_limit_exceeded'))
  socket.write(end)
  expect(await answer).toMatch(/^HTTP\/1.1 429 /)
  await app.close()
})
