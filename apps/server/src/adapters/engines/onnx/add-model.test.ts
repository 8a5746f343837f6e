import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addModel } from './add-model.ts'
import { runtimePackage } from './onnx-runtime.ts'
import { writeTinyModel } from './testing/tiny-model.ts'

const program = new URL('./testing/scripted-process.ts', import.meta.url)

async function open(manner: string) {
  const place = await mkdtemp(join(tmpdir(), 'eidolon-models-'))
  const home = join(place, 'runtime')
  const environment = join(place, '.env')
  const folder = join(place, manner)
  await writeTinyModel(folder)
  const said: string[] = []
  let installs = 0
  const add = () =>
    addModel({
      folder,
      home,
      runtimes: [home],
      environment,
      program,
      say: (line) => said.push(line),
      async install() {
        installs += 1
        await mkdir(join(home, 'node_modules', runtimePackage), { recursive: true })
        await writeFile(join(home, 'node_modules', runtimePackage, 'index.js'), '')
      },
    })
  const close = () => rm(place, { recursive: true, force: true })
  return { add, folder, environment, said, installs: () => installs, [Symbol.asyncDispose]: close }
}

it('[ENG-74] fetches the runtime once, draws a picture and writes the model down beside what is there', async () => {
  await using world = await open('well')
  await writeFile(world.environment, 'PORT=4000\nONNX_MODEL=/elsewhere\n# end\n')
  expect((await world.add()).version).toMatch(/^well-/)
  await world.add()
  expect(world.installs()).toBe(1)
  expect(await readFile(world.environment, 'utf8')).toBe(`PORT=4000\n# end\nONNX_MODEL="${world.folder}"\n`)
})

it('[ENG-74] a model that cannot draw is not written down', async () => {
  await using world = await open('crash')
  await expect(world.add()).rejects.toMatchObject({ name: 'ModelProblem' })
  await expect(readFile(world.environment, 'utf8')).rejects.toThrow('ENOENT')
})

it('[ENG-74] an .env file that is there and cannot be read is left alone', async () => {
  await using world = await open('well')
  // A link to itself: no account can read it, not even the one that may read everything.
  await symlink('.env', world.environment)
  await expect(world.add()).rejects.toMatchObject({
    name: 'ModelProblem',
    message: expect.stringContaining('left as it is: ELOOP'),
  })
  expect(await readlink(world.environment)).toBe('.env')
  expect(world.installs()).toBe(0)
})
