import { readFile } from 'node:fs/promises'
import type { ExportSite } from '#application/account-data/ports.ts'

type Deps = {
  readonly productName: string
  /** Files of the faces that the studio is set in, as far as the built web has them. */
  readonly fonts: () => { readonly display: string | undefined; readonly text: string | undefined }
}

const source = (name: string): Promise<string> => readFile(new URL(`./export-site/${name}`, import.meta.url), 'utf8')

/** The page of an archive: one file with its style and its script inside, so that it opens wherever it is moved to. */
export function exportSite({ productName, fonts }: Deps): ExportSite {
  return {
    productName,
    async files() {
      const [page, style, script] = await Promise.all(['page.html', 'style.css', 'gallery.js'].map(source))
      const faces = fonts()
      const found = await Promise.all([
        face('Redaction', 'site/redaction.woff2', faces.display),
        face('Hanken Grotesk', 'site/hanken-grotesk.woff2', faces.text),
      ])
      const present = found.filter((each) => each !== undefined)
      const css = `${present.map(({ rule }) => rule).join('')}${style}`
      const html = (page ?? '')
        .replaceAll('%PRODUCT_NAME%', () => escaped(productName))
        .replace('%STYLE%', () => css)
        .replace('%SCRIPT%', () => script ?? '')
      return [{ name: 'index.html', bytes: Buffer.from(html) }, ...present.map(({ name, bytes }) => ({ name, bytes }))]
    },
  }
}

/** A face that is not there is done without. */
async function face(family: string, name: string, file: string | undefined) {
  if (file === undefined) return undefined
  try {
    const bytes = await readFile(file)
    const rule = `@font-face{font-family:'${family}';src:url('${name}') format('woff2');font-weight:100 900}\n`
    return { name, bytes, rule }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
