import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModelProblem } from './model-problem.ts'

/** What npm is asked for; scripts of packages are not run. */
export const installArguments = (home: string, packages: readonly string[]): readonly string[] => [
  'install',
  '--prefix',
  home,
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  ...packages,
]

/** Beside the studio's own packages, so that installing those anew does not take it away. */
export async function installPackages(home: string, packages: readonly string[]): Promise<void> {
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), JSON.stringify({ private: true }))
  await npm(installArguments(home, packages))
}

/** Brings one package as it is published, without what it names as its own needs: `*.tgz` in the folder. */
export async function fetchPackage(home: string, name: string): Promise<void> {
  await mkdir(home, { recursive: true })
  await npm(['pack', '--ignore-scripts', '--pack-destination', home, name])
}

const npm = (said: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const run = spawn('npm', said, { stdio: 'inherit', shell: process.platform === 'win32' })
    run.on('error', (cause) => reject(new ModelProblem(`npm cannot be started: ${cause.message}`, { cause })))
    run.on('exit', (code) => (code === 0 ? resolve() : reject(new ModelProblem(`npm ended with code ${code}.`))))
  })
