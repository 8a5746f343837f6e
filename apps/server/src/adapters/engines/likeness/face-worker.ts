import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openFaceModel } from './face-model.ts'

const Settings = z.object({ folder: z.string() })
const FaceRequest = z.object({
  id: z.int(),
  rgb: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
  all: z.boolean().optional(),
})

/** Looks for faces in a thread of its own: each picture takes a good part of a second. */
const model = openFaceModel(Settings.parse(workerData).folder)
// Whoever asks is told; without this the thread would end before.
model.catch(() => {})

parentPort?.on('message', (message: unknown) => {
  const { id, rgb, width, height, all } = FaceRequest.parse(message)
  model
    .then(async (faces) =>
      all ? { faces: await faces.describeAll(rgb, width, height) } : faces.find(rgb, width, height),
    )
    .then(
      (found) => parentPort?.postMessage({ id, ...found }),
      (error: unknown) => parentPort?.postMessage({ id, problem: String(error) }),
    )
})
