import { parentPort, workerData } from 'node:worker_threads'
import { bareFiles } from '#server/transport/http/protocol/testing/bare-files.ts'

/** The baseline in a thread of its own, as the server is in a process of its own. */
const { folder, picture } = workerData as { readonly folder: string; readonly picture: string }
const { url } = await bareFiles(folder, picture)
parentPort?.postMessage(url)
