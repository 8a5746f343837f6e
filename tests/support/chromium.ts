import type { LaunchOptions } from '@playwright/test'

const launch = (executablePath?: string): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  // Chromium refuses its sandbox to root, which is what a container runs as.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** Chromium as people have it, for what the one without windows cannot do: it lets nobody show notices. */
export const whole = launch(process.env.CHROMIUM_PATH)

/** Chromium without windows, which leaves more of two processors to what is tried; without it, the whole one. */
export const shell = launch(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH)
