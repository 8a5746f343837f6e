import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addModel } from '#adapters/engines/onnx/add-model.ts'
import { fetchModel, isHubName, usualHub } from '#adapters/engines/onnx/fetch-model.ts'
import { ModelProblem } from '#adapters/engines/onnx/model-folder.ts'
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

export const modelCommands: readonly Command[] = [
  {
    words: 'models add',
    takes: '<folder or owner/name>',
    needs: 1,
    says: 'fetches a diffusion model in ONNX format by its name where it is published, or checks one in a folder, draws one picture with it and has the studio offer it',
    async run({ names: [given = ''], env, say }) {
      const { dataDir } = readConfig(env)
      const environment = resolve('.env')
      const home = join(dataDir, 'onnx-runtime')
      try {
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
