import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addFaces } from '#adapters/engines/likeness/add-faces.ts'
import { faceLikeness } from '#adapters/engines/likeness/face-likeness.ts'
import { addPoses } from '#adapters/poses/add-poses.ts'
import { poseThread } from '#adapters/poses/pose-thread.ts'
import { addModel } from '#adapters/engines/onnx/add-model.ts'
import { fetchModel, isHubName, usualHub } from '#adapters/engines/onnx/fetch-model.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { firstPose } from '#application/poses/first-pose.ts'
import { initialCandidates } from '#application/looks/initial-candidates.ts'
import { composeIllustrator } from '#compose/illustrator.ts'
import { readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { onnxRuntimes } from '#compose/services.ts'
import type { Command, Terminal } from './command.ts'

/** A folder of this machine, or one that is filled from where models are published. */
async function folderOf(given: string, home: string, env: Terminal['env'], say: Terminal['say']): Promise<string> {
  const folder = resolve(given)
  if (existsSync(folder) || !isHubName(given)) return folder
  return fetchModel({
    name: given,
    hub: env['HF_ENDPOINT'] || usualHub,
    token: env['HF_TOKEN'] || undefined,
    home,
    say,
  })
}

/** The model that compares faces, tried on three drawings. */
async function addFaceModel({ env, say }: Pick<Terminal, 'env' | 'say'>): Promise<void> {
  const config = readConfig(env)
  const environment = resolve('.env')
  const { same, other } = await addFaces({
    home: join(resolve(config.dataDir), 'faces'),
    environment,
    say,
    async look(folder) {
      await using illustrator = composeIllustrator(config)
      await using faces = faceLikeness(folder)
      return tried(
        initialCandidates({ illustrator, faces: faces.finder }, AbortSignal.timeout(120_000)),
        'no faces in drawings',
      )
    },
  })
  say(`It finds two drawings of one person ${same.toFixed(2)} apart, and two people ${other.toFixed(2)}.`)
  say(`IDENTITY_MODEL is written to ${environment}. Start the studio again: pictures of other engines then carry a`)
  say('score, and the form for characters takes portraits ("From a picture").')
}

/** The model that sees poses in pictures, tried on a drawing. */
async function addPoseModel({ env, say }: Pick<Terminal, 'env' | 'say'>): Promise<void> {
  const config = readConfig(env)
  const environment = resolve('.env')
  const off = await addPoses({
    home: join(resolve(config.dataDir), 'poses'),
    environment,
    say,
    async look(folder) {
      await using illustrator = composeIllustrator(config)
      await using model = poseThread(folder)
      return tried(
        firstPose({ illustrator, finder: model.finder }, AbortSignal.timeout(120_000)),
        'nobody in a drawing',
      )
    },
  })
  say(`In a drawing it finds hands, feet and head ${off.toFixed(0)} cm from where they are.`)
  say(`POSE_MODEL is written to ${environment}. Start the studio again: the editor of poses then takes pictures`)
  say('("From a picture").')
}

/** What a model sees in drawings; it is not used where it cannot be tried or sees nothing. */
async function tried<Seen>(trial: Promise<Seen | undefined>, nothing: string): Promise<Seen> {
  const seen = await trial.catch((cause: unknown) => {
    throw new ModelProblem(`The model cannot be tried: ${String(cause)}`, { cause })
  })
  if (seen === undefined) throw new ModelProblem(`The model sees ${nothing}, so it is not used.`)
  return seen
}

export const modelCommands: readonly Command[] = [
  {
    words: 'models add',
    takes: '<faces, poses, folder or owner/name>',
    needs: 1,
    says: 'with "faces" fetches the model that compares faces, with "poses" the one that sees poses in pictures; otherwise fetches a diffusion model in ONNX format by its name where it is published, or checks one in a folder, draws one picture with it and has the studio offer it',
    async run({ names: [given = ''], env, say }) {
      const { dataDir } = readConfig(env)
      const environment = resolve('.env')
      const home = join(dataDir, 'onnx-runtime')
      try {
        if (given === 'faces') {
          await addFaceModel({ env, say })
          return 0
        }
        if (given === 'poses') {
          await addPoseModel({ env, say })
          return 0
        }
        const folder = await folderOf(given, join(dataDir, 'models'), env, say)
        const { version, seconds } = await addModel({ folder, home, runtimes: onnxRuntimes(dataDir), environment, say })
        say(`${version} drew a picture in ${seconds.toFixed(1)} s on this machine, loading it included.`)
        say(`ONNX_MODEL is written to ${environment}. Start the studio again, and it is offered as "Local model".`)
        return 0
      } catch (error) {
        if (error instanceof ModelProblem) throw new StartupProblem(error.message, { cause: error })
        throw error
      }
    },
  },
]
