import { embeddedEngine } from '#adapters/engines/embedded/embedded-engine.ts'
import { hasFaceModel } from '#adapters/engines/likeness/face-model.ts'
import { hasPoseModel } from '#adapters/poses/pose-model.ts'
import { thumbnails } from '#adapters/engines/thumbnail.ts'
import { closedHint } from '#application/engines/locked-engine.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { composeEngines } from '#compose/engines.ts'
import { composeIllustrator } from '#compose/illustrator.ts'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, ill, well } from './check.ts'

/** Each engine that is configured, by what it says itself. */
export function engineChecks(config: Config, held: AsyncDisposableStack): readonly Check[] {
  const illustrator = held.use(composeIllustrator(config))
  const embedded = embeddedEngine({ illustrator, thumbnail: thumbnails(320) })
  const { engines: others, offered, closed } = held.use(composeEngines({ config, log: openLogger('silent') }))
  const engines = [embedded, ...others].filter(({ id }) => offered.includes(id))
  const checks = engines.map((engine) => ({
    name: `engine ${engine.id}`,
    async look() {
      const state = await engine.readiness()
      const name = `${engine.name} ${engine.version}`
      if (state.ready) return state.detail === undefined ? well(name) : doubtful(`${name}. ${state.detail}`, mendUnused)
      if (closed.some(({ id }) => id === engine.id)) return ill(state.reason, closedHint(engine.id))
      return ill([state.reason, state.detail].filter(Boolean).join(' '), mendFor(engine.id))
    },
  }))
  const { faces, poses } = config.engines
  return [
    ...checks,
    ...(faces === undefined ? [] : [faceCheck(faces)]),
    ...(poses === undefined ? [] : [poseCheck(poses)]),
  ]
}

const faceCheck = (folder: string): Check => ({
  name: 'face model',
  look: async () =>
    hasFaceModel(folder)
      ? well(`pictures are compared with ${folder}`)
      : ill(`There is no face model in ${folder}.`, 'npm run studio -- models add faces, or leave IDENTITY_MODEL out.'),
})

const poseCheck = (folder: string): Check => ({
  name: 'pose model',
  look: async () =>
    hasPoseModel(folder)
      ? well(`poses in pictures are seen with ${folder}`)
      : ill(`There is no pose model in ${folder}.`, 'npm run studio -- models add poses, or leave POSE_MODEL out.'),
})

const mendUnused = 'Mend what is named, or take it out; docs/engines.md says what is expected.'

const mendFor = (id: string): string =>
  id === 'illustrator'
    ? 'Run npm run pack; npm start does it by itself.'
    : 'Check its address and key, or leave it out.'
