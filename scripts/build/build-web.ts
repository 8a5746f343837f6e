import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn, fingerprint } from '#scripts/fingerprint.ts'
import { root } from '#scripts/terminal.ts'

const web = join(root, 'apps', 'web')
const dist = join(web, 'dist')
const stampFile = join(dist, '.built')
const packages = ['contract', 'people', 'stories'].map((name) => join(root, 'packages', name))
const drawn = join(root, 'packages', 'illustrator', 'src')
const plugins = ['chunks.ts', 'figure-plugins.ts', 'slim-three.ts'].map((name) =>
  join(root, 'apps', 'web', 'workshop', name),
)
const inputs = [web, ...packages, drawn, join(root, 'package-lock.json'), import.meta.filename, ...plugins]

const inputsNow = () => fingerprint(inputs, `for a service: ${process.env.HOSTED === '1'}\n`)

/** Whether anything the web is made of has changed since it was built. */
export async function webIsStale(): Promise<boolean> {
  return (await readFile(stampFile, 'utf8').catch(() => '')) !== (await inputsNow())
}

export async function buildWeb(): Promise<void> {
  const stamp = await inputsNow()
  // Built aside and swapped in, so that a running server never sees half of it.
  const next = join(root, '.cache', 'web')
  await rm(next, { recursive: true, force: true })
  const { build } = await import('vite')
  const shared = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const
  await build({ ...shared, build: { outDir: next, emptyOutDir: true } })
  await prerender(next, async (outDir) => {
    await build({ ...shared, build: { outDir, ssr: join(web, 'src', 'prerender.tsx'), emptyOutDir: true } })
  })
  await compress(next)
  await writeFile(join(next, '.built'), stamp)
  await swap(next)
}

/** The landing page as HTML, so that it can be read before any script has arrived. */
async function prerender(out: string, compile: (outDir: string) => Promise<void>): Promise<void> {
  const compiled = join(root, '.cache', 'prerender')
  await compile(compiled)
  type RenderedPage = { render(): string; landingHead(): string }
  const page = (await import(`${pathToFileURL(join(compiled, 'prerender.js')).href}?${Date.now()}`)) as RenderedPage
  const shell = await readFile(join(out, 'index.html'), 'utf8')
  const wake = (await readdir(join(out, 'assets'))).find((name) => /^wake-[\w-]+\.js$/.test(name))
  if (!wake) throw new Error('The build has no wake script for the landing page.')
  const html = shell
    // What is seen first is asked for first; the script only wakes up what can be read already.
    .replace('<title>', () => `${page.landingHead()}<title>`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    // It is always at night there.
    .replace(/\s*<script src="\/theme.js"><\/script>/, '')
    .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_all, main) => wakeTag(wake, main))
    .replace('<div id="root"></div>', () => `<div id="root">${page.render()}</div>`)
  if (!html.includes('<h1'))
    throw new Error('The prerendered landing page is empty: index.html must hold <div id="root"></div>.')
  await writeFile(join(out, 'landing.html'), html)
}

const wakeTag = (wake: string, main: string): string =>
  `<script type="module" src="/assets/${wake}" data-wakes="${main}"></script>`

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** HTML stays as it is: the server fills in the site's name and compresses the result once. */
async function compress(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => /\.(js|css|svg|json|txt|webmanifest|map)$/.test(file))
  await Promise.all((await filesIn(folder)).filter((file) => file.endsWith('.bin')).map(compressData))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < 512) return
      const text = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${file}.br`, await squeeze.br(bytes, { params: text }))
      await writeFile(`${file}.gz`, await squeeze.gz(bytes, { level: 9 }))
    }),
  )
}

/** The body data is large and stays the same from build to build: it is compressed once, and less thoroughly. */
async function compressData(file: string): Promise<void> {
  const kept = join(root, '.cache', 'illustrator', basename(file))
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const ways = { br: () => squeeze.br(bytes, { params }), gz: () => squeeze.gz(bytes) }
  for (const [end, way] of Object.entries(ways)) {
    const packed = await readFile(`${kept}.${end}`).catch(() => undefined)
    const made = packed ?? (await way())
    if (!packed) await writeFile(`${kept}.${end}`, made)
    await writeFile(`${file}.${end}`, made)
  }
}

async function swap(next: string): Promise<void> {
  const old = join(root, '.cache', 'web-old')
  await rm(old, { recursive: true, force: true })
  await mkdir(join(root, '.cache'), { recursive: true })
  await rename(dist, old).catch(() => undefined)
  await rename(next, dist)
  await rm(old, { recursive: true, force: true })
}
