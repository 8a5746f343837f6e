import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { falHost, falKeys, falPlaces } from '#adapters/engines/fal/fal-host.ts'
import { falWebhooks } from '#adapters/engines/fal/fal-webhooks.ts'
import { handleServiceWebhooks } from '#adapters/engines/hosted/service-webhooks.ts'
import { hostedEngine } from '#adapters/engines/hosted/hosted-engine.ts'
import { waking, type WebhookJudge } from '#adapters/engines/hosted/webhooks.ts'
import { onnxEngine } from '#adapters/engines/onnx/onnx-engine.ts'
import { openaiEngine } from '#adapters/engines/openai/openai-engine.ts'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { replicateHost, replicateUrl } from '#adapters/engines/replicate/replicate-host.ts'
import { replicateWebhooks } from '#adapters/engines/replicate/replicate-webhooks.ts'
import { systemClock } from '#adapters/system/clock.ts'
import type { EngineCall, EngineCalls, CallOutcome } from '#application/engines/calls.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import type { Config } from '#config/config.ts'
import type { ServicesConfig } from '#config/services.ts'
import { callPath } from '#transport/http/routes/engine-calls.ts'

type Deps = {
  readonly config: { readonly engines: ServicesConfig } & Pick<Config, 'publicUrl' | 'role' | 'dataDir'>
  readonly log: FastifyBaseLogger
  /** Draws what pictures of other engines are guided by. */
  readonly guide?: StageGuide | undefined
}

export type ServiceEngines = { readonly engines: readonly Engine[]; readonly calls: EngineCalls }

/** The engines that are services of others. */
export function composeServices({ config, log, guide }: Deps): ServiceEngines {
  const { openai, fal, replicate, onnx } = config.engines
  const engines: Engine[] = []
  const calls = new Map<string, (call: EngineCall) => Promise<CallOutcome>>()

  /** Nobody can call a studio that has no address, or a node that answers nobody. */
  function called(id: string, judge: WebhookJudge) {
    if (config.publicUrl === undefined || config.role !== 'all') return undefined
    const bell = waking()
    calls.set(
      id,
      handleServiceWebhooks(judge, bell, (err) => log.warn({ engine: id, err }, 'a call could not be judged')),
    )
    return { url: new URL(callPath(id), config.publicUrl).href, waking: bell }
  }

  if (openai) {
    engines.push(openaiEngine({ ...openai, downloads: safeDownloads({ trusted: [new URL(openai.url).origin] }) }))
  }
  if (fal) {
    const { key, models } = fal
    const host = falHost({ key, places: falPlaces })
    const readKeys = () => falKeys(falPlaces, AbortSignal.timeout(10_000))
    const own = { host, models, guide, downloads: safeDownloads({ trusted: [] }) }
    engines.push(
      hostedEngine({
        id: 'fal',
        name: 'fal',
        ...own,
        calls: called('fal', falWebhooks({ readKeys, clock: systemClock })),
      }),
    )
  }
  if (replicate) {
    const { key, models } = replicate
    const host = replicateHost({ token: key, url: replicateUrl })
    const readSecret = () => host.webhookSecret(AbortSignal.timeout(10_000))
    const own = { host, models, guide, downloads: safeDownloads({ trusted: [] }) }
    const judge = replicateWebhooks({ readSecret, clock: systemClock })
    engines.push(hostedEngine({ id: 'replicate', name: 'Replicate', ...own, calls: called('replicate', judge) }))
  }
  if (onnx) engines.push(onnxEngine({ ...onnx, runtimes: onnxRuntimes(config.dataDir) }))
  return { engines, calls }
}

/** Where the runtime of local models is looked for: beside the data, where `models add` puts it, or with the server. */
export const onnxRuntimes = (dataDir: string): readonly string[] => [
  join(dataDir, 'onnx-runtime'),
  fileURLToPath(new URL('../..', import.meta.url)),
]
