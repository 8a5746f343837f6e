import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { accountWith, documents } from '#scripts/fuzz/strangers/attackers.ts'
import type { Work, WorkDone } from './background-work.ts'

const { url, headers, characters }: Work = workerData
/** Milliseconds between changes, and between looks at the image that is being made. */
const pause = 200
const owner = accountWith(url, '127.0.0.1', headers)
const path = documents('characters')
let [deliveries, images, writes] = [0, 0, 0]

const receiver = createServer((request, response) => {
  deliveries += 1
  request.resume()
  response.writeHead(204).end()
})
await once(receiver.listen(0, '127.0.0.1'), 'listening')
const place = receiver.address()
const port = place !== null && typeof place === 'object' ? place.port : 0
await owner.make('/v1/account/hooks', {
  url: `http://127.0.0.1:${port}/`,
  events: ['character.updated', 'media.created'],
})
const before = await portraits()

void repeat(async (turn) => {
  const id = (turn * 7919) % characters
  await owner.make(`${path}/char${id}`, { data: { favorite: turn % 2 === 0 } }, 'PATCH')
  writes += 1
})
void repeat(async (turn) => {
  const order = { characterId: `char${turn * 10 + 4}`, prompt: 'at the lake', count: 1 }
  const { $id } = await owner.make('/v1/generations', order)
  for (let status: unknown = 'queued'; status === 'queued' || status === 'running';) {
    await wait(pause)
    ;({ status } = await owner.find(`/v1/generations/${String($id)}`))
  }
  images += 1
})

parentPort?.on('message', () => void tell())
parentPort?.postMessage('begun')

async function tell(): Promise<void> {
  const done: WorkDone = { deliveries, portraits: (await portraits()) - before, images, writes }
  parentPort?.postMessage(done)
}

async function repeat(work: (turn: number) => Promise<void>): Promise<never> {
  for (let turn = 1; ; turn++) {
    await work(turn)
    await wait(pause)
  }
}

/** Each portrait is a file. */
async function portraits(): Promise<number> {
  return Number((await owner.find('/v1/storage/buckets/characters/files'))['total'])
}
