import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { shell } from './tests/support/chromium.ts'

// What Node has compiled for one server the next one finds.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'node')

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './scripts/build/prepare-servers.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // Most of a journey waits: for a server, a drawing, an animation. With two at once half of two processors was idle.
  workers: 3,
  // A machine that hiccups may try once more; what needed it is listed as flaky, so that it gets mended.
  retries: 1,
  // Ample, so that a slow machine passes too: how quick things are is the benchmarks' business.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    // What waits for longer than that waits for something that does not come, and should say so before the test's end.
    actionTimeout: 45_000,
    // Recording and moving decoration would cost more of two processors than what is tried.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shell,
  },
})
