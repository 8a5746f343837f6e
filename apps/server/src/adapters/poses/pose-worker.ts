import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openPoseModel } from './pose-model.ts'

const Settings = z.object({ folder: z.string() })
const PoseRequest = z.object({
  id: z.int(),
  rgb: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
})

/** Looks for people in a thread of its own: each picture takes a good part of a second. */
const model = openPoseModel(Settings.parse(workerData).folder)
// Whoever asks is told; without this the thread would end before.
model.catch(() => {})

parentPort?.on('message', (message: unknown) => {
  const { id, ...picture } = PoseRequest.parse(message)
  model
    .then((poses) => poses.find(picture))
    .then(
      (found) => parentPort?.postMessage({ id, ...(found && { found }) }),
      (error: unknown) => parentPort?.postMessage({ id, problem: String(error) }),
    )
})
