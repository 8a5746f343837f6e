import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { capture, show } from './terminal.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const shellName = 'chromium-headless-shell'
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

/**
 * The same browser built without windows, which takes a third less of the processor; Debian has it as a package of its
 * own. Where it is missing and cannot be installed, the whole one does its work.
 */
export async function ensureHeadlessShell(whole: string): Promise<string> {
  const found = firstFile(onPath(shellName))
  if (found) return found
  if (!(await isRootOnDebian())) return whole
  await installPackages(shellName)
  return firstFile(onPath(shellName)) ?? whole
}

const findChromium = () => firstFile([...names.flatMap(onPath), macApp, chromium.executablePath()])

const onPath = (name: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

const firstFile = (candidates: readonly string[]) => candidates.find((file) => file !== '' && existsSync(file))

async function installPackages(...names: readonly string[]): Promise<void> {
  await show('apt-get', ['update', '-qq'])
  await show('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

async function install(): Promise<string> {
  if (await isRootOnDebian()) {
    await installPackages('chromium', 'fonts-liberation')
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
