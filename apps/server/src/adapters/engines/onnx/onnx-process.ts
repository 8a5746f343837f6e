import { encodePng } from '#adapters/engines/png.ts'
import { type Diffusion, openDiffusion } from './diffusion.ts'
import { hideHalfFloats } from './half-floats.ts'
import { readModelFolder } from './model-folder.ts'
import { loadRuntime } from './onnx-runtime.ts'
import type { FromProcess, ToProcess } from './process-messages.ts'

/**
 * A process of its own for the model: it needs gigabytes and every processor, is stopped at once by ending it, and
 * what goes wrong in native code takes nobody with it.
 */
let diffusion: Diffusion | undefined

const tell = (message: FromProcess): void => void process.send?.(message)

async function obey(message: ToProcess): Promise<void> {
  if (message.kind === 'open') {
    hideHalfFloats()
    const runtime = loadRuntime(message.runtimes)
    if (!runtime) throw new Error('onnxruntime-node is not installed.')
    diffusion = await openDiffusion(runtime, await readModelFolder(message.folder), message.threads)
    tell({ kind: 'opened' })
    return
  }
  if (!diffusion) throw new Error('There is no model yet.')
  const picture = await diffusion.draw(message.order, (done, of) => tell({ kind: 'step', done, of }))
  tell({ kind: 'drawn', png: encodePng(picture, '') })
}

process.on('message', (message: ToProcess) => {
  obey(message).catch((error: unknown) => tell({ kind: 'failed', reason: String(error) }))
})
// Nobody wants pictures of a studio that is gone.
process.on('disconnect', () => process.exit())
