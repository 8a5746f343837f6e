import { expect, it } from 'vitest'
import { type PeerRequest, scriptedServer } from '#adapters/engines/testing/scripted-server.ts'
import { comfyServer } from './comfy-server.ts'

/** More than anybody builds: deep, and of many values. */
const wild = `${'[0,{"x":'.repeat(5000)}0${'}]'.repeat(5000)}`
const node = `{"input":{"required":{"steps":["INT",{}]}},"output":${wild},"output_node":true}`

async function serverThat(answer: (path: string) => string) {
  const http = await scriptedServer(({ path, response }: PeerRequest) => void response.end(answer(path)))
  return { ...comfyServer({ url: http.url, key: undefined, pauses: [] }), [Symbol.asyncDispose]: () => http.close() }
}
const { signal } = new AbortController()

it('[ENG-143] builds only the nodes that workflows name, and of these only what they take', async () => {
  await using server = await serverThat(() => `{"Mine":${node},"Other":${node},"Another":{"input":${wild}}}`)
  expect(await server.nodes(new Set(['Mine', 'Missing']), signal)).toEqual({
    Mine: { input: { required: { steps: ['INT', {}] } }, output_node: true },
  })
})

it('[ENG-143] finds a job without building the graphs of others', async () => {
  const row = (id: string) => `[1,"${id}",${wild},{},["3"]]`
  await using server = await serverThat((path) =>
    path === '/queue'
      ? `{"queue_running":[${row('a')}],"queue_pending":[${row('b')},${row('c')}]}`
      : `{"a":{"prompt":${wild},"outputs":{"9":{"images":[{"filename":"x.png"}]}},"status":{"status_str":"success"}}}`,
  )
  expect([await server.place('a', signal), await server.place('c', signal)]).toEqual(['running', 'waiting'])
  expect((await server.finished('a', signal))?.outputs['9']).toMatchObject([{ filename: 'x.png' }])
})
