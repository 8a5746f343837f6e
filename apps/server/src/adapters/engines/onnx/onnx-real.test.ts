import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { onnxEngine } from './onnx-engine.ts'
import { loadRuntime } from './onnx-runtime.ts'
import { writeTinyModel } from './testing/tiny-model.ts'

/** Where `studio models add` puts the runtime, which nobody else installs: it has hundreds of megabytes. */
const runtimes = [resolve(import.meta.dirname, '../../../../../../data/onnx-runtime')]

describe.runIf(loadRuntime(runtimes))('onnxEngine with the real runtime', () => {
  it.each(['float', 'half'] as const)(
    '[ENG-72] draws the same picture again with %s weights, and another for another seed or other words',
    async (real) => {
      const folder = join(await mkdtemp(join(tmpdir(), 'eidolon-onnx-')), 'tiny')
      await writeTinyModel(folder, real)
      const engine = onnxEngine({ folder, steps: 2, threads: 1, runtimes })
      const draw = async (request: object) => {
        const [drawing] = await engine.draw(aTask('onnx', { request }), aWatch())
        return Buffer.from(drawing?.file.bytes ?? []).toString('base64')
      }
      try {
        const once = await draw({})
        expect(await draw({})).toBe(once)
        expect(await draw({ seed: 8 })).not.toBe(once)
        expect(await draw({ prompt: 'a hat' })).not.toBe(once)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  )
})
