import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fingerprint } from '#scripts/fingerprint.ts'
import { root } from '#scripts/terminal.ts'

const server = join(root, 'apps', 'server', 'src')
const packages = ['contract', 'people', 'stories', 'illustrator'].map((name) => join(root, 'packages', name, 'src'))
const inputs = [server, ...packages, join(root, 'package-lock.json'), import.meta.filename]
const folder = join(root, '.cache', 'server')
/** Libraries of many files that every start needs, with those that they need themselves. */
const taken = [
  /^(?:zod|tldts|tldts-core|otpauth|@noble\/hashes|ws)(?:$|\/)/,
  /^@solana(?:-program)?\//,
  /^(?:fastify|avvio|find-my-way|light-my-request|fast-json-stringify|secure-json-parse|@fastify\/)/,
]

/** The server as it is built; the same program as apps/server/src/main.ts. */
export const serverProgram = join(folder, 'main.mjs')

/** Whether anything the server is made of has changed since it was built. */
export async function serverIsStale(): Promise<boolean> {
  return (await readFile(join(folder, '.built'), 'utf8').catch(() => '')) !== (await fingerprint(inputs))
}

/**
 * The server as a few files instead of more than a thousand: finding, reading and compiling those is most of what a
 * start takes.
 */
export async function buildServer(): Promise<void> {
  const stamp = await fingerprint(inputs)
  const next = `${folder}-next`
  await rm(next, { recursive: true, force: true })
  await bundleServer(next, ['main'])
  const { preparedName } = await import('#server/adapters/sql/prepared-database.ts')
  await migrateOnce(join(next, preparedName()))
  await writeFile(join(next, '.built'), stamp)
  // Built aside, so that a server that starts meanwhile finds the old one whole.
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}

/**
 * Programs of the server as files in a folder. Nothing is made smaller, libraries but a few stay where they are installed,
 * and what looks for something beside itself (a thread's program, samples, fonts) finds it where it lies among the sources.
 */
export async function bundleServer(outDir: string, programs: readonly string[]): Promise<void> {
  const { build } = await import('vite')
  /** Seen from where it is built to, so that the whole may be moved elsewhere. */
  const placesOfSources = (code: string, id: string): string | undefined => {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
    const place = relative(outDir, id).replaceAll('\\', '/')
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
  }
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [{ name: 'places of sources', enforce: 'pre', transform: placesOfSources }],
    ssr: { noExternal: [/^@eidolon\//, ...taken] },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, join(server, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** A database with every table and nothing in them. */
export async function migrateOnce(file: string): Promise<void> {
  const [{ migrate }, { openSqlite }] = await Promise.all([
    import('#server/adapters/sql/migrate.ts'),
    import('#server/adapters/sql/sqlite.ts'),
  ])
  await using db = openSqlite({ file })
  await migrate(db)
}
