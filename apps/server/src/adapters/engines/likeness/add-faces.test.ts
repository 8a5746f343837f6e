import { createHash } from 'node:crypto'
import { mkdir, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { addFaces } from './add-faces.ts'
import { facePackages } from './face-model.ts'

const weights = '@vladmandic/face-api/model/face_recognition_model.bin'
const files = { [weights]: createHash('sha256').update('numbers').digest('hex') }

async function open() {
  const place = await mkdtempDisposable(join(tmpdir(), 'eidolon-faces-'))
  const home = join(place.path, 'data', 'faces')
  const environment = join(place.path, '.env')
  const said: string[] = []
  const installed: (readonly string[])[] = []
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(home, 'node_modules', path)), { recursive: true })
    await writeFile(join(home, 'node_modules', path), text)
  }
  async function install(_home: string, packages: readonly string[]) {
    installed.push(packages)
    await put('@tensorflow/tfjs/index.js', '')
    await put('@tensorflow/tfjs-backend-wasm/index.js', '')
    await put(weights, 'numbers')
  }
  const usual = { home, environment, install, files, look: async () => ({ same: 0.2, other: 0.6 }) }
  const add = (given: Partial<Parameters<typeof addFaces>[0]> = {}) =>
    addFaces({ ...usual, say: (line) => said.push(line), ...given })
  return { ...usual, add, put, said, installed, [Symbol.asyncDispose]: () => place.remove() }
}

it('[ENG-120] the face model is fetched once, tried, and written down beside what is there', async () => {
  await using world = await open()
  await writeFile(world.environment, 'PORT=4000\nIDENTITY_MODEL=./elsewhere\n')
  expect(await world.add()).toEqual({ same: 0.2, other: 0.6 })
  await world.add()
  expect(world.installed).toEqual([facePackages])
  expect(await readFile(world.environment, 'utf8')).toBe(`PORT=4000\nIDENTITY_MODEL="${world.home}"\n`)
  expect(world.said.join('\n')).toMatch(/MIT licence[^]*Apache-2\.0[^]*90 MB[^]*already/)
})

it('[ENG-120] what cannot be fetched, was changed or sees no faces changes nothing, and it is said what to do', async () => {
  await using world = await open()
  const install = () => Promise.reject(new ModelProblem('npm ended with code 1.'))
  await expect(world.add({ install })).rejects.toThrow(
    /npm ended with code 1\. Without a connection: .*"npm install .*face-api@.*copy it to .*faces and say this again/,
  )
  await world.add()
  await rm(world.environment)
  await world.put(weights, 'other numbers')
  await expect(world.add()).rejects.toThrow(/face_recognition_model\.bin .*checksum is wrong\. Delete/)
  await world.put(weights, 'numbers')
  const look = () => Promise.reject(new ModelProblem('The model sees no faces in drawings, so it is not used.'))
  await expect(world.add({ look })).rejects.toThrow('sees no faces')
  await expect(readFile(world.environment, 'utf8')).rejects.toThrow('ENOENT')
})
