import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { capture, show } from './terminal.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser for the outer ring: the one named, an installed one, Playwright's own, or a fresh install of either. */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  return findChromium() ?? (await install())
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    macApp,
    chromium.executablePath(),
  ]
  return candidates.find((file) => file !== '' && existsSync(file))
}

async function install(): Promise<string> {
  if (await isRootOnDebian()) {
    await show('apt-get', ['update', '-qq'])
    await show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    await show('playwright', ['install', 'chromium'])
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  )
}

/** Only there may a test command install system packages without asking: a bare machine or a container. */
export async function isRootOnDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || (await capture('apt-get', ['--version'])).code !== 0) return false
  return /debian|ubuntu/i.test(await readFile('/etc/os-release', 'utf8').catch(() => ''))
}
