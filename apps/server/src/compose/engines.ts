import type { FastifyBaseLogger } from 'fastify'
import { comfyuiEngine } from '#adapters/engines/comfyui/comfyui.ts'
import type { FaceFinder } from '#application/looks/search-look.ts'
import { faceLikeness } from '#adapters/engines/likeness/face-likeness.ts'
import { hasPoseModel } from '#adapters/poses/pose-model.ts'
import { poseThread } from '#adapters/poses/pose-thread.ts'
import type { EngineCalls } from '#application/engines/calls.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { MotionGuide, StageGuide, StageRecipe } from '#application/engines/stage-guide.ts'
import { lockedEngine } from '#application/engines/locked-engine.ts'
import type { PoseFinder } from '#application/poses/pose-finder.ts'
import { type Likeness, scoredEngine } from '#application/engines/scored-engine.ts'
import { composeServices } from '#compose/services.ts'
import type { Config } from '#config/config.ts'

type Deps = {
  readonly config: Pick<Config, 'engines' | 'subscription' | 'publicUrl' | 'role' | 'dataDir'>
  readonly log: FastifyBaseLogger
  /** Draws what pictures of other engines are guided by. */
  readonly guide?: StageGuide
  /** Moves everybody in their films. */
  readonly motion?: MotionGuide | undefined
  readonly stage?: StageRecipe
}

/** The engines beside the built-in one. */
export type OtherEngines = AsyncDisposable & {
  readonly engines: readonly Engine[]
  /** Which of all engines are offered, the usual one first. */
  readonly offered: readonly string[]
  /** Those that cost money and may be used without a subscription all the same. */
  readonly free: readonly string[]
  /** Those that are set up and serve nobody, since they cost money and nothing is sold here. */
  readonly closed: readonly Engine[]
  /** Those that the service behind them calls. */
  readonly calls: EngineCalls
  /** Finds faces and compares them, where a model for that is installed. */
  readonly finder: FaceFinder | undefined
  readonly likeness: Likeness | undefined
  /** Sees poses in pictures, where a model for that is installed. */
  readonly poses: PoseFinder | undefined
}

/** Whatever the configuration names. Nobody is spoken to before somebody wants to know. */
export function composeEngines({ config, log, guide, motion, stage }: Deps): OtherEngines {
  const { comfyui } = config.engines
  const offered: readonly string[] = config.engines.offered
  const free: readonly string[] = config.engines.free
  const engines: Engine[] = []
  if (comfyui) {
    const onUnusable = ({ file, reason }: { readonly file: string; readonly reason: string }) =>
      log.warn({ engine: 'comfyui', file, reason }, 'a workflow cannot be used')
    engines.push(comfyuiEngine({ ...comfyui, onUnusable, motion, ...(guide && { guide }), ...(stage && { stage }) }))
  }
  const services = composeServices({ config, log, guide })
  engines.push(...services.engines)
  const { gate, faces, poses } = config.engines
  const model = faces === undefined ? undefined : faceLikeness(faces)
  const posing = poses !== undefined && hasPoseModel(poses) ? poseThread(poses) : undefined
  if (poses !== undefined && !posing) log.warn({ folder: poses }, 'POSE_MODEL names a folder without a pose model')
  const onProblem = (err: unknown) => log.warn({ err }, 'a picture could not be compared with its character')
  const sells = config.subscription.chain.kind !== 'none'
  const closed = engines.filter(({ id, paid }) => paid && !sells && offered.includes(id) && !free.includes(id))
  const opened = (engine: Engine) =>
    closed.includes(engine)
      ? lockedEngine(engine)
      : scoredEngine(engine, { likeness: model?.likeness, gate, onProblem })
  return {
    engines: engines.map(opened),
    offered,
    free,
    closed,
    calls: services.calls,
    finder: model?.finder,
    likeness: model?.likeness,
    poses: posing?.finder,
    async [Symbol.asyncDispose]() {
      await Promise.all([model?.[Symbol.asyncDispose](), posing?.[Symbol.asyncDispose]()])
    },
  }
}
