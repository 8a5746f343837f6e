import { join, resolve } from 'node:path'
import { addModel } from '#adapters/engines/onnx/add-model.ts'
import { ModelProblem } from '#adapters/engines/onnx/model-folder.ts'
import { readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { onnxRuntimes } from '#compose/services.ts'
import type { Command } from './command.ts'

export const modelCommands: readonly Command[] = [
  {
    words: 'models add',
    takes: '<folder>',
    needs: 1,
    says: 'checks a diffusion model in ONNX format, draws one picture with it and has the studio offer it',
    async run({ names: [given = ''], env, say }) {
      const { dataDir } = readConfig(env)
      const folder = resolve(given)
      const environment = resolve('.env')
      const home = join(dataDir, 'onnx-runtime')
      try {
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
