import { basename } from 'node:path'
import type { FromProcess, ToProcess } from '#adapters/engines/onnx/process-messages.ts'

// A PNG picture of one pixel; whatever else were imported here would have to be loaded by every test.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Stands where the model's process stands, and does what the name of its folder says. */
const tell = (message: FromProcess): void => void process.send?.(message)
let manner = 'well'

process.on('message', (message: ToProcess) => {
  if (message.kind === 'open') {
    manner = basename(message.folder)
    if (manner === 'unreadable') return tell({ kind: 'failed', reason: 'no such weights' })
    return tell({ kind: 'opened' })
  }
  tell({ kind: 'step', done: 1, of: message.order.steps })
  if (manner === 'endless') return undefined
  if (manner === 'crash') return process.exit(134)
  // Whatever it could read of its surroundings, for the test to look at.
  // oxlint-disable-next-line node/no-process-env -- to show that there is nothing in it
  if (manner === 'environment') return tell({ kind: 'failed', reason: JSON.stringify(process.env) })
  return tell({ kind: 'drawn', png: Buffer.from(pixel, 'base64') })
})
process.on('disconnect', () => process.exit())
