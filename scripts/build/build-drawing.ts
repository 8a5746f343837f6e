import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '#scripts/fingerprint.ts'
import { root } from '#scripts/terminal.ts'

const server = join(root, 'apps', 'server', 'src')
const threads = join(server, 'adapters', 'engines', 'illustrator')
const packages = ['contract', 'people', 'illustrator'].map((name) => join(root, 'packages', name, 'src'))
const inputs = [server, ...packages, join(root, 'package-lock.json'), import.meta.filename]
const folder = join(root, '.cache', 'drawing')

/** The program of the threads that draw, for the server's ILLUSTRATOR_PROGRAM. */
export const drawingProgram = join(folder, 'thread-main.mjs')

/** Whether anything the threads that draw are made of has changed since they were built. */
export async function drawingIsStale(): Promise<boolean> {
  return (await readFile(join(folder, '.built'), 'utf8').catch(() => '')) !== (await fingerprint(inputs))
}

/**
 * The programs of the threads that draw, as a few files instead of some thousand: finding, reading and compiling those
 * would take each thread more than a second before its first line. Nothing is made smaller or otherwise changed.
 */
export async function buildDrawing(): Promise<void> {
  const stamp = await fingerprint(inputs)
  const next = `${folder}-next`
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@eidolon\//] },
    build: {
      ssr: true,
      outDir: next,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: {
          'thread-main': join(threads, 'thread-main.ts'),
          'film-thread-main': join(threads, 'film-thread-main.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  await writeFile(join(next, '.built'), stamp)
  // Built aside, so that a thread that starts meanwhile finds the old one whole.
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}
