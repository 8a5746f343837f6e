import { storePack, packIsStale } from '@eidolon/illustrator/workshop/load-pack.ts'
import { buildDrawing, drawingIsStale, drawingProgram } from '#scripts/build/build-drawing.ts'
import { buildServer, serverIsStale, serverProgram } from '#scripts/build/build-server.ts'
import { buildWeb, webIsStale } from '#scripts/build/build-web.ts'
import { step } from '#scripts/terminal.ts'
import { type Server, startServer } from '#tests/support/start-server.ts'

/** How Node and its memory are set up under `npm start`; see `bootstrap.mjs`. */
const { NODE_OPTIONS = '', MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env
const memory = { NODE_OPTIONS, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ }
export const memorySettings: Record<string, string> = Object.fromEntries(
  Object.entries(memory).flatMap(([name, value]) => (value ? [[name, value]] : [])),
)

/** Servers of tests have these set; empty, they count as unset, as under `npm start`. */
const defaults = { ILLUSTRATOR_PORTRAITS: '', ILLUSTRATOR_THREADS: '', LOG_LEVEL: 'warn' }

/**
 * Requests are counted but not refused, because 600 a minute would be all that a measurement shows. Webhooks reach this
 * machine, and the account may keep as much as a subscriber.
 */
const measurable = { RATE_LIMITS: 'off', HOOK_LOOPBACK: 'on', QUOTA_FREE: '100 GB' }

type Options = {
  readonly dataDir: string
  /** A module that the server loads first. */
  readonly preload?: URL
}

/** The server as `npm start` runs it, over the data of this folder. */
export async function startShipped({ dataDir, preload }: Options, env: Record<string, string> = {}): Promise<Server> {
  if (await webIsStale()) await step('web build', buildWeb)
  if (await packIsStale()) await step('body data', storePack)
  if (await drawingIsStale()) await step('illustrator build', buildDrawing)
  if (await serverIsStale()) await step('server build', buildServer)
  const options = preload && { NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload.href}`.trim() }
  return startServer({
    env: { ...memorySettings, ...defaults, ILLUSTRATOR_PROGRAM: drawingProgram, ...measurable, ...options, ...env },
    dataDir,
    drawing: 'real',
    program: serverProgram,
  })
}
