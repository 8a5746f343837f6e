import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { threadOfSystem } from './thread-priority.ts'

const program = (file: string): string => `
  import { getPriority } from 'node:os'
  import { parentPort } from 'node:worker_threads'
  const { drawBehindOthers, threadOfSystem } = await import(${JSON.stringify(new URL(file, import.meta.url).href)})
  drawBehindOthers()
  parentPort.postMessage(getPriority(threadOfSystem()))
`

it.runIf(process.platform === 'linux')('[ILL-780] threads that draw let everything else go first', async () => {
  const before = getPriority(threadOfSystem())
  const source = new URL(`data:text/javascript,${encodeURIComponent(program('thread-priority.ts'))}`)
  const worker = new Worker(source)
  const [drawing] = await once(worker, 'message')
  await worker.terminate()
  expect(drawing).toBe(Math.min(19, before + 10))
  expect(getPriority(threadOfSystem())).toBe(before)
})
